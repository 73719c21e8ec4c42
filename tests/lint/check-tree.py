#!/usr/bin/env python3
# check-tree.py - every source file says what it is, and its licence: build-aux/map prints the list from that
#
# The licence of all else, and whose each file is, stands in .reuse/dep5, which "reuse lint" reads, too.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import fnmatch
import os
import re

import tree

LICENCE = r'SPDX[-]License-Identifier: (?:GPL-3\.0-or-later|CC0-1\.0)\n'  # the examples are anybody's

C_HEADER = re.compile(r'/\* (\S+) - \S.*\n(?: \*.*\n)*? \* ' + LICENCE)
SCRIPT_HEADER = re.compile(r'(?:#!.*\n)?# (\S+) .*- \S.*\n(?:#.*\n)*?# ' + LICENCE
                           + r'|(?:#!.*\n)?# (\S+) - \S.*\n(?:#.*\n)*?# ' + LICENCE)


def header_of(path, text):
    """What the file's head has to look like, or None where no head is asked for."""
    if path.endswith(('.c', '.h')):
        return C_HEADER
    return SCRIPT_HEADER if path.endswith('.py') or text.startswith('#!') else None


def check_source(path):
    text = tree.read(path)
    pattern = header_of(path, text)
    if pattern is None:
        return
    header = pattern.match(text)
    if header is None:
        yield f'{path}:1: begins with a comment, "NAME - what it is", then the SPDX line'
    elif os.path.basename(path) not in header.groups():
        yield f'{path}:1: calls itself {header[1] or header[2]}'
    for number, line in enumerate(text.splitlines(), 1):
        if line != line.rstrip() or '\t' in line:
            yield f'{path}:{number}: a tab, or white space at the end'


def is_text(path):
    return path.endswith(('.c', '.h', '.py')) or path.startswith(('build-aux/', '.ci/'))


def is_licence(path):
    return path in ('COPYING', '.reuse/dep5') or path.startswith('LICENSES/')


def main():
    paths = tree.files()
    findings = [finding for path in paths if is_text(path) for finding in check_source(path)]
    licensed = re.findall(r'^Files: (.*\n(?: .*\n)*)', tree.read('.reuse/dep5'), re.M)
    globs = ' '.join(licensed).split()
    findings += [f'{path}: no licence in .reuse/dep5' for path in paths
                 if not is_licence(path) and not any(fnmatch.fnmatchcase(path, glob) for glob in globs)]
    tree.finish(findings, f'{len(paths)} files')


main()
