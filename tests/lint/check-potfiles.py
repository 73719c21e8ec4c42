#!/usr/bin/env python3
# check-potfiles.py - po/POTFILES.in names exactly the files that hold words for people, sorted
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re

import tree

# What marks a word, by the ending of the file's name
MARKS = {
    ('.c', '.h'): re.compile(r'(?<![\w#])(?:_|N_|C_|NC_|Q_|SUD_N_|ngettext|g_dngettext|dgettext|g_dgettext'
                             r'|g_dpgettext2?)\s*\(\s*"'),
    ('.ui',): re.compile(r'translatable="(?:yes|true|1)"'),
    ('.desktop.in', '.metainfo.xml.in', '.mime.xml.in', '.gschema.xml'): re.compile(''),
}


def has_words(path):
    for endings, mark in MARKS.items():
        if path.endswith(endings):
            return mark.search(tree.read(path)) is not None
    return False


def main():
    listed = [line for line in tree.read('po/POTFILES.in').splitlines() if line and not line.startswith('#')]
    wanted = [path for path in tree.files() if path.startswith(('src/', 'data/')) and has_words(path)]
    findings = [f'po/POTFILES.in: missing: {path}' for path in wanted if path not in listed]
    findings += [f'po/POTFILES.in: no such file, or no words in it: {path}' for path in listed if path not in wanted]
    if listed != sorted(set(listed)):
        findings.append('po/POTFILES.in: not sorted, or a line twice')
    tree.finish(findings, f'{len(listed)} lines')


main()
