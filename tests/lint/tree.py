# tree.py - what the lints share: the files of the tree, and how a finding is told
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
if len(sys.argv) > 1:
    ROOT = os.path.abspath(sys.argv[1])

# Made by a build or by an editor, and never part of the tree
FOREIGN = ('.git', '.flatpak-builder', 'flatpak/work', '__pycache__')


def is_foreign(path):
    name = os.path.basename(path)
    top_build = os.sep not in path and (name == 'build' or name.startswith('build-')) and name != 'build-aux'
    return path in FOREIGN or name in FOREIGN or top_build or name.endswith(('.swp', '~'))


def files():
    """The paths of all files of the tree, relative to its top, sorted."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        here = os.path.relpath(folder, ROOT)
        path = lambda name: os.path.normpath(os.path.join(here, name))
        folders[:] = [name for name in folders if not is_foreign(path(name))]
        found += [path(name) for name in names if not is_foreign(path(name))]
    return sorted(found)


def read(path):
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
        return file.read()


def finish(findings, what):
    """Prints the findings and ends: 0 only if there are none and something was looked at."""
    for finding in findings:
        print(finding)
    print(f'{len(findings)} findings in {what}')
    sys.exit(1 if findings or what.startswith('0 ') else 0)
