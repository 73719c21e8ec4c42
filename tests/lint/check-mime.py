#!/usr/bin/env python3
# check-mime.py PACKAGE - the desktop recognises our files: a database made of PACKAGE knows names and contents
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import shutil
import subprocess
import sys
import tempfile

SADMAN = 'application/x-sudoku-sadman'
COLLECTION = 'application/x-sudoku-collection'
BOARD = '.........\n' * 9

# file name, contents, the type it must get; without a telling name the contents decide
CASES = [
    ('puzzle.sdk', '#A Somebody\n[Puzzle]\n' + BOARD, SADMAN),
    ('bare.sdk', BOARD, SADMAN),
    ('nameless', '#A Somebody\n[Puzzle]\n' + BOARD, SADMAN),
    ('many.sdm', '.' * 81 + '\n', COLLECTION),
    ('plain.txt', BOARD, 'text/plain'),
]


def make_database(package, folder):
    """A database that holds PACKAGE and, as on any desktop, the base types."""
    packages = os.path.join(folder, 'mime', 'packages')
    os.makedirs(packages)
    for source in (package, '/usr/share/mime/packages/freedesktop.org.xml'):
        shutil.copy(source, packages)
    subprocess.run(['update-mime-database', os.path.join(folder, 'mime')], check=True)


def type_of(name, contents, folder):
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(contents)
    environment = dict(os.environ, XDG_DATA_HOME=folder, XDG_DATA_DIRS=folder, LC_ALL='C.UTF-8')
    answer = subprocess.run(['gio', 'info', '-a', 'standard::content-type', path], check=True, env=environment,
                            capture_output=True, text=True)
    return answer.stdout.rsplit('standard::content-type: ', 1)[-1].strip()


def main():
    failures = 0
    print(f'1..{len(CASES)}')
    with tempfile.TemporaryDirectory() as folder:
        make_database(sys.argv[1], folder)
        for number, (name, contents, wanted) in enumerate(CASES, 1):
            found = type_of(name, contents, folder)
            failures += found != wanted
            print(f"{'ok' if found == wanted else 'not ok'} {number} - {name} is {found}")
    sys.exit(failures > 0)


main()
