/* sud-unique-loops.c - unique loops: six to fourteen cells that take two digits in turn
 *
 *     |47 |. .|47 |. .|. .|     each row, column and box that has a cell of the loop has two, of which one would be
 *     |. .|. .|47 |. .|47 |     4 and one 7. Were all of them only 4 and 7, they could be written either way round: two
 *     |47 |. .|. .|. .|479|     solutions. So one of the other candidates is true
 *
 * Types 1 to 4 are those of any deadly pattern. A loop of four cells is a unique rectangle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"
#include "sud-techniques.h"

enum
{
  LOOP_MIN = 6,
  LOOP_MAX = 14,
};

/* A loop that grows. Its cells are of two halves by turns: each half would hold one of the digits. */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  SudDigits digits;     /* the two digits */
  SudDigits extras;     /* the other candidates of its cells */
  SudCells extra_cells; /* the cells with other candidates */
  SudCells open;        /* cells with both digits that could be added */
  SudCells half[2];     /* its cells */
  uint32_t houses[2];   /* the houses of each half, none twice; a loop is closed once both halves have the same */
  int n;                /* how many cells there are */
} Loop;

/* Draws the rest of the way from @cell through all cells of @left back to @start; returns whether there is one. */
static bool
draw_loop (SudStep *step, int start, int cell, SudCells left, int digit)
{
  sud_step_add_node (step, SUD_STEP_WEAK, sud_cells_of (cell), digit);
  if (sud_cells_is_empty (left) && sud_cells_has (sud_peers_of (cell), start))
    return true;
  SUD_EACH_CELL (next, sud_cells_intersection (left, sud_peers_of (cell)))
    {
      SudCells rest = left;

      sud_cells_remove (&rest, (int)next);
      if (draw_loop (step, start, (int)next, rest, digit))
        return true;
    }
  step->n_nodes--;
  return false;
}

/* One cell with extra candidates is type 1, which rules out more; may_be_of_type() has passed over three. */
static void
find_loop_subsets (const SudDeadly *deadly)
{
  if (sud_cells_count (deadly->pattern->fins) == 2)
    sud_deadly_find_subsets (deadly);
}

static void (*const finders[SUD_N_TECHNIQUES]) (const SudDeadly *deadly) = {
  [SUD_TECHNIQUE_UNIQUE_LOOP_1] = sud_deadly_find_single_cell,
  [SUD_TECHNIQUE_UNIQUE_LOOP_2] = sud_deadly_find_single_digit,
  [SUD_TECHNIQUE_UNIQUE_LOOP_3] = find_loop_subsets,
  [SUD_TECHNIQUE_UNIQUE_LOOP_4] = sud_deadly_find_locked_digit,
};

/* Adds what follows from @loop, which is closed. */
static void
add_closed_loop (const Loop *loop)
{
  SudStep pattern;
  SudDeadly deadly = { loop->logic, &pattern, loop->extras, { loop->digits, loop->digits } };
  int start, digit = __builtin_ctz (loop->digits) + 1;
  SudCells left;

  if (loop->n < LOOP_MIN || sud_cells_is_empty (loop->extra_cells))
    return;
  sud_step_init (&pattern, loop->technique);
  pattern.digits = loop->digits;
  pattern.cells = left = sud_cells_union (loop->half[0], loop->half[1]);
  pattern.fins = loop->extra_cells;
  start = sud_cells_take (&left);
  /* Cells that no single way leads through are no loop */
  if (!draw_loop (&pattern, start, start, left, digit))
    return;
  sud_step_add_node (&pattern, SUD_STEP_WEAK, sud_cells_of (start), digit);
  finders[loop->technique] (&deadly);
}

/* Returns: whether the extra candidates so far are not too many for the technique. */
static bool
may_be_of_type (const Loop *loop)
{
  int most = loop->technique == SUD_TECHNIQUE_UNIQUE_LOOP_1 ? 1 : 2;

  if (loop->technique == SUD_TECHNIQUE_UNIQUE_LOOP_2)
    return sud_digits_count (loop->extras) <= 1;
  return sud_cells_count (loop->extra_cells) <= most;
}

