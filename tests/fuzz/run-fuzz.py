#!/usr/bin/env python3
# run-fuzz.py FUZZER CLI SEEDS - fuzzes the readers of all formats, each for its share of the time; prints TAP
#
# RUBRIC_FUZZ_SECONDS (30): for all together, of two processors
# RUBRIC_FUZZ_RUNS (none): executions of each format instead
# RUBRIC_FUZZ_CORPUS (none): a folder where inputs that found new code are kept for the next time
#
# Inputs are made of the seeds, the words of formats.dict, and all that stand in tables of the sources of the readers.
# An input that is a finding stays in the folder where this was started.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import concurrent.futures
import glob
import os
import re
import subprocess
import sys
import tempfile

WORKERS = 2
LONGEST = 6000  # bytes of an input: no format needs more to show all it can do
ANY = 'sniffed'
TABLE = r'^ *(?:static const [^;{}()]*|\} \w+\[\] *)=\s*(\{.*?\};|"(?:[^"\\]|\\.)*";)'


def run(fuzzer, seeds, dictionary, corpus, name, limit):
    environment = dict(os.environ, RUBRIC_FUZZ_FORMAT='' if name == ANY else name,
                       G_SLICE='always-malloc', ASAN_OPTIONS='allocator_may_return_null=0')
    os.makedirs(corpus, exist_ok=True)
    command = [fuzzer, limit, f'-max_len={LONGEST}', f'-dict={dictionary}', f'-artifact_prefix={name}-', '-timeout=10',
               '-rss_limit_mb=1024', '-print_final_stats=1', '-verbosity=1', corpus, seeds]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors='replace', check=False)


def collect_words(folder):
    """The words that the readers know: what stands in the tables of their sources."""
    words = set()
    for path in sorted(glob.glob(os.path.join(folder, '*.c'))):
        with open(path, encoding='utf-8') as file:
            for table in re.findall(TABLE, file.read(), re.MULTILINE | re.DOTALL):
                words.update(re.findall(r'"((?:[^"\\]|\\["\\nrt])+)"', table))
    return words


def write_dictionary(path, words, own):
    """Writes the words of OWN, and WORDS in the way of libFuzzer."""
    escapes = {'n': '\\x0a', 'r': '\\x0d', 't': '\\x09'}
    with open(own, encoding='utf-8') as file, open(path, 'w', encoding='ascii') as out:
        out.write(file.read())
        for word in sorted(words):
            word = re.sub(r'\\([nrt])', lambda found: escapes[found[1]], word)
            signs = (c if ' ' <= c <= '~' else ''.join(f'\\x{b:02x}' for b in c.encode()) for c in word)
            out.write('"%s"\n' % ''.join(signs))


def figure(pattern, text):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def main():
    fuzzer, cli, seeds = map(os.path.abspath, sys.argv[1:4])
    here = os.path.dirname(os.path.abspath(__file__))
    words = collect_words(os.path.join(here, '..', '..', 'src', 'formats'))
    listed = subprocess.run([cli, 'list', 'formats'], stdout=subprocess.PIPE, text=True, check=True).stdout
    names = [ANY] + [line.split('\t')[0] for line in listed.splitlines()]
    seconds = int(os.environ.get('RUBRIC_FUZZ_SECONDS', '30'))
    runs = os.environ.get('RUBRIC_FUZZ_RUNS')
    limit = f'-runs={runs}' if runs else f'-max_total_time={max(1, round(seconds * WORKERS / len(names)))}'

    print(f'1..{len(names)}', flush=True)
    total, failed = 0, False
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        dictionary = os.path.join(scratch, 'words.dict')
        write_dictionary(dictionary, words, os.path.join(here, 'formats.dict'))
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
