#!/usr/bin/env python3
# odd-arrays.py - what people hand to sud.py: arrays of any kind, lists, nothing; and what it refuses in words
#
# SPDX-License-Identifier: GPL-3.0-or-later
import numpy as np

import sud

puzzles, answers = sud.generate(6, seed=1)
lines = sud.to_lines(puzzles)
wide = np.zeros((6, 100), np.uint8)
wide[:, 5:86] = puzzles

TAKEN = {
    'numbers of other sizes': puzzles.astype('>i8'),
    'columns first': np.asfortranarray(puzzles),
    'a part of a table': wide[:, 5:86],
    'lists of digits': puzzles.tolist(),
    'lines': lines,
    'bytes': [line.encode() for line in lines],
    'objects': np.array(lines, dtype=object),
    'bytes with room': np.array(lines, dtype='S100'),
    'nothing': puzzles[:0],
    'no lines': [],
    'one': lines[0],
}
REFUSED = {
    'fractions': (sud.solve, puzzles.astype(float)),
    'no digits': (sud.solve, puzzles.astype(int) - 1),
    'a blank too much': (sud.solve, [line + ' ' for line in lines]),
    'not a line': (sud.solve, lines + [None]),
    'squares': (sud.solve, puzzles.reshape(6, 9, 9)),
    'many to explain': (sud.explain, puzzles),
    'none to explain': (sud.explain, []),
    'brightness': (sud.read_picture, np.full((99, 99), 0.5)),
    'colours': (sud.read_picture, np.zeros((99, 99, 3), np.uint8)),
    'no limit': (lambda limit: sud.solve(puzzles, limit), 2**64),
    'no symmetry': (lambda name: sud.generate(1, symmetry=name), 'no name'),
}

for name, given in TAKEN.items():
    counts, solutions = sud.solve(given)
    assert (counts == 1).all() and (solutions == answers[:len(solutions)]).all(), name
    assert len(solutions) == (1 if name == 'one' else len(given)), name
for name, (function, given) in REFUSED.items():
    try:
        function(given)
    except ValueError:
        continue
    raise AssertionError(name)
print('ok')
