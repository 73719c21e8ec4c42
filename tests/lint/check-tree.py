#!/usr/bin/env python3
# check-tree.py - every file has its one line in CONTRIBUTING.md, every C file says what it is and its licence
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re

import tree

ENTRY = re.compile(r'^- `([^`]+)`: \S')
HEADER = re.compile(r'/\* (\S+) - \S.*\n(?: \*.*\n)*? \* SPDX-License-Identifier: GPL-3\.0-or-later\n')


def check_entries(paths):
    listed = [match[1] for match in map(ENTRY.match, tree.read('CONTRIBUTING.md').splitlines()) if match]
    for path in sorted(set(paths) - set(listed)):
        yield f'CONTRIBUTING.md: no line for {path}'
    for path in sorted(set(listed) - set(paths)):
        yield f'CONTRIBUTING.md: no such file: {path}'
    for path in sorted({path for path in listed if listed.count(path) > 1}):
        yield f'CONTRIBUTING.md: more than one line for {path}'


def check_source(path):
    text = tree.read(path)
    header = HEADER.match(text)
    if header is None:
        yield f'{path}:1: begins with "/* NAME - what it is", then the SPDX line'
    elif header[1] != os.path.basename(path):
        yield f'{path}:1: calls itself {header[1]}'
    for number, line in enumerate(text.splitlines(), 1):
        if line != line.rstrip() or '\t' in line:
            yield f'{path}:{number}: a tab, or white space at the end'


def main():
    paths = tree.files()
    findings = list(check_entries(paths))
    for path in paths:
        if path.endswith(('.c', '.h')):
            findings += check_source(path)
    tree.finish(findings, f'{len(paths)} files')


main()
