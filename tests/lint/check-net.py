#!/usr/bin/env python3
# check-net.py - the table of the net that reads digits is the one that its settings and fonts make: by their checksum
#
# SPDX-License-Identifier: GPL-3.0-or-later
import hashlib
import re

import tree

TABLE = 'src/scan/sud-scan-table.inc'
SETTINGS = 'build-aux/train-digits.ini'
HEAD = re.compile(r'/\*.*?Settings, fonts and table: (?P<seal>[0-9a-f]{64})\n \*/\n', re.S)
LAYER = re.compile(r'static const (?:int8_t|float) \w+\[(\d+)\] = \{([^}]*)\};')
LAYERS = 15  # weights, scales and biases of five


def check_layers(body):
    layers = LAYER.findall(body)
    if len(layers) != LAYERS:
        yield f'{TABLE}: {len(layers)} arrays, not {LAYERS}'
    for count, numbers in layers:
        if numbers.count(',') != int(count):
            yield f'{TABLE}: an array of {count} has {numbers.count(",")} numbers'


def check():
    table = tree.read(TABLE)
    head = HEAD.match(table)
    if head is None:
        yield f'{TABLE}: its head has no checksum'
        return
    body = table[head.end():]
    yield from check_layers(body)
    if hashlib.sha256((tree.read(SETTINGS) + body).encode()).hexdigest() != head['seal']:
        yield f'{TABLE}: not made from this {SETTINGS}; build-aux/train-digits makes it anew'


def main():
    tree.finish(list(check()), '1 table')


main()
