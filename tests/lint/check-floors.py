#!/usr/bin/env python3
# check-floors.py - dependencies point down only: what each floor, and each room of a floor, may include, how its files
# are named, and that those of one folder do not include one another in a circle
#
# SPDX-License-Identifier: GPL-3.0-or-later
import configparser
import os
import re

import tree

LIBC = {'assert.h', 'ctype.h', 'errno.h', 'inttypes.h', 'limits.h', 'math.h', 'pthread.h', 'sched.h', 'signal.h',
        'stdalign.h', 'stdarg.h', 'stdatomic.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'stdio.h', 'stdlib.h',
        'string.h', 'strings.h', 'sys/mman.h', 'sys/types.h', 'threads.h', 'time.h', 'unistd.h', 'arm_neon.h',
        'immintrin.h', 'atomic'}  # the last one is of C++, for headers of libsud

LIBC_LIKE = re.compile(r'(sys/|linux/)?[a-z0-9_]+\.h$')
GLIB = re.compile(r'(glib|gobject|gio|glib-unix|gio/[a-z]+|glib/[a-z0-9-]+|gmodule)(-object)?\.h$|json-glib/')
DRAWING = re.compile(r'cairo|pango')
PICTURES = re.compile(r'gdk-pixbuf/')
POPPLER = re.compile(r'poppler')
TOOLKIT = re.compile(r'gtk/|gdk/|gsk/|adwaita\.h|graphene|atspi|X11/')

# floor: the floors and the libraries it may use (engine.. count their own headers too)
FLOORS = {
    'engine': ({'engine'}, []),
    'logic': ({'engine', 'logic'}, []),
    'scan': ({'engine', 'scan'}, []),
    'library': ({'engine', 'logic', 'scan', 'library'}, []),
    'formats': ({'engine', 'formats'}, [GLIB]),
    'draw': ({'engine', 'formats', 'draw'}, [GLIB, DRAWING]),
    'model': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model'}, [GLIB, PICTURES]),
    'decode': ({'engine', 'scan', 'model', 'decode'}, [GLIB, DRAWING, PICTURES, POPPLER]),
    'cli': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model', 'cli'}, [GLIB]),
    'ui': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model', 'ui'}, [GLIB, DRAWING, TOOLKIT]),
    'app': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model', 'ui', 'app'}, [GLIB, DRAWING, TOOLKIT]),
}
# What is one thing with another name: they include one another
ONE_THING = {
    'rubric-collection-list': 'rubric-collection',  # the name of its header for tests is taken by the window's
    'rubric-collection-item': 'rubric-collection',  # the list makes it when somebody looks
    'rubric-collection-window': 'rubric-collection',  # whose private header is called so
    'rubric-board-input': 'rubric-board',  # a board is a grid view of cells, with one private header
    'rubric-cell': 'rubric-board',
    'rubric-grid-view': 'rubric-board',
    'rubric-technique-list': 'rubric-preferences',  # which have it, and one header for tests
}
PURE = {'engine', 'logic', 'scan', 'library'}
NEWER_THAN_THE_FLOOR = re.compile(r'\b(GTK|ADW|GLIB|GDK)_CHECK_VERSION\b')
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.M)
GENERATED = {'rubric-config.h', 'rubric-resources.h'}


def may_include(floor, bracket, header, homes):
    floors, libraries = FLOORS[floor]
    if bracket == '"':
        if header in GENERATED:
            return floor not in PURE
        return homes.get(os.path.basename(header), '').split('/')[0] in floors
    if floor in PURE:
        return header in LIBC
    if any(library.match(header) for library in libraries):
        return True
    return LIBC_LIKE.match(header) is not None and not any(
        other.match(header) for other in (GLIB, DRAWING, PICTURES, POPPLER, TOOLKIT))


def read_rooms():
    """For each room, "FLOOR/ROOM", or "FLOOR" for what lies in none: the other rooms of the floor that it may use."""
    table = configparser.ConfigParser()
    table.read_string(tree.read('src/rooms.ini'))
    rooms = {}
    for name in table.sections():
        floor = name.split('/')[0]
        rooms[name] = {floor if room == '.' else f'{floor}/{room}' for room in table[name].get('uses', '').split()}
    return rooms


def may_enter(room, header, homes, arrows):
    """Whether a file of @room may include @header, which may lie on another floor."""
    there = homes.get(os.path.basename(header))
    return there is None or there == room or there.split('/')[0] != room.split('/')[0] or there in arrows[room]


def check_name(path, floor):
    name = os.path.basename(path)
    prefix = 'sud-' if floor in PURE else 'rubric-'
    if not name.startswith(prefix) and name != 'sud.h' and not (floor in ('app', 'cli', 'decode') and name == 'main.c'):
        yield f'{path}: a file of {floor} is called {prefix}*'


def check_file(path, room, homes, arrows):
    text = tree.read(path)
    floor = room.split('/')[0]
    for bracket, header in INCLUDE.findall(text):
        if not may_include(floor, bracket, header, homes):
            yield f'{path}: {floor} may not include {header}'
        if not may_enter(room, header, homes, arrows):
            yield f'{path}: {room} may not include {header} of {homes[os.path.basename(header)]}'
    if NEWER_THAN_THE_FLOOR.search(text) and not os.path.basename(path).startswith('rubric-adaptations'):
        yield f'{path}: only rubric-adaptations asks for the version of a library'


def node_of(path):
    """The folder and the name of what a file is part of: NAME.c, NAME.h and NAME-private.h are one."""
    name = re.sub(r'(-private|-testing)?\.(c|h|inc)$', '', os.path.basename(path))
    return os.path.dirname(path), ONE_THING.get(name, name)


def find_includes(sources):
    """For each node the nodes of its folder that it includes."""
    paths = {os.path.basename(path): path for path in sources}
    includes = {}
    for path in sources:
        here = node_of(path)
        there = {node_of(paths[os.path.basename(header)]) for bracket, header in INCLUDE.findall(tree.read(path))
                 if os.path.basename(header) in paths}
        includes.setdefault(here, set()).update(node for node in there if node != here and node[0] == here[0])
    return includes


def find_reached(includes, node):
    """All nodes that one gets to from @node."""
    reached, todo = set(), [node]
    while todo:
        found = includes[todo.pop()] - reached
        reached |= found
        todo += found
    return reached


def check_circles(includes):
    reached = {node: find_reached(includes, node) for node in includes}
    for node in sorted(includes):
        circle = sorted(other for other in reached[node] if node in reached[other])
        if circle and node == circle[0]:
            yield f'{node[0]}: {", ".join(name for _, name in circle)} include one another in a circle'


def main():
    sources = [path for path in tree.files() if path.startswith('src/') and path.endswith(('.c', '.h', '.inc'))]
    arrows = read_rooms()
    homes = {}
    findings = []
    for path in sources:
        name = os.path.basename(path)
        if name in homes and name != 'main.c':
            findings.append(f'{path}: the name {name} is taken by another floor')
        homes[name] = os.path.dirname(path).removeprefix('src/')
    for path in sources:
        room = os.path.dirname(path).removeprefix('src/')
        if room not in arrows:
            findings.append(f'{path}: {room} is no room of src/rooms.ini')
            continue
        findings += check_name(path, room.split('/')[0])
        findings += check_file(path, room, homes, arrows)
    empty = arrows.keys() - set(homes.values())
    findings += [f'src/rooms.ini: {room} has no files' for room in sorted(empty)]
    findings += check_circles(find_includes(sources))
    tree.finish(findings, f'{len(sources)} files')


main()
