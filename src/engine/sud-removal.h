/* sud-removal.h - the clues of one full grid are taken away, as far as one solution is left
 *
 *     all 81 ── leap: many orbits at once ──► is there one solution? ── no ──► back, and a shorter leap
 *                                                    │ yes
 *                     ┌──────────────────────────────┘
 *                     ▼
 *     the next orbit, a cell at a time: is there a solution without its digit? ── yes ──► the orbit stays
 *                     ▲                                │ no
 *                     └────────────────────────────────┴── it goes
 *
 * Orbits are asked about once, in an order drawn at random: what cannot go now can never go later. So the puzzle depends on
 * the grid and the order alone, not on how far a leap went.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"
#include "sud-random.h"
#include "sud-symmetry.h"

/**
 * SudRemovalPlan:
 * @n: how many orbits there are
 * @cells: @sizes: the cells of each
 * @centre: the orbit of one cell, where there is just one; or -1
 * @leap: how many cells are taken away before the first question
 * @whole: whether all of them go or none: more clues are left where not
 *
 * What the removals of a symmetry, or those to a pattern, have in common.
 */
typedef struct
{
  int n;
  uint8_t cells[SUD_CELLS][8];
  uint8_t sizes[SUD_CELLS];
  int centre;
  int leap;
  bool whole;
} SudRemovalPlan;

/** @pattern: cells that keep their clues, whatever the @symmetry, while all others lose them; none: any */
void sud_removal_plan_init (SudRemovalPlan *self, SudSymmetryId symmetry, SudCells pattern);

/**
 * SudRemovalQuestion:
 * @SUD_REMOVAL_DONE: none: the puzzle is what it will be
 * @SUD_REMOVAL_LEAP: how many solutions has the puzzle, up to 2?
 * @SUD_REMOVAL_STEP: has it one that keeps to the ban?
 */
typedef enum
{
  SUD_REMOVAL_DONE,
  SUD_REMOVAL_LEAP,
  SUD_REMOVAL_STEP,
} SudRemovalQuestion;

/**
 * SudRemoval:
 * @solution: the full grid
 * @puzzle: what is left of it
 * @ban: of a SUD_REMOVAL_STEP
 * @clues: how many are left
 * @least: where it ends
 * @leap: cells that the next leap takes, 0: no more leaps
 * @at: @part: the orbit of @order that is asked about, and the cell of it
 * @order: of the orbits
 * @rows: @columns: the digits that are gone from each
 * @in_row: @in_column: where each digit, less 1, is in the solution: its column, its row
 */
typedef struct
{
  SudGrid solution;
  SudGrid puzzle;
  SudLanesBan ban;
  int8_t clues;
  int8_t least;
  int8_t leap;
  int8_t at;
  int8_t part;
  SudRemovalQuestion question;
  uint8_t order[SUD_CELLS];
  SudDigits rows[SUD_SIZE];
  SudDigits columns[SUD_SIZE];
  uint8_t in_row[SUD_SIZE][SUD_SIZE];
  uint8_t in_column[SUD_SIZE][SUD_SIZE];
} SudRemoval;

/**
 * sud_removal_begin:
 * @random: draws the order; moves on
 * @solution: 81 digits that fit
 * @least: clues that are left at least; 0: as few as can be
 */
void sud_removal_begin (SudRemoval *self, const SudRemovalPlan *plan, SudRandom *random, const SudGrid *solution,
                        int least);

/** Returns: the next question about the puzzle */
SudRemovalQuestion sud_removal_ask (SudRemoval *self, const SudRemovalPlan *plan);

/** Goes on with the answer to it: @count solutions. */
void sud_removal_answer (SudRemoval *self, const SudRemovalPlan *plan, uint64_t count);
