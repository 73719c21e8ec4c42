/* sud-hodoku-choice.c - which of several steps HoDoKu would take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-hodoku-choice.h"

enum
{
  CHAIN_NODES_MAX = 20,
};

/* Sets of one size in the order in which nested loops come to them: 012, 013, 023, 123. */
static int64_t
by_lowest (uint32_t items)
{
  uint32_t turned = 0;

  SUD_EACH_BIT (item, items)
    turned |= 1u << (SUD_SIZE - 1 - item);
  return SUD_ALL_DIGITS - turned;
}

static int
lowest_digit (const SudStep *step)
{
  return __builtin_ctz (step->digits);
}

/* The cells of @cells, up to four, ascending, as digits of a number. */
static int64_t
by_cells (SudCells cells)
{
  int64_t key = 0;

  SUD_EACH_CELL (cell, cells)
    key = key << 7 | (int64_t)cell;
  return key;
}

int64_t
sud_hodoku_key_found (const SudPencilmarks *marks, const SudStep *step)
{
  (void)marks;
  (void)step;
  return 0;
}

int64_t
sud_hodoku_key_sorted (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t n = 0, sum = 0;

  (void)marks;
  for (int index = 0; index < SUD_SIZE; index++)
    SUD_EACH_CELL (cell, step->out[index])
      sum += (int64_t)cell * (1 + 80 * n++) + index + 1;
  return (int64_t)(SUD_CELLS * SUD_SIZE - n) << 32 | sum;
}

int64_t
sud_hodoku_key_chain (const SudPencilmarks *marks, const SudStep *step)
{
  return step->n_nodes > CHAIN_NODES_MAX ? SUD_HODOKU_NEVER : sud_hodoku_key_sorted (marks, step);
}

int64_t
sud_hodoku_key_forced (const SudPencilmarks *marks, const SudStep *step)
{
  int index = __builtin_ctz (sud_step_ruled_out (step));

  (void)marks;
  return (int64_t)sud_cells_first (step->out[index]) << 4 | index;
}

/* Boxes come before rows, rows before columns. */
static int
house_rank (int house)
{
  return (house + SUD_SIZE) % SUD_HOUSES;
}

static uint32_t
positions_in (int house, SudCells cells)
{
  uint32_t positions = 0;

  for (int i = 0; i < SUD_SIZE; i++)
    positions |= (uint32_t)sud_cells_has (cells, sud_house_cells[house][i]) << i;
  return positions;
}

/* The houses that all cells of @step lie in. */
static uint32_t
houses_of_step (const SudStep *step)
{
  uint32_t houses = (1u << SUD_HOUSES) - 1;

  SUD_EACH_CELL (cell, step->cells)
    houses &= sud_cell_houses[cell];
  return houses;
}

int64_t
sud_hodoku_key_naked (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t least = INT64_MAX;

  (void)marks;
  SUD_EACH_BIT (house, houses_of_step (step))
    {
      int64_t key = (int64_t)house_rank ((int)house) << 9 | by_lowest (positions_in ((int)house, step->cells));

      if (key < least)
        least = key;
    }
  return least;
}

int64_t
sud_hodoku_key_locked (const SudPencilmarks *marks, const SudStep *step)
{
  uint32_t houses = houses_of_step (step);
  int box = 31 - __builtin_clz (houses), line = __builtin_ctz (houses);

  /* Of the line only what lies outside the box counts. */
  SUD_EACH_BIT (index, step->digits)
    if (sud_cells_meet (step->out[index], sud_cells_difference (sud_house_sets[line], sud_house_sets[box])))
      return sud_hodoku_key_naked (marks, step);
  return SUD_HODOKU_NEVER;
}

/* Whether the digits of @step go nowhere else in @house. */
static bool
is_hidden_in (const SudPencilmarks *marks, int house, const SudStep *step)
{
  SUD_EACH_BIT (index, step->digits)
    if (!sud_cells_within (sud_pencilmarks_places (marks, house, (int)index + 1), step->cells))
      return false;
  return true;
}

