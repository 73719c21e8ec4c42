#!/usr/bin/python3
# sandbox.py - uses the installed Flatpak as a person would, for flatpak/check
#
# Called with a SCENARIO and a FOLDER.
#
# Runs in a session and a home of its own, with openbox, real keys (xdotool), and what a screen reader is told. SCENARIO is
# "use" or "chinese"; pictures of what was seen go into FOLDER. Each result is a line "ok" or "not ok"; the last line is
# "end".
#
# SPDX-License-Identifier: GPL-3.0-or-later
import fnmatch
import os
import re
import subprocess
import sys
import time

import gi

os.environ["ATSPI_NO_CACHE"] = "1"  # what the program says now, not what libatspi remembers
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

ID = "io.github.rubric_sudoku.Rubric"
HOME = os.environ["HOME"]
SECONDS = 30  # a busy machine may be ten times as slow; every wait is for something
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PERMISSIONS = {"devices": {"dri"}, "shared": {"ipc"}, "sockets": {"fallback-x11", "wayland", "x11"}}


class Missed(Exception):
    """What a person would have seen did not come."""


def wait(what, condition):
    """Returns what CONDITION gives as soon as that is true."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    raise Missed(what)


def output(*command, **options):
    """What a command says, whether it succeeds or not."""
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          timeout=2 * SECONDS, **options).stdout


# The screen


def keys(*chords):
    if chords:
        subprocess.run(["xdotool", "key", "--clearmodifiers", *chords], check=True, timeout=SECONDS)


def type_text(text):
    subprocess.run(["xdotool", "type", "--clearmodifiers", "--delay", "20", text], check=True, timeout=SECONDS)


def title():
    return output("xdotool", "getactivewindow", "getwindowname").strip()


def expect_window(pattern):
    """Waits until the window with the keyboard is called so."""
    wait(f"the window {pattern}", lambda: fnmatch.fnmatch(title(), pattern))


def picture(name):
    subprocess.run(["import", "-window", "root", f"{sys.argv[2]}/{name}.png"], check=False, timeout=SECONDS)


def widgets(node, depth=0):
    """All that a screen reader can meet below NODE."""
    yield node
    if depth < 40:
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is not None:
                yield from widgets(child, depth + 1)


def find(pattern, role=None):
    """A widget to be seen, by its name and perhaps its role; None where there is none."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        try:
            for node in widgets(desktop.get_child_at_index(i)):
                if (fnmatch.fnmatch(node.get_name() or "", pattern) and role in (None, node.get_role_name())
                        and node.get_state_set().contains(Atspi.StateType.SHOWING)):
                    return node
        except gi.repository.GLib.Error:  # it went away while it was looked at
            pass
    return None


def expect(pattern, role=None):
    return wait(f"“{pattern}”", lambda: find(pattern, role))


def board():
    """The digits of the 81 cells, as they are read out."""
    digits = ["."] * 81
    n = 0
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        for node in widgets(desktop.get_child_at_index(i)):
            cell = re.match(r"Row (\d), column (\d), (?:blank|\w+ (\d))", node.get_name() or "")
            if cell:
                n += 1
                digits[9 * int(cell[1]) + int(cell[2]) - 10] = cell[3] or "."
    return "".join(digits) if n == 81 else None


def expect_board(digits):
    wait(f"the board {digits}", lambda: board() == digits)


def press(name):
    """Does what a button does."""
    wait(f"pressing {name}", lambda: expect(name, "push button").do_action(0))


