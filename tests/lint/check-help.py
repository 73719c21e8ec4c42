#!/usr/bin/env python3
# check-help.py - the guide is true: its links, its keys, the words of the window that it names, and its translations
#
# A translation that is behind is an error only in a release; so is a word of the window that no catalogue has yet.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re
import subprocess
import sys
import xml.etree.ElementTree

import tree

MALLARD = '{http://projectmallard.org/1.0/}'
SOURCE = 'C'

# How the guide writes what the shortcuts window calls by the names of GTK
KEYS = {'Control': 'Ctrl', 'BackSpace': 'Backspace', 'space': 'Space', 'period': '.', 'comma': ',', 'question': '?',
        'plus': '+', 'minus': '−', 'Left': '←', 'Right': '→', 'Up': '↑', 'Down': '↓', 'Escape': 'Esc',
        'Return': 'Enter', 'Page_Up': 'Page Up', 'Page_Down': 'Page Down'}
TRANSLATED_KEYS = {
    'Strg': 'Ctrl', 'Umschalt': 'Shift', 'Leertaste': 'Space', 'Eingabetaste': 'Enter', 'Rücktaste': 'Backspace',
    'Entf': 'Delete', 'Pos1': 'Home', 'Ende': 'End', 'Bild auf': 'Page Up', 'Bild ab': 'Page Down', 'Menü': 'Menu',
    'スペース': 'Space',
    '空格': 'Space'}

# Keys that are held for a click or for the arrow keys
HELD = {('Shift',), ('Ctrl',)}

ACCELERATOR = re.compile(r'(?:<\w+>)*[^\s<>]+')


def text_of(element):
    return ' '.join(''.join(element.itertext()).split())


def load(languages):
    guide = {}
    for path in tree.files():
        parts = path.split('/')
        if parts[0] == 'help' and path.endswith('.page'):
            page = xml.etree.ElementTree.parse(os.path.join(tree.ROOT, path)).getroot()
            guide.setdefault(parts[1], {})[parts[2][:-len('.page')]] = page
    return {language: guide.get(language, {}) for language in languages}


def check_links(language, pages):
    topics = {link.get('xref') for link in pages['index'].iterfind(f'{MALLARD}info/{MALLARD}link')}
    for name, page in pages.items():
        if page.get('id') != name:
            yield f'help/{language}/{name}.page: calls itself {page.get("id")}'
        if name != 'index' and name not in topics:
            yield f'help/{language}/{name}.page: the index does not lead to it'
        for link in page.iter(f'{MALLARD}link'):
            if link.get('xref') not in pages:
                yield f'help/{language}/{name}.page: there is no page {link.get("xref")}'


def check_elements(language, pages):
    """The window of the guide knows some of Mallard; anything else is an error there."""
    known = set(re.findall(r'^  \{ "(\w+)"[ ,]', tree.read('src/ui/help/rubric-help.c'), re.MULTILINE))
    for name, page in pages.items():
        for element in sorted({element.tag.replace(MALLARD, '') for element in page.iter()} - known):
            yield f'help/{language}/{name}.page: the window of the guide does not know <{element}>'


def outline(page):
    """What a translation has in common with its source: the elements and the keys, not the words."""
    for element in page.iter():
        if element.tag in (f'{MALLARD}gui', f'{MALLARD}em', f'{MALLARD}key'):
            continue
        yield element.tag, element.get('id'), element.get('type'), element.get('xref')


def keys_of(page):
    for parent in page.iter():
        if parent.tag == f'{MALLARD}keyseq':
            yield tuple(map(key_name, parent))
        else:
            yield from ((key_name(child),) for child in parent if child.tag == f'{MALLARD}key')


def key_name(element):
    text = text_of(element)
    return TRANSLATED_KEYS.get(text, text)


def count(items):
    items = list(items)
    return {item: items.count(item) for item in items}


