#!/usr/bin/env python3
# check-translations.py - every language of po/LINGUAS has all the words that are in the tree today, none of them fuzzy
#
# A broken catalogue is an error at any time, an incomplete one only in a release.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import subprocess
import sys
import tempfile

import tree

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


def main():
    languages = tree.read('po/LINGUAS').split()
    findings, unfinished = [], []
    with tempfile.TemporaryDirectory() as folder:
        template = os.path.join(folder, 'rubric.pot')
        words = collect(template)
        for language in languages:
            catalogue = f'po/{language}.po'
            findings += complaints('msgfmt', '--check', f'--output={os.devnull}', catalogue)
            unfinished += complaints('msgcmp', catalogue, template)
    tree.finish(findings, f'{words * len(languages)} translations', unfinished)


main()
