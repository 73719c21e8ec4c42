#!/usr/bin/env python3
# check-hardened.py PROGRAM... - the programs are built so that a fault in them is hard to make use of
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re
import subprocess
import sys

# What to ask readelf for, what it has to answer, and what that is
CHECKS = [
    ('--file-header', r'Type:\s+DYN', 'position-independent code'),
    ('--dynamic', r'FLAGS_1.*\bPIE\b', 'a position-independent program'),
    ('--program-headers', r'GNU_RELRO', 'relocations that are read-only (RELRO)'),
    ('--dynamic', r'BIND_NOW|FLAGS_1.*\bNOW\b', 'symbols bound at the start (BIND_NOW)'),
    ('--program-headers', r'GNU_STACK[^\n]*\n?[^\n]*\bRW\b(?!E)', 'a stack that is not executable'),
    ('--dyn-syms', r'__stack_chk_fail', 'a stack protector'),
]
OPTIMIZED = [('--dyn-syms', r'__(?!stack)\w+_chk\b', 'checked library calls (_FORTIFY_SOURCE)')]
ENFORCED = ('--notes', r'IBT, SHSTK', 'control-flow enforcement (IBT, SHSTK)')


def ask(program, option):
    return subprocess.run(['readelf', '--wide', option, program], check=True, capture_output=True, text=True,
                          env={'LC_ALL': 'C', 'PATH': '/usr/bin:/bin'}).stdout


def is_enforced_by_system():
    """Whether the C library's own part of each program has it: the linker drops it where one part has not."""
    start = subprocess.run(['cc', '-print-file-name=crt1.o'], check=True, capture_output=True, text=True).stdout.strip()
    return re.search(ENFORCED[1], ask(start, ENFORCED[0])) is not None


def find_missing(program, optimized):
    checks = CHECKS + (OPTIMIZED if optimized else []) + ([ENFORCED] if is_enforced_by_system() else [])
    return [what for option, pattern, what in checks if not re.search(pattern, ask(program, option))]


def main(arguments):
    optimized = arguments[:1] == ['--optimized']
    findings = [f'{program}: without {what}'
                for program in arguments[optimized:] for what in find_missing(program, optimized)]
    print('\n'.join(findings))
    return 1 if findings else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