def click(node):
    """With the pointer, in the middle of it."""
    place = node.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    subprocess.run(["xdotool", "mousemove", str(place.x + place.width // 2), str(place.y + place.height // 2), "click",
                    "1"], check=True, timeout=SECONDS)


def entry():
    """The field with the keyboard, where there is one."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        try:
            for node in widgets(desktop.get_child_at_index(i)):
                if (node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY)
                        and node.get_state_set().contains(Atspi.StateType.FOCUSED)):
                    return node
        except gi.repository.GLib.Error:  # it went away while it was looked at
            pass
    return None


def entered(path):
    """Types PATH into the field with the keyboard, and tells whether all of it has arrived there."""
    field = entry()
    if field is None:
        return False
    keys("ctrl+a")
    type_text(path)
    return Atspi.Text.get_text(field, 0, -1) == path


def returned(dialog):
    """The dialog swallows an Enter that comes while it looks for completions."""
    keys("Return")
    time.sleep(1)
    return not fnmatch.fnmatch(title(), dialog)


def answer(dialog, before, path):
    """Gives PATH to a dialog for files, which is the portal's: no window of the sandbox."""
    expect_window(dialog)
    keys(*before)
    wait(f"{path} in {dialog}", lambda: entered(path))
    wait(f"the end of {dialog}", lambda: returned(dialog))


# The program


def start(*words, environment=()):
    return subprocess.Popen(["flatpak", "run", *[f"--env={e}" for e in environment], ID, *words])


def inside(script):
    """What a shell in the sandbox says."""
    return output("flatpak", "run", "--command=sh", ID, "-c", script)


def read(path):
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def write_puzzle(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("[Puzzle]\n" + "".join(PUZZLE[i:i + 9] + "\n" for i in range(0, 81, 9)))


def records():
    """What the program keeps of the puzzle on its desk."""
    folder = f"{HOME}/.var/app/{ID}"
    paths = [os.path.join(at, name) for at, _, names in os.walk(folder) for name in names if name.endswith(".record")]
    return "".join(read(path) for path in paths)


# Scenarios


def check_permissions():
    """it asks for no files and no network"""
    lines = output("flatpak", "info", "--show-permissions", ID).splitlines()
    asked = {line.partition("=")[0]: set(line.partition("=")[2].strip(";").split(";")) for line in lines if "=" in line}
    if asked != PERMISSIONS:
        raise Missed(f"{asked}")


def check_closed():
    """nothing of the home folder and the machine can be read or written"""
    secret = f"{HOME}/Documents/secret.txt"
    with open(secret, "w", encoding="utf-8") as file:
        file.write("only for my eyes\n")
    with open("/tmp/rubric-secret.txt", "w", encoding="utf-8") as file:
        file.write("only for my eyes\n")
    said = inside(f"""exec 2> /dev/null
                      cat '{secret}' /tmp/rubric-secret.txt /run/host/etc/shadow /var/lib/dpkg/status
                      ls '{HOME}'; ls '{HOME}/Documents'
                      (echo mine > '{secret}'); (echo mine > '{HOME}/mine.txt'); (echo mine > /tmp/mine.txt)
                      (echo mine > /usr/mine.txt) && echo /usr; (echo mine > /app/mine.txt) && echo /app
                      sed -n 's/: .*//p' /proc/net/dev; echo end""")
    os.unlink("/tmp/rubric-secret.txt")
    if said.split() != ["lo", "end"] and said.split() != ["end"]:
        raise Missed(said)
    if read(secret) != "only for my eyes\n" or os.path.exists(f"{HOME}/mine.txt") or os.path.exists("/tmp/mine.txt"):
        raise Missed("the sandbox wrote into the home folder, or into /tmp")


def check_bus():
    """of the programs of the desktop it can talk to none but the portals"""
    said = inside("gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus "
                  "--method org.freedesktop.DBus.ListNames")
    names = set(re.findall(r"'([a-zA-Z][^']*)'", said))
    other = {name for name in names
             if not name.startswith(("org.freedesktop.portal.", ID)) and name != "org.freedesktop.DBus"}
    if not names or other:
        raise Missed(said)


def check_open():
    """a file that is chosen in the portal's dialog is opened, and is lent"""
    write_puzzle(f"{HOME}/Documents/puzzle.sdk")
    start()
    expect("Row 1, column 1,*")
    keys("ctrl+o")
    answer("Open File", ["ctrl+l"], f"{HOME}/Documents/puzzle.sdk")
    expect_window("puzzle.sdk")
    expect_board(PUZZLE)
    wait("a record of the file that was lent", lambda: f"/run/user/{os.getuid()}/doc/" in records())
    picture("opened")


def check_save():
    """it is solved, and saved where it came from"""
    keys("F5")
    expect_board(SOLUTION)
    keys("ctrl+s")
    wait("the file", lambda: SOLUTION[:9] in read(f"{HOME}/Documents/puzzle.sdk"))
    if sorted(os.listdir(f"{HOME}/Documents")) != ["puzzle.sdk", "secret.txt"]:
        raise Missed(str(os.listdir(f"{HOME}/Documents")))


def check_save_as():
    """it is saved as another file, in a folder that the program cannot see"""
    keys("ctrl+shift+s")
    answer("Save Puzzle", [], f"{HOME}/Documents/another.sdk")
    wait("the file", lambda: SOLUTION[:9] in read(f"{HOME}/Documents/another.sdk"))
    expect_window("another.sdk")


def check_print():
    """it is printed to a PDF file in the portal's dialog"""
    keys("ctrl+p")
    expect_window("Print")
    expect("Page 1 of 1")
    picture("print")
    press("Print…")
    click(expect("Print to File"))
    picture("print-portal")
    press("Print")
    wait("the file", lambda: read(f"{HOME}/Documents/output.pdf").startswith("%PDF-"))
    expect_window("another.sdk")


def check_terminal():
    """the terminal program reads what was printed, and no other file"""
    said = output("flatpak", "run", "--file-forwarding", "--command=rubric-cli", ID, "check", "@@",
                  f"{HOME}/Documents/output.pdf", "@@")
    if said != "unique\n":
        raise Missed(said)
    said = output("flatpak", "run", "--command=rubric-cli", ID, "check", f"{HOME}/Documents/output.pdf")
    if "No such file or directory" not in said:
        raise Missed(said)


def check_lost():
    """in a new login, where the file is no longer lent, nothing is lost, and Save As is offered"""
    before = records()
    keys("ctrl+z")
    expect_board(PUZZLE)
    wait("a record of what was undone", lambda: records() != before)
    subprocess.run(["flatpak", "kill", ID], check=True)
    for lent in output("flatpak", "documents", "--columns=id").split():
        subprocess.run(["flatpak", "document-unexport", "--doc-id", lent], check=False)
    start()
    expect("Rubric no longer has access to the file.*")
    picture("lost")
    expect_board(PUZZLE)
    press("Save As…")
    answer("Save Puzzle", [], f"{HOME}/Documents/third.sdk")
    wait("the file", lambda: PUZZLE[2:9] in read(f"{HOME}/Documents/third.sdk"))
    expect_window("third.sdk")


def check_quit():
    """it ends when it is asked to"""
    keys("ctrl+q")
    wait("the end", lambda: ID not in output("flatpak", "ps", "--columns=application"))


def check_chinese():
    """in Chinese, it says so"""
    start(environment=("LC_ALL=en_US.UTF-8", "LANGUAGE=zh_CN"))
    for name in "求解", "录题":
        expect(f"{name}*")
    picture("chinese")


SCENARIOS = {
    "use": (check_permissions, check_closed, check_bus, check_open, check_save, check_save_as, check_print,
            check_terminal, check_lost, check_quit),
    "chinese": (check_chinese, check_quit),
}


def main():
    for folder in sys.argv[2], f"{HOME}/Documents", f"{HOME}/.config":
        os.makedirs(folder, exist_ok=True)
    with open(f"{HOME}/.config/user-dirs.dirs", "w", encoding="utf-8") as file:
        file.write('XDG_DOCUMENTS_DIR="$HOME/Documents"\n')  # where dialogs save
    subprocess.Popen(["openbox", "--sm-disable"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for scenario in SCENARIOS[sys.argv[1]]:
        began = time.monotonic()
        words = scenario.__doc__
        try:
            scenario()
            print(f"ok      {words} ({time.monotonic() - began:.0f} s)", flush=True)
        except (Missed, subprocess.SubprocessError, OSError) as error:
            picture(f"failed-{scenario.__name__}")
            print(f"not ok  {words}: {error}", flush=True)
    print("end", flush=True)


if __name__ == "__main__":
    main()
