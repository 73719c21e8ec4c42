#!/usr/bin/env python3
# check-house.py - the rules of the house: who needs a header, whom a public function serves, how names and comments read
#
# With a folder such as src/model after --only, prints the findings of that part alone.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import collections
import os
import re
import sys

ONLY = 'src/'
if '--only' in sys.argv:
    at = sys.argv.index('--only')
    ONLY = sys.argv[at + 1]
    del sys.argv[at:at + 2]

import tree

FILE_LINES = 900
FUNCTION_LINES = 60  # between the braces
STRUCT_FIELDS = 25
COLUMNS = 120
SYMBOL_FLOORS = ('src/engine/', 'src/logic/', 'src/scan/', 'src/library/', 'src/formats/')

# Every body begins and ends with a brace of its own at the margin: the style of the house
BODY = re.compile(r'^(?P<head>.*\S)\n\{\n(?P<body>(?:(?!\}).*\n)*)\}', re.M)
STRUCT = re.compile(r'(?:(?:typedef|static|const)\s+)*(?:struct|union)\b[^()]*$')
COMMENT = re.compile(r'/\*.*?\*/', re.S)
SENTENCE = re.compile(r'>[^<>]+<')  # the text of a property: a break in it would be part of it
TEMPLATE_CHILD = re.compile(r'gtk_widget_class_bind_template_child \(\w+, (\w+), (\w+)\)')
TYPE_NAME = re.compile(r'struct _(\w+)$')
NESTED = re.compile(r'\([^()]*\)|\[[^][]*\]|\{[^{}]*\}')
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
DEFINED = re.compile(r'^(?P<specifiers>[a-zA-Z_][\w \t*]*)\n(?P<name>[a-z_]\w*) \(', re.M)
STATIC_MACRO = re.compile(r'^#define (\w+) static\b', re.M)
WORD = re.compile(r'\b[a-z_]\w*\b')
# The first word of a comment, of the description in a documentation block, and of what a file says it is
OPENER = re.compile(r'/\*\*? (?:\S+\.\w+ - )?(?P<word>what|whether|who|of)\b'
                    r'|^/\*\*\n \* \w+:\n(?: \* @.*\n(?: \*   .*\n)*)* \*\n \* (?P<later>what|whether|who|of)\b', re.M | re.I)
TYPE = re.compile(r'\bG_DECLARE_\w+TYPE|\bG_DECLARE_INTERFACE')
SYMBOL_LINE = re.compile(r'^/\*\*(?:\n \*)? (\w+):', re.M)
# A run of prototypes without a blank line; above it may stand one comment for all
RUN = re.compile(r'^(?P<above>.*)\n'
                 r'(?P<run>(?:(?!typedef|extern|static)[a-zA-Z_][\w \t*]* \**\w+ \([^;{}]*\)[^;{}]*;\n)+)', re.M)
PROTOTYPE = re.compile(r'^[a-zA-Z_][\w \t*]* \**(?P<name>[a-z_]\w*) \(', re.M)
PLAIN = re.compile(r'_(new|free|ref|unref|get_type|quark)$')  # names that say all there is to say
NO_SPACE = re.compile(r'(?<!\w)(?<!#define )(?:_|N_|C_|SUD_N_|ngettext)\(')
TOKEN = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)
OPERATOR = re.compile(r'[-?:&|+*/<>=_\])}]')  # a line that begins so, or with a string, may stand deeper
BEHIND = re.compile(r'-(private|testing|precompiled)\.h$')


def count_fields(body):
    """How many fields a struct declares; what is in a struct inside counts for one."""
    body = COMMENT.sub('', body)
    while NESTED.search(body):
        body = NESTED.sub('', body)
    return sum(1 + declaration.count(',') for declaration in body.split(';') if declaration.strip())


def check_body(path, line, head, body, children):
    if STRUCT.match(head):
        name = TYPE_NAME.search(head)
        fields = count_fields(body) - (children.count(name[1]) if name else 0)
        if fields > STRUCT_FIELDS:
            yield f'{path}:{line}: a struct of {fields} fields, more than {STRUCT_FIELDS}'
    elif head.endswith(')'):  # the last line of its parameters
        lines = body.count('\n')
        if lines > FUNCTION_LINES:
            yield f'{path}:{line}: a function of {lines} lines, more than {FUNCTION_LINES}'


def check_sizes(sources):
    # What comes from a template is not counted: the types, once for each child
    children = [kind for text in sources.values() for kind, _ in TEMPLATE_CHILD.findall(text)]
    for path, text in sources.items():
        lines = text.count('\n')
        if lines > FILE_LINES and not path.endswith('.inc'):
            yield f'{path}: {lines} lines, more than {FILE_LINES}'
        for found in BODY.finditer(text):
            yield from check_body(path, text.count('\n', 0, found.start()) + 1, found['head'], found['body'], children)


def check_columns(sources):
    for path, text in sources.items():
        for number, line in enumerate(text.splitlines(), 1):
            if path.endswith('.ui'):
                line = SENTENCE.sub('><', line)
            if len(line) > COLUMNS:
                yield f'{path}:{number}: {len(line)} columns, more than {COLUMNS}'


def stem_of(path):
    """The name of what a file is part of: NAME.c, NAME.h and NAME-private.h are one."""
    return re.sub(r'(-private|-testing)?\.(c|h|inc)$', '', os.path.basename(path))