def check_translation(language, pages, source):
    for name in sorted(set(pages) ^ set(source)):
        yield f'help/{language}/{name}.page: this page is only in one of {SOURCE} and {language}'
    for name in sorted(set(pages) & set(source)):
        for what, function in (('sections, tables, lists or links', outline), ('keys', keys_of)):
            if count(function(pages[name])) != count(function(source[name])):
                yield f'help/{language}/{name}.page: its {what} are not those of {SOURCE}'


def shortcut(accelerator):
    *modifiers, key = re.findall(r'[^<>]+', accelerator)
    key = key.replace('...', '–')
    key = KEYS.get(key, key.upper() if len(key) == 1 else key)
    return (*sorted(KEYS.get(name, name) for name in modifiers), key)


def shortcuts():
    window = xml.etree.ElementTree.parse(os.path.join(tree.ROOT, 'src/ui/shell/rubric-shortcuts.ui'))
    for accelerators in window.iterfind('.//property[@name="accelerator"]'):
        yield from map(shortcut, ACCELERATOR.findall(accelerators.text))


def check_keys(pages):
    known = set(shortcuts())
    used = {name: {(*sorted(keys[:-1]), keys[-1]) for keys in keys_of(page)} for name, page in pages.items()}
    for name, keys in used.items():
        for key in sorted(keys - known - HELD):
            yield f'help/{SOURCE}/{name}.page: {"+".join(key)} is not in rubric-shortcuts.ui'
    for key in sorted(known - used['keys']):
        yield f'help/{SOURCE}/keys.page: {"+".join(key)} is missing'


def plain(word):
    """A label without its mnemonic and what follows it."""
    word = re.sub(r'\(_\w\)', '', word).replace('_', '')
    return word.rstrip('…').strip()


def read_catalogue(path):
    """Pairs of a word of the program and its translation."""
    made = subprocess.run(['msgfmt', '--output-file=-', path], cwd=tree.ROOT, capture_output=True, check=True).stdout
    count_, sources, targets = (int.from_bytes(made[at:at + 4], sys.byteorder) for at in (8, 12, 16))
    for i in range(count_):
        pair = []
        for table in (sources, targets):
            length, start = (int.from_bytes(made[table + 8 * i + at:table + 8 * i + at + 4], sys.byteorder)
                             for at in (0, 4))
            pair.append(made[start:start + length].decode().split('\4')[-1].split('\0')[0])
        yield plain(pair[0]), plain(pair[1])


def check_words(language, pages, source, pairs):
    """The words of the window are those that it shows, in each language."""
    translations = {}
    for word, translation in pairs:
        translations.setdefault(word, set()).add(translation)
    for name in sorted(set(pages) & set(source)):
        here = count(text_of(gui) for gui in pages[name].iter(f'{MALLARD}gui'))
        there = count(text_of(gui) for gui in source[name].iter(f'{MALLARD}gui'))
        for word in there:
            if word not in translations:
                yield f'help/{SOURCE}/{name}.page: the program does not say “{word}”'
            elif not any(here.get(translation, 0) >= there[word] for translation in translations[word]):
                yield (f'help/{language}/{name}.page: “{word}” is '
                       f'{" or ".join(sorted(translations[word]))} in the program')


def main():
    pages = [path for path in tree.files() if path.startswith('help/') and path.endswith('.page')]
    languages = sorted({path.split('/')[1] for path in pages})  # one need not have a guide
    guide = load(languages)
    source = guide[SOURCE]
    findings, unfinished = list(check_keys(source)), []
    for language, pages in guide.items():
        if 'index' not in pages:
            (findings if language == SOURCE else unfinished).append(f'help/{language}/index.page: missing')
            continue
        findings += [*check_links(language, pages), *check_elements(language, pages)]
        if language != SOURCE:
            unfinished += check_translation(language, pages, source)
            unfinished += check_words(language, pages, source, list(read_catalogue(f'po/{language}.po')))
    tree.finish(findings, f'{sum(map(len, guide.values()))} pages', unfinished)


main()
