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
  MAX_SAMPLES = 6, /* a pixel, in one direction */
};

/* Thresholds for cells that a program lights up were chosen by trial on 324 drawn screens, half of them photographed;
 * the other thresholds on 160 photographs. */
#define MIN_LIT_CONTRAST 0.04f /* the contrast of ink on a ground of its own */
#define OVER_NOISE 3           /* times as strong as what is there on the other side of the ground */
#define OVER_NOISE_MURKY 1.3f  /* the same of ink that may be lost in the noise */
#define SAME_PAPER 0.09f       /* the contrast of two grounds that light makes of one paper */
#define MIN_LIT_GROUND 0.45f   /* the contrast of such a ground with the paper, by that of the ink */
#define MIN_INK_CONTRAST 0.02f /* the contrast of most ink; a blank grid has none */
#define FAINT_INK 0.45f        /* ink that is fainter than this share of most ink stays faint */

/**
 * Contrasts:
 * @ground: the grey level of the paper of each cell
 * @dark: the contrast of its darkest ink with that
 * @bright: the contrast of its brightest
 */
typedef struct
{
  float ground[SUD_CELLS];
  float dark[SUD_CELLS];
  float bright[SUD_CELLS];
} Contrasts;

/* Returns: one pixel of a cell, the mean of samples by @samples. @across, @down: its place in the patch, 0 to 1 */
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
        SudScanPoint left = sud_scan_between (corner[0], below[0], v);
        SudScanPoint right = sud_scan_between (corner[1], below[1], v);
        SudScanPoint place = sud_scan_between (left, right, u);

        sum += sud_scan_picture_get (picture, place.x, place.y);
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

/* Sorts the pixels of a cell but @edge at each side. Returns: how many */
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

/* Returns: by how much one of two grey levels is brighter, as a share of it: the same in any light. */
static float
get_contrast (float one, float other)
{
  return fabsf (one - other) / (fmaxf (one, other) + SUD_SCAN_DIM);
}

static void
measure_contrasts (const float *grey, int cell, Contrasts *contrasts)
{
  float sorted[SUD_SCAN_CELL_PIXELS], ground;
  int n = sort_inner (grey, 3, sorted);

  ground = sorted[n / 2];
  n = sort_inner (grey, 5, sorted);
  contrasts->ground[cell] = ground;
  contrasts->dark[cell] = get_contrast (ground, sorted[n * 4 / 100]);
  contrasts->bright[cell] = get_contrast (ground, sorted[n * 96 / 100]);
}

/* Returns: the one of 81 values that is above @index others. */
static float
get_ranked (const float *values, int index)
{
  float sorted[SUD_CELLS];

  memcpy (sorted, values, sizeof sorted);
  sud_scan_sort (sorted, SUD_CELLS);
  return sorted[index];
}

/* Returns: whether most of what is written in the grid is darker than the paper. Each cell has a vote of about the same
 * weight: the edge of a shadow, which is bright on dark in some, is stronger than any ink. */
static bool
is_dark_on_bright (const Contrasts *contrasts)
{
  float strength[SUD_CELLS], most, vote = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    strength[cell] = fmaxf (contrasts->dark[cell], contrasts->bright[cell]);
  most = get_ranked (strength, SUD_CELLS * 84 / 100) / 2;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    vote += fminf (strength[cell], most) * (contrasts->dark[cell] > contrasts->bright[cell] ? 1 : -1);
  return vote >= 0;
}

/* Returns: whether a program lights a cell up, as one that is chosen or has the same digit: pale on yellow among
 * dark on white. Whatever its colours are, its ground lies between the paper and the ink, or far from both. The ground
 * of a stain is the paper. */
static bool
is_lit (const Contrasts *contrasts, int cell, float paper, bool dark_on_bright, float over_noise)
{
  float ink = dark_on_bright ? contrasts->dark[cell] : contrasts->bright[cell];
  float noise = dark_on_bright ? contrasts->bright[cell] : contrasts->dark[cell];

  return ink > MIN_LIT_CONTRAST && ink > over_noise * noise
         && get_contrast (contrasts->ground[cell], paper) > MIN_LIT_GROUND * ink;
}

/* Turns grey levels into ink: the difference of a pixel from the ground as a share of the strongest one. */
static void
normalize_cell (float *value, float ground, bool dark_on_bright, float strongest)
{
  float unit = strongest * (ground + SUD_SCAN_DIM) * (dark_on_bright ? 1 : -1 / (1 - fminf (strongest, 0.9f)));

  for (int k = 0; k < SUD_SCAN_CELL_PIXELS; k++)
    value[k] = fminf (fmaxf ((ground - value[k]) / unit, -0.5f), 1.5f);
}

/* Returns: whether the ground of a cell differs from the ground of all cells beside it: light would fall on these as
 * well */
static bool
has_own_ground (const float *ground, int cell)
{
  for (int other = 0; other < SUD_CELLS; other++)
    if (abs (other / 9 - cell / 9) + abs (other % 9 - cell % 9) == 1
        && get_contrast (ground[cell], ground[other]) < SAME_PAPER)
      return false;
  return true;
}

static void
normalize_cells (SudScanCells *self, const Contrasts *contrasts, bool flipped)
{
  float ink[SUD_CELLS], paper = get_ranked (contrasts->ground, SUD_CELLS / 2), usual;
  bool grid_dark = is_dark_on_bright (contrasts) != flipped, dark[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      dark[cell] = is_lit (contrasts, cell, paper, !grid_dark, OVER_NOISE) ? !grid_dark : grid_dark;
      ink[cell] = dark[cell] ? contrasts->dark[cell] : contrasts->bright[cell];
    }
  usual = fmaxf (MIN_INK_CONTRAST, get_ranked (ink, SUD_CELLS * 84 / 100));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      bool lit = is_lit (contrasts, cell, paper, dark[cell], OVER_NOISE);

      self->murky[cell] = !lit && is_lit (contrasts, cell, paper, !grid_dark, OVER_NOISE_MURKY)
                          && has_own_ground (contrasts->ground, cell);
      self->strength[cell] = lit ? 1 : ink[cell] / usual;
      normalize_cell (self->value[cell], contrasts->ground[cell], dark[cell],
                      lit ? ink[cell] : fmaxf (ink[cell], FAINT_INK * usual));
    }
}

bool
sud_scan_cells_cut (SudScanCells *self, const SudScanPicture *picture, const SudScanLattice *lattice,
                    const SudScanWindow *window, bool flipped, const atomic_bool *cancel)
{
  static const SudScanWindow whole = { 0, 0, 1 };
  const SudScanWindow *part = window != NULL ? window : &whole;
  double pixels = ceil (sud_scan_lattice_get_side (lattice) * part->side / SIDE);
  int samples = pixels < 1 ? 1 : pixels < MAX_SAMPLES ? (int)pixels : MAX_SAMPLES;
  Contrasts contrasts;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sud_is_cancelled (cancel))
        return false;
      cut_cell (picture, lattice, part, cell, samples, self->value[cell]);
      measure_contrasts (self->value[cell], cell, &contrasts);
    }
  normalize_cells (self, &contrasts, flipped);
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
