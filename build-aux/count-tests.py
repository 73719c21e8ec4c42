#!/usr/bin/env python3
# count-tests.py BUILD[:LOG]... - names what failed and was skipped in the last runs of "meson test", and counts test cases; what
# ran in several folders counts in each
#
# meson itself counts executables. Its JUnit log has the cases, but not that an executable died or hung after good
# ones: that is in its other log, and counts as one failed case more.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import json
import os
import sys
import xml.etree.ElementTree

GOOD = {'OK', 'EXPECTEDFAIL', 'SKIP'}
PROTOCOL = 'TAP version', '1..', '# random seed'  # what TAP has besides a reason
VERDICTS = {'failure': 'failed', 'error': 'failed', 'skipped': 'skipped'}


def verdict_of(case):
    for tag, verdict in VERDICTS.items():
        if case.find(tag) is not None:
            return verdict
    return 'passed'


def read_cases(log):
    """(executable, case) -> (verdict, reason); where an executable is one case the names are the same."""
    cases = {}
    for suite in xml.etree.ElementTree.parse(log).getroot().iter('testsuite'):
        project, _, executable = suite.get('name').partition('.')
        for case in suite.iter('testcase'):
            verdict = verdict_of(case)
            said = case.findtext('system-out', '').splitlines() if verdict == 'skipped' else []
            reason = ' '.join(line for line in said if line and not line.startswith(PROTOCOL))
            cases[executable or case.get('name'), case.get('name')] = (verdict, reason)
    return cases


def read_results(log):
    """executable -> how its run ended"""
    with open(log, encoding='utf-8') as lines:
        runs = map(json.loads, lines)
        return {run['name']: run['result'] for run in runs}


def read_build(build):
    folder, log = (build, 'testlog') if os.path.isdir(build) else build.rsplit(':', 1)
    logs = os.path.join(folder, 'meson-logs', log)
    cases = read_cases(f'{logs}.junit.xml')
    known = {executable for (executable, _), (verdict, _) in cases.items() if verdict == 'failed'}
    for executable, result in read_results(f'{logs}.json').items():
        if result not in GOOD and executable not in known:
            cases[executable, executable] = ('failed', f'ended with {result}')
    return cases


def main():
    cases = {}
    for build in sys.argv[1:]:
        name = os.path.basename(os.path.normpath(build))
        cases.update({(name, *key): value for key, value in read_build(build).items()})

    print()
    for (build, executable, case), (verdict, reason) in cases.items():
        if verdict != 'passed':
            print(f'{verdict}: {build}: {executable}' + (f': {case}' if case != executable else '')
                  + f': {reason}' * bool(reason))
    verdicts = [verdict for verdict, _ in cases.values()]
    print(', '.join(f'{verdicts.count(verdict)} {verdict}' for verdict in ('passed', 'failed', 'skipped')))
    sys.exit(1 if 'failed' in verdicts or 'passed' not in verdicts else 0)


main()
