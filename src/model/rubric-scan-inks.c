/* rubric-scan-inks.c - which digits of a picture are printed in another colour than the rest
 *
 * The ink of a cell is what differs most from its ground, on average. Two middles are moved until each is in the middle
 * of the inks next to it; they are two inks where they are farther apart than the light of a camera makes them. That
 * changes all three colours alike, and little by little from cell to cell, but where a shadow ends. So two inks have
 * colours of their own, or else there is none between them. Of two without colours the paler is the second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan-inks.h"

#include "rubric-scan-grounds.h"
#include "sud-solve.h"

enum
{
  SAMPLES = RUBRIC_SCAN_SAMPLES,
  ROUNDS = 8,
  TINT = 40,     /* levels of colour, all three together, between two inks, where these are equally light */
  APART = 70,    /* and where one is lighter */
  LEAST = 2,     /* cells of each ink, then */
};

#define GAP 0.55     /* between such inks, of the way from one middle to the other, is empty */
#define TINT_GAP 0.3 /* the same between those of other colours: one ink is paler where there is less light */

/* Of @ink what makes it red, green or blue, be it lighter or darker. */
static RubricInk
get_tint (const RubricInk *ink)
{
  double grey = (ink->level[0] + ink->level[1] + ink->level[2]) / 3;

  return (RubricInk){ { ink->level[0] - grey, ink->level[1] - grey, ink->level[2] - grey } };
}

/* How far from grey it is. */
static double
get_chroma (const RubricInk *ink)
{
  double most = MAX (ink->level[0], MAX (ink->level[1], ink->level[2]));
  double least = MIN (ink->level[0], MIN (ink->level[1], ink->level[2]));

  return most - least;
}

/* The ink differs from the ground by more than two thirds of the most. Sets how much it does, @contrast. */
static RubricInk
find_ink (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale, double *contrast)
{
  RubricInk ground = rubric_scan_find_ground (pixels, grid, cell, scale), ink = { { 0 } };
  double most = 0;
  int n = 0;

  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < SAMPLES * SAMPLES; i++)
      {
        RubricInk at = rubric_scan_sample (pixels, grid, cell, scale, i % SAMPLES, i / SAMPLES);
        double distance = rubric_ink_distance (&at, &ground);

        if (pass == 0)
          most = MAX (most, distance);
        else if (distance >= 0.7 * most)
          {
            for (int k = 0; k < 3; k++)
              ink.level[k] += at.level[k];
            n++;
          }
      }
  for (int k = 0; k < 3; k++)
    ink.level[k] /= MAX (n, 1);
  *contrast = rubric_ink_distance (&ink, &ground);
  return ink;
}

/* Moves the two middles. Returns: the cells next to the second */
static SudCells
divide (const RubricInk inks[SUD_CELLS], const SudScan *grid, RubricInk middle[2])
{
  SudCells second = SUD_NO_CELLS;
  RubricInk sum[2] = { 0 };
  int n[2] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->sheet.digit[cell] != 0)
      {
        int side = rubric_ink_distance (&inks[cell], &middle[1]) < rubric_ink_distance (&inks[cell], &middle[0]);

        for (int k = 0; k < 3; k++)
          sum[side].level[k] += inks[cell].level[k];
        n[side]++;
        if (side == 1)
          sud_cells_add (&second, cell);
      }
  for (int side = 0; side < 2; side++)
    for (int k = 0; k < 3 && n[side] > 0; k++)
      middle[side].level[k] = sum[side].level[k] / n[side];
  return second;
}

/* Where an ink is on the way from the first middle, 0, to the second, 1. */
static double
get_place (const RubricInk *ink, const RubricInk middle[2])
{
  double along = 0, whole = 0;

  for (int i = 0; i < 3; i++)
    {
      double way = middle[1].level[i] - middle[0].level[i];

      along += (ink->level[i] - middle[0].level[i]) * way;
      whole += way * way;
    }
  return whole > 0 ? along / whole : 0;
}

/* How much of the way between the middles has no ink. */
static double
get_gap (const RubricInk inks[SUD_CELLS], const SudScan *grid, const RubricInk middle[2], SudCells second)
{
  double from = 0, to = 1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->sheet.digit[cell] != 0)
      {
        double place = get_place (&inks[cell], middle);

        if (sud_cells_has (second, cell))
          to = MIN (to, place);
        else
          from = MAX (from, place);
      }
  return to - from;
}

/* Between which two middles the inks are: at first those with the least and the most @rank. Returns: the cells of the
 * second */
static SudCells
find_middles (const RubricInk inks[SUD_CELLS], const double rank[SUD_CELLS], const SudScan *grid, RubricInk middle[2])
{
  SudCells second = SUD_NO_CELLS;
  int least = -1, most = -1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->sheet.digit[cell] != 0)
      {
        if (least < 0 || rank[cell] < rank[least])
          least = cell;
        if (most < 0 || rank[cell] > rank[most])
          most = cell;
      }
  if (least == most)
    return SUD_NO_CELLS;
  middle[0] = inks[least];
  middle[1] = inks[most];
  for (int round = 0; round < ROUNDS; round++)
    second = divide (inks, grid, middle);
  return second;
}

SudCells
rubric_scan_find_second_ink (const RubricPhoto *photo, const SudScan *grid)
{
  GdkPixbuf *pixels = rubric_photo_get_shown (photo);
  double scale = (double)gdk_pixbuf_get_width (pixels) / rubric_photo_get_picture (photo)->width;
  RubricInk inks[SUD_CELLS], tints[SUD_CELLS], middle[2] = { 0 };
  double chroma[SUD_CELLS], paleness[SUD_CELLS], contrast;
  SudCells second;
  int n, others;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->sheet.digit[cell] != 0)
      {
        inks[cell] = find_ink (pixels, grid, cell, scale, &contrast);
        tints[cell] = get_tint (&inks[cell]);
        chroma[cell] = get_chroma (&inks[cell]);
        paleness[cell] = -contrast;
      }
  second = find_middles (tints, chroma, grid, middle);
  if (rubric_ink_distance (&middle[0], &middle[1]) >= TINT && get_gap (tints, grid, middle, second) >= TINT_GAP)
    return second;
  second = find_middles (inks, paleness, grid, middle);
  n = sud_cells_count (second);
  others = SUD_CELLS - sud_sheet_count (&grid->sheet, SUD_ORIGIN_BLANK) - n;
  return MIN (n, others) >= LEAST && rubric_ink_distance (&middle[0], &middle[1]) >= APART
                 && get_gap (inks, grid, middle, second) >= GAP
             ? second
             : rubric_scan_find_second_ground (pixels, grid, scale);
}

static int64_t
count_solutions (const SudGrid *digits)
{
  SudResult result = { 0 };

  sud_solve_count (digits, 2, NULL, &result);
  return result.solutions;
}

gboolean
rubric_scan_tells_entries (const SudScan *grid, SudCells second)
{
  const SudGrid all = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);
  SudGrid first = all;

  for (int cell = sud_cells_next (second, 0); cell >= 0; cell = sud_cells_next (second, cell + 1))
    first.digit[cell] = 0;
  return !sud_cells_is_empty (second) && count_solutions (&all) == 0 && count_solutions (&first) == 1;
}
