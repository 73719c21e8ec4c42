/* sud-typo.c - which single wrong digit would explain that a grid has no solution
 *
 * All that singles do not rule out goes to the fast engine as one batch: usually some hundred puzzles, less than a
 * millisecond.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-typo.h"

#include "sud-lanes.h"
#include "sud-propagation.h"

enum
{
  FEWEST_GIVENS = 17, /* of a puzzle with one solution (McGuire, Tugemann, Civario 2012): fewer need no search */
};

/* What is asked of the fast engine. */
typedef struct
{
  SudGrid grids[SUD_TYPOS_MAX];
  const char *puzzles[SUD_TYPOS_MAX];
  uint64_t counts[SUD_TYPOS_MAX];
} Batch;

/* Digits that still clash have no solution, and singles see most of the others. */
static bool
is_hopeless (const SudGrid *grid)
{
  SudContradiction why;

  return !sud_grid_is_valid (grid) || sud_contradiction_find (grid, &why);
}

static int
list_changes (const SudGrid *grid, SudCells suspects, SudTypo typos[SUD_TYPOS_MAX])
{
  int n = 0;

  SUD_EACH_CELL (cell, suspects)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      if (digit != grid->digit[cell])
        typos[n++] = (SudTypo){ (uint8_t)cell, (uint8_t)digit };
  SUD_EACH_CELL (cell, suspects)
    typos[n++] = (SudTypo){ (uint8_t)cell, 0 };
  return n;
}

/* Returns: how many of @typos are worth a search; they come first then */
static int
prepare (Batch *self, const SudGrid *grid, SudTypo typos[SUD_TYPOS_MAX], int n)
{
  int kept = 0;

  for (int i = 0; i < n; i++)
    {
      SudGrid *changed = &self->grids[kept];

      *changed = *grid;
      changed->digit[typos[i].cell] = typos[i].digit;
      if (sud_grid_count_filled (changed) < FEWEST_GIVENS || is_hopeless (changed))
        continue;
      self->puzzles[kept] = (const char *)changed->digit;
      typos[kept++] = typos[i];
    }
  return kept;
}

int
sud_typos_find (const SudGrid *grid, SudCells suspects, const atomic_bool *cancel, SudTypo typos[SUD_TYPOS_MAX])
{
  SudLanes *lanes = sud_lanes_for_thread ();
  int n = list_changes (grid, suspects, typos), found = 0;
  Batch batch;
  SudLanesJob job = { .puzzles = batch.puzzles, .limit = 2, .counts = batch.counts, .cancel = cancel };

  n = prepare (&batch, grid, typos, n);
  job.n = (size_t)n;
  if (lanes == NULL || !sud_lanes_run (lanes, &job))
    return -1;
  for (int i = 0; i < n; i++)
    if (batch.counts[i] == 1)
      typos[found++] = typos[i];
  return found;
}
