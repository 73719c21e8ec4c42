#!/usr/bin/env python3
# check-waits.py - a test of the window waits for something, never just for a while, and no test asserts how long anything
# took: on a busy machine that is too short
#
# driver_expect () and what is built upon it, and widget_settle (), wait for something. What never ends meets the time limit of
# its test.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import re

import tree

WAIT = re.compile(r'\b(?:g_usleep|usleep|nanosleep|sleep|g_timeout_add\w*) \(')
PACE = re.compile(r'assert\w* \([^;]*(?:monotonic_time|cpu_ms|seconds)\b[^;]*<=?,? (?!end\b)[^;]*;')
TEST = re.compile(r'tests/ui/(?:test-[^/]*|e2e[^/]*)\.[ch]$')
# file: how many there are, where nothing tells that it is over
WAITS = {
    'tests/ui/test-e2e-change.c': 1,  # until the session has been kept, before the program is killed
    'tests/ui/test-e2e-keys.c': 1,  # until a button has changed its colour, of which only pictures tell
    'tests/ui/test-e2e-watch.c': 1,  # until GTK shows a tooltip, which is in no tree of widgets
    'tests/ui/test-rubric-timer.c': 1,  # how often a clock wakes up in that time
    'tests/ui/test-rubric-progress-dialog.c': 1,  # work of a job, which takes that time
}


def main():
    paths = [path for path in tree.files() if TEST.match(path)]
    findings = []
    for path in paths:
        found, known = len(WAIT.findall(tree.read(path))), WAITS.get(path, 0)
        if found > known:
            findings.append(f'{path}: waits for a while {found} times, not {known}: wait for what is to happen')
        elif found < known:
            findings.append(f'{path}: waits for a while {found} times, not {known}: change the table in check-waits.py')
    for path in (path for path in tree.files() if path.startswith('tests/') and path.endswith('.c')):
        findings += [f'{path}: asserts a time: {found.split(";")[0]}' for found in PACE.findall(tree.read(path))]
    findings += [f'{path}: there is no such test' for path in WAITS if path not in paths]
    tree.finish(findings, f'{len(paths)} tests')


main()
