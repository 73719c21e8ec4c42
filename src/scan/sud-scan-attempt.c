/* sud-scan-attempt.c - one lattice read: cells cut, looked at, judged, whichever way they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <string.h>

enum
{
  FEW_DIGITS = 17,
};

#define NOT_VALID 20.0  /* the cost if no reading is a puzzle */
#define TOO_FEW 30.0    /* or there are fewer digits than any puzzle has */
#define LINES 10.0      /* the worth of lines that are seen perfectly */
#define CHEAP 4.0f      /* a repair that costs no more */
#define CLEAR_GAP 2.0f  /* is plain if the next one costs at least so much more */
#define LIKELY 0.9f     /* how sure a cell is that looks like what it was read as */
#define WELL_SEEN 0.4   /* a share of the poorest line, below which lines may be others where there is no puzzle */
#define NEAR 0.5         /* cells that the corners of two lattices of one grid are apart, at most */
#define UNSURE 0.9f     /* how sure one is at most whose digit does not stand where it should */

/* Which cell of the upright grid one of the picture is. */
static int
turn_cell (int cell, int turn)
{
  int row = cell / 9, column = cell % 9;
  const int turned[4] = { cell, 9 * column + 8 - row, 80 - cell, 9 * (8 - column) + row };

  return turned[turn];
}

/* Reads all cells in one turn; false where it was cancelled. */
static bool
read_cells (SudScanDesk *desk, int turn, const atomic_bool *cancel, SudScanCosts *costs)
{
  float turned[SUD_SCAN_CELL_PIXELS];
  SudScanCosts seen;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sud_scan_is_cancelled (cancel))
        return false;
      sud_scan_cells_turn (desk->cells.value[cell], turn, turned);
      sud_scan_net_read (&desk->net, turned, seen.of[cell]);
    }
  if (!sud_scan_alike_weigh (&desk->cells, cancel, &seen))
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      memcpy (costs->of[turn_cell (cell, turn)], seen.of[cell], sizeof *seen.of);
      costs->strength[turn_cell (cell, turn)] = desk->cells.strength[cell];
    }
  return true;
}

/* How little the cells look like digits and blanks at all. */
static double
find_looks (const SudScanAttempt *self)
{
  double cost = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    cost += self->costs.of[cell][self->verdict.likeliest.digit[cell]];
  return cost;
}

/* How likely it is that this is what is meant. */
static double
find_merit (const SudScanAttempt *self)
{
  const SudScanVerdict *verdict = &self->verdict;
  double merit = LINES * self->lattice.score - (verdict->valid ? verdict->cost : NOT_VALID);

  merit -= find_looks (self);
  return merit - (sud_grid_count_filled (&verdict->likeliest) < FEW_DIGITS ? TOO_FEW : 0);
}

/* Returns: whether there are digits enough, and each cell looks like what it was read as */
static bool
is_clear (const SudScanVerdict *verdict)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (verdict->confidence[cell] < LIKELY)
      return false;
  return sud_grid_count_filled (&verdict->likeliest) >= FEW_DIGITS;
}

/* A clear reading is plain even if it is no puzzle: with other lines or turned it could only be made one. */
static bool
is_plain (const SudScanVerdict *verdict)
{
  if (!verdict->valid)
    return is_clear (verdict);
  return verdict->cost == 0 || (verdict->cost < CHEAP && verdict->gap > CLEAR_GAP);
}

/* Returns: whether what was tried is better. What is clear, and no puzzle, gives way only to what is one as it looks:
 * anything may be made a puzzle somehow. */
static bool
is_better (const SudScanAttempt *tried, const SudScanAttempt *best)
{
  if (best->plain && !best->verdict.valid)
    return tried->verdict.valid && tried->verdict.cost == 0;
  return (tried->plain && !best->plain) || tried->merit > best->merit;
}

/* Returns: whether half of the digits or more are uncertain, and there is no puzzle that they could be: then nothing
 * tells that the others are right. */
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

/* The person has to look at blanks where something stands in the place of digits, or may be lost, and at digits that
 * stand elsewhere. What is not seen whole may be a digit that looks like a blank; of digits the solver tells that
 * they are seen. */
