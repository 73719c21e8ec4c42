/* sud-round.h - the puzzles of many lines, solved together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"
#include "sud-lines.h"

enum
{
  SUD_ROUND_OTHERS = 256,
};

typedef struct _SudRound SudRound;

/**
 * sud_round_new:
 * @max_puzzles: better many, for lanes lie idle when puzzles run out; each takes 105 bytes
 *
 * Returns: (transfer full) (nullable): a round for one thread; NULL without memory
 */
SudRound *sud_round_new (const SudBackend *backend, size_t max_puzzles);

void sud_round_free (SudRound *self);

/**
 * sud_round_collect:
 * @lines: moves on
 *
 * Takes as many puzzles as it can hold, and up to SUD_ROUND_OTHERS lines among them that are no puzzles. The text is
 * not copied.
 *
 * Returns: false if there was no line left
 */
bool sud_round_collect (SudRound *self, SudLines *lines);

/**
 * sud_round_take_grids:
 * @grids: not copied
 * @n: at most the puzzles that it can hold
 *
 * Takes grids in place of lines.
 */
void sud_round_take_grids (SudRound *self, const SudGrid *grids, size_t n);

/**
 * sud_round_solve:
 * @limit: as in SudLanesJob; at least 2 with @solutions
 * @solutions: whether solutions are wanted: the lexicographically smallest of each puzzle
 * @cancel: (nullable): as in SudLanesJob
 *
 * Returns: false if it was cancelled
 */
bool sud_round_solve (SudRound *self, uint64_t limit, bool solutions, const atomic_bool *cancel);

/** sud_round_get_counts: Returns: how many solutions each puzzle has, up to the limit */
const uint64_t *sud_round_get_counts (const SudRound *self);

/** sud_round_get_number: Returns: the line of puzzle @index in the stream, from 1 */
uint64_t sud_round_get_number (const SudRound *self, size_t index);

/** sud_round_write_puzzle: Writes the 81 cells of puzzle @index, with a dot for each blank. */
void sud_round_write_puzzle (const SudRound *self, size_t index, char *text);

/** sud_round_get_solutions: Returns: the solution of each puzzle that has one; others are not written */
const SudGrid *sud_round_get_solutions (const SudRound *self);

/** sud_round_write_solution: Writes the 81 digits of the solution of puzzle @index, which has one. */
void sud_round_write_solution (const SudRound *self, size_t index, char *text);

/**
 * sud_round_get_other:
 * @index: of the lines that are no puzzle; one more than the last gives NULL
 * @before: (out): how many puzzles of the round stand before it; with NULL, all
 *
 * Returns: (nullable): the line
 */
const SudLine *sud_round_get_other (const SudRound *self, size_t index, size_t *before);
