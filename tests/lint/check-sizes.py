#!/usr/bin/env python3
# check-sizes.py - what one has to hold in one's head at a time: how long files and functions are, how wide structs
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re

import tree

FILE_LINES = 500
FUNCTION_LINES = 40  # between the braces
STRUCT_FIELDS = 25

# Every body begins and ends with a brace of its own at the margin: the style of the house
BODY = re.compile(r'^(?P<head>.*\S)\n\{\n(?P<body>(?:(?!\}).*\n)*)\}', re.M)
STRUCT = re.compile(r'(?:(?:typedef|static|const)\s+)*(?:struct|union)\b[^()]*$')
COMMENT = re.compile(r'/\*.*?\*/', re.S)
TEMPLATE_CHILD = re.compile(r'gtk_widget_class_bind_template_child \(\w+, (\w+), (\w+)\)')
NAME = re.compile(r'struct _(\w+)$')
NESTED = re.compile(r'\([^()]*\)|\[[^][]*\]|\{[^{}]*\}')


def count_fields(body):
    """How many fields a struct declares; what is in a struct inside counts for one."""
    body = COMMENT.sub('', body)
    while NESTED.search(body):
        body = NESTED.sub('', body)
    return sum(1 + declaration.count(',') for declaration in body.split(';') if declaration.strip())


def check_body(path, line, head, body, children):
    if STRUCT.match(head):
        name = NAME.search(head)
        fields = count_fields(body) - (children.count(name[1]) if name else 0)
        if fields > STRUCT_FIELDS:
            yield f'{path}:{line}: a struct of {fields} fields, more than {STRUCT_FIELDS}'
    elif head.endswith(')'):  # the last line of its parameters
        lines = body.count('\n')
        if lines > FUNCTION_LINES:
            yield f'{path}:{line}: a function of {lines} lines, more than {FUNCTION_LINES}'


def check_file(path, bodies, children):
    text = tree.read(path)
    lines = text.count('\n')
    if lines > FILE_LINES:
        yield f'{path}: {lines} lines, more than {FILE_LINES}'
    for found in BODY.finditer(text):
        bodies.append(path)
        yield from check_body(path, text.count('\n', 0, found.start()) + 1, found['head'], found['body'],
                              children)


def main():
    paths = [path for path in tree.files() if path.startswith('src/') and path.endswith(('.c', '.h'))]
    bodies = []
    # What comes from a template is not counted: the types, once for each child
    children = [kind for path in paths for kind, _ in TEMPLATE_CHILD.findall(tree.read(path))]
    findings = [finding for path in paths for finding in check_file(path, bodies, children)]
    tree.finish(findings, f'{len(bodies)} functions and structs of {len(paths)} files' if bodies else '0 files')


main()
