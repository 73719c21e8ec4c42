/* sud-repair.h - the changes that give a grid without a solution, or with several, exactly one
 *
 * Threads: safe. A thread that looks for slips gets the context of sud-solve.h.
 * Cost: some milliseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include "sud-cancel.h"

SUD_BEGIN_DECLS

enum
{
  SUD_MAX_SLIPS = 24, /* more than a person looks through */
};

/**
 * SudSlipKind:
 * @SUD_SLIP_DIGIT: the digit in @from is another one
 * @SUD_SLIP_EXTRA: the digit in @from is one too many
 * @SUD_SLIP_SWAP: the neighbours @from and @to are exchanged; one of them may be blank
 * @SUD_SLIP_LEFT_OUT: a digit or a blank was left out at @from, and all that follows up to @to stands a cell too early
 * @SUD_SLIP_DOUBLED: the digit or blank in @from is one too many, and all that follows up to @to stands a cell too late
 * @SUD_SLIP_ROWS: the rows of @from and @to are exchanged
 * @SUD_SLIP_COLUMNS: the columns of @from and @to are exchanged
 */
typedef enum
{
  SUD_SLIP_DIGIT,
  SUD_SLIP_EXTRA,
  SUD_SLIP_SWAP,
  SUD_SLIP_LEFT_OUT,
  SUD_SLIP_DOUBLED,
  SUD_SLIP_ROWS,
  SUD_SLIP_COLUMNS,
} SudSlipKind;

/**
 * SudSlip:
 * @meant: the grid without it, which has one solution
 * @from: a cell
 * @to: a cell in reading order after @from; the same where only one cell is concerned
 * @likelihood: that this slip makes the grid of @meant; ten more is ten times as likely
 */
typedef struct
{
  SudGrid meant;
  SudSlipKind kind;
  uint8_t from;
  uint8_t to;
  int likelihood;
} SudSlip;

/**
 * sud_slips_find:
 * @grid: without a solution
 * @suspects: filled cells that have no solution together, see #SudBlame: no change elsewhere can help
 * @last: the cell that was typed last, or 0: of slips as likely as each other, those nearer to it come first
 * @cancel: (nullable): polled every few milliseconds
 * @slips: (out): room for SUD_MAX_SLIPS
 *
 * Finds the slips without which @grid has exactly one solution, the likeliest first. Every change of a single digit is
 * among them if there is room. Allocates nothing but, once a thread, the context.
 *
 * Returns: how many there are, or -1 if it was cancelled or there is no memory
 */
int sud_slips_find (const SudGrid *grid, SudCells suspects, int last, const SudFlag *cancel,
                    SudSlip slips[SUD_MAX_SLIPS]);

/**
 * sud_unique_find:
 * @grid: with at least one solution
 * @target: (nullable): the solution that is to be left; NULL: any
 * @cancel: (nullable): polled at least every 1,024 placements
 * @added: (out): the digits to add, blank elsewhere
 *
 * Looks for few digits that leave one solution of @grid: adds the digit that the fewest solutions have, of a sample,
 * until one solution is left, and in the end takes back those that are not needed. That is greedy: fewer might do, but
 * without any one of them there are several solutions. The same each time. Allocates nothing.
 *
 * Returns: how many there are, 0 if there is one solution already; -1 if it was cancelled, or there is none
 */
int sud_unique_find (const SudGrid *grid, const SudGrid *target, const SudFlag *cancel, SudGrid *added);

SUD_END_DECLS
