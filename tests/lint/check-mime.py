#!/usr/bin/env python3
# check-mime.py PACKAGE DESKTOP THUMBNAILER - the desktop recognises our files by names and contents
#
# SPDX-License-Identifier: GPL-3.0-or-later
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MIME_INFO = '{http://www.freedesktop.org/standards/shared-mime-info}'
BASE = '/usr/share/mime/packages/freedesktop.org.xml'
SADMAN = 'application/x-sudoku-sadman'
COLLECTION = 'application/x-sudoku-collection'
SIMPLE = 'application/x-sudoku-simple-sudoku'
TATHAM = 'application/x-sgt-puzzles-save'
BOARD = '.........\n' * 9
SAVE = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"

# file name, contents, the type it must get; without a telling name the contents decide
CASES = [
    ('bare.sdk', BOARD, SADMAN),
    ('nameless', '#A Somebody\n[Puzzle]\n' + BOARD, SADMAN),
    ('nameless-save', SAVE, TATHAM),
    ('nameless-frame', '*-----------*\n|...', SIMPLE),
    ('many.sdm', '.' * 81 + '\n', COLLECTION),
    ('plain.txt', BOARD, 'text/plain'),
    ('program.ss', '(define (f x) x)\n', 'text/x-scheme'),
    ('data.sav', '$FL2@(#) SPSS DATA FILE', 'application/x-spss-sav'),
]

# A type more telling than the one of the table, and a suffix without a type.
FINER = {'.sdm': COLLECTION}
TYPELESS = {'.save'}


def read_table():
    """The rows of the table of formats, in its order: (suffixes, type)."""
    source = os.path.join(ROOT, 'src', 'formats')
    rows = {}
    for path in glob.glob(os.path.join(source, '*', 'rubric-format-*.c')):
        with open(path, encoding='utf-8') as file:
            for name, row in re.findall(r'^const RubricFormat (\w+) = \{(.*?)^\};', file.read(), re.M | re.S):
                suffixes = re.findall(r'"(\.[^"]*)"', re.search(r'\.suffixes = (.*)', row)[1])
                rows[name] = suffixes, re.search(r'\.mime_type = "([^"]*)"', row)[1]
    with open(os.path.join(source, 'table', 'rubric-format.c'), encoding='utf-8') as file:
        table = re.search(r'formats\[\] = \{(.*?)\};', file.read(), re.S)[1]
    return [rows[name] for name in re.findall(r'&(\w+)', table)]


def wanted_type(name, table):
    """The type that the table tells for a file called NAME; None where it tells none."""
    for suffixes, mime_type in table:
        for suffix in suffixes:
            if name.endswith(suffix):
                return None if suffix in TYPELESS or suffix != suffixes[0] and suffix not in FINER \
                    else FINER.get(suffix, mime_type)
    return None


def sample_cases(table):
    folder = os.path.join(ROOT, 'tests', 'data', 'formats')
    for name in sorted(os.listdir(folder)):
        wanted = wanted_type(name, table)
        if wanted is not None:
            with open(os.path.join(folder, name), encoding='latin-1') as file:
                yield name, file.read(), wanted


def own_types(package):
    return {element.get('type') for element in xml.etree.ElementTree.parse(package).iter(f'{MIME_INFO}mime-type')}


def own_icons(package):
    return {element.get('name') for element in xml.etree.ElementTree.parse(package).iter(f'{MIME_INFO}icon')}


def own_generic_icons(package):
    """GTK takes the icon of any file, which each theme has, before ours, unless a type names another for that."""
    for element in xml.etree.ElementTree.parse(package).iter(f'{MIME_INFO}mime-type'):
        names = [element.find(MIME_INFO + tag) for tag in ('icon', 'generic-icon')]
        yield element.get('type'), None not in names and names[0].get('name') == names[1].get('name')


def listed_types(path):
    with open(path, encoding='utf-8') as file:
        return set(re.search(r'^MimeType=(.*);$', file.read(), re.M)[1].split(';'))


def make_database(package, folder):
    """A database that holds PACKAGE and, as on any desktop, the base types."""
    packages = os.path.join(folder, 'mime', 'packages')
    os.makedirs(packages)
    for source in (package, BASE):
        shutil.copy(source, packages)
    subprocess.run(['update-mime-database', os.path.join(folder, 'mime')], check=True)


def type_of(name, contents, folder):
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='latin-1') as file:
        file.write(contents)
    environment = dict(os.environ, XDG_DATA_HOME=folder, XDG_DATA_DIRS=folder, LC_ALL='C.UTF-8')
    answer = subprocess.run(['gio', 'info', '-a', 'standard::content-type', path], check=True, env=environment,
                            capture_output=True, text=True)
    return answer.stdout.rsplit('standard::content-type: ', 1)[-1].strip()


def results(package, desktop, thumbnailer):
    """What is checked, and whether it is so."""
    table = read_table()
    declared = own_types(package)
    yield 'the launcher opens what the package declares', listed_types(desktop) == declared
    yield 'the thumbnailer draws what the package declares', listed_types(thumbnailer) == declared
    yield 'the table has the types of the package', declared == {COLLECTION} | {
        mime_type for _, mime_type in table if '/x-' in mime_type}
    for icon in sorted(own_icons(package)):
        path = os.path.join(ROOT, 'data', 'icons', 'hicolor', 'scalable', 'mimetypes', icon + '.svg')
        yield f'there is an icon {icon}', os.path.exists(path)
    for mime_type, right in own_generic_icons(package):
        yield f'the icon of {mime_type} is its generic one too', right
    with tempfile.TemporaryDirectory() as folder:
        make_database(package, folder)
        for name, contents, wanted in CASES + list(sample_cases(table)):
            found = type_of(name, contents, folder)
            yield f'{name} is {found}', found == wanted


def main():
    failures = 0
    number = 0
    for number, (what, right) in enumerate(results(*sys.argv[1:]), 1):
        failures += not right
        print(f"{'ok' if right else 'not ok'} {number} - {what}")
    print(f'1..{number}')
    sys.exit(failures > 0)


main()
