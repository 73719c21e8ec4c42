#!/usr/bin/env python3
# check-contrast.py - every ink of the board can be read on every ground, every tint can be told from the paper, and a given
# from a blank on any of them; captions can be read
#
# SPDX-License-Identifier: GPL-3.0-or-later
import itertools
import re

import tree

LEAST = 4.5  # WCAG 2, level AA, text of any size
LEAST_TINT = 1.2  # of a tint to the paper
LEAST_AID = 1.05  # of one that only helps the eye along, on which every ink stays as it is
AIDS = ('peer',)
LEAST_RING = 3  # WCAG 2, level AA, what is not text: rings in high contrast, wave and stroke
SAYING = ('same', 'shaded', 'filtered', 'blamed', 'wrong', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6', 'tint7')  # tints that say something, and so have a ring in high contrast
CHOSEN = ('selected',)  # by the person; the ring in high contrast is a shadow, which comes over any outline
MARKED = ('peer', 'filtered', 'blamed', 'uncertain', 'hinted', None)  # on which a mark stands out; None: paper

# As AdwApplication loads them
STYLES = {
    'light': ['style.css'],
    'dark': ['style.css', 'style-dark.css'],
    'high contrast': ['style.css', 'style-hc.css'],
    'dark high contrast': ['style.css', 'style-dark.css', 'style-hc.css'],
}
ORIGINS = ('blank', 'given', 'entered', 'solved')  # a cell has one of these; a blank one has marks
INK, TINT, PATTERN = 'color', 'background-color', 'background-image'

# Letters and what they stand on in libadwaita 1.2: the window, a card, a button
TEXT = {
    'light': ((0, 0, 0), 0.8, ((0.98,) * 3, (1,) * 3, (0.902,) * 3)),
    'dark': ((1, 1, 1), 1, ((0.141,) * 3, (0.212,) * 3, (0.227,) * 3)),
}
CAPTIONS = ('.dim-label', 'pad button.digit.complete label')  # by their opacity


def parse(sheet):
    """The colours by name, the rules about cells: (classes, declarations), in order, and the opacities of captions."""
    text = re.sub(r'/\*.*?\*/', '', tree.read(f'src/ui/{sheet}'), flags=re.S)
    colours = dict(re.findall(r'@define-color\s+(\w+)\s+([^;]+);', text))
    rules, captions = [], {}
    for selectors, body in re.findall(r'([^{};]+)\{([^{}]*)\}', text):
        declarations = dict(re.findall(r'([\w-]+)\s*:\s*([^;]+);', body))
        for selector in map(str.strip, selectors.split(',')):
            cell = re.fullmatch(r'board(?::[\w-]+)? cell((?:\.[\w-]+)*)', selector)
            if cell:
                rules.append((frozenset(filter(None, cell[1].split('.'))), declarations))
            if selector in CAPTIONS:
                captions[selector] = float(declarations['opacity'])
    return colours, rules, captions


def rgb(value, colours):
    """A colour as three parts of 0 to 1. What it cannot be is an error: then nothing would be measured."""
    if not isinstance(value, str):
        return value
    if value.startswith('@'):
        return rgb(colours[value[1:]].strip(), colours)
    digits = re.fullmatch(r'#([0-9a-fA-F]{6})', value)
    if not digits:
        raise ValueError(f'{value}: not an opaque colour of six hexadecimal digits')
    return [int(digits[1][i:i + 2], 16) / 255 for i in (0, 2, 4)]


def blend(over, alpha, ground):
    return tuple(alpha * one + (1 - alpha) * other for one, other in zip(over, ground))


def print_on(ground, colours):
    """A ground under the grey of a given."""
    name, alpha = re.fullmatch(r'alpha\((black|white), ([\d.]+)\)', colours['rubric_printed']).groups()
    return blend((1, 1, 1) if name == 'white' else (0, 0, 0), float(alpha), rgb(ground, colours))


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


def find_fills(style):
    """The grounds that the colours of cells and candidates are."""
    fills = re.findall(r'\{ 0x([0-9a-f]{6}), 0x([0-9a-f]{6}) \}', tree.read('src/draw/rubric-swatch.c'))
    if len(fills) != 9:
        raise ValueError(f'{len(fills)} fills instead of 9')
    return ['#' + fill['dark' in style] for fill in fills]


def behind(rules, classes, fills):
    """All colours behind the ink: the tint, and what is hatched over it; or the colours of the cell."""
    if 'coloured' in classes and 'wrong' not in classes:
        return set(fills)
    pattern = declared(rules, classes, PATTERN) or ''
    return {declared(rules, classes, TINT), *re.findall(r'@\w+|#[0-9a-fA-F]+', pattern)} - {None}


def parse_all(sheets):
    colours, rules, captions = {}, [], {}
    for sheet in sheets:
        more_colours, more_rules, more_captions = parse(sheet)
        colours |= more_colours
        rules += more_rules
        captions |= more_captions
    return colours, rules, captions


def list_pairs(style, sheets):
    """(what, least contrast, one, other) of tints beside the paper, of givens beside blanks on each tint, of what is drawn
    beside the digit and, in high contrast, of the rings around what says something."""
    colours, rules, _ = parse_all(sheets)
    paper = declared(rules, frozenset(), TINT)
    fills = find_fills(style)
    for state in sorted({*AIDS, *SAYING, *CHOSEN}):
        tint = declared(rules, {state}, TINT)
        yield state, LEAST_AID if state in AIDS else LEAST_TINT, tint, paper
        if 'high contrast' in style and state in SAYING:
            ring = re.search(r'@\w+', declared(rules, {state}, 'outline') or '')
            for ground in (paper, tint):
                yield f'ring of {state}', LEAST_RING, ring[0] if ring else ground, ground
    for ground in sorted({declared(rules, {state}, TINT) for state in (*AIDS, *SAYING, *CHOSEN)} | {paper, *fills}):
        yield 'given', LEAST_AID, print_on(ground, colours), ground
    yield 'ring of a mark', LEAST_RING, '@rubric_same_line', declared(rules, {'selected'}, TINT)
    for fill in fills:
        yield 'colour', LEAST_TINT, fill, paper
        yield 'ring of a mark', LEAST_RING, '@rubric_same_line', fill
        yield 'mark', LEAST, declared(rules, {'blank'}, INK) or declared(rules, frozenset(), INK), fill
    for state in MARKED:
        yield 'same mark', LEAST_TINT, '@rubric_same_mark', declared(rules, {state}, TINT)
    yield 'same mark', LEAST, declared(rules, frozenset(), INK), '@rubric_same_mark'
    yield 'stroke', LEAST_RING, '@rubric_stroke', declared(rules, {'wrong'}, TINT)
    for ground in (paper, declared(rules, {'selected'}, TINT)):
        yield 'wave', LEAST_RING, '@rubric_wave', ground
        yield 'wave', LEAST_RING, '@rubric_wave', print_on(ground, colours)


def list_captions(style, sheets):
    _, _, captions = parse_all(sheets)
    ink, alpha, grounds = TEXT['dark' if 'dark' in style else 'light']
    for selector in CAPTIONS:
        for ground in grounds:
            yield selector, LEAST, blend(ink, alpha * captions[selector], ground), ground


def measure(style, sheets):
    """(contrast, what) of each ink on each colour behind it, for cells in up to two states at once."""
    colours, rules, _ = parse_all(sheets)
    fills = find_fills(style)
    states = sorted(frozenset().union(*(classes for classes, _ in rules)) - set(ORIGINS))
    seen = {}
    for origin in ORIGINS:
        for chosen in itertools.chain.from_iterable(itertools.combinations(states, n) for n in range(3)):
            classes = frozenset((origin,) + chosen)
            ink = declared(rules, classes, INK)
            for ground in behind(rules, classes, fills):
                what = f'{".".join((origin,) + chosen)}: {ink} on {ground}'
                under = print_on(ground, colours) if origin == 'given' else rgb(ground, colours)
                seen.setdefault((ink, ground, origin == 'given'), (contrast(rgb(ink, colours), under), what))
    return sorted(seen.values())


def main():
    findings, n = [], 0
    for style, sheets in STYLES.items():
        colours, _, _ = parse_all(sheets)
        ratios = measure(style, sheets)
        pairs = [*list_pairs(style, sheets), *list_captions(style, sheets)]
        n += len(ratios) + len(pairs)
        findings += [f'{style}: {what}: {one} beside {other}: {ratio:.2f}:1' for what, least, one, other in pairs
                     if (ratio := contrast(rgb(one, colours), rgb(other, colours))) < least]
        findings += [f'{style}: {what}: {ratio:.2f}:1' for ratio, what in ratios if ratio < LEAST]
        print(f'{style}: {len(ratios)} pairs, the least {ratios[0][0]:.2f}:1, {ratios[0][1]}')
    tree.finish(findings, f'{n} pairs of ink and ground')


main()
