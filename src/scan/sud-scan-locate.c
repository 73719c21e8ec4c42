/* sud-scan-locate.c - the places of a picture where there may be grids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <stdlib.h>

/* The contrast of lines, from strong to faint; the last is for thin lines alone. All thresholds of this file were
 * chosen by trial on 160 photographs and 18 kinds of drawn pictures. */
static const float thresholds[] = { 0.16f, 0.10f, 0.065f, 0.04f, 0.025f };

enum
{
  N_THRESHOLDS = sizeof thresholds / sizeof *thresholds,
  N_STRONG = N_THRESHOLDS - 1,
};

#define CLEAR_SCORE 0.85     /* the score of a lattice after which no fainter lines are looked for */
#define CLEAR_DARK_SCORE 0.8 /* the score of one with dark lines after which no bright ones are looked for */
#define MIN_LATTICE 0.15     /* the score of lines that may be a grid */
#define SAME_DISTANCE 0.08   /* cells between the corners of two lattices that are one */

/* Adds the lattice of @corners unless its score is lower than @min_score: on tiles there are dozens of such, which
 * would fill the table before any line is looked at. */
static void
add_lattice (SudScanLocate *self, const SudScanPoint corners[4], int sign, double min_score)
{
  SudScanLattice *lattice = &self->lattice[self->n];

  if (self->n < SUD_SCAN_MAX_LATTICES && sud_scan_fit (&self->contrast, corners, sign, &self->canvas, lattice)
      && lattice->score >= min_score)
    self->n++;
}

/* Returns: the best score of the lattices from @from on. */
static double
find_best (const SudScanLocate *self, int from)
{
  double best = 0;

  for (int k = from; k < self->n; k++)
    best = self->lattice[k].score > best ? self->lattice[k].score : best;
  return best;
}

/* Looks for grids with dark or bright lines; false if it was cancelled. */
static bool
find_lattices (SudScanLocate *self, int sign, int n_thresholds, const atomic_bool *cancel)
{
  int from = self->n;

  for (int k = 0; k < n_thresholds && find_best (self, from) <= CLEAR_SCORE; k++)
    {
      SudScanQuad quads[SUD_SCAN_MAX_QUADS];
      int n;

      sud_scan_parts_find (&self->parts, &self->contrast.level[0], thresholds[k], sign);
      n = sud_scan_quads_find (&self->parts, cancel, quads);
      for (int quad = 0; quad < n && !sud_is_cancelled (cancel); quad++)
        add_lattice (self, quads[quad].corner, sign, MIN_LATTICE);
      if (sud_is_cancelled (cancel))
        return false;
    }
  return true;
}

static int
compare_scores (const void *left, const void *right)
{
  double a = ((const SudScanLattice *)left)->score, b = ((const SudScanLattice *)right)->score;

  return a > b ? -1 : a < b;
}

/* Sorts the lattices, the best first, drops each that is the same grid as a better one, and scales the rest to the
 * picture. */
static void
sort_lattices (SudScanLocate *self)
{
  int n = 0;

  qsort (self->lattice, self->n, sizeof *self->lattice, compare_scores);
  for (int k = 0; k < self->n; k++)
    {
      bool known = false;

      sud_scan_lattice_scale (&self->lattice[k], self->contrast.across, self->contrast.down);
      for (int other = 0; other < n; other++)
        known |= sud_scan_lattice_distance (&self->lattice[k], &self->lattice[other]) < SAME_DISTANCE;
      if (!known)
        self->lattice[n++] = self->lattice[k];
    }
  self->n = n;
}

bool
sud_scan_locate_find (SudScanLocate *self, const SudScanPicture *picture, const atomic_bool *cancel)
{
  self->n = 0;
  if (!sud_scan_contrast_measure (&self->contrast, picture, cancel) || !find_lattices (self, 1, N_STRONG, cancel))
    return false;
  if (find_best (self, 0) <= CLEAR_DARK_SCORE && !find_lattices (self, -1, N_STRONG, cancel))
    return false;
  sort_lattices (self);
  return true;
}

bool
sud_scan_locate_thin (SudScanLocate *self, const atomic_bool *cancel)
{
  self->n = 0;
  sud_scan_contrast_thin (&self->contrast);
  if (!find_lattices (self, 1, N_THRESHOLDS, cancel) || !find_lattices (self, -1, N_THRESHOLDS, cancel))
    return false;
  sort_lattices (self);
  return true;
}

bool
sud_scan_locate_corners (SudScanLocate *self, const SudScanPicture *picture, const SudScanPoint corners[4],
                         const atomic_bool *cancel)
{
  SudScanPoint scaled[4];

  self->n = 0;
  if (!sud_scan_contrast_measure (&self->contrast, picture, cancel))
    return false;
  for (int k = 0; k < 4; k++)
    scaled[k] = (SudScanPoint){ corners[k].x / self->contrast.across, corners[k].y / self->contrast.down };
  add_lattice (self, scaled, 1, -INFINITY);
  add_lattice (self, scaled, -1, -INFINITY);
  qsort (self->lattice, self->n, sizeof *self->lattice, compare_scores);
  self->lattice[self->n] = (SudScanLattice){ .sign = 1 };
  self->n += sud_scan_perspective (scaled, self->lattice[self->n].perspective);
  for (int k = 0; k < self->n; k++)
    sud_scan_lattice_scale (&self->lattice[k], self->contrast.across, self->contrast.down);
  return !sud_is_cancelled (cancel);
}
