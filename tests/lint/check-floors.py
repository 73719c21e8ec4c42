#!/usr/bin/env python3
# check-floors.py - dependencies point down only: what each floor, and each room of a floor, may include, and how its
# files are named
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re

import tree

LIBC = {'assert.h', 'ctype.h', 'errno.h', 'inttypes.h', 'limits.h', 'math.h', 'pthread.h', 'sched.h', 'signal.h',
        'stdalign.h', 'stdarg.h', 'stdatomic.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'stdio.h', 'stdlib.h',
        'string.h', 'strings.h', 'sys/mman.h', 'sys/types.h', 'threads.h', 'time.h', 'unistd.h', 'arm_neon.h',
        'immintrin.h'}

LIBC_LIKE = re.compile(r'(sys/|linux/)?[a-z0-9_]+\.h$')
GLIB = re.compile(r'(glib|gobject|gio|glib-unix|gio/[a-z]+|glib/[a-z0-9-]+|gmodule)(-object)?\.h$|json-glib/')
DRAWING = re.compile(r'cairo|pango')
TOOLKIT = re.compile(r'gtk/|gdk/|gsk/|adwaita\.h|graphene|atspi|X11/')

# floor: the floors and the libraries it may use (engine.. count their own headers too)
FLOORS = {
    'engine': ({'engine'}, []),
    'logic': ({'engine', 'logic'}, []),
    'formats': ({'engine', 'formats'}, [GLIB]),
    'draw': ({'engine', 'formats', 'draw'}, [GLIB, DRAWING]),
    'model': ({'engine', 'logic', 'formats', 'draw', 'model'}, [GLIB]),
    'cli': ({'engine', 'logic', 'formats', 'draw', 'model', 'cli'}, [GLIB]),
    'ui': ({'engine', 'logic', 'formats', 'draw', 'model', 'ui'}, [GLIB, DRAWING, TOOLKIT]),
    'app': ({'engine', 'logic', 'formats', 'draw', 'model', 'ui', 'app'}, [GLIB, DRAWING, TOOLKIT]),
}
# room of ui: the other rooms that it may use
ROOMS = {
    'shell': set(),
    'help': set(),
    'board': {'shell'},
    'print': {'shell'},
    'collection': {'shell', 'print'},
    'window': {'shell', 'board', 'print', 'collection'},
}
PURE = {'engine', 'logic'}
NEWER_THAN_THE_FLOOR = re.compile(r'\b(GTK|ADW|GLIB|GDK)_CHECK_VERSION\b')
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.M)
GENERATED = {'rubric-config.h', 'rubric-resources.h'}


def may_include(floor, bracket, header, homes):
    floors, libraries = FLOORS[floor]
    if bracket == '"':
        if header in GENERATED:
            return floor not in PURE
        return homes.get(os.path.basename(header)) in floors
    if floor in PURE:
        return header in LIBC
    if any(library.match(header) for library in libraries):
        return True
    return LIBC_LIKE.match(header) is not None and not any(
        other.match(header) for other in (GLIB, DRAWING, TOOLKIT))


def may_enter(room, header, rooms):
    """Whether a file of that room of ui may include @header, which may lie on another floor."""
    there = rooms.get(os.path.basename(header))
    return room is None or there is None or there == room or there in ROOMS[room]


def check_name(path, floor):
    name = os.path.basename(path)
    prefix = 'sud-' if floor in PURE else 'rubric-'
    if not name.startswith(prefix) and not (floor in ('app', 'cli') and name == 'main.c'):
        yield f'{path}: a file of {floor} is called {prefix}*'


def check_file(path, floor, homes, rooms):
    text = tree.read(path)
    room = rooms.get(os.path.basename(path))
    for bracket, header in INCLUDE.findall(text):
        if not may_include(floor, bracket, header, homes):
            yield f'{path}: {floor} may not include {header}'
        if not may_enter(room, header, rooms):
            yield f'{path}: {room} may not include {header} of {rooms[os.path.basename(header)]}'
    if NEWER_THAN_THE_FLOOR.search(text) and not os.path.basename(path).startswith('rubric-adaptations.'):
        yield f'{path}: only rubric-adaptations asks for the version of a library'


def main():
    sources = [path for path in tree.files() if path.startswith('src/') and path.endswith(('.c', '.h', '.inc'))]
    homes = {}
    rooms = {}
    findings = []
    for path in sources:
        name = os.path.basename(path)
        if name in homes and name != 'main.c':
            findings.append(f'{path}: the name {name} is taken by another floor')
        homes[name] = path.split('/')[1]
        if homes[name] == 'ui':
            rooms[name] = path.split('/')[2]
            if rooms[name] not in ROOMS:
                findings.append(f'{path}: a file of ui lies in a room: {", ".join(ROOMS)}')
                rooms[name] = None
    for path in sources:
        floor = path.split('/')[1]
        if floor not in FLOORS:
            findings.append(f'{path}: {floor} is no floor')
            continue
        findings += check_name(path, floor)
        findings += check_file(path, floor, homes, rooms)
    tree.finish(findings, f'{len(sources)} files')


main()
