/* sud-scan-attempt.c - one lattice read: cells cut, looked at, judged, whichever way they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <string.h>

/* Parts of the merit, which is in the unit of costs, the negative logarithm of a probability. Chosen by trial on 160
 * photographs and 18 kinds of drawn pictures. */
#define INVALID_COST 20.0 /* if no reading is a puzzle */
#define TOO_FEW_COST 30.0 /* if there are fewer digits than any puzzle has */
#define SCORE_WORTH 10.0  /* the worth of lines that are seen perfectly */

/* The dearest right repair of the photographs costs 3.5. */
#define MAX_REPAIR_COST 4.0f /* the cost of a conclusive reading */
#define MIN_GAP 2.0f         /* to the next one: it is less than a seventh as likely */

/* A reading is clear if no cell is less certain than this. Cells capped by limit_confidence () are just as certain, so
 * they do not make it unclear. */
#define MIN_CLEAR SUD_SCAN_UNCERTAIN_CONFIDENCE

/* The share of the weakest line below which no cell is certain without a puzzle: 3 pieces of 9, as of a lattice that is
 * stretched over a grid that is cut off. The weakest line of 160 photographs has 5. */
#define MIN_WEAKEST_LINE_UNSOLVED 0.4

#define MAX_DISTANCE 0.5 /* cells between the corners of two lattices of the same lines */

/* Returns: the cell of the upright grid that @cell of the picture is. */
static int
turn_cell (int cell, int turn)
{
  int row = cell / 9, column = cell % 9;
  const int turned[4] = { cell, 9 * column + 8 - row, 80 - cell, 9 * (8 - column) + row };

  return turned[turn];
}

/* Reads all cells in one turn; false if it was cancelled. */
static bool
read_cells (SudScanWorkspace *workspace, int turn, const atomic_bool *cancel, SudScanCosts *costs)
{
  float turned[SUD_SCAN_CELL_PIXELS];
  SudScanCosts seen;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sud_is_cancelled (cancel))
        return false;
      sud_scan_cells_turn (workspace->cells.value[cell], turn, turned);
      sud_scan_net_read (&workspace->net, turned, seen.of[cell]);
    }
  if (!sud_scan_alike_weigh (&workspace->cells, cancel, &seen))
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      memcpy (costs->of[turn_cell (cell, turn)], seen.of[cell], sizeof *seen.of);
      costs->strength[turn_cell (cell, turn)] = workspace->cells.strength[cell];
    }
  return true;
}

/* Returns: the cost of all cells, each as what it looks like most: how little they look like digits and blanks. */
static double
sum_costs (const SudScanAttempt *self)
{
  double cost = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    cost += self->costs.of[cell][self->verdict.likeliest.digit[cell]];
  return cost;
}

/* Returns: how likely it is that the picture is meant so. */
static double
find_merit (const SudScanAttempt *self)
{
  const SudScanVerdict *verdict = &self->verdict;
  double merit = SCORE_WORTH * self->lattice.score - (verdict->valid ? verdict->cost : INVALID_COST);

  merit -= sum_costs (self);
  return merit - (sud_grid_count_filled (&verdict->likeliest) < SUD_MIN_CLUES ? TOO_FEW_COST : 0);
}

/* Returns: whether there are digits enough, and each cell looks like what it was read as */
static bool
is_clear (const SudScanVerdict *verdict)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (verdict->confidence[cell] < MIN_CLEAR)
      return false;
  return sud_grid_count_filled (&verdict->likeliest) >= SUD_MIN_CLUES;
}

/* Returns: whether no other lattice or turn is to be tried. A clear reading is conclusive even if it is no puzzle: with
 * other lines, or turned, its digits could only be misread as one. */
static bool
is_conclusive (const SudScanVerdict *verdict)
{
  if (!verdict->valid)
    return is_clear (verdict);
  return verdict->cost == 0 || (verdict->cost < MAX_REPAIR_COST && verdict->gap > MIN_GAP);
}

/* Returns: whether @tried is better than @best. A clear reading that is no puzzle gives way only to one that is a
 * puzzle without a repair, for anything can be repaired to a puzzle. */
static bool
is_better (const SudScanAttempt *tried, const SudScanAttempt *best)
{
  if (best->conclusive && !best->verdict.valid)
    return tried->verdict.valid && tried->verdict.cost == 0;
  return (tried->conclusive && !best->conclusive) || tried->merit > best->merit;
}

/* Returns: whether half of the digits or more are uncertain, and no reading is a puzzle: then nothing tells that the
 * other digits are right. */
static bool
is_mostly_uncertain (const SudScanVerdict *verdict)
{
  int digits = 0, uncertain = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (verdict->grid.digit[cell] != 0)
      {
        digits++;
        uncertain += verdict->confidence[cell] < SUD_SCAN_CERTAIN;
      }
  return !verdict->valid && 2 * uncertain >= digits;
}

