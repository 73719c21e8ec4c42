#!/usr/bin/env python3
# check-counts.py - what README, description and guide count and list is what the tables of the program hold
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re

import tree

NUMBERS = ('zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
           'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty')

README = 'README.md'
METAINFO = 'data/io.github.rubric_sudoku.Rubric.metainfo.xml.in'
PRINTING = 'help/C/printing.page'
STRATEGIES = 'help/C/answers.page'  # where each of them is described


def table(path, name):
    """The body of the C table called @name."""
    return re.search(rf'\b{name}\[\] = \{{(.*?)^\}}', tree.read(path), flags=re.M | re.S)[1]


def strategy_names():
    return re.findall(r'\{ "[\w-]+",\s*SUD_N_ \("([^"]+)"\)', table('src/engine/sud-strategy.c', 'strategies'))


def most_per_page():
    numbers = re.search(r'\bpuzzles_per_page\[\] = \{(.*)\}', tree.read('src/draw/rubric-render-page.c'))[1]
    return max(int(number) for number in re.findall(r'\d+', numbers))


def main():
    names = strategy_names()
    counts = [
        (README, r'(\w+) search strategies', len(names)),
        (METAINFO, r'(\w+) ways to search', len(names)),
        (README, r'up to (\w+) puzzles per page', most_per_page()),
        (METAINFO, r'up to (\w+) puzzles per page', most_per_page()),
        (PRINTING, r'up to (\w+) puzzles per page', most_per_page()),
    ]
    findings = []
    for path, pattern, wanted in counts:
        said = [word.lower() for word in re.findall(pattern, ' '.join(tree.read(path).split()))]
        if not said:
            findings.append(f'{path}: nothing like "{pattern}": put what it says now into {__file__}')
        findings += [f'{path}: "{word}" where there are {wanted}' for word in said if word != NUMBERS[wanted]]
    guide = tree.read(STRATEGIES)
    findings += [f'{STRATEGIES}: says nothing of "{name}"' for name in names if f'<gui>{name}</gui>' not in guide]
    tree.finish(findings, f'{len(counts)} counts and {len(names)} names')


main()