static void
limit_confidence (const SudScanDesk *desk, SudScanAttempt *tried)
{
  bool uncertain = desk->aside || is_mostly_uncertain (&tried->verdict);
  bool astray = !tried->verdict.valid && tried->lattice.poorest < WELL_SEEN;
  bool proven = tried->verdict.valid && tried->verdict.cost == 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int turned = turn_cell (cell, tried->turn);
      float *confidence = &tried->verdict.confidence[turned];
      bool blank = tried->verdict.grid.digit[turned] == 0;

      if (astray || (desk->unseen[cell] && (blank || !proven))
          || (blank ? desk->inked[cell] || desk->cells.murky[cell] : uncertain))
        *confidence = fminf (*confidence, UNSURE);
    }
}

/* Reads the cells that are on the desk, upright first; false where it was cancelled or there was no memory. */
static bool
try_turns (SudScanDesk *desk, const atomic_bool *cancel, SudScanAttempt *best)
{
  SudScanAttempt *tried = &desk->tried;
  double upright = INFINITY;

  tried->plain = false;
  for (tried->turn = 0; tried->turn < 4 && !tried->plain; tried->turn++)
    {
      if (!read_cells (desk, tried->turn, cancel, &tried->costs)
          || !sud_scan_judge (&desk->judge, &tried->costs, cancel, &tried->verdict))
        return false;
      limit_confidence (desk, tried);
      if (tried->turn == 0)
        upright = find_looks (tried);
      else if (find_looks (tried) > upright) /* its digits stand upright, whatever the solver makes of them turned */
        continue;
      tried->plain = is_plain (&tried->verdict);
      tried->merit = find_merit (tried);
      if (is_better (tried, best))
        *best = *tried;
    }
  return true;
}

/* Finds the cells of the lattice that are not seen whole, now or before. */
static void
find_unseen (SudScanDesk *desk, const SudScanPicture *picture, const SudScanLattice *lattice, SudScanHidden *hidden)
{
  bool near = hidden->known && sud_scan_lattice_distance (&hidden->lattice, lattice) < NEAR;

  sud_scan_unseen_find (&desk->cells, picture, lattice, desk->unseen);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    desk->unseen[cell] |= near && hidden->cells[cell];
  if (hidden->known)
    return;
  hidden->known = true;
  hidden->lattice = *lattice;
  memcpy (hidden->cells, desk->unseen, sizeof hidden->cells);
}

/* Reads the cells of a lattice; where digits are small, first what is in the middle of them. */
static bool
try_sizes (SudScanDesk *desk, const SudScanPicture *picture, bool flipped, SudScanHidden *hidden,
           const atomic_bool *cancel, SudScanAttempt *best)
{
  const SudScanLattice *lattice = &desk->tried.lattice;
  SudScanWindow window;
  bool small;

  desk->aside = false;
  memset (desk->inked, 0, sizeof desk->inked);
  if (!sud_scan_cells_cut (&desk->cells, picture, lattice, NULL, flipped, cancel))
    return false;
  find_unseen (desk, picture, lattice, hidden);
  small = sud_scan_size_find (&desk->cells, &window);
  if (small)
    {
      if (!sud_scan_cells_cut (&desk->cells, picture, lattice, &window, flipped, cancel))
        return false;
      sud_scan_size_clean (&desk->cells, &window, desk->inked);
    }
  if (small || sud_scan_size_centre (&desk->cells, desk->inked))
    {
      if (!try_turns (desk, cancel, best))
        return false;
      if (best->verdict.valid)
        return true;
      if (small)
        memset (desk->inked, 0, sizeof desk->inked);
      desk->aside = !small;
      if (!sud_scan_cells_cut (&desk->cells, picture, lattice, NULL, flipped, cancel))
        return false;
    }
  return try_turns (desk, cancel, best);
}

bool
sud_scan_attempt (SudScanDesk *desk, const SudScanPicture *picture, const SudScanLattice *lattice,
                  SudScanHidden *hidden, const atomic_bool *cancel, SudScanAttempt *best)
{
  desk->tried.lattice = *lattice;
  return try_sizes (desk, picture, false, hidden, cancel, best)
         && (best->verdict.valid || best->plain || try_sizes (desk, picture, true, hidden, cancel, best));
}

SudScanPoint
sud_scan_attempt_map (const SudScanAttempt *self, double u, double v)
{
  const double turned[4][2] = { { u, v }, { v, 9 - u }, { 9 - u, 9 - v }, { 9 - v, u } };

  return sud_scan_lattice_map (&self->lattice, turned[self->turn][0], turned[self->turn][1]);
}
