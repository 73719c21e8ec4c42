/* sud-scan-locate.c - where there may be grids in a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <stdlib.h>

/* From strong lines to faint ones; the last is for thin lines alone. */
static const float thresholds[] = { 0.16f, 0.10f, 0.065f, 0.04f, 0.025f };

enum
{
  FAINTEST = sizeof thresholds / sizeof *thresholds,
  FAINT = FAINTEST - 1,
};

#define SURE 0.85   /* a score so high that no fainter lines are looked for */
#define CLEAR 0.8   /* so high that bright lines are not looked for */
#define MIN_SCORE 0.15 /* below it there is no grid */
#define SAME 0.08   /* cells that the corners of two lattices are apart, and they are one */

/* A lattice with a lower score than @min_score takes no room: on tiles there are dozens of such, before any line is
 * looked at. */
static void
add_lattice (SudScanLocate *self, const SudScanPoint corners[4], int sign, double poorest)
{
  SudScanLattice *lattice = &self->lattice[self->n];

  if (self->n < SUD_SCAN_MAX_LATTICES && sud_scan_fit (&self->contrast, corners, sign, &self->canvas, lattice)
      && lattice->score >= poorest)
    self->n++;
}

/* The best score of what was found from @from on. */
static double
find_best (const SudScanLocate *self, int from)
{
  double best = 0;

  for (int k = from; k < self->n; k++)
    best = self->lattice[k].score > best ? self->lattice[k].score : best;
  return best;
}

/* Looks for grids with lines of one kind; false where it was cancelled. */
static bool
find_with_sign (SudScanLocate *self, int sign, int faintest, const atomic_bool *cancel)
{
  int from = self->n;

  for (int k = 0; k < faintest && find_best (self, from) <= SURE; k++)
    {
      SudScanQuad quads[SUD_SCAN_MAX_QUADS];
      int n;

      sud_scan_parts_find (&self->parts, &self->contrast.level[0], thresholds[k], sign);
      n = sud_scan_quads_find (&self->parts, cancel, quads);
      for (int quad = 0; quad < n && !sud_scan_is_cancelled (cancel); quad++)
        add_lattice (self, quads[quad].corner, sign, MIN_SCORE);
      if (sud_scan_is_cancelled (cancel))
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

/* Keeps the best of each, best first, in pixels of the picture. */
static void
tidy (SudScanLocate *self)
{
  int n = 0;

  qsort (self->lattice, self->n, sizeof *self->lattice, compare_scores);
  for (int k = 0; k < self->n; k++)
    {
      bool known = false;

      sud_scan_lattice_scale (&self->lattice[k], self->contrast.across, self->contrast.down);
      for (int other = 0; other < n; other++)
        known |= sud_scan_lattice_distance (&self->lattice[k], &self->lattice[other]) < SAME;
      if (!known)
        self->lattice[n++] = self->lattice[k];
    }
  self->n = n;
}

bool
sud_scan_locate_find (SudScanLocate *self, const SudScanPicture *picture, const atomic_bool *cancel)
{
  self->n = 0;
  if (!sud_scan_contrast_measure (&self->contrast, picture, cancel) || !find_with_sign (self, 1, FAINT, cancel))
    return false;
  if (find_best (self, 0) <= CLEAR && !find_with_sign (self, -1, FAINT, cancel))
    return false;
  tidy (self);
  return true;
}

bool
sud_scan_locate_thin (SudScanLocate *self, const atomic_bool *cancel)
{
  self->n = 0;
  sud_scan_contrast_thin (&self->contrast);
  if (!find_with_sign (self, 1, FAINTEST, cancel) || !find_with_sign (self, -1, FAINTEST, cancel))
    return false;
  tidy (self);
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
  return !sud_scan_is_cancelled (cancel);
}
