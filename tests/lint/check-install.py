#!/usr/bin/env python3
# check-install.py PLAN - each file that is installed has one of the tags of docs/packaging.md
#
# PLAN is meson-info/intro-install_plan.json of a build folder.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import json
import sys

TAGS = ('cli', 'devel', 'i18n', 'library', 'runtime')


def main(path):
    with open(path, encoding='utf-8') as file:
        files = [(about['destination'], about['tag']) for kind in json.load(file).values() for about in kind.values()]
    findings = [f'{destination}: its install_tag is {tag}, none of {", ".join(TAGS)}'
                for destination, tag in files if tag not in TAGS]
    print('\n'.join([*findings, f'{len(findings)} findings in {len(files)} installed files and folders']))
    return 1 if findings or not files else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
