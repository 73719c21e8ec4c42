#!/usr/bin/env python3
# check-glossary.py - each language calls a thing by one name: that of po/glossary.csv
#
# A row is a language, a term, its translation, what is found in every sentence that names it, and where it was seen.
# What is found is the beginning of each word, in which | stands between forms that a beginning does not cover; it is
# empty for terms that are everyday words as well. A message that is nothing but a term is its translation; in
# sentences, which may go about it another way, a few may be without.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import csv
import re

import catalogue
import tree

GLOSSARY = 'po/glossary.csv'
FOUND = 0.97  # of the sentences that name a term; translators of eight languages left out 0 to 1.6 in a hundred
QUOTED = re.compile(r'--[\w=-]+|[“"][a-z][\w-]*[”"]')  # options, and identifiers: they stay as they are


def pattern_of(term):
    words = re.escape(term).replace(r'\ ', '[ -]')
    return re.compile(rf'(?<![\w-]){words}(?:e?s)?(?![\w-])', re.I)


def has_stem(text, stem):
    text = catalogue.plain(text).lower()
    return all(any(form in text for form in word.split('|')) for word in stem.lower().split())


def check_language(language, rows):
    messages = [(QUOTED.sub('', catalogue.plain(message.english)), message) for message in catalogue.read(language)]
    uses = missed = 0
    examples = []
    for term, translation, stem in rows:
        pattern = pattern_of(term)
        for text, message in messages:
            # With an access key it may be an adjective of something else
            if message.english == term != term.lower() and message.translations[0].lower() != translation.lower():
                yield f'{language}: {term} is “{message.translations[0]}”, and “{translation}” in the glossary'
            if stem and pattern.search(text):
                uses += 1
                if not has_stem(message.translations[0], stem):
                    missed += 1
                    examples.append(f'{term}: {message.translations[0]}')
    if uses and missed / uses > 1 - FOUND:
        yield f'{language}: {missed} of {uses} sentences go without the term of the glossary: {"; ".join(examples[:5])}'


def main():
    rows = list(csv.reader(tree.read(GLOSSARY).splitlines()))[1:]
    findings = [f'{GLOSSARY}: {row}: language, term, translation, stem, seen' for row in rows if len(row) != 5]
    terms = {}
    for language, term, translation, stem, _ in (row for row in rows if len(row) == 5):
        terms.setdefault(language, []).append((term, translation, stem))
    for language in terms:
        findings += check_language(language, terms[language])
    tree.finish(findings, f'{len(rows)} terms')


main()
