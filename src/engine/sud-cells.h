/* sud-cells.h - the coordinates of a cell, and sets of cells
 *
 * Threads: safe: values go in and come out.
 * Cost: some nanoseconds at most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-api.h"

#include <stdbool.h>
#include <stdint.h>

enum
{
  SUD_SIZE = 9,
  SUD_CELLS = 81,
};

/* Cells are 0 to 80, rows, columns and boxes 0 to 8; boxes are numbered row by row. */
static inline int
sud_cell (int row, int column)
{
  return row * SUD_SIZE + column;
}

static inline int
sud_row (int cell)
{
  return cell / SUD_SIZE;
}

static inline int
sud_column (int cell)
{
  return cell % SUD_SIZE;
}

static inline int
sud_box (int cell)
{
  return sud_row (cell) / 3 * 3 + sud_column (cell) / 3;
}

/**
 * SudCells:
 * A set of the 81 cells of a grid, passed by value.
 *
 *     word[0]: cells 0 to 63      word[1]: cells 64 to 80, bits above are zero
 */
typedef struct
{
  uint64_t word[2];
} SudCells;

#define SUD_NO_CELLS (SUD_VALUE (SudCells){ { 0, 0 } })
#define SUD_ALL_CELLS (SUD_VALUE (SudCells){ { UINT64_MAX, (UINT64_C (1) << 17) - 1 } })

static inline void
sud_cells_add (SudCells *set, int cell)
{
  set->word[cell >> 6] |= UINT64_C (1) << (cell & 63);
}

static inline void
sud_cells_remove (SudCells *set, int cell)
{
  set->word[cell >> 6] &= ~(UINT64_C (1) << (cell & 63));
}

static inline bool
sud_cells_has (SudCells set, int cell)
{
  return (set.word[cell >> 6] >> (cell & 63)) & 1;
}

static inline SudCells
sud_cells_union (SudCells a, SudCells b)
{
  return SUD_VALUE (SudCells){ { a.word[0] | b.word[0], a.word[1] | b.word[1] } };
}

static inline SudCells
sud_cells_intersection (SudCells a, SudCells b)
{
  return SUD_VALUE (SudCells){ { a.word[0] & b.word[0], a.word[1] & b.word[1] } };
}

/* Returns: the cells of @a that are not in @b */
static inline SudCells
sud_cells_difference (SudCells a, SudCells b)
{
  return SUD_VALUE (SudCells){ { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1] } };
}

/* Returns: the cells that are in one of the two, not in both */
static inline SudCells
sud_cells_symmetric_difference (SudCells a, SudCells b)
{
  return SUD_VALUE (SudCells){ { a.word[0] ^ b.word[0], a.word[1] ^ b.word[1] } };
}

static inline bool
sud_cells_is_empty (SudCells set)
{
  return (set.word[0] | set.word[1]) == 0;
}

/* Returns: whether there is exactly one cell in @set */
static inline bool
sud_cells_is_single (SudCells set)
{
  return !sud_cells_is_empty (set)
         && ((set.word[0] & (set.word[0] - 1)) | (set.word[1] & (set.word[1] - 1))) == 0
         && (set.word[0] == 0 || set.word[1] == 0);
}

/* Counts the bits that are set; without a function call even if the compiler may not use an instruction for it. */
static inline int
sud_bits_count (uint64_t bits)
{
#if defined __POPCNT__ || defined __aarch64__
  return __builtin_popcountll (bits);
#else
  bits -= bits >> 1 & UINT64_C (0x5555555555555555);
  bits = (bits & UINT64_C (0x3333333333333333)) + (bits >> 2 & UINT64_C (0x3333333333333333));
  return (int)(((bits + (bits >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f)) * UINT64_C (0x0101010101010101) >> 56);
#endif
}

static inline int
sud_cells_count (SudCells set)
{
  return sud_bits_count (set.word[0]) + sud_bits_count (set.word[1]);
}

/* Returns: the lowest cell of @set that is at least @from, or -1 */
static inline int
sud_cells_next (SudCells set, int from)
{
  for (int i = from >> 6; i < 2; i++)
    {
      uint64_t word = set.word[i];

      if (i == from >> 6)
        word &= UINT64_MAX << (from & 63);
      if (word != 0)
        return i * 64 + __builtin_ctzll (word);
    }
  return -1;
}

/* Takes the lowest cell out of @set, which is not empty. */
static inline int
sud_cells_take (SudCells *set)
{
  int cell;

  if (set->word[0] != 0)
    {
      cell = __builtin_ctzll (set->word[0]);
      set->word[0] &= set->word[0] - 1;
      return cell;
    }
  cell = 64 + __builtin_ctzll (set->word[1]);
  set->word[1] &= set->word[1] - 1;
  return cell;
}

/* Returns: the lowest cell of @set, which is not empty */
static inline int
sud_cells_first (SudCells set)
{
  return sud_cells_take (&set);
}

static inline SudCells
sud_cells_of (int cell)
{
  SudCells set = SUD_NO_CELLS;

  sud_cells_add (&set, cell);
  return set;
}

static inline bool
sud_cells_equal (SudCells a, SudCells b)
{
  return ((a.word[0] ^ b.word[0]) | (a.word[1] ^ b.word[1])) == 0;
}

/* Returns: whether the two have a cell in common */
static inline bool
sud_cells_meet (SudCells a, SudCells b)
{
  return ((a.word[0] & b.word[0]) | (a.word[1] & b.word[1])) != 0;
}

/* Returns: the cells of @set in @row, bit c for column c */
static inline uint32_t
sud_cells_in_row (SudCells set, int row)
{
  int first = row * SUD_SIZE, word = first >> 6, bit = first & 63;
  uint64_t bits = set.word[word] >> bit;

  if (bit > 64 - SUD_SIZE)
    bits |= set.word[1] << (64 - bit);
  return (uint32_t)bits & ((1u << SUD_SIZE) - 1);
}

/* Returns: whether all cells of @inner are in @outer */
static inline bool
sud_cells_within (SudCells inner, SudCells outer)
{
  return ((inner.word[0] & ~outer.word[0]) | (inner.word[1] & ~outer.word[1])) == 0;
}

/* Takes the lowest cell out of the two words of a set, if there is one. Each word has a branch of its own, so that it
 * stays in a register. */
static inline bool
sud_cells_step (uint64_t words[2], uint64_t *cell)
{
  if (words[0] != 0)
    {
      *cell = (unsigned)__builtin_ctzll (words[0]);
      words[0] &= words[0] - 1;
      return true;
    }
  if (words[1] == 0)
    return false;
  *cell = 64 + (unsigned)__builtin_ctzll (words[1]);
  words[1] &= words[1] - 1;
  return true;
}

/* Goes through the cells of @set, which is evaluated twice, lowest first: SUD_EACH_CELL (cell, set) { … } */
#define SUD_EACH_CELL(cell, set)                                                                                       \
  for (uint64_t cell##_left[2] = { (set).word[0], (set).word[1] }, cell = 0; sud_cells_step (cell##_left, &cell);)

/* Goes through the numbers of the bits of @bits, lowest first: SUD_EACH_BIT (index, digits) has the digit less 1 */
#define SUD_EACH_BIT(bit, bits)                                                                                        \
  for (uint32_t bit##_left = (bits), bit = 0; bit##_left != 0 && (bit = __builtin_ctz (bit##_left), 1);                \
       bit##_left &= bit##_left - 1)
