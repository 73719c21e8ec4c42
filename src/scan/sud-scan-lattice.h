/* sud-scan-lattice.h - where the lines of a grid are in a picture: perspective, and the curl of the page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-picture.h"

enum
{
  SUD_SCAN_TERMS = 10, /* of a cubic in two variables */
};

/**
 * SudScanLattice:
 * @perspective: as of sud_scan_perspective(), of the corners
 * @bend_u: of a polynomial in (u, v), which is added to u before the perspective is
 * @bend_v: the same for v
 * @score: how well lines stand there, at most 1
 * @poorest: how much is seen of the poorest line inside, 0 to 1
 * @sign: 1 where lines are dark, -1 where they are bright
 *
 * Takes (u, v), cells from the upper left corner, each 0 to 9, to places of a picture.
 */
typedef struct
{
  double perspective[9];
  double bend_u[SUD_SCAN_TERMS];
  double bend_v[SUD_SCAN_TERMS];
  double score;
  double poorest;
  int sign;
} SudScanLattice;

/** The terms of the polynomials at a place, of degrees 0 1 1 2 2 2 3 3 3 3. */
void sud_scan_lattice_terms (double u, double v, double terms[SUD_SCAN_TERMS]);

/** Where a place of the grid is before the perspective: on a page that is not bent. */
SudScanPoint sud_scan_lattice_bend (const SudScanLattice *self, double u, double v);

/** Where a place of the grid is in the picture. */
SudScanPoint sud_scan_lattice_map (const SudScanLattice *self, double u, double v);

/** The corners in the picture. */
void sud_scan_lattice_corners (const SudScanLattice *self, SudScanPoint corners[4]);

/** How many pixels a cell is wide, in the mean. */
double sud_scan_lattice_cell (const SudScanLattice *self);

/** How far the corners of two lattices are apart at most, in cells of the first. */
double sud_scan_lattice_distance (const SudScanLattice *self, const SudScanLattice *other);

/** The same lattice in a picture that is larger: @across and @down as many times. */
void sud_scan_lattice_scale (SudScanLattice *self, double across, double down);

/** The same lattice in a picture that begins farther to the left and above, by so many pixels. */
void sud_scan_lattice_shift (SudScanLattice *self, double across, double down);

/**
 * sud_scan_lattice_trace:
 * @step: what is left out between places, in cells
 * @count: how many places in each direction
 * @places: (out): of (@u + k @step, @v + i @step) at [i * @count + k]
 */
void sud_scan_lattice_trace (const SudScanLattice *self, double u, double v, double step, int count,
                             SudScanPoint *places);
