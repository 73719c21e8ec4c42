/* sud-remote-pairs.c - a chain of cells with the same two candidates
 *
 *     |47| - |47|            In turn the cells of the chain are 4 and 7, or 7 and 4: its ends, an odd number of links
 *              |             apart, are never the same. What sees both is neither 4 nor 7
 *     * - - |47|
 *     |        |
 *    |47| - - -+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  CHAIN_MIN = 4, /* cells: two are a naked pair, three have no ends that differ */
};

/**
 * Chain:
 * @same: all cells with the two candidates
 * @parity: those of the chain, an even and an odd number of links from its start
 * @seen: what sees any of them
 */
typedef struct
{
  SudDigits digits;
  SudCells same;
  SudCells parity[2];
  SudCells seen[2];
} Chain;

/* Follows the chain from @cell, and draws the way where @step is not NULL: each branch from its start to its end. */
static void
follow_pairs (Chain *chain, SudStep *step, int from, int cell, int parity)
{
  int digit = __builtin_ctz (chain->digits) + 1, n = 0;

  sud_cells_add (&chain->parity[parity], cell);
  chain->seen[parity] = sud_cells_union (chain->seen[parity], sud_peers_of (cell));
  if (from < 0)
    sud_step_add_node (step, SUD_STEP_END, sud_cells_of (cell), digit);
  else
    sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_of (cell), digit);
  SUD_EACH_CELL (next, sud_cells_intersection (chain->same, sud_peers_of (cell)))
    {
      if (sud_cells_has (chain->parity[0], (int)next) || sud_cells_has (chain->parity[1], (int)next))
        continue;
      if (n++ > 0)
        sud_step_add_node (step, SUD_STEP_END, sud_cells_of (cell), digit);
      follow_pairs (chain, step, cell, (int)next, 1 - parity);
    }
}

/* Adds what follows from the chain that @start is in. */
static void
judge_pairs (SudLogic *logic, SudTechniqueId technique, Chain *chain, int start)
{
  SudStep step;
  SudCells out;

  chain->parity[0] = chain->parity[1] = chain->seen[0] = chain->seen[1] = SUD_NO_CELLS;
  sud_step_init (&step, technique);
  follow_pairs (chain, &step, -1, start, 0);
  step.digits = chain->digits;
  step.cells = sud_cells_union (chain->parity[0], chain->parity[1]);
  step.size = (uint16_t)(sud_cells_count (step.cells) - 1);
  chain->same = sud_cells_difference (chain->same, step.cells);
  if (step.size + 1 < CHAIN_MIN || sud_cells_meet (chain->parity[0], chain->seen[0])
      || sud_cells_meet (chain->parity[1], chain->seen[1]))
    return;
  out = sud_cells_difference (sud_cells_intersection (chain->seen[0], chain->seen[1]), step.cells);
  SUD_EACH_BIT (index, chain->digits)
    step.out[index] = out;
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_remote_pairs (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  SudCells left = sud_pencilmarks_with (marks, 2);

  while (!sud_cells_is_empty (left))
    {
      Chain chain = { .digits = marks->cell[sud_cells_first (left)], .same = left };

      SUD_EACH_BIT (index, chain.digits)
        chain.same = sud_cells_intersection (chain.same, marks->digit[index]);
      left = sud_cells_difference (left, chain.same);
      if (sud_cells_count (chain.same) < CHAIN_MIN)
        continue;
      while (!sud_cells_is_empty (chain.same))
        judge_pairs (logic, technique, &chain, sud_cells_first (chain.same));
    }
}
