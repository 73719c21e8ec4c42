#!/usr/bin/env python3
# check-translations.py - every language of po/LINGUAS has the words that are in the tree today; fuzzy ones do not count
#
# A broken catalogue is an error at any time, an incomplete one only in a release: Chinese, which is kept by those who
# write the English, has all words then, as the template has that new languages begin with, each other one 95 in a
# hundred.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re
import subprocess
import sys
import tempfile

import catalogue
import tree

COMPLETE = {'zh_CN'}
ENOUGH = 0.95

# The quotation marks that each language has; no other ones occur in it, nor straight ones
QUOTES = {'zh_CN': '“”‘’', 'de': '»«›‹’', 'es': '«»“”', 'fr': '«»’', 'it': '«»’', 'ja': '「」『』', 'pl': '„”«»',
          'pt_BR': '“”‘’', 'ru': '«»„“'}
ALL_QUOTES = '“”„‘’«»‹›「」『』'
MARKUP = re.compile(r'</?\w+')
NO_KEY = re.compile(r'%\S*|__')

# As the glib preset of meson's i18n module asks, and po/meson.build
KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'Q_', 'g_dngettext:2,3', 'g_dpgettext2:2c,3', 'SUD_N_']


def run(*arguments):
    return subprocess.run(arguments, cwd=tree.ROOT, capture_output=True, text=True,
                          env=dict(os.environ, LC_ALL='C.UTF-8'))


def collect(template):
    keywords = [f'--keyword={keyword}' for keyword in KEYWORDS]
    made = run('xgettext', '--from-code=UTF-8', '--files-from=po/POTFILES.in', f'--output={template}', *keywords)
    if made.returncode != 0:
        sys.exit(f'xgettext: {made.stderr}')
    return tree.read(template).count('\nmsgid ') - 1


def complaints(*command):
    answer = run(*command)
    return [line for line in answer.stderr.splitlines() if 'warning' not in line] if answer.returncode != 0 else []


def check_text(english, text, quotes):
    """What the two of them have to have in common, but for words."""
    if ('_' in NO_KEY.sub('', english)) != ('_' in NO_KEY.sub('', text)):
        yield 'one has an access key'
    if english.endswith('…') and '…' not in text or '...' in text and '...' not in english:
        yield 'ellipsis'
    if sorted(MARKUP.findall(english)) != sorted(MARKUP.findall(text)):
        yield 'markup'
    if '\\"' in text and '\\"' not in english or any(mark in text for mark in ALL_QUOTES if mark not in quotes):
        yield 'quotation marks of another language'


def check_files():
    listed = catalogue.listed()
    for language in listed:
        if not os.path.exists(os.path.join(tree.ROOT, f'po/{language}.po')):
            yield f'po/LINGUAS: {language}: there is no po/{language}.po'
        elif language not in QUOTES:
            yield f'po/{language}.po: its quotation marks are not in QUOTES of tests/lint/check-translations.py'
    for path in tree.files():
        language, ending = os.path.splitext(os.path.basename(path))
        if path.startswith('po/') and ending == '.po' and language not in listed:
            yield f'{path}: {language} is not in po/LINGUAS'


def check_messages(language):
    for message in catalogue.read(language):
        for text in message.translations:
            for fault in check_text(message.english, text, QUOTES.get(language, ALL_QUOTES)):
                yield f'{language}: {fault}: {message.english} – {text}'


def check_share(language, template):
    """All that is missing in a language that is complete, a line with the share of another one that is behind."""
    catalogue_file = f'po/{language}.po'
    if language in COMPLETE:
        return complaints('msgcmp', catalogue_file, template)
    merged = template + '.' + language
    run('msgmerge', '--quiet', '--no-fuzzy-matching', f'--output-file={merged}', catalogue_file, template)
    counts = run('msgfmt', '--statistics', f'--output-file={os.devnull}', merged).stderr
    count = {what: int(n) for n, what in re.findall(r'(\d+) (\w+)', counts)}
    share = count.get('translated', 0) / max(sum(count.values()), 1)
    return [] if share >= ENOUGH else [f'{catalogue_file}: {share:.0%} is translated, less than {ENOUGH:.0%}']


def main():
    languages = catalogue.languages()
    findings, unfinished = [*check_files()], []
    with tempfile.TemporaryDirectory() as folder:
        template = os.path.join(folder, 'rubric.pot')
        words = collect(template)
        unfinished += complaints('msgcmp', '--use-untranslated', 'po/rubric.pot', template)
        for language in languages:
            findings += complaints('msgfmt', '--check', f'--output={os.devnull}', f'po/{language}.po')
            findings += check_messages(language)
            unfinished += check_share(language, template)
    tree.finish(findings, f'{words * len(languages)} translations', unfinished)


main()
