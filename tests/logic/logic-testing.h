/* logic-testing.h - puzzles with one solution, and what they are called when turned round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "puzzle-corpus.h"
#include "sud-logic.h"

typedef struct
{
  SudGrid givens;
  SudGrid solution;
  char name[64];
} LogicPuzzle;

#define logic_puzzle_at(puzzles, i) (&g_array_index ((puzzles), LogicPuzzle, (i)))

/** (transfer full): those of our puzzles, or of RUBRIC_CORPUS where that is set, that have one solution; of long lists evenly
 * chosen ones, about @most of each. A long test takes those of test_pick(). */
GArray *logic_load_puzzles (guint most);

/** Puts @n items into an order by chance. */
void logic_shuffle (int *items, int n, GRand *rand);

/** The same puzzle under other names: digits, rows and columns of bands, bands exchanged, and perhaps turned over. */
SudGrid logic_isomorph (const SudGrid *grid, GRand *rand);

/** Fails where any step of @logic contradicts @solution. */
void logic_assert_sound (const SudLogic *logic, const SudGrid *solution, const char *name);
