#!/usr/bin/env python3
# check-contrast.py - every ink of the board can be read on every tint, and every tint can be told from the paper
#
# SPDX-License-Identifier: GPL-3.0-or-later
import itertools
import re

import tree

LEAST = 4.5  # WCAG 2, level AA, text of any size
LEAST_TINT = 1.2  # of a tint to the paper
LEAST_AID = 1.05  # of one that only helps the eye along, on which every ink stays as it is
AIDS = ('peer', 'given')
LEAST_RING = 3  # WCAG 2, level AA, what is not text: rings in high contrast
SAYING = ('same', 'shaded', 'filtered', 'blamed', 'wrong', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6', 'tint7')  # tints that say something, and so have a ring in high contrast

CHOSEN = ('selected',)  # by the person; the ring in high contrast is a shadow, which comes over any outline

# As AdwApplication loads them
STYLES = {
    'light': ['style.css'],
    'dark': ['style.css', 'style-dark.css'],
    'high contrast': ['style.css', 'style-hc.css'],
    'dark high contrast': ['style.css', 'style-dark.css', 'style-hc.css'],
}
ORIGINS = ('blank', 'given', 'entered', 'solved')  # a cell has one of these; a blank one has marks
INK, TINT, PATTERN = 'color', 'background-color', 'background-image'


def parse(sheet):
    """The colours by name, and the rules about cells: (classes, declarations), in order."""
    text = re.sub(r'/\*.*?\*/', '', tree.read(f'src/ui/{sheet}'), flags=re.S)
    colours = dict(re.findall(r'@define-color\s+(\w+)\s+([^;]+);', text))
    rules = []
    for selectors, body in re.findall(r'([^{};]+)\{([^{}]*)\}', text):
        declarations = dict(re.findall(r'([\w-]+)\s*:\s*([^;]+);', body))
        for selector in selectors.split(','):
            cell = re.fullmatch(r'board(?::[\w-]+)? cell((?:\.[\w-]+)*)', selector.strip())
            if cell:
                rules.append((frozenset(filter(None, cell[1].split('.'))), declarations))
    return colours, rules


def rgb(value, colours):
    """A colour as three parts of 0 to 1. What it cannot be is an error: then nothing would be measured."""
    if value.startswith('@'):
        return rgb(colours[value[1:]].strip(), colours)
    digits = re.fullmatch(r'#([0-9a-fA-F]{6})', value)
    if not digits:
        raise ValueError(f'{value}: not an opaque colour of six hexadecimal digits')
    return [int(digits[1][i:i + 2], 16) / 255 for i in (0, 2, 4)]


def luminance(colour):
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def declared(rules, classes, name):
    """What the cascade gives a cell of @classes: the rule with the most classes, the last of equals."""
    found = [(len(wanted), place, declarations[name]) for place, (wanted, declarations) in enumerate(rules)
             if wanted <= classes and name in declarations]
    return max(found)[2] if found else None


def behind(rules, classes):
    """The names of all colours behind the ink: the tint, and what is hatched over it."""
    pattern = declared(rules, classes, PATTERN) or ''
    return {declared(rules, classes, TINT), *re.findall(r'@\w+|#[0-9a-fA-F]+', pattern)} - {None}


def parse_all(sheets):
    colours, rules = {}, []
    for sheet in sheets:
        more_colours, more_rules = parse(sheet)
        colours |= more_colours
        rules += more_rules
    return colours, rules


def measure_tints(style, sheets):
    """What is too faint: tints beside the paper and, in high contrast, the rings around what says something."""
    colours, rules = parse_all(sheets)
    paper = declared(rules, frozenset(), TINT)
    findings = []
    for state in sorted({*AIDS, *SAYING, *CHOSEN}):
        pairs = [(LEAST_AID if state in AIDS else LEAST_TINT, declared(rules, {state}, TINT), paper)]
        if 'high contrast' in style and state in SAYING:
            ring = re.search(r'@\w+', declared(rules, {state}, 'outline') or '')
            if ring is None:
                findings.append(f'{style}: {state}: no ring')
                continue
            pairs += [(LEAST_RING, ring[0], ground) for ground in (paper, declared(rules, {state}, TINT))]
        findings += [f'{style}: {state}: {one} beside {other}: {ratio:.2f}:1' for least, one, other in pairs
                     if (ratio := contrast(rgb(one, colours), rgb(other, colours))) < least]
    return findings


def measure(sheets):
    """(contrast, what) of each ink on each colour behind it, for cells in up to two states at once."""
    colours, rules = parse_all(sheets)
    states = sorted(frozenset().union(*(classes for classes, _ in rules)) - set(ORIGINS))
    seen = {}
    for origin in ORIGINS:
        for chosen in itertools.chain.from_iterable(itertools.combinations(states, n) for n in range(3)):
            classes = frozenset((origin,) + chosen)
            ink = declared(rules, classes, INK)
            for ground in behind(rules, classes):
                what = f'{".".join((origin,) + chosen)}: {ink} on {ground}'
                seen.setdefault((ink, ground), (contrast(rgb(ink, colours), rgb(ground, colours)), what))
    return sorted(seen.values())


def main():
    findings, n = [], 0
    for style, sheets in STYLES.items():
        ratios = measure(sheets)
        n += len(ratios)
        findings += measure_tints(style, sheets)
        findings += [f'{style}: {what}: {ratio:.2f}:1' for ratio, what in ratios if ratio < LEAST]
        print(f'{style}: {len(ratios)} pairs, the least {ratios[0][0]:.2f}:1, {ratios[0][1]}')
    tree.finish(findings, f'{n} pairs of ink and ground')


main()
