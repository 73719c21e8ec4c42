#!/usr/bin/env python3
# reference-filter.py - a header as doxygen wants its comments: the descriptions here are in the style of GTK-Doc
#
#     /** sud_x: Returns: … */, Returns: …    @return …
#     @grid: (out): where it goes             @param[out] grid where it goes, or behind a field or enumerator
#     Cost: …, Threads: …                     a paragraph of its own; a function without has that of its header
#     struct fields with comments             the same as descriptions
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re
import sys

COMMENT = re.compile(r'/\*\*?(?!<)((?:(?!\*/).)*)\*/\n(?=(?P<below>[^\n]*))', re.S)
ITEM = re.compile(r'^((?:@\w+: *)+)(.*)$')  # two may share a description
FIELD = re.compile(r'^  (?:(?:const |unsigned )*\w+ \**(?:\(\*)?)?(\w+)(?:[\[\])]|,| =|;).*$')
SECTION = re.compile(r'^(Returns|Cost|Threads): *(.*)$')
ROW = re.compile(r'^    (\S.*?)  +(\S.*)$', re.M)  # of a table in the comment of a file
TYPE = re.compile(r'^(?:typedef )?(?:enum|struct)\n\{\n.*?^\}', re.M | re.S)
MARKS = re.compile(r'\((out|in|inout|nullable|optional|transfer \w+|array length=\w+)\) ?')
TOLD = {'nullable': 'may be NULL', 'transfer full': 'yours to free'}


def plain_lines(body):
    """The text of a comment, without the stars at its margin."""
    return [re.sub(r'^ ?\* ?', '', line).rstrip() for line in body.strip().split('\n')]


def words(text):
    told = [TOLD[mark] for mark in MARKS.findall(text) if mark in TOLD]
    text = MARKS.sub('', text)
    text = '; '.join(told + [text.lstrip(': ')]) if told else re.sub(r'^: ', '', text)
    text = re.sub(r'#(Sud\w+)', r'\1', text)
    text = re.sub(r'(?<![\w@\\])@(\w+)', r'\\p \1', text)
    return re.sub(r'\b(NULL|TRUE|FALSE)\b', r'\1', text)


def parse(body):
    """Returns: the items (name, text), the paragraphs, the sections; each with its lines joined"""
    items, paragraphs, sections, current = [], [''], {}, None
    lines = plain_lines(body)
    lines[0] = re.sub(r'^\w+: ?', '', lines[0], count=1) if re.match(r'^(sud_|Sud)\w+:', lines[0]) else lines[0]
    for line in lines:
        item, section = ITEM.match(line), SECTION.match(line)
        if item:
            items.append([', '.join(re.findall(r'\w+', item[1])), item[2]])
            current = items[-1]
        elif section:
            sections[section[1]] = current = [section[1], section[2]]
        elif not line:
            paragraphs.append('')
            current = None
        elif current is not None:
            current[1] += ' ' + line.strip()
        elif line.startswith('    '):
            paragraphs[-1] += '\n' + line
        else:
            inner = re.split(r'\bReturns: ', line, maxsplit=1)
            paragraphs[-1] += ('\n' if paragraphs[-1].startswith('\n    ') else ' ') + inner[0]
            if len(inner) == 2:
                sections['Returns'] = current = ['Returns', inner[1]]
    return items, [text for text in paragraphs if text.strip()], {name: text for name, text in sections.values()}


def write(items, paragraphs, sections, function, defaults):
    out = ['/**']
    out += [words(text if text.startswith('\n') else text.strip()) + '\n' for text in paragraphs]
    for name, text in items if function else []:
        way = re.search(r'\((out|inout)\)', text)
        out.append('@param' + {'out': '[out]', 'inout': '[in,out]'}.get(way and way[1], '') + f' {name} {words(text)}')
    if 'Returns' in sections:
        out.append('@return ' + words(sections['Returns']))
    for name in ('Threads', 'Cost'):
        text = sections.get(name) or (defaults.get(name) if function else None)
        if text:
            out.append(f'@par {name}\n{words(text)}')
    return '\n'.join(out) + '\n*/\n'


def describe_fields(text, told):
    """Puts what the description of a type says of a field or enumerator behind it."""
    def behind(found):
        name = FIELD.match(found[0])
        if name and name[1] in told and '/*' not in found[0]:
            return f'{found[0]} /**< {told[name[1]]} */'
        line = re.sub(r'(?<![\w@\\])@(\w+)', r'\\p \1', found[0])
        return re.sub(r'/\*(?!\*) ', '/**< ' if re.match(r'  \S.*/\*', line) else '/** ', line)
    return re.sub(r'^  .*$', behind, text, flags=re.M)


def describe_types(text):
    """The fields and enumerators of types without a description of their own."""
    return TYPE.sub(lambda found: describe_fields(found[0], {}), text)


def convert_part(part, defaults):
    """A comment at the margin, and what follows it up to the next one."""
    found = COMMENT.match(part)
    if found is None or found['below'].startswith('#'):
        return describe_types(part)
    items, paragraphs, sections = parse(found[1])
    function = re.search(r'\w \(|^static inline', found['below']) is not None
    told = {} if function else {name: words(value).strip() for names, value in items for name in names.split(', ')}
    below = part[found.end():]
    return (write(items, paragraphs, sections, function, defaults)
            + (describe_types(below) if function else describe_fields(below, told)))


def main():
    text = open(sys.argv[1], encoding='utf-8').read()
    head, rest = text.split('*/\n', 1)
    _, paragraphs, defaults = parse(head[2:])
    paragraphs = [words(ROW.sub(r'- \1: \2', part.strip('\n')) if part.startswith('\n') else part.strip())
                  for part in paragraphs if 'SPDX' not in part]
    brief = re.sub(r'^\S+ - ', '', paragraphs[0])
    sections = [f'@par {name}\n{words(value)}' for name, value in defaults.items()]
    sys.stdout.write('/** @file\n@brief ' + '\n\n'.join([brief] + paragraphs[1:] + sections) + '\n*/\n')
    for part in re.split(r'^(?=/\*)|(?<=^};\n)', rest, flags=re.M):
        sys.stdout.write(convert_part(part, defaults))


main()