def declares_its_type(path, text):
    """Whether a header is for a type of its own: of GObject, or in plain C one with the name of the file."""
    name = ''.join(part.capitalize() for part in stem_of(path).split('-'))
    return TYPE.search(text) or re.search(rf'\btypedef struct _{name} {name};|^\}} {name};', text, re.M)


def check_headers(sources):
    """A header has two clients, or declares a type that is a file of its own; those of libsud have theirs elsewhere."""
    clients = collections.defaultdict(set)
    for path, text in sources.items():
        for header in INCLUDE.findall(text):
            if stem_of(header) != stem_of(path):
                clients[os.path.basename(header)].add(stem_of(path))
    for path, text in sources.items():
        if (not path.endswith('.h') or BEHIND.search(path) or path.startswith('src/library/')
                or declares_its_type(path, text)):
            continue
        found = clients[os.path.basename(path)]
        if len(found) < 2:
            yield f'{path}: a header for {" alone, ".join(sorted(found)) or "nobody"}'


def find_functions(sources):
    """Each function that is defined: path, line, name, whether it is static. One whose specifiers are a macro is not among
    them: it is an operation that each backend has by the same name, for the one body that all of them include."""
    macros = set().union(*(STATIC_MACRO.findall(text) for text in sources.values()))
    for path, text in sources.items():
        if path.endswith('.c'):
            for found in DEFINED.finditer(text):
                specifiers = found['specifiers'].split()
                if macros.isdisjoint(specifiers):
                    yield path, text.count('\n', 0, found.start()) + 2, found['name'], 'static' in specifiers


def check_public(sources, tests):
    exported = set(tree.read('src/library/symbols.txt').split())  # to programs elsewhere
    words = {path: set(WORD.findall(COMMENT.sub('', text))) for path, text in sources.items()}
    users = collections.defaultdict(set)
    for path, found in words.items():
        if path.endswith(('.c', '.inc')) or '-testing' not in path:
            for word in found:
                users[word].add(path)
    testing = set()
    for path, text in sources.items():
        if path.endswith('-testing.h'):
            testing |= words[path]
    for path, line, name, static in find_functions(sources):
        if static or name == 'main' or name in testing or name in exported:
            continue
        others = {user for user in users[name] if user != path and not user.endswith('.h')}
        inline = {user for user in users[name] if user.endswith('.h')
                  and len(re.findall(rf'\b{name}\b', COMMENT.sub('', sources[user]))) > 1}
        if not others and not inline:
            yield f'{path}:{line}: {name} () is public, for ' + ('tests alone' if name in tests else 'nobody else')


def check_statics(sources):
    """A floor can be built as one unit: no two files have a static function of one name."""
    homes = collections.defaultdict(list)
    for path, line, name, static in find_functions(sources):
        if static:
            homes[path.split('/')[1], name].append((path, line))
    for (_, name), places in sorted(homes.items()):
        if len(places) > 1:
            for path, line in places:
                yield f'{path}:{line}: {name} () is in {len(places)} files: a name says of what'


def check_openers(sources):
    for path, text in sources.items():
        for found in OPENER.finditer(text):
            line = text.count('\n', 0, found.end()) + 1
            yield f'{path}:{line}: a comment opens with “{found["word"] or found["later"]}”'


def check_symbols(sources):
    """Each function of a public header has its symbol line, or is in a run of several below one comment."""
    for path, text in sources.items():
        if not path.startswith(SYMBOL_FLOORS) or not path.endswith('.h') or BEHIND.search(path):
            continue
        told = set(SYMBOL_LINE.findall(text))
        for run in RUN.finditer(text):
            names = PROTOTYPE.findall(run['run'])
            if len(names) > 1 and run['above'].endswith('*/'):
                continue
            for name in names:
                if name not in told and not PLAIN.search(name):
                    yield f'{path}: {name} () has no symbol line'


def check_lines(sources):
    """A line that goes on within a parenthesis begins below what follows the parenthesis."""
    for path, text in sources.items():
        # Strings become underlines, comments and macros blanks
        text = TOKEN.sub(lambda found: re.sub(r'[^\n]', '_' if found[0][0] in '"\'' else ' ', found[0]), text)
        opened = []
        for number, line in enumerate(text.splitlines(), 1):
            if NO_SPACE.search(line):
                yield f'{path}:{number}: no space before a parenthesis'
            begin = line.lstrip()
            if opened and begin and not OPERATOR.match(begin) and opened[-1] not in (-1, len(line) - len(begin)):
                yield f'{path}:{number}: begins at column {len(line) - len(begin)}, not below {opened[-1]}'
            for column, char in enumerate(line):
                if char in '([{':
                    opened.append(column + 1 if char == '(' and line[column + 1:].strip() else -1)
                elif char in ')]}' and opened:
                    opened.pop()


def main():
    paths = [path for path in tree.files() if path.startswith('src/') and path.endswith(('.c', '.h', '.inc'))]
    sources = {path: tree.read(path) for path in paths}
    others = {path: tree.read(path) for path in tree.files() if path.endswith(('.ui', '.css', 'meson.build'))}
    tests = set()
    for path in tree.files():
        if path.startswith('tests/') and path.endswith(('.c', '.h')):
            tests |= set(WORD.findall(tree.read(path)))
    findings = [*check_sizes(sources), *check_columns({**sources, **others}), *check_headers(sources),
                *check_public(sources, tests), *check_statics(sources), *check_openers(sources), *check_symbols(sources),
                *check_lines(sources)]
    tree.finish([finding for finding in findings if finding.startswith(ONLY)], f'{len(paths)} files')


main()
