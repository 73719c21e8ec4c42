#!/usr/bin/env python3
# count-tree.py PUZZLE... - what a search row by row takes to the first solution: placements, backtracks, rejected
#
# Written for itself alone, in the plainest way, so that it can tell whether the program counts right.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import sys


def fits(grid, cell, digit):
    row, column = divmod(cell, 9)
    box = row // 3 * 27 + column // 3 * 3
    return all(grid[row * 9 + i] != digit and grid[i * 9 + column] != digit
               and grid[box + i // 3 * 9 + i % 3] != digit for i in range(9))


def search(grid, cell, count):
    while cell < 81 and grid[cell]:
        cell += 1
    if cell == 81:
        return True
    for digit in range(1, 10):
        if not fits(grid, cell, digit):
            count['rejected'] += 1
            continue
        grid[cell] = digit
        count['placements'] += 1
        if search(grid, cell + 1, count):
            return True
        grid[cell] = 0
        count['backtracks'] += 1
    return False


for line in sys.argv[1:]:
    count = dict(placements=0, backtracks=0, rejected=0)
    search([int(c) if c.isdigit() else 0 for c in line], 0, count)
    print(count['placements'], count['backtracks'], count['rejected'])
