#!/usr/bin/env python3
# check-faults.py - each test that the table of faults names is there, and each sentence in it is one of the program's
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re

import tree

TABLE = 'tests/faults/README.md'
SENTENCES = 'src/'


def rows():
    """The cells of each row of the table: fault, sentences, what is kept, tests."""
    lines = [line for line in tree.read(TABLE).splitlines() if line.startswith('| ')]
    return [[cell.strip() for cell in line.strip('|').split(' | ')] for line in lines[1:]]


def pattern(sentence):
    """What the source has for a sentence: … stands for a name that is put in."""
    return r'.*'.join(re.escape(part) for part in sentence.split('…'))


def check_tests(fault, cell, tests):
    named = re.findall(r'`(test-[\w-]+) (/[\w/-]+)`', cell)
    if not named:
        yield f'{TABLE}: "{fault}" has no test'
    for name, path in named:
        if name not in tests:
            yield f'{TABLE}: there is no {name}.c'
        elif f'"{path}"' not in tests[name]:
            yield f'{TABLE}: {name} has no {path}'


def check_sentences(fault, cell, text):
    said = re.findall(r'`([^`]+)`', cell)
    if not said and 'nothing' not in cell.lower():
        yield f'{TABLE}: "{fault}": what does the person see?'
    for sentence in said:
        if not re.search(pattern(sentence), text):
            yield f'{TABLE}: the program never says "{sentence}"'


def main():
    paths = tree.files()
    tests = {path.rsplit('/', 1)[-1][:-2]: tree.read(path) for path in paths
             if path.startswith('tests/') and path.endswith('.c')}
    text = '\n'.join(tree.read(path) for path in paths if path.startswith(SENTENCES) and path.endswith('.c'))
    text = re.sub(r'"\n *"', '', text)  # a sentence may be longer than a line
    table = rows()
    findings = []
    for row in table:
        if len(row) != 4:
            findings.append(f'{TABLE}: a row has {len(row)} cells: {row}')
            continue
        findings += [*check_sentences(row[0], row[1], text), *check_tests(row[0], row[3], tests)]
    tree.finish(findings, f'{len(table)} faults')


main()
