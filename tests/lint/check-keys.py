#!/usr/bin/env python3
# check-keys.py - the access keys of a menu, or of the labels of a dialog, are different letters, in every language
#
# SPDX-License-Identifier: GPL-3.0-or-later
import collections
import re
import xml.etree.ElementTree

import catalogue
import tree

KEY = re.compile(r'(?<!_)_(\w)')


def labels_of_menu(menu):
    """The labels that are seen together: those of its items and sections, not those of its submenus."""
    for child in menu:
        if child.tag == 'item' or child.tag == 'submenu':
            yield from (label for label in child.findall('attribute') if label.get('name') == 'label')
        elif child.tag == 'section':
            yield from labels_of_menu(child)


def underlined(widget):
    properties = {child.get('name'): child for child in widget.findall('property')}
    if 'use-underline' in properties and properties['use-underline'].text.lower() == 'true':
        yield from (properties[name] for name in ('label', 'title') if name in properties)


def groups_of(root):
    """What can be seen at one time, as lists of labels."""
    for menu in [*root.iter('menu'), *root.iter('submenu')]:
        yield list(labels_of_menu(menu))
    yield [label for widget in root.iter('object') for label in underlined(widget)]


def check_group(path, language, labels, translations):
    keys = collections.defaultdict(set)
    for label in labels:
        if label.get('translatable') == 'yes' and label.text:
            text = translations.get((label.get('context'), label.text), label.text)
            found = KEY.search(text)
            if found:
                keys[found[1].lower()].add(text)
    for key, texts in sorted(keys.items()):
        if len(texts) > 1:
            yield f'{path}: {language}: {key.upper()} is the key of {", ".join(sorted(texts))}'


def main():
    paths = [path for path in tree.files() if path.startswith('src/') and path.endswith('.ui')]
    groups = [(path, group) for path in paths
              for group in groups_of(xml.etree.ElementTree.fromstring(tree.read(path)))]
    languages = {'C': {}}
    for language in catalogue.languages():
        languages[language] = {(message.context, message.english): message.translations[0]
                               for message in catalogue.read(language)}
    findings = [finding for language, translations in languages.items() for path, group in groups
                for finding in check_group(path, language, group, translations)]
    tree.finish(findings, f'{len(groups)} menus and dialogs in {len(languages)} languages')


main()
