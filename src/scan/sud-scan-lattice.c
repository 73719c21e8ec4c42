/* sud-scan-lattice.c - the places of the lines of a grid in a picture: perspective, and the curl of the page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

/* Returns: -1 to 1 over the grid. It is limited outside, where a cubic would grow beyond all reason. */
static double
normalize_place (double cells)
{
  double place = (cells - 4.5) / 4.5;

  return place < -1.3 ? -1.3 : place > 1.3 ? 1.3 : place;
}

void
sud_scan_lattice_terms (double u, double v, double terms[SUD_SCAN_TERMS])
{
  double x = normalize_place (u), y = normalize_place (v);

  terms[0] = 1;
  terms[1] = x;
  terms[2] = y;
  terms[3] = x * x;
  terms[4] = x * y;
  terms[5] = y * y;
  terms[6] = terms[3] * x;
  terms[7] = terms[3] * y;
  terms[8] = terms[5] * x;
  terms[9] = terms[5] * y;
}

SudScanPoint
sud_scan_lattice_bend (const SudScanLattice *self, double u, double v)
{
  SudScanPoint place = { u, v };
  double terms[SUD_SCAN_TERMS];

  sud_scan_lattice_terms (u, v, terms);
  for (int k = 0; k < SUD_SCAN_TERMS; k++)
    {
      place.x += self->bend_u[k] * terms[k];
      place.y += self->bend_v[k] * terms[k];
    }
  return place;
}

SudScanPoint
sud_scan_lattice_map (const SudScanLattice *self, double u, double v)
{
  SudScanPoint flat = sud_scan_lattice_bend (self, u, v);
  const double *m = self->perspective;
  double depth = m[6] * flat.x + m[7] * flat.y + m[8];

  if (depth < 0.01)
    depth = 0.01; /* at the horizon: any place that is far away */
  return (SudScanPoint){ (m[0] * flat.x + m[1] * flat.y + m[2]) / depth,
                         (m[3] * flat.x + m[4] * flat.y + m[5]) / depth };
}

void
sud_scan_lattice_corners (const SudScanLattice *self, SudScanPoint corners[4])
{
  corners[0] = sud_scan_lattice_map (self, 0, 0);
  corners[1] = sud_scan_lattice_map (self, 9, 0);
  corners[2] = sud_scan_lattice_map (self, 9, 9);
  corners[3] = sud_scan_lattice_map (self, 0, 9);
}

double
sud_scan_lattice_get_side (const SudScanLattice *self)
{
  SudScanPoint corners[4];
  double around = 0;

  sud_scan_lattice_corners (self, corners);
  for (int k = 0; k < 4; k++)
    around += sud_scan_distance (corners[k], corners[(k + 1) % 4]);
  return around / 36;
}

double
sud_scan_lattice_distance (const SudScanLattice *self, const SudScanLattice *other)
{
  SudScanPoint corners[4], others[4];
  double farthest = 0;

  sud_scan_lattice_corners (self, corners);
  sud_scan_lattice_corners (other, others);
  for (int k = 0; k < 4; k++)
    {
      double distance = sud_scan_distance (corners[k], others[k]);

      farthest = distance > farthest ? distance : farthest;
    }
  return farthest / sud_scan_lattice_get_side (self);
}

void
sud_scan_lattice_scale (SudScanLattice *self, double across, double down)
{
  for (int k = 0; k < 3; k++)
    {
      self->perspective[k] *= across;
      self->perspective[3 + k] *= down;
    }
}

void
sud_scan_lattice_shift (SudScanLattice *self, double across, double down)
{
  for (int k = 0; k < 3; k++)
    {
      self->perspective[k] += across * self->perspective[6 + k];
      self->perspective[3 + k] += down * self->perspective[6 + k];
    }
}

void
sud_scan_lattice_trace (const SudScanLattice *self, double u, double v, double step, int count, SudScanPoint *places)
{
  for (int row = 0; row < count; row++)
    for (int column = 0; column < count; column++)
      places[row * count + column] = sud_scan_lattice_map (self, u + column * step, v + row * step);
}
