/* sud-scan-cells.c - the 81 cells of a grid as small pictures in which only what is written differs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
  SIDE = SUD_SCAN_CELL_SIDE,
  PATCH = 7, /* pixels of a cell between places that are really computed */
  PATCHES = SIDE / PATCH,
  MOST_SAMPLES = 6, /* a pixel, in one direction */
};

#define LEAST_LIT 0.04f  /* contrast of what may be written on a ground of its own */
#define OVER_NOISE 3     /* so many times as strong as what is there on the other side of the ground */
#define OVER_LITTLE 1.3f /* where something may be lost in the noise */
#define ALIKE 0.09f      /* contrast of two grounds that one light makes of one paper */
#define LIT 0.45f        /* a share of that contrast by which such a ground differs from the paper at least */

/**
 * Looks:
 * @ground: the grey level of the paper of each cell
 * @dark: the contrast of its darkest ink with that
 * @bright: the contrast of its brightest
 */
typedef struct
{
  float ground[SUD_CELLS];
  float dark[SUD_CELLS];
  float bright[SUD_CELLS];
} Looks;

/* One pixel of a cell: the mean of samples by @samples of it. Its place is that in the patch, 0 to 1. */
static float
sample_pixel (const SudScanPicture *picture, const SudScanPoint *corner, double across, double down, int samples)
{
  const SudScanPoint *below = corner + PATCHES + 1;
  double step = 1.0 / (PATCH * samples);
  float sum = 0;

  for (int row = 0; row < samples; row++)
    for (int column = 0; column < samples; column++)
      {
        double u = across + (column + 0.5) * step, v = down + (row + 0.5) * step;
        double left_x = corner[0].x + v * (below[0].x - corner[0].x);
        double left_y = corner[0].y + v * (below[0].y - corner[0].y);
        double right_x = corner[1].x + v * (below[1].x - corner[1].x);
        double right_y = corner[1].y + v * (below[1].y - corner[1].y);

        sum += sud_scan_picture_get (picture, left_x + u * (right_x - left_x), left_y + u * (right_y - left_y));
      }
  return sum / (float)(samples * samples);
}

static void
cut_cell (const SudScanPicture *picture, const SudScanLattice *lattice, const SudScanWindow *window, int cell,
          int samples, float *grey)
{
  SudScanPoint places[(PATCHES + 1) * (PATCHES + 1)];

  sud_scan_lattice_trace (lattice, cell % 9 + window->left, cell / 9 + window->top, window->side / PATCHES, PATCHES + 1,
                          places);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      grey[y * SIDE + x]
        = sample_pixel (picture, places + y / PATCH * (PATCHES + 1) + x / PATCH, (double)(x % PATCH) / PATCH,
                        (double)(y % PATCH) / PATCH, samples);
}

/* The pixels of a cell but @edge at each side, sorted. */
static int
sort_inner (const float *grey, int edge, float *sorted)
{
  int n = 0;

  for (int y = edge; y < SIDE - edge; y++)
    for (int x = edge; x < SIDE - edge; x++)
      sorted[n++] = grey[y * SIDE + x];
  sud_scan_sort (sorted, n);
  return n;
}

/* By how much one of two grey levels is brighter, as a share of it: the same in any light. */
static float
get_contrast (float one, float other)
{
  return fabsf (one - other) / (fmaxf (one, other) + 24);
}

static void
look_at (const float *grey, int cell, Looks *looks)
{
  float sorted[SUD_SCAN_CELL_PIXELS], ground;
  int n = sort_inner (grey, 3, sorted);

  ground = sorted[n / 2];
  n = sort_inner (grey, 5, sorted);
  looks->ground[cell] = ground;
  looks->dark[cell] = get_contrast (ground, sorted[n * 4 / 100]);
  looks->bright[cell] = get_contrast (ground, sorted[n * 96 / 100]);
}

/* Returns: of 81 values the one that @index others are below */
static float
find_ranked (const float *values, int index)
{
  float sorted[SUD_CELLS];

  memcpy (sorted, values, sizeof sorted);
  sud_scan_sort (sorted, SUD_CELLS);
  return sorted[index];
}

/* Returns: whether most of what is written in the grid is darker than the paper. Each cell has a vote of about the same
 * weight: the edge of a shadow, which is bright on dark in some, is stronger than any ink. */
