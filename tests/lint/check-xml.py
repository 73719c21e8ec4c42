#!/usr/bin/env python3
# check-xml.py - every XML file of the tree is well-formed
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import xml.etree.ElementTree

import tree

ENDINGS = ('.ui', '.svg', '.xml', '.xml.in', '.page')


def main():
    paths = [path for path in tree.files() if path.endswith(ENDINGS)]
    findings = []
    for path in paths:
        try:
            xml.etree.ElementTree.parse(os.path.join(tree.ROOT, path))
        except xml.etree.ElementTree.ParseError as error:
            findings.append(f'{path}: {error}')
    tree.finish(findings, f'{len(paths)} files')


main()
