/* sud-hodoku-board.h - a position with the singles that turned up in it, the oldest first, as HoDoKu queues them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

enum
{
  SUD_HODOKU_QUEUE_MAX = 3 * SUD_CELLS,
};

/**
 * SudHodokuQueue:
 * @cell: @digit: from @first to @end the singles that wait; some of them may be out of date
 */
typedef struct
{
  int first;
  int end;
  uint8_t cell[SUD_HODOKU_QUEUE_MAX];
  uint8_t digit[SUD_HODOKU_QUEUE_MAX];
} SudHodokuQueue;

/**
 * SudHodokuBoard:
 * @marks: the position
 * @digits: of each cell, as in @marks but while a digit is being placed
 * @places: of [house][digit - 1] how many cells can hold it
 * @naked: cells that came down to one candidate
 * @hidden: digits that came down to one place in a house
 *
 * A plain value. Which single is found next depends on the order in which candidates went: so each goes on its own.
 */
typedef struct
{
  SudPencilmarks marks;
  SudDigits digits[SUD_CELLS];
  uint8_t places[SUD_HOUSES][SUD_SIZE];
  SudHodokuQueue naked;
  SudHodokuQueue hidden;
} SudHodokuBoard;

/** Places the digits of @start cell by cell, then rules out what it does not have. */
void sud_hodoku_board_init (SudHodokuBoard *self, const SudPencilmarks *start);

/** Writes @digit, 1 to 9, into @cell. */
void sud_hodoku_board_place (SudHodokuBoard *self, int cell, int digit);

/** Rules out @digit, 1 to 9, in @cell. */
void sud_hodoku_board_remove (SudHodokuBoard *self, int cell, int digit);

/** The oldest cell that is the last of a house; it stays in its queue. Returns: whether there is one */
bool sud_hodoku_board_find_full_house (const SudHodokuBoard *self, int *cell, int *digit);

/** Takes the oldest cell with one candidate. Returns: whether there is one */
bool sud_hodoku_board_take_naked (SudHodokuBoard *self, int *cell, int *digit);

/**
 * sud_hodoku_board_take_hidden:
 *
 * Takes the oldest digit with one place. One that holds no longer ends the search as well: HoDoKu goes on to the next
 * technique then, though there may be more behind it.
 *
 * Returns: whether there is one
 */
bool sud_hodoku_board_take_hidden (SudHodokuBoard *self, int *cell, int *digit);
