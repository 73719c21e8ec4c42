/* rubric-scan-inks.c - which digits of a picture are printed in another colour than the rest
 *
 * The ink of a cell is what differs most from its ground, on average. Two middles are moved until each is in the middle
 * of the inks next to it; they are two inks where they are farther apart than the light of a camera makes them. That
 * changes all three colours alike, and little by little from cell to cell, but where a shadow ends. So two inks have
 * colours of their own, or else there is none between them, such as between print and pencil. Of two without colours the
 * paler is the second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan-inks.h"

#include "rubric-scan-grounds.h"

enum
{
  SAMPLES = RUBRIC_SCAN_SAMPLES,
  ROUNDS = 8,
  TINT = 40,     /* levels of colour, all three together, between two inks */
  APART = 12,    /* what is empty between the shades of two that have none */
  LEAST = 2,     /* cells of each, then */
  FAINT = 8,     /* what is empty where the first is a puzzle: hands press more or less */
};

#define TINT_GAP 0.3 /* between the middles of two colours, of the way from one to the other, is empty: an ink is paler where
                      * there is less light */

static double
get_light (const RubricInk *ink)
{
  return (ink->level[0] + ink->level[1] + ink->level[2]) / 3;
}

/* Of @ink what makes it red, green or blue, be it lighter or darker. */
static RubricInk
get_tint (const RubricInk *ink)
{
  double grey = get_light (ink);

  return (RubricInk){ { ink->level[0] - grey, ink->level[1] - grey, ink->level[2] - grey } };
}

/* From 0 to 100: of dark ink how much light it leaves of what its ground has, be that much or little; of bright ink how much it
 * lacks of white. */
static double
get_paleness (const RubricInk *ink, const RubricInk *ground)
{
  double over = get_light (ink), under = get_light (ground);

  return over < under ? 100 * over / under : 100 - 100 * over / 255;
}

/* The ink differs from the ground by more than two thirds of the most. */
static RubricInk
find_ink (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale, RubricInk *ground)
{
  RubricInk ink = { { 0 } };
  double most = 0;
  int n = 0;

  *ground = rubric_scan_find_ground (pixels, grid, cell, scale);
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < SAMPLES * SAMPLES; i++)
      {
        RubricInk at = rubric_scan_sample (pixels, grid, cell, scale, i % SAMPLES, i / SAMPLES);
        double distance = rubric_ink_distance (&at, ground);

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
  return ink;
}

/* Moves the two middles. Returns: the cells next to the second */
static SudCells
divide (const RubricInk inks[SUD_CELLS], SudCells digits, RubricInk middle[2])
{
  SudCells second = SUD_NO_CELLS;
  RubricInk sum[2] = { 0 };
  int n[2] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (digits, cell))
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
get_gap (const RubricInk inks[SUD_CELLS], SudCells digits, const RubricInk middle[2], SudCells second)
{
  double from = 0, to = 1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (digits, cell))
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
find_middles (const RubricInk inks[SUD_CELLS], const double rank[SUD_CELLS], SudCells digits, RubricInk middle[2])
{
  SudCells second = SUD_NO_CELLS;
  int least = -1, most = -1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (digits, cell))
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
    second = divide (inks, digits, middle);
  return second;
}

SudCells
rubric_scan_find_second_ink (const RubricImage *image, const SudScan *grid)
{
  static const RubricInk grey = { { 0 } };
  GdkPixbuf *pixels = rubric_image_get_shown (image);
  double scale = (double)gdk_pixbuf_get_width (pixels) / rubric_image_get_grey (image)->width;
  RubricInk tints[SUD_CELLS], shades[SUD_CELLS], middle[2] = { 0 };
  double chroma[SUD_CELLS], paleness[SUD_CELLS], empty;
  SudCells sides[2] = { SUD_NO_CELLS, SUD_NO_CELLS }, digits, second;
  int n;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->sheet.digit[cell] != 0)
      {
        RubricInk ground, ink = find_ink (pixels, grid, cell, scale, &ground);

        sud_cells_add (&sides[get_light (&ink) < get_light (&ground)], cell);
        paleness[cell] = get_paleness (&ink, &ground);
        shades[cell] = (RubricInk){ { paleness[cell] } };
        tints[cell] = get_tint (&ink);
        chroma[cell] = rubric_ink_distance (&tints[cell], &grey);
      }
  digits = sides[sud_cells_count (sides[1]) > sud_cells_count (sides[0])]; /* a program lights up the others */
  second = find_middles (tints, chroma, digits, middle);
  if (rubric_ink_distance (&middle[0], &middle[1]) >= TINT && get_gap (tints, digits, middle, second) >= TINT_GAP)
    return second;
  second = find_middles (shades, paleness, digits, middle);
  empty = rubric_ink_distance (&middle[0], &middle[1]) * get_gap (shades, digits, middle, second);
  n = MIN (sud_cells_count (second), sud_cells_count (digits) - sud_cells_count (second));
  if ((n >= LEAST && empty >= APART)
      || (n > 0 && empty >= FAINT && rubric_scan_are_givens (grid, sud_cells_difference (digits, second))))
    return second;
  return rubric_scan_find_second_ground (pixels, grid, scale);
}

gboolean
rubric_scan_tells_entries (const SudScan *grid, SudCells second)
{
  return !sud_cells_is_empty (second) && rubric_scan_are_givens (grid, sud_cells_difference (SUD_ALL_CELLS, second))
         && !rubric_scan_are_givens (grid, SUD_ALL_CELLS);
}
