/* sud-sheet.h - the paper itself: digits, who wrote them, marks and colours
 *
 * Threads: safe, while no other thread writes to the sheet, or looks at one that is written to.
 * Cost: up to a microsecond; nothing is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

SUD_BEGIN_DECLS

typedef enum
{
  SUD_ORIGIN_BLANK,   /* no digit */
  SUD_ORIGIN_GIVEN,   /* part of the puzzle */
  SUD_ORIGIN_ENTERED, /* by the person */
  SUD_ORIGIN_SOLVED,  /* by the program */
} SudOrigin;

enum
{
  SUD_COLOURS = 9, /* colours are 1 to 9, 0 = none; a set of colours is a SudDigits */
};

/**
 * SudSheet:
 * @centre: centre marks of each cell
 * @corner: corner marks of each cell
 * @eliminated: candidates that reasoning has ruled out in cells without centre marks
 * @colours: of each cell a set of colours from 1 to 9, as a set of digits
 * @digit: as in #SudGrid
 * @origin: a #SudOrigin for each cell; blank exactly where the digit is 0
 * @mark_colour: of each single candidate, at [cell][digit - 1]: 1 to 9, 0 = none
 *
 * @zero: 0, so that no byte is hidden padding
 *
 * A plain value of 1,540 bytes: copied by assignment, compared with sud_sheet_equal(). All zero is an empty sheet.
 *
 *       0          162         324          486       648       729       810          1,539
 *       | centre   | corner    | eliminated | colours | digit   | origin  | mark_colour  | zero
 *       | 81 x 16  | 81 x 16   | 81 x 16    | 81 x 16 | 81 x 8  | 81 x 8  | 81 x 9 x 8   | 8
 */
typedef struct
{
  SudDigits centre[SUD_CELLS];
  SudDigits corner[SUD_CELLS];
  SudDigits eliminated[SUD_CELLS];
  SudDigits colours[SUD_CELLS];
  uint8_t digit[SUD_CELLS];
  uint8_t origin[SUD_CELLS];
  uint8_t mark_colour[SUD_CELLS][SUD_SIZE];
  uint8_t zero;
} SudSheet;

/** sud_sheet_clear: Empties @sheet. */
void sud_sheet_clear (SudSheet *sheet);

/** sud_sheet_equal: Returns: whether both are the same in everything */
bool sud_sheet_equal (const SudSheet *a, const SudSheet *b);

/** sud_sheet_from_grid: Makes a sheet with the digits of @grid, all of @origin. */
void sud_sheet_from_grid (SudSheet *sheet, const SudGrid *grid, SudOrigin origin);

/**
 * sud_sheet_set_digit:
 * @digit: 0 to 9; 0 blanks the cell
 *
 * Writes one digit; marks and colour of the cell stay.
 */
void sud_sheet_set_digit (SudSheet *sheet, int cell, int digit, SudOrigin origin);

/**
 * sud_sheet_get_grid:
 * @origins: a set of origins, (1 << SUD_ORIGIN_GIVEN) | …: cells of other origins count as blank
 */
SudGrid sud_sheet_get_grid (const SudSheet *sheet, unsigned origins);

/**
 * sud_sheet_get_puzzle:
 *
 * Returns: the puzzle itself: its givens, whatever has been filled in; if it has none, all that was entered
 */
SudGrid sud_sheet_get_puzzle (const SudSheet *sheet);

#define SUD_ORIGINS_GIVEN (1u << SUD_ORIGIN_GIVEN)
#define SUD_ORIGINS_PERSON (SUD_ORIGINS_GIVEN | 1u << SUD_ORIGIN_ENTERED)
#define SUD_ORIGINS_ALL (SUD_ORIGINS_PERSON | 1u << SUD_ORIGIN_SOLVED)

/** sud_sheet_difference: Returns: the cells that differ in anything */
SudCells sud_sheet_difference (const SudSheet *a, const SudSheet *b);

/** sud_sheet_count: Returns: how many cells have @origin */
int sud_sheet_count (const SudSheet *sheet, SudOrigin origin);

/** sud_sheet_find: Returns: the cells that hold @digit, 1 to 9; none for 0 */
SudCells sud_sheet_find (const SudSheet *sheet, int digit);

/**
 * sud_sheet_fill:
 * @solution: 81 digits that keep all digits of @sheet
 *
 * Writes @solution into the blank cells with origin solved.
 */
void sud_sheet_fill (SudSheet *sheet, const SudGrid *solution);

/**
 * sud_sheet_candidates:
 *
 * Returns: the candidates of a cell as far as the paper says: none if it has a digit; its centre marks if it has any;
 * else the digits that no peer holds, less the digits ruled out. Corner marks are notes, never candidates
 */
SudDigits sud_sheet_candidates (const SudSheet *sheet, int cell);

/** sud_sheet_filter: Returns: the cells with candidate @digit, 1 to 9; for any other number the cells with two
 * candidates
 */
SudCells sud_sheet_filter (const SudSheet *sheet, int digit);

/** sud_sheet_get_colour: Returns: the first of the colours of @cell, 1 to 9; 0 if it has none */
int sud_sheet_get_colour (const SudSheet *sheet, int cell);

/** sud_sheet_has_mark_colours: Returns: whether any candidate has a colour */
bool sud_sheet_has_mark_colours (const SudSheet *sheet);

/** sud_sheet_clean_marks: Takes the digit of @cell from the marks of its peers, unless one of them holds it as well. */
void sud_sheet_clean_marks (SudSheet *sheet, int cell);

/** sud_sheet_fill_marks: Gives each blank cell the centre marks that its peers allow. */
void sud_sheet_fill_marks (SudSheet *sheet);

/** sud_sheet_clear_marks: Takes away all marks, eliminations, and the colours of candidates. */
void sud_sheet_clear_marks (SudSheet *sheet);

/** sud_sheet_erase: Blanks every cell of @origin. */
void sud_sheet_erase (SudSheet *sheet, SudOrigin origin);

SUD_END_DECLS
