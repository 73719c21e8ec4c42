/* sud-generate-private.h - the parts of a generator: full grids, the removal of their clues, and the weight of a puzzle
 *
 *     all 81 ── leap: many orbits at once ──► is there one solution? ── no ──► back, and a shorter leap
 *                                                    │ yes
 *                     ┌──────────────────────────────┘
 *                     ▼
 *     the next orbit, a cell at a time: is there a solution without its digit? ── yes ──► the orbit stays
 *                     ▲                                │ no
 *                     └────────────────────────────────┴── it goes
 *
 * Orbits are asked about once, in an order drawn at random: one that cannot go now can never go later. So the puzzle
 * depends on the grid and the order alone, not on how far a leap went.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-generate.h"
#include "sud-lanes.h"
#include "sud-random.h"

/**
 * sud_uniform_draw:
 * @random: moves on
 * @grid: (out): a full grid, each of the 6,670,903,752,021,072,936,960 as likely as the others
 *
 * Takes about two microseconds; the first of a program a millisecond, for its tables. Thread-safe.
 */
void sud_uniform_draw (SudRandom *random, SudGrid *grid);

/**
 * SudRemovalPlan:
 * @n: how many orbits there are
 * @cells: @sizes: the cells of each
 * @centre: the orbit of one cell, if there is just one; or -1
 * @leap: how many cells are taken away before the first question
 * @whole: whether all of them go or none
 *
 * The common part of all removals of one symmetry, or to one pattern.
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

/** sud_removal_plan_init: @pattern: cells that keep their clues, whatever the @symmetry, while all others lose them;
 * none: any */
void sud_removal_plan_init (SudRemovalPlan *self, SudSymmetryId symmetry, SudCells pattern);

/**
 * SudRemovalQuestion:
 * @SUD_REMOVAL_DONE: none: the puzzle is final
 * @SUD_REMOVAL_LEAP: how many solutions has the puzzle, up to 2?
 * @SUD_REMOVAL_STEP: has it a solution that keeps to the ban?
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
 * @puzzle: the clues left of it
 * @ban: of a SUD_REMOVAL_STEP
 * @clues: how many are left
 * @min_clues: the number at which it ends
 * @leap: cells that the next leap takes, 0: no more leaps
 * @at: @part: the orbit of @order that is asked about, and the cell of that orbit
 * @order: of the orbits
 * @gone: the digits that are gone from each row [0] and column [1]
 * @place: the column of each digit, less 1, in each row of the solution, and its row in each column
 */
typedef struct
{
  SudGrid solution;
  SudGrid puzzle;
  SudLanesBan ban;
  int8_t clues;
  int8_t min_clues;
  int8_t leap;
  int8_t at;
  int8_t part;
  SudRemovalQuestion question;
  uint8_t order[SUD_CELLS];
  SudDigits gone[2][SUD_SIZE];
  uint8_t place[2][SUD_SIZE][SUD_SIZE];
} SudRemoval;

/**
 * sud_removal_begin:
 * @random: draws the order; moves on
 * @solution: 81 digits that fit
 * @min_clues: clues that are left at least; 0: as few as can be
 */
void sud_removal_begin (SudRemoval *self, const SudRemovalPlan *plan, SudRandom *random, const SudGrid *solution,
                        int min_clues);

/** sud_removal_ask: Returns: the next question about the puzzle */
SudRemovalQuestion sud_removal_ask (SudRemoval *self, const SudRemovalPlan *plan);

/** sud_removal_answer: Goes on with the answer to it: @count solutions. */
void sud_removal_answer (SudRemoval *self, const SudRemovalPlan *plan, uint64_t count);

/**
 * SudWeighing:
 * @solution: the full grid
 * @puzzle: @ban: of the question: is there a solution without this digit?
 * @gone: the @n cells that went, in turn
 * @stays: the @n_stays cells that stayed
 * @tried: how many had gone when each cell of @stays was tried in vain
 * @held: how many cells of @stays can no longer go once so many have gone, but could before
 * @taken: how many of @gone are taken from @puzzle
 * @at: of @stays, the cell that is asked about
 * @low: @high: it can go when @low have gone, but not when @high have
 */
typedef struct
{
  SudGrid solution;
  SudGrid puzzle;
  SudLanesBan ban;
  uint8_t gone[SUD_CELLS];
  uint8_t stays[SUD_CELLS];
  uint8_t tried[SUD_CELLS];
  uint8_t held[SUD_CELLS + 1];
  int8_t n;
  int8_t n_stays;
  int8_t taken;
  int8_t at;
  int8_t low;
  int8_t high;
} SudWeighing;

/** sud_weighing_begin: @removal: done, with no number of clues to end at, and by a @plan whose orbits are single cells
 */
void sud_weighing_begin (SudWeighing *self, const SudRemovalPlan *plan, const SudRemoval *removal);

/** sud_weighing_ask: Returns: whether there is a question; else the weight is known */
bool sud_weighing_ask (SudWeighing *self);

/** sud_weighing_answer: Goes on with the answer to it: @count solutions. */
void sud_weighing_answer (SudWeighing *self, uint64_t count);

/** sud_weighing_get: Returns: the weight: the same to the last bit on every machine */
double sud_weighing_get (const SudWeighing *self);
