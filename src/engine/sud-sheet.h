/* sud-sheet.h - the paper itself: digits, who wrote them, marks and colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

typedef enum
{
  SUD_ORIGIN_BLANK,   /* no digit */
  SUD_ORIGIN_GIVEN,   /* part of the puzzle */
  SUD_ORIGIN_ENTERED, /* by the person */
  SUD_ORIGIN_SOLVED,  /* by the program: red */
} SudOrigin;

enum
{
  SUD_COLOURS = 9, /* colours are 1 to 9, 0 = none */
};

/**
 * SudSheet:
 * @centre: centre marks of each cell
 * @corner: corner marks of each cell
 * @digit: as in #SudGrid
 * @origin: a #SudOrigin for each cell; blank exactly where the digit is 0
 * @colour: 1 to 9, 0 = none
 * @spare: always 0, so that equal sheets are equal bytes
 *
 * A plain value of 568 bytes: copied by assignment, compared with sud_sheet_equal(). All zero is an empty sheet.
 *
 *       0          162         324       405       486       567
 *       | centre   | corner    | digit   | origin  | colour  |0|
 *       | 81 x 16  | 81 x 16   | 81 x 8  | 81 x 8  | 81 x 8  |
 */
typedef struct
{
  SudDigits centre[SUD_CELLS];
  SudDigits corner[SUD_CELLS];
  uint8_t digit[SUD_CELLS];
  uint8_t origin[SUD_CELLS];
  uint8_t colour[SUD_CELLS];
  uint8_t spare;
} SudSheet;

/** Empties @sheet. */
void sud_sheet_clear (SudSheet *sheet);

bool sud_sheet_equal (const SudSheet *a, const SudSheet *b);

/** A sheet with the digits of @grid, all of @origin. */
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

#define SUD_ORIGINS_GIVEN (1u << SUD_ORIGIN_GIVEN)
#define SUD_ORIGINS_PERSON (SUD_ORIGINS_GIVEN | 1u << SUD_ORIGIN_ENTERED)
#define SUD_ORIGINS_ALL (SUD_ORIGINS_PERSON | 1u << SUD_ORIGIN_SOLVED)

/** The cells that differ in anything. */
SudCells sud_sheet_difference (const SudSheet *a, const SudSheet *b);

/** How many cells have @origin. */
int sud_sheet_count (const SudSheet *sheet, SudOrigin origin);

/**
 * sud_sheet_fill:
 * @solution: 81 digits that keep all digits of @sheet
 *
 * Writes @solution into the blank cells with origin solved.
 */
void sud_sheet_fill (SudSheet *sheet, const SudGrid *solution);

/** Blanks every cell of @origin. */
void sud_sheet_erase (SudSheet *sheet, SudOrigin origin);
