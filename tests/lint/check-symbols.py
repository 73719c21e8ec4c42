#!/usr/bin/env python3
# check-symbols.py - what libsud exports is what src/library/symbols.txt says, and all of it is documented
#
# Usage: check-symbols.py TREE LIBRARY HEADER... A change of the list is a change for other programs: what goes, or
# changes its meaning, takes a new soversion.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re
import subprocess
import sys

import tree

LIST = 'src/library/symbols.txt'
EXPORTED = re.compile(r'^SUD_BEGIN_DECLS\n(.*)^SUD_END_DECLS\n', re.M | re.S)
PROTOTYPE = re.compile(r'^(?!typedef|static|extern)[a-zA-Z_][\w \t*]* \**(\w+) \(', re.M)
DATA = re.compile(r'^extern [^(;]*?(\w+)(?:\[.*\])?;', re.M)
LINKERS = {'__bss_start', '_edata', '_end'}  # which gold exports
SAYS = re.compile(r'^ \* (Threads|Cost): \S', re.M)


def check_header(path, text):
    """Each header says for its functions who may call them and what it costs; each function has a description."""
    missing = {'Threads', 'Cost'} - set(SAYS.findall(text))
    for name in sorted(missing):
        yield f'{path}: does not say "{name}: …"'
    told = set(re.findall(r'^/\*\*(?:\n \*)? (\w+):', text, re.M))
    for part in EXPORTED.findall(text):
        for name in PROTOTYPE.findall(part):
            if name not in told:
                yield f'{path}: {name} () is exported, and not described'


def main():
    library, headers = sys.argv[2], sys.argv[3:]
    output = subprocess.run(['nm', '-D', '--defined-only', library], check=True, capture_output=True, text=True).stdout
    exported = {line.split()[-1] for line in output.splitlines()} - LINKERS
    listed = tree.read(LIST).split()
    texts = {path: open(path, encoding='utf-8').read() for path in headers}
    declared = {name for text in texts.values() for part in EXPORTED.findall(text)
                for name in PROTOTYPE.findall(part) + DATA.findall(part)}
    findings = [] if listed == sorted(listed) else [f'{LIST}: is not sorted']
    findings += [f'{LIST}: {name} is exported, and not in the list' for name in sorted(exported - set(listed))]
    findings += [f'{LIST}: {name} is not exported any more' for name in sorted(set(listed) - exported)]
    findings += [f'{name} is exported, and in no header that is installed' for name in sorted(exported - declared)]
    findings += [f'{name} is declared in a header, and not exported' for name in sorted(declared - exported)]
    for path, text in texts.items():
        if 'SUD_BEGIN_DECLS\n' in text and not path.endswith('sud-api.h'):
            findings += check_header(path, text)
    tree.finish(findings, f'{len(exported)} symbols in {len(headers)} headers')


main()