int64_t
sud_hodoku_key_hidden (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t least = INT64_MAX;

  SUD_EACH_BIT (house, houses_of_step (step))
    {
      int64_t key = (int64_t)house_rank ((int)house) << 9 | by_lowest (step->digits);

      if (key < least && is_hidden_in (marks, (int)house, step))
        least = key;
    }
  return least;
}

int64_t
sud_hodoku_key_lines (const SudPencilmarks *marks, const SudStep *step)
{
  (void)marks;
  return (int64_t)lowest_digit (step) << 10 | __builtin_ctz (step->houses) << 5 | (31 - __builtin_clz (step->houses));
}

int64_t
sud_hodoku_key_skyscraper (const SudPencilmarks *marks, const SudStep *step)
{
  int64_t columns = __builtin_ctz (step->houses) >= SUD_SIZE;

  return columns << 16 | sud_hodoku_key_lines (marks, step);
}

int64_t
sud_hodoku_key_empty_rectangle (const SudPencilmarks *marks, const SudStep *step)
{
  int row = __builtin_ctz (step->covers), column = 31 - __builtin_clz (step->covers);
  int near = sud_cells_first (step->nodes[1].cells);
  int64_t key = (int64_t)lowest_digit (step) << 5 | (31 - __builtin_clz (step->houses));

  (void)marks;
  key = (key << 4 | (SUD_SIZE - 1 - row)) << 4 | (2 * SUD_SIZE - 1 - column);
  return (key << 1 | (sud_row (near) != row)) << 7 | near;
}

int64_t
sud_hodoku_key_w_wing (const SudPencilmarks *marks, const SudStep *step)
{
  (void)marks;
  return by_cells (step->cells) << 4 | __builtin_ctz (sud_step_ruled_out (step));
}

int64_t
sud_hodoku_key_xy_wing (const SudPencilmarks *marks, const SudStep *step)
{
  (void)marks;
  return by_cells (step->cells) << 7 | sud_cells_first (step->sets[0].cells);
}

int64_t
sud_hodoku_key_xyz_wing (const SudPencilmarks *marks, const SudStep *step)
{
  SudCells pivot = step->sets[0].cells;

  (void)marks;
  return (int64_t)sud_cells_first (pivot) << 14 | by_cells (sud_cells_difference (step->cells, pivot));
}

int64_t
sud_hodoku_key_rectangle (const SudPencilmarks *marks, const SudStep *step)
{
  SUD_EACH_CELL (cell, step->cells)
    if (sud_digits_count (marks->cell[cell]) == 2)
      return (int64_t)cell;
  return SUD_CELLS;
}

int64_t
sud_hodoku_key_avoidable (const SudPencilmarks *marks, const SudStep *step)
{
  SUD_EACH_CELL (cell, step->fins)
    if (sud_digits_count (marks->cell[cell]) != 2)
      return SUD_HODOKU_NEVER;
  return 0;
}

/* Sets of cells of @house in the order in which one that grows comes to them: 0, 01, 012, 02, 1. */
static int64_t
by_growth (int house, SudCells cells, int most)
{
  uint32_t positions = positions_in (house, cells);
  int64_t key = 0;

  for (int n = 0; n < most; n++)
    {
      key <<= 4;
      if (positions == 0)
        continue;
      key |= __builtin_ctz (positions) + 1;
      positions &= positions - 1;
    }
  return key;
}

int64_t
sud_hodoku_key_sue_de_coq (const SudPencilmarks *marks, const SudStep *step)
{
  const SudStepSet *crossing = &step->sets[0], *in_line = &step->sets[1], *in_box = &step->sets[2];
  int line = __builtin_ctz (step->houses), box = 31 - __builtin_clz (step->houses);
  int64_t where = (int64_t)line << 4 | sud_house_index (box);

  (void)marks;
  if (sud_cells_count (in_line->cells) <= sud_digits_count (in_line->digits & ~crossing->digits))
    return SUD_HODOKU_NEVER;
  where = where << 12 | by_growth (box, crossing->cells, 3);
  return (where << 20 | by_growth (line, in_line->cells, 5)) << 20 | by_growth (box, in_box->cells, 5);
}
