/* sud-canon-state.h - how far a grid has been written in its canonical form: rows chosen, columns and digits in part
 *
 * Internal to sud-canon.c and sud-canon-full.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

enum
{
  SUD_CANON_NEW = 10, /* the label of a digit that has none yet: more than all labels */
};

/**
 * SudCanonState:
 * @column: which column stands at each place
 * @label: what is written for each digit, @label[0] is 0
 * @labels: how many digits have a label
 * @blank_columns: of the stack at each place: how many columns, at its head, are blank in all rows so far
 * @blank_stacks: how many stacks, at the head of the row, are blank in all rows so far
 * @turned: whether rows and columns have changed places
 * @rows: those not chosen yet
 *
 * Columns and stacks that have been blank so far are in no order: which of them stands where is open until a row tells
 * them apart. All others have their places.
 *
 *     places           0 1 2   3 4 5   6 7 8
 *     rows so far      . . .   . . .   . . 1      @blank_stacks 1, @blank_columns 3, 2, 1
 *                      . . .   . . 1   . 2 .      those of places 0 to 2 may yet change places, and of 3 and 4
 */
typedef struct
{
  uint8_t column[SUD_SIZE];
  uint8_t label[SUD_SIZE + 1];
  uint8_t labels;
  uint8_t blank_columns[3];
  uint8_t blank_stacks;
  uint8_t turned;
  uint16_t rows;
} SudCanonState;

/**
 * SudCanonRow:
 * @text: 9 labels of 4 bits, that of the first place highest: rows compare as these numbers do
 * @place: what stands at each place: its label, or SUD_CANON_NEW, and below, in 4 bits, its column
 */
typedef struct
{
  uint64_t text;
  uint8_t place[SUD_SIZE];
} SudCanonRow;

/** Nothing chosen yet. */
void sud_canon_state_init (SudCanonState *self, bool turned);

/** Writes a row with @digits below those so far, the smallest way there is. */
void sud_canon_state_write (const SudCanonState *self, const uint8_t digits[SUD_SIZE], SudCanonRow *row);

/** In how many ways @row can be written like this: orders of columns and stacks that cannot be told apart. */
int sud_canon_state_count_ways (const SudCanonState *self, const SudCanonRow *row);

/** @next is the state with @row written in one of these ways, 0 and up; @digits as for sud_canon_state_write(). */
void sud_canon_state_take (const SudCanonState *self, const uint8_t digits[SUD_SIZE], const SudCanonRow *row, int way,
                           SudCanonState *next);
