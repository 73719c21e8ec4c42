/* sud-grid.h - the digits of a Sudoku, and the rules that make them fit
 *
 * Threads: safe, while no other thread writes to the grid.
 * Cost: less than a tenth of a microsecond.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

#include <stdbool.h>
#include <stdint.h>

SUD_BEGIN_DECLS

enum
{
  SUD_MIN_CLUES = 17, /* no puzzle with fewer has one solution (McGuire, Tugemann, Civario 2012) */
  SUD_LINE_LENGTH = SUD_CELLS, /* characters of a grid in the one-line form, without the closing NUL */
};

/**
 * SudDigits:
 * A set of digits: bit d - 1 stands for digit d, 9 bits used.
 */
typedef uint16_t SudDigits;

#define SUD_ALL_DIGITS ((SudDigits)0x1ff)
/* The digit is 1 to 9: callers check the digits of a file before. */
#define SUD_DIGIT_BIT(digit) ((SudDigits)(1u << ((digit)-1)))

/**
 * SudGrid:
 * @digit: 81 digits in row-major order, 1 to 9, 0 = blank
 *
 * A plain value: copied by assignment, compared with memcmp().
 */
typedef struct
{
  uint8_t digit[SUD_CELLS];
} SudGrid;

/* The number of bits that are set in each value of 9 bits. */
extern const uint8_t sud_digits_counts[SUD_ALL_DIGITS + 1];

static inline int
sud_digits_count (SudDigits digits)
{
  return sud_digits_counts[digits];
}

/* The lowest digit of @digits, which is not empty. */
static inline int
sud_digits_first (SudDigits digits)
{
  return __builtin_ctz (digits) + 1;
}

/* One more than the value of each character that can be a cell; 0 for others. */
extern const uint8_t sud_cell_values[UINT8_MAX + 1];

/** sud_cell_value: Returns: 1 to 9, 0 for a blank, -1 for a character that is no cell */
static inline int
sud_cell_value (char c)
{
  return sud_cell_values[(uint8_t)c] - 1;
}

/**
 * sud_grid_parse_line:
 * @grid: (out): where the digits go
 * @line: at least 81 characters: 1 to 9, or one of `.` `0` `*` `_` `-` `x` `X` for a blank
 *
 * Returns: 81 when every character was understood, else the index of the first that was not (@grid is then undefined)
 */
int sud_grid_parse_line (SudGrid *grid, const char *line);

/**
 * sud_grid_format_line:
 * @line: (out): 81 characters, `.` for a blank, and a NUL
 */
void sud_grid_format_line (const SudGrid *grid, char line[SUD_LINE_LENGTH + 1]);

/**
 * sud_grid_conflicts:
 *
 * Returns: the cells whose digit stands once more in their row, column or box; empty when all digits fit
 */
SudCells sud_grid_conflicts (const SudGrid *grid);

/** sud_grid_is_valid: Returns: whether no digit stands twice in a house */
bool sud_grid_is_valid (const SudGrid *grid);

/** sud_grid_count_filled: Returns: how many cells hold a digit, 0 to 81 */
int sud_grid_count_filled (const SudGrid *grid);

/** sud_grid_is_solved: Returns: whether all 81 cells are filled and fit: a solution */
bool sud_grid_is_solved (const SudGrid *grid);

/** sud_grid_keeps: Returns: whether @grid has every digit of @givens in its place */
bool sud_grid_keeps (const SudGrid *grid, const SudGrid *givens);

/** sud_grid_candidates: Returns: the digits that no peer of @cell holds (whatever stands in @cell itself) */
SudDigits sud_grid_candidates (const SudGrid *grid, int cell);

SUD_END_DECLS
