/* sud-scan-unseen.c - which cells of a lattice cannot be seen whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A screenshot may end within a row; and where a grid has no lines, nothing puts corners right that a person has set half a
 * cell off, and digits lie across the edges of cells. Something may lie on the grid and hide what is written there.
 */
#include "sud-scan-unseen.h"

#include "sud-scan-covered.h"

#include <stdlib.h>

enum
{
  SIDE = SUD_SCAN_CELL_SIDE,
  FARTHEST = 6,  /* twice the pixels that what is written may stand beside the middle */
  LEAST_INK = 4, /* pixels: what has fewer is a speck */
};

#define CLEAR 0.8 /* bright lines with a lower score may be edges of tiles, which stop by themselves */
#define NO_LINES 0.4 /* a score below which what is at the edge of a cell is no line */
#define MARGIN 0.2   /* of a cell at each side, where no digit is */
#define INK 0.5f     /* from here on a pixel belongs to what is written */

static bool
is_in_picture (const SudScanPicture *picture, SudScanPoint place)
{
  return place.x >= 0 && place.y >= 0 && place.x <= picture->width && place.y <= picture->height;
}

static bool
is_cut_off (const SudScanPicture *picture, const SudScanLattice *lattice, int cell)
{
  for (int corner = 0; corner < 4; corner++)
    {
      double u = cell % 9 + (corner % 2 == 0 ? MARGIN : 1 - MARGIN), v = cell / 9 + (corner / 2 == 0 ? MARGIN : 1 - MARGIN);

      if (!is_in_picture (picture, sud_scan_lattice_map (lattice, u, v)))
        return true;
    }
  return false;
}

/* Whether there is ink at the edge of a cell that is @aside to the right and @below of its middle: -1, 0 or 1. */
static bool
has_ink_at (const float *value, int aside, int below)
{
  int from = below != 0 ? (below > 0 ? SIDE - 1 : 0) * SIDE : aside > 0 ? SIDE - 1 : 0, step = below != 0 ? 1 : SIDE;

  for (int k = 0; k < SIDE; k++)
    if (value[from + k * step] >= INK)
      return true;
  return false;
}

/* Whether what is written in a cell stands so far from the middle that the net may take it for something else. */
static bool
is_aside (const float *value)
{
  int left = SIDE, right = -1, top = SIDE, bottom = -1, n = 0;

  for (int at = 0; at < SUD_SCAN_CELL_PIXELS; at++)
    if (value[at] >= INK)
      {
        int x = at % SIDE, y = at / SIDE;

        left = x < left ? x : left;
        right = x > right ? x : right;
        top = y < top ? y : top;
        bottom = y > bottom ? y : bottom;
        n++;
      }
  return n >= LEAST_INK && (abs (left + right + 1 - SIDE) > FARTHEST || abs (top + bottom + 1 - SIDE) > FARTHEST);
}

/* Marks the cells on both sides of an edge with ink across it, and those whose digit stands aside. */
static void
find_crossed (const SudScanCells *cells, bool unseen[SUD_CELLS])
{
  static const int sides[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    unseen[cell] |= is_aside (cells->value[cell]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int k = 0; k < 4; k++)
      {
        int column = cell % 9 + sides[k][0], row = cell / 9 + sides[k][1];

        if (!has_ink_at (cells->value[cell], sides[k][0], sides[k][1]))
          continue;
        unseen[cell] = true;
        if (column >= 0 && column < 9 && row >= 0 && row < 9)
          unseen[9 * row + column] = true;
      }
}

void
sud_scan_unseen_find (const SudScanCells *cells, const SudScanPicture *picture, const SudScanLattice *lattice,
                      bool unseen[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    unseen[cell] = is_cut_off (picture, lattice, cell);
  if (lattice->sign > 0 || lattice->score >= CLEAR)
    sud_scan_covered_find (picture, lattice, unseen);
  if (lattice->score < NO_LINES)
    find_crossed (cells, unseen);
}