static void grow_loop (const Loop *loop);

/* Finds all loops that have the cells of @loop, and @cell in @half, 0 or 1. */
static void
grow_loop_by (const Loop *loop, int half, int cell)
{
  SudDigits extra = loop->logic->marks.cell[cell] & ~loop->digits;
  Loop more = *loop;

  sud_cells_add (&more.half[half], cell);
  sud_cells_remove (&more.open, cell);
  more.houses[half] |= sud_cell_houses[cell];
  more.n++;
  more.extras |= extra;
  if (extra != 0)
    sud_cells_add (&more.extra_cells, cell);
  if (may_be_of_type (&more))
    grow_loop (&more);
}

/* Finds all loops with the cells of @loop. The lowest house that has a cell of one half only needs one of the other,
 * and so on until each house has both: so each loop is found once. */
static void
grow_loop (const Loop *loop)
{
  uint32_t unpaired = loop->houses[0] ^ loop->houses[1];
  int house, half;

  if (unpaired == 0)
    {
      add_closed_loop (loop);
      return;
    }
  if (loop->n == LOOP_MAX)
    return;
  house = __builtin_ctz (unpaired);
  half = (loop->houses[0] >> house & 1) != 0;
  SUD_EACH_CELL (cell, sud_cells_intersection (loop->open, sud_house_sets[house]))
    if ((sud_cell_houses[cell] & loop->houses[half]) == 0)
      grow_loop_by (loop, half, (int)cell);
}

/* Drops cells that are alone in a house, until there are none. */
static void
drop_lone_cells (SudCells *cells)
{
  for (bool again = true; again;)
    {
      again = false;
      for (int house = 0; house < SUD_HOUSES; house++)
        {
          SudCells places = sud_cells_intersection (*cells, sud_house_sets[house]);

          if (!sud_cells_is_single (places))
            continue;
          *cells = sud_cells_difference (*cells, places);
          again = true;
        }
    }
}

/* Finds all loops of the two @digits that have one of @starts: cells with no other candidates. */
static void
find_loops_of (SudLogic *logic, SudTechniqueId technique, SudDigits digits, SudCells starts)
{
  SudNegativeCache *cache = &logic->negative;
  Loop loop = { .logic = logic, .technique = technique, .digits = digits, .open = logic->marks.blank };

  SUD_EACH_BIT (index, digits)
    loop.open = sud_cells_intersection (loop.open, logic->marks.digit[index]);
  if (sud_cells_count (loop.open) >= LOOP_MIN)
    drop_lone_cells (&loop.open);
  if (sud_cells_count (loop.open) < LOOP_MIN)
    loop.open = SUD_NO_CELLS;
  cache->no_loop = sud_cells_union (cache->no_loop, sud_cells_difference (starts, loop.open));
  SUD_EACH_CELL (start, sud_cells_intersection (starts, loop.open))
    {
      if (sud_cells_count (loop.open) < LOOP_MIN)
        return;
      cache->loops = true;
      grow_loop_by (&loop, 0, (int)start);
      sud_cells_remove (&loop.open, (int)start);
    }
}

void
sud_find_unique_loops (SudLogic *logic, SudTechniqueId technique)
{
  SudNegativeCache *cache = &logic->negative;
  SudCells two;

  /* The first type notes whether any cells could make a loop: if not, the other types need not look */
  sud_negative_cache_follow (cache, &logic->marks);
  if (!cache->loops)
    return;
  cache->loops = false;
  two = sud_cells_difference (sud_pencilmarks_with (&logic->marks, 2), cache->no_loop);
  while (!sud_cells_is_empty (two))
    {
      SudDigits digits = logic->marks.cell[sud_cells_first (two)];
      SudCells starts = two;

      SUD_EACH_BIT (index, digits)
        starts = sud_cells_intersection (starts, logic->marks.digit[index]);
      two = sud_cells_difference (two, starts);
      find_loops_of (logic, technique, digits, starts);
    }
}
