/* sud-unique-loops.c - six to fourteen cells that take two digits in turn
 *
 *     |47 |. .|47 |. .|. .|     each row, column and box that has a cell of the loop has two, of which one would be
 *     |. .|. .|47 |. .|47 |     4 and one 7. Were all of them only 4 and 7, they could be written either way round: two
 *     |47 |. .|. .|. .|479|     solutions. So one of the other candidates is true
 *
 * Types 1 to 4 are those of any deadly pattern: see sud-deadly.c. A loop of four cells is a unique rectangle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-deadly.h"
#include "sud-techniques.h"

enum
{
  LOOP_MIN = 6,
  LOOP_MAX = 14,
};

/**
 * Loop:
 * @can: cells with both digits that could be in it
 * @cells: of each of the two ways round those that take the same digit
 * @houses: their houses: of each way no house twice; a loop is closed where both have the same
 * @n: how many cells there are
 */
typedef struct
{
  SudDeadly deadly;
  SudCells can;
  SudCells cells[2];
  uint32_t houses[2];
  int n;
} Loop;

/* Goes on from @cell over all cells of @left and back to @start, and draws the way; whether there is one. */
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

static void
judge_loop_1 (const SudDeadly *deadly)
{
  sud_deadly_find_cell (deadly);
}

static void
judge_loop_3 (const SudDeadly *deadly)
{
  if (sud_cells_count (deadly->extra_cells) == 2)
    sud_deadly_find_subsets (deadly);
}

static void (*const judges[SUD_N_TECHNIQUES]) (const SudDeadly *deadly) = {
  [SUD_TECHNIQUE_UNIQUE_LOOP_1] = judge_loop_1,
  [SUD_TECHNIQUE_UNIQUE_LOOP_2] = sud_deadly_find_digit,
  [SUD_TECHNIQUE_UNIQUE_LOOP_3] = judge_loop_3,
  [SUD_TECHNIQUE_UNIQUE_LOOP_4] = sud_deadly_find_locked,
};

static void
judge_loop (Loop *loop)
{
  SudDeadly *deadly = &loop->deadly;
  SudCells left;
  SudStep way;
  int start, digit = __builtin_ctz (deadly->digits) + 1;

  if (loop->n < LOOP_MIN || sud_cells_is_empty (deadly->extra_cells))
    return;
  deadly->cells = sud_cells_union (loop->cells[0], loop->cells[1]);
  deadly->keep[0] = deadly->keep[1] = deadly->digits;
  sud_step_init (&way, 0);
  left = deadly->cells;
  start = sud_cells_take (&left);
  if (!draw_loop (&way, start, start, left, digit))
    return;
  sud_step_add_node (&way, SUD_STEP_WEAK, sud_cells_of (start), digit);
  deadly->way = &way;
  judges[deadly->technique] (deadly);
}

/* Whether @extra_cells with @extras other digits can still make any type. */
static bool
is_promising (const SudDeadly *deadly)
{
  int most = deadly->technique == SUD_TECHNIQUE_UNIQUE_LOOP_1 ? 1 : 2;

  if (deadly->technique == SUD_TECHNIQUE_UNIQUE_LOOP_2)
    return sud_digits_count (deadly->extras) <= 1;
  return sud_cells_count (deadly->extra_cells) <= most;
}

static void grow_loop (Loop *loop);

/* Takes @cell as one that goes with @way, and looks for all loops with it. */
static void
take_loop_cell (const Loop *loop, int way, int cell)
{
  SudDigits extra = loop->deadly.logic->marks.cell[cell] & ~loop->deadly.digits;
  Loop more = *loop;

  sud_cells_add (&more.cells[way], cell);
  sud_cells_remove (&more.can, cell);
  more.houses[way] |= sud_cell_houses[cell];
  more.n++;
  more.deadly.extras |= extra;
  if (extra != 0)
    sud_cells_add (&more.deadly.extra_cells, cell);
  if (is_promising (&more.deadly))
    grow_loop (&more);
}

/* All loops with the cells of @loop. The lowest house that has a cell of one way needs one of the other, and so on
 * until all have both: so each loop is found once. */
static void
grow_loop (Loop *loop)
{
  uint32_t open = loop->houses[0] ^ loop->houses[1];
  int house, way;

  if (open == 0)
    {
      judge_loop (loop);
      return;
    }
  if (loop->n == LOOP_MAX)
    return;
  house = __builtin_ctz (open);
  way = (loop->houses[0] >> house & 1) != 0;
  SUD_EACH_CELL (cell, sud_cells_intersection (loop->can, sud_house_sets[house]))
    if ((sud_cell_houses[cell] & loop->houses[way]) == 0)
      take_loop_cell (loop, way, (int)cell);
}

/* Drops cells that are alone in a house, until there is none. */
static void
prune_cells (SudCells *can)
{
  for (bool again = true; again;)
    {
      again = false;
      for (int house = 0; house < SUD_HOUSES; house++)
        {
          SudCells places = sud_cells_intersection (*can, sud_house_sets[house]);

          if (!sud_cells_is_single (places))
            continue;
          *can = sud_cells_difference (*can, places);
          again = true;
        }
    }
}

/* All loops of the two @digits that have one of @starts: cells with no other candidates. */
static void
find_loops_of (SudLogic *logic, SudTechniqueId technique, SudDigits digits, SudCells starts)
{
  SudQuiet *quiet = &logic->quiet;
  Loop loop = { .deadly = { .logic = logic, .technique = technique, .digits = digits }, .can = logic->marks.blank };

  SUD_EACH_BIT (index, digits)
    loop.can = sud_cells_intersection (loop.can, logic->marks.digit[index]);
  if (sud_cells_count (loop.can) >= LOOP_MIN)
    prune_cells (&loop.can);
  if (sud_cells_count (loop.can) < LOOP_MIN)
    loop.can = SUD_NO_CELLS;
  quiet->no_loop = sud_cells_union (quiet->no_loop, sud_cells_difference (starts, loop.can));
  SUD_EACH_CELL (start, sud_cells_intersection (starts, loop.can))
    {
      if (sud_cells_count (loop.can) < LOOP_MIN)
        return;
      quiet->loops = true;
      take_loop_cell (&loop, 0, (int)start);
      sud_cells_remove (&loop.can, (int)start);
    }
}

void
sud_find_unique_loops (SudLogic *logic, SudTechniqueId technique)
{
  SudQuiet *quiet = &logic->quiet;
  SudCells two;

  /* Where no cells can make a loop, none of the types need look again */
  sud_quiet_follow (quiet, &logic->marks);
  if (!quiet->loops)
    return;
  quiet->loops = false;
  two = sud_cells_difference (sud_pencilmarks_with (&logic->marks, 2), quiet->no_loop);
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
