#!/usr/bin/env python3
# check-floors.py - dependencies point down only: what each floor, and each room of a floor, may include, how its files
# are named, and that those of one folder do not include one another in a circle
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
PICTURES = re.compile(r'gdk-pixbuf/')
POPPLER = re.compile(r'poppler')
TOOLKIT = re.compile(r'gtk/|gdk/|gsk/|adwaita\.h|graphene|atspi|X11/')

# floor: the floors and the libraries it may use (engine.. count their own headers too)
FLOORS = {
    'engine': ({'engine'}, []),
    'logic': ({'engine', 'logic'}, []),
    'scan': ({'engine', 'scan'}, []),
    'formats': ({'engine', 'formats'}, [GLIB]),
    'draw': ({'engine', 'formats', 'draw'}, [GLIB, DRAWING]),
    'model': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model'}, [GLIB, PICTURES]),
    'decode': ({'engine', 'scan', 'model', 'decode'}, [GLIB, DRAWING, PICTURES, POPPLER]),
    'cli': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model', 'cli'}, [GLIB]),
    'ui': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model', 'ui'}, [GLIB, DRAWING, TOOLKIT]),
    'app': ({'engine', 'logic', 'scan', 'formats', 'draw', 'model', 'ui', 'app'}, [GLIB, DRAWING, TOOLKIT]),
}
# floor: its rooms, and the other rooms of the floor that each may use; what lies in no room ('') may be used by all
ROOMS = {
    'logic': {
        '': {'chains', 'lemmas', 'techniques'},
        'lemmas': {''},
        'chains': {''},
        'techniques': {'', 'chains', 'lemmas'},
        'explainer': {'', 'chains'},
        'wish': {'', 'explainer'},
    },
    'formats': {
        'variants': {'table'},
        'table': {'variants', 'programs', 'paste'},  # the table names all formats, and asks for them
        'text': {'table', 'variants'},
        'programs': {'table', 'variants'},
        'paste': {'table', 'variants', 'text'},
    },
    'ui': {
        'shell': set(),
        'help': {'shell'},
        'board': {'shell'},
        'explain': {'shell'},
        'solutions': {'shell', 'explain'},
        'watch': {'shell'},
        'picture': {'shell', 'print'},
        'compare': {'shell'},
        'practice': {'shell', 'board'},
        'preferences': {'shell', 'board'},
        'print': {'shell'},
        'make': {'shell'},
        'paste': {'shell', 'board'},
        'start': {'shell', 'window'},
        'collection': {'shell', 'compare', 'print', 'preferences'},
        'window': {'shell', 'board', 'explain', 'solutions', 'watch', 'picture', 'compare', 'preferences', 'collection',
                   'start', 'paste', 'make'},
    },
}
# What is one thing with another name: they include one another
ONE_THING = {
    'rubric-collection-item': 'rubric-collection',  # the list makes it when somebody looks
    'rubric-collection-window': 'rubric-collection',  # whose private header is called so
    'rubric-board-keys': 'rubric-board',
    'rubric-board-pointer': 'rubric-board',
    'rubric-board-popover': 'rubric-board',
}
PURE = {'engine', 'logic', 'scan'}
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
        other.match(header) for other in (GLIB, DRAWING, PICTURES, POPPLER, TOOLKIT))


def find_room(path):
    """The floor and the room of @path, None for a floor without rooms or one that is not known."""
    parts = path.split('/')[1:-1]
    rooms = ROOMS.get(parts[0])
    return (parts[0], '/'.join(parts[1:])) if rooms is not None and '/'.join(parts[1:]) in rooms else None


def may_enter(room, header, rooms):
    """Whether a file of that room may include @header, which may lie on another floor."""
    there = rooms.get(os.path.basename(header))
    return room is None or there is None or there == room or there[0] != room[0] or there[1] in ROOMS[room[0]][room[1]]


def check_name(path, floor):
    name = os.path.basename(path)
    prefix = 'sud-' if floor in PURE else 'rubric-'
    if not name.startswith(prefix) and not (floor in ('app', 'cli', 'decode') and name == 'main.c'):
        yield f'{path}: a file of {floor} is called {prefix}*'


def check_file(path, floor, homes, rooms):
    text = tree.read(path)
    room = rooms.get(os.path.basename(path))
    for bracket, header in INCLUDE.findall(text):
        if not may_include(floor, bracket, header, homes):
            yield f'{path}: {floor} may not include {header}'
        if not may_enter(room, header, rooms):
            yield f'{path}: {room[1]} may not include {header} of {rooms[os.path.basename(header)][1]}'
    if NEWER_THAN_THE_FLOOR.search(text) and not os.path.basename(path).startswith('rubric-adaptations'):
        yield f'{path}: only rubric-adaptations asks for the version of a library'


def node_of(path):
    """The folder and the name of what a file is part of: NAME.c, NAME.h and NAME-private.h are one."""
    name = re.sub(r'(-private)?\.(c|h|inc)$', '', os.path.basename(path))
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
    homes = {}
    rooms = {}
    findings = []
    for path in sources:
        name = os.path.basename(path)
        if name in homes and name != 'main.c':
            findings.append(f'{path}: the name {name} is taken by another floor')
        homes[name] = path.split('/')[1]
        rooms[name] = find_room(path)
        if rooms[name] is None and homes[name] in ROOMS:
            findings.append(f'{path}: a file of {homes[name]} lies in a room: {", ".join(ROOMS[homes[name]])}')
    for path in sources:
        floor = path.split('/')[1]
        if floor not in FLOORS:
            findings.append(f'{path}: {floor} is no floor')
            continue
        findings += check_name(path, floor)
        findings += check_file(path, floor, homes, rooms)
    findings += check_circles(find_includes(sources))
    tree.finish(findings, f'{len(sources)} files')


main()
