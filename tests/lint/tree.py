# tree.py - what the lints share: the files of the tree, and how a finding is told
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
if len(sys.argv) > 1:
    ROOT = os.path.abspath(sys.argv[1])

# Made by an editor, a patch, a build of a package or git, and never part of the tree; a build folder is known by what
# it holds
FOREIGN = ('.git', '.flatpak-builder', 'flatpak/work', '__pycache__', 'debian', '.pc')


def is_foreign(path):
    name = os.path.basename(path)
    return path in FOREIGN or name in FOREIGN or name.endswith(('.swp', '~', '.log', '.orig', '.rej'))


def is_build(folder):
    return os.path.isdir(os.path.join(folder, 'meson-private'))


def files():
    """The paths of all files of the tree, relative to its top, sorted."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        here = os.path.relpath(folder, ROOT)
        path = lambda name: os.path.normpath(os.path.join(here, name))
        folders[:] = [name for name in folders
                      if not is_foreign(path(name)) and not is_build(os.path.join(folder, name))]
        found += [path(name) for name in names if not is_foreign(path(name))]
    return sorted(found)


def read(path):
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
        return file.read()


def finish(findings, what, unfinished=()):
    """Prints the findings and ends: 0 only if there are none and something was looked at.

    What is merely unfinished, such as a sentence not yet translated, is a finding when RUBRIC_RELEASE is 1, as
    build-aux/check --release sets it, and a warning while the program is being worked on.
    """
    if os.environ.get('RUBRIC_RELEASE') == '1':
        findings = [*findings, *unfinished]
    else:
        for warning in unfinished:
            print(f'warning: {warning}')
    for finding in findings:
        print(finding)
    print(f'{len(findings)} findings in {what}')
    sys.exit(1 if findings or what.startswith('0 ') else 0)