static bool
is_dark_on_bright (const Looks *looks)
{
  float strength[SUD_CELLS], most, vote = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    strength[cell] = fmaxf (looks->dark[cell], looks->bright[cell]);
  most = find_ranked (strength, SUD_CELLS * 84 / 100) / 2;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    vote += looks->dark[cell] > looks->bright[cell] ? fminf (strength[cell], most) : -fminf (strength[cell], most);
  return vote >= 0;
}

/* Programs light up a cell that is chosen, and those with the same digit: pale on yellow among dark on white.
 * Whatever its colours are, its ground lies between the paper and the ink, or far from both; that of a stain is the
 * paper. */
static bool
is_lit (const Looks *looks, int cell, float paper, bool dark_on_bright, float over_noise)
{
  float ink = dark_on_bright ? looks->dark[cell] : looks->bright[cell];
  float noise = dark_on_bright ? looks->bright[cell] : looks->dark[cell];

  return ink > LEAST_LIT && ink > over_noise * noise && get_contrast (looks->ground[cell], paper) > LIT * ink;
}

/* From grey levels to ink: by how much of what is possible a pixel differs from the ground. */
static void
show_ink (float *value, float ground, bool dark_on_bright, float strongest)
{
  float unit = strongest * (ground + 24) * (dark_on_bright ? 1 : -1 / (1 - fminf (strongest, 0.9f)));

  for (int k = 0; k < SUD_SCAN_CELL_PIXELS; k++)
    value[k] = fminf (fmaxf ((ground - value[k]) / unit, -0.5f), 1.5f);
}

/* Returns: whether the ground of a cell is another one than that of all cells beside it: light falls on these as
 * well */
static bool
stands_out (const float *ground, int cell)
{
  for (int other = 0; other < SUD_CELLS; other++)
    if (abs (other / 9 - cell / 9) + abs (other % 9 - cell % 9) == 1
        && get_contrast (ground[cell], ground[other]) < ALIKE)
      return false;
  return true;
}

static void
even_out (SudScanCells *self, const Looks *looks, bool flipped)
{
  float ink[SUD_CELLS], paper = find_ranked (looks->ground, SUD_CELLS / 2), usual;
  bool grid_dark = is_dark_on_bright (looks) != flipped, dark[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      dark[cell] = is_lit (looks, cell, paper, !grid_dark, OVER_NOISE) ? !grid_dark : grid_dark;
      ink[cell] = dark[cell] ? looks->dark[cell] : looks->bright[cell];
    }
  usual = fmaxf (0.02f, find_ranked (ink, SUD_CELLS * 84 / 100));
  for (int cell = 0; cell < SUD_CELLS; cell++) /* faint marks in a blank cell stay faint */
    {
      bool lit = is_lit (looks, cell, paper, dark[cell], OVER_NOISE);

      self->murky[cell] = !lit && is_lit (looks, cell, paper, !grid_dark, OVER_LITTLE)
                          && stands_out (looks->ground, cell);
      self->strength[cell] = lit ? 1 : ink[cell] / usual;
      show_ink (self->value[cell], looks->ground[cell], dark[cell], lit ? ink[cell] : fmaxf (ink[cell], 0.45f * usual));
    }
}

bool
sud_scan_cells_cut (SudScanCells *self, const SudScanPicture *picture, const SudScanLattice *lattice,
                    const SudScanWindow *window, bool flipped, const atomic_bool *cancel)
{
  static const SudScanWindow whole = { 0, 0, 1 };
  const SudScanWindow *part = window != NULL ? window : &whole;
  double pixels = ceil (sud_scan_lattice_cell (lattice) * part->side / SIDE);
  int samples = pixels < 1 ? 1 : pixels < MOST_SAMPLES ? (int)pixels : MOST_SAMPLES;
  Looks looks;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sud_scan_is_cancelled (cancel))
        return false;
      cut_cell (picture, lattice, part, cell, samples, self->value[cell]);
      look_at (self->value[cell], cell, &looks);
    }
  even_out (self, &looks, flipped);
  return true;
}

void
sud_scan_cells_turn (const float *cell, int turns, float *turned)
{
  const int last = SIDE - 1;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        int from_x = turns == 0 ? x : turns == 1 ? y : turns == 2 ? last - x : last - y;
        int from_y = turns == 0 ? y : turns == 1 ? last - x : turns == 2 ? last - y : x;

        turned[y * SIDE + x] = cell[from_y * SIDE + from_x];
      }
}
