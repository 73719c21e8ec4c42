#!/usr/bin/env python3
# run-fuzz.py FUZZER CLI SEEDS - fuzzes the readers of all formats, each for its share of the time; prints TAP
#
# RUBRIC_FUZZ_SECONDS (30): for all together, of two processors
# RUBRIC_FUZZ_RUNS (none): executions of each format instead
# RUBRIC_FUZZ_CORPUS (none): a folder where inputs that found new code are kept for the next time
#
# An input that is a finding stays in the folder where this was started.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

WORKERS = 2
LONGEST = 6000  # bytes of an input: no format needs more to show all it can do
ANY = 'sniffed'


def run(fuzzer, seeds, dictionary, corpus, name, limit):
    environment = dict(os.environ, RUBRIC_FUZZ_FORMAT='' if name == ANY else name,
                       G_SLICE='always-malloc', ASAN_OPTIONS='allocator_may_return_null=0')
    os.makedirs(corpus, exist_ok=True)
    command = [fuzzer, limit, f'-max_len={LONGEST}', f'-dict={dictionary}', f'-artifact_prefix={name}-', '-timeout=10',
               '-rss_limit_mb=1024', '-print_final_stats=1', '-verbosity=1', corpus, seeds]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors='replace', check=False)


def figure(pattern, text):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def main():
    fuzzer, cli, seeds = map(os.path.abspath, sys.argv[1:4])
    dictionary = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'formats.dict')
    listed = subprocess.run([cli, 'list', 'formats'], stdout=subprocess.PIPE, text=True, check=True).stdout
    names = [ANY] + [line.split('\t')[0] for line in listed.splitlines()]
    seconds = int(os.environ.get('RUBRIC_FUZZ_SECONDS', '30'))
    runs = os.environ.get('RUBRIC_FUZZ_RUNS')
    limit = f'-runs={runs}' if runs else f'-max_total_time={max(1, round(seconds * WORKERS / len(names)))}'

    print(f'1..{len(names)}', flush=True)
    total, failed = 0, False
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        kept = os.environ.get('RUBRIC_FUZZ_CORPUS', scratch)
        results = pool.map(lambda name: run(fuzzer, seeds, dictionary, os.path.join(kept, name), name, limit), names)
        for number, (name, result) in enumerate(zip(names, results), 1):
            executions = figure(r'stat::number_of_executed_units: (\d+)', result.stdout)
            total += executions
            good = result.returncode == 0 and executions > 0
            failed |= not good
            print(f"{'ok' if good else 'not ok'} {number} - {name}: {executions} executions, "
                  f"{figure(r' cov: ([0-9]+)', result.stdout)} places of the code", flush=True)
            if not good:
                print('\n'.join('# ' + line for line in result.stdout.splitlines()[-60:]), flush=True)
    print(f'# {total} executions', flush=True)
    sys.exit(1 if failed else 0)


main()
