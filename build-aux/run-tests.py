#!/usr/bin/env python3
# run-tests.py [--floor=FLOOR] LOG BUILD NAME [OPTION...] - runs "meson test" in the folder BUILD, which builds what the tests
# need
#
# Prints a line as the last test of each suite ends, and at the end what the failed tests said. All that meson prints is
# appended to the file LOG; meson's own logs are NAME.txt, NAME.json and NAME.junit.xml in BUILD/meson-logs.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import collections
import json
import os
import re
import resource
import subprocess
import sys
import time

CLASSES = {'plain', 'sanitized', 'threads', 'jobs'}  # of builds; the other suites are floors
GOOD = {'OK', 'EXPECTEDFAIL', 'SKIP'}
# What an older and a newer meson call a test: rubric:ui+plain / rubric-zoom, ui+plain - rubric:rubric-zoom
TITLE = r'(?:\w+:(?P<suites>\S+) / |(?P<newer>\S+) - \w+:)(?P<name>\S+)'
RESULT = re.compile(r'\s*\d+/\d+ ' + TITLE + r'\s+(?P<result>[A-Z]{2,})\s+(?P<seconds>[\d.]+)s\s*'
                    r'(?:(?P<cases>\d+) subtests)?')
SHARE = 'RUBRIC_TEST_PERCENT', 'RUBRIC_TEST_SEED'
TAIL = 60  # lines of what a failed test said


def floor_of(found):
    """The last one is the narrowest: e2e of ui+e2e+plain."""
    suites = (found['suites'] or found['newer']).split('+')
    return [suite for suite in suites if suite not in CLASSES][-1]


def list_tests(build, options):
    """[(floor, test)] of those that will run"""
    listed = subprocess.run(['meson', 'test', '-C', build, '--list', *options],
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    return [(floor_of(found), found['name']) for found in re.finditer(f'^{TITLE}$', listed, flags=re.M)]


class Floor:
    def __init__(self):
        self.tests, self.cases, self.seconds, self.bad = 0, 0, 0.0, []

    def add(self, found):
        self.tests += 1
        self.cases += int(found['cases'] or 1)
        self.seconds += float(found['seconds'])
        if found['result'] not in GOOD:
            self.bad.append(found['name'])

    def __str__(self):
        verdict = 'FAILED: ' + ', '.join(self.bad) if self.bad else 'ok'
        return f'{self.tests:4} tests, {self.cases:5} cases, {self.seconds:6.0f} s  {verdict}'


def follow(lines, log, wanted, build):
    """Whether any test ran"""
    floors = collections.defaultdict(Floor)
    for line in lines:
        log.write(line)
        found = RESULT.match(line)
        if not found:
            continue
        name = floor_of(found)
        floors[name].add(found)
        if floors[name].tests == wanted[name]:
            print(f'{build:16}{name:10}{floors[name]}', flush=True)
    for name, floor in floors.items():
        if floor.tests != wanted[name]:
            print(f'{build:16}{name:10}{floor}, and {wanted[name] - floor.tests} did not run', flush=True)
    return bool(floors)


def tell_failures(path, build):
    with open(path, encoding='utf-8') as lines:
        for run in map(json.loads, lines):
            if run['result'] in GOOD:
                continue
            name = re.match(TITLE, run['name'])['name']
            share = ' '.join(f'{key}={os.environ[key]}' for key in SHARE if key in os.environ)
            print(f"\n--- {name}: {run['result']}; once more: {share} meson test -C {build} {name}")
            said = (run.get('stdout', '') + run.get('stderr', '')).splitlines()
            said = [line for line in said if not line.startswith('ok ')]
            print('\n'.join(said[-TAIL:]), flush=True)


def main():
    arguments = sys.argv[1:]
    only = arguments.pop(0).partition('=')[2] if arguments[0].startswith('--floor=') else None
    log_path, build, name, *options = arguments
    folder = os.path.basename(os.path.normpath(build))
    logs = os.path.join(build, 'meson-logs', name)
    for kind in 'txt', 'json', 'junit.xml':
        if os.path.exists(f'{logs}.{kind}'):
            os.remove(f'{logs}.{kind}')
    tests = list_tests(build, options)
    if only is not None:
        floors = sorted({floor for floor, _ in tests})
        tests = [test for test in tests if test[0] == only]
        if not tests:
            sys.exit(f'{folder} has tests of {", ".join(floors)}, not of {only}')
        options += [test for _, test in tests]
    wanted = collections.Counter(floor for floor, _ in tests)
    began = time.monotonic()
    with open(log_path, 'a', encoding='utf-8', errors='replace') as log:
        log.write(f'\n=== meson test -C {build} {" ".join(options)}\n')
        log.flush()
        with subprocess.Popen(['meson', 'test', '-C', build, '--logbase', name, *options], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, encoding='utf-8', errors='replace') as meson:
            try:
                ran = follow(meson.stdout, log, wanted, folder)
            except KeyboardInterrupt:
                meson.terminate()  # it ends the tests that run; who waits for it starts no other check meanwhile
                sys.exit(130)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = time.monotonic() - began
    print(f'{folder:16}{seconds:.0f} s by the clock, {used.ru_utime + used.ru_stime:.0f} s of processors', flush=True)
    if not ran or not os.path.exists(f'{logs}.junit.xml'):  # which is written at the end
        with open(log_path, encoding='utf-8', errors='replace') as log:
            print(''.join(log.readlines()[-TAIL:]), flush=True)
        sys.exit(1)
    tell_failures(f'{logs}.json', folder)


main()