/* Makes cells uncertain: blanks with something in the place of digits, or with a digit that may be lost, and digits
 * that stand elsewhere. A cell that is not seen whole may be a digit that looks like a blank; digits are seen well
 * enough if they are a puzzle. */
static void
limit_confidence (const SudScanWorkspace *workspace, SudScanAttempt *tried)
{
  bool proven = tried->verdict.valid && tried->verdict.cost == 0; /* all digits, as they look, are a puzzle */
  bool digits_uncertain = workspace->aside || is_mostly_uncertain (&tried->verdict);
  bool all_uncertain = !tried->verdict.valid && tried->lattice.weakest < MIN_WEAKEST_LINE_UNSOLVED;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int turned = turn_cell (cell, tried->turn);
      float *confidence = &tried->verdict.confidence[turned];
      bool uncertain;

      if (tried->verdict.grid.digit[turned] == 0)
        uncertain = workspace->unseen[cell] || workspace->inked[cell] || workspace->cells.murky[cell];
      else
        uncertain = digits_uncertain || (workspace->unseen[cell] && !proven);
      if (uncertain || all_uncertain)
        *confidence = fminf (*confidence, SUD_SCAN_UNCERTAIN_CONFIDENCE);
    }
}

/* Reads the cells that were cut, upright first; false if it was cancelled or there was no memory. */
static bool
try_turns (SudScanWorkspace *workspace, const atomic_bool *cancel, SudScanAttempt *best)
{
  SudScanAttempt *tried = &workspace->tried;
  double upright = INFINITY;

  tried->conclusive = false;
  for (tried->turn = 0; tried->turn < 4 && !tried->conclusive; tried->turn++)
    {
      if (!read_cells (workspace, tried->turn, cancel, &tried->costs)
          || !sud_scan_judge (&workspace->judge, &tried->costs, cancel, &tried->verdict))
        return false;
      limit_confidence (workspace, tried);
      if (tried->turn == 0)
        upright = sum_costs (tried);
      else if (sum_costs (tried) > upright) /* its digits stand upright, whatever the solver makes of them turned */
        continue;
      tried->conclusive = is_conclusive (&tried->verdict);
      tried->merit = find_merit (tried);
      if (is_better (tried, best))
        *best = *tried;
    }
  return true;
}

/* Finds the cells that are not seen whole, in this lattice or in the first one of the grid. */
static void
find_unseen (SudScanWorkspace *workspace, const SudScanPicture *picture, const SudScanLattice *lattice,
             SudScanFirstView *first_view)
{
  bool near = first_view->known && sud_scan_lattice_distance (&first_view->lattice, lattice) < MAX_DISTANCE;

  sud_scan_unseen_find (&workspace->cells, picture, lattice, workspace->unseen);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    workspace->unseen[cell] |= near && first_view->cells[cell];
  if (first_view->known)
    return;
  first_view->known = true;
  first_view->lattice = *lattice;
  memcpy (first_view->cells, workspace->unseen, sizeof first_view->cells);
}

/* Reads the cells of a lattice; if digits are small, or stand aside, first the part of each cell that has them. */
static bool
try_windows (SudScanWorkspace *workspace, const SudScanPicture *picture, bool flipped, SudScanFirstView *first_view,
             const atomic_bool *cancel, SudScanAttempt *best)
{
  const SudScanLattice *lattice = &workspace->tried.lattice;
  SudScanWindow window;
  bool small;

  workspace->aside = false;
  memset (workspace->inked, 0, sizeof workspace->inked);
  if (!sud_scan_cells_cut (&workspace->cells, picture, lattice, NULL, flipped, cancel))
    return false;
  find_unseen (workspace, picture, lattice, first_view);
  small = sud_scan_size_find (&workspace->cells, &window);
  if (small)
    {
      if (!sud_scan_cells_cut (&workspace->cells, picture, lattice, &window, flipped, cancel))
        return false;
      sud_scan_size_clean (&workspace->cells, &window, workspace->inked);
    }
  if (small || sud_scan_size_centre (&workspace->cells, workspace->inked))
    {
      if (!try_turns (workspace, cancel, best))
        return false;
      if (best->verdict.valid)
        return true;
      if (small)
        memset (workspace->inked, 0, sizeof workspace->inked);
      workspace->aside = !small;
      if (!sud_scan_cells_cut (&workspace->cells, picture, lattice, NULL, flipped, cancel))
        return false;
    }
  return try_turns (workspace, cancel, best);
}

bool
sud_scan_attempt (SudScanWorkspace *workspace, const SudScanPicture *picture, const SudScanLattice *lattice,
                  SudScanFirstView *first_view, const atomic_bool *cancel, SudScanAttempt *best)
{
  workspace->tried.lattice = *lattice;
  return try_windows (workspace, picture, false, first_view, cancel, best)
         && (best->verdict.valid || best->conclusive
             || try_windows (workspace, picture, true, first_view, cancel, best));
}
