/* rubric-scan-inks.c - the digits of a picture that are printed in another colour, or on another ground, than the rest
 *
 * The ink of a cell is what differs most from its ground, on average. Two middles are moved until each is in the middle
 * of the inks next to it; they are two inks if they are farther apart than the light of a camera makes them. That
 * changes all three colours alike, and little by little from cell to cell, except where a shadow ends. So two inks have
 * colours of their own, or else there is none between them, such as between print and pencil. Of two without colours
 * the paler is the second.
 *
 * The ground of blank cells is known, and that of each digit is it or the other one. Boxes that are tinted in turn, or
 * the row, column and box of a selected cell, have blank cells of both grounds, or all their digits in whole houses or
 * beside one cell: they tell nothing. Nor does the light of a camera, which falls on blanks as on digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan-inks.h"

#include "sud-cells.h"
#include "sud-houses.h"
#include "sud-solve.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdlib.h>

enum
{
  SAMPLES = 24,            /* in each direction of a cell */
  RING = 4 * (SAMPLES - 1), /* more than there are cells */
  APART = 36,              /* levels, all three colours together, between two grounds */
  NEAR = 4,                /* a ground has all that differs from it by a fourth of what the other one does */
  SELECTED = 1,            /* blank cells, and digits, that may have any ground */
  LEAST_BLANK = 9,
  ROUNDS = 8,
  TINT = 40,               /* levels of colour, all three together, between two inks */
  SHADE_GAP = 12,          /* between the shades of two inks without colours, with: */
  MIN_SHADED = 2,          /* cells of each */
  FAINT_SHADE_GAP = 8,     /* the same gap if the first ink is a puzzle: hands press more or less */
};

/* This share of the way between the middles of two colours is empty: an ink is paler where there is less light. */
#define TINT_GAP 0.3

typedef struct
{
  double level[3]; /* red, green, blue */
} ScanInk;

/* Returns: by how many levels all three colours differ */
static double
get_distance (const ScanInk *a, const ScanInk *b)
{
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += ABS (a->level[i] - b->level[i]);
  return sum;
}

static ScanInk
get_pixel (GdkPixbuf *pixels, double x, double y)
{
  int column = CLAMP ((int)x, 0, gdk_pixbuf_get_width (pixels) - 1);
  int row = CLAMP ((int)y, 0, gdk_pixbuf_get_height (pixels) - 1);
  const guchar *at = gdk_pixbuf_read_pixels (pixels) + (gsize)row * gdk_pixbuf_get_rowstride (pixels)
                     + column * gdk_pixbuf_get_n_channels (pixels);

  return (ScanInk){ { at[0], at[1], at[2] } };
}

/* Returns: the colour at a place in the middle three quarters of a cell of @grid, whose pixels times @scale are those
 * of @pixels */
static ScanInk
sample_cell (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale, int column, int row)
{
  double across = 0.15 + 0.7 * (column + 0.5) / SAMPLES, down = 0.15 + 0.7 * (row + 0.5) / SAMPLES;
  SudScanPoint place = sud_scan_map_cell (grid, cell, across, down);

  return get_pixel (pixels, place.x * scale, place.y * scale);
}

static int
compare_doubles (const void *left, const void *right)
{
  double a = *(const double *)left, b = *(const double *)right;

  return a < b ? -1 : a > b;
}

/* Returns: the median of each colour */
static ScanInk
find_middle (const ScanInk *inks, int n)
{
  double sorted[RING];
  ScanInk middle;

  for (int i = 0; i < 3; i++)
    {
      for (int k = 0; k < n; k++)
        sorted[k] = inks[k].level[i];
      qsort (sorted, n, sizeof *sorted, compare_doubles);
      middle.level[i] = sorted[n / 2];
    }
  return middle;
}

/* Returns: the look of most of the edge of the three quarters: the ground, even of a gradient or around a digit */
static ScanInk
find_ground (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale)
{
  const int last = SAMPLES - 1;
  ScanInk ring[RING];
  int n = 0;

  for (int k = 0; k < last; k++)
    {
      ring[n++] = sample_cell (pixels, grid, cell, scale, k, 0);
      ring[n++] = sample_cell (pixels, grid, cell, scale, last, k);
      ring[n++] = sample_cell (pixels, grid, cell, scale, last - k, last);
      ring[n++] = sample_cell (pixels, grid, cell, scale, 0, last - k);
    }
  return find_middle (ring, n);
}

/* Returns: the middle of the grounds of @cells */
static ScanInk
find_common_ground (const ScanInk grounds[SUD_CELLS], SudCells cells)
{
  ScanInk some[SUD_CELLS];
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell))
      some[n++] = grounds[cell];
  return find_middle (some, n);
}

/* Returns: those of @cells whose ground is at most @distance from @ground; farther unless @near */
static SudCells
find_near (const ScanInk grounds[SUD_CELLS], SudCells cells, const ScanInk *ground, double distance, gboolean near)
{
  SudCells found = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell) && (get_distance (&grounds[cell], ground) <= distance) == near)
      sud_cells_add (&found, cell);
  return found;
}

/* Returns: whether @cells are parts of houses, of a row, a column and a box at least, and do not all see one cell */
static gboolean
are_scattered (SudCells cells)
{
  gboolean parted[3] = { FALSE };

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      int n = 0;

      for (int k = 0; k < SUD_SIZE; k++)
        n += sud_cells_has (cells, sud_house_cells[house][k]);
      parted[house / SUD_SIZE] |= n > 0 && n < SUD_SIZE;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudCells beside = sud_peers_of (cell);

      sud_cells_add (&beside, cell);
      if (sud_cells_is_empty (sud_cells_difference (cells, beside)))
        return FALSE;
    }
  return parted[0] && parted[1] && parted[2];
}

/* Returns: whether the digits in @cells alone have one solution, as only givens do */
static gboolean
are_givens (const SudScan *grid, SudCells cells)
{
  SudGrid digits = { { 0 } };
  SudResult result = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell))
      digits.digit[cell] = grid->sheet.digit[cell];
  sud_solve_count (&digits, 2, NULL, &result);
  return result.solutions == 1;
}

/* Returns: that of two groups of digits which was entered, if the other one was given */
static SudCells
choose_entries (const SudScan *grid, SudCells on_blank, SudCells on_other)
{
  if (sud_cells_is_empty (on_blank) || sud_cells_is_empty (on_other) || !are_scattered (on_other))
    return SUD_NO_CELLS;
  if (are_givens (grid, on_other))
    return on_blank;
  return are_givens (grid, on_blank) ? on_other : SUD_NO_CELLS;
}

/* Some programs distinguish givens from entries by the ground of the cell alone. One of the two is the ground of blank
 * cells. Entries are told only for certain: if the digits on one ground alone have one solution. Returns: the cells
 * whose digit was entered; none if all stand on one ground, or on several */
static SudCells
find_second_ground (GdkPixbuf *pixels, const SudScan *grid, double scale)
{
  SudCells digits = SUD_NO_CELLS, blanks = SUD_NO_CELLS, others, on_blank;
  ScanInk grounds[SUD_CELLS], blank, other;
  double near;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      grounds[cell] = find_ground (pixels, grid, cell, scale);
      sud_cells_add (grid->sheet.digit[cell] != 0 ? &digits : &blanks, cell);
    }
  if (sud_cells_count (blanks) < LEAST_BLANK)
    return SUD_NO_CELLS;
  blank = find_common_ground (grounds, blanks);
  others = find_near (grounds, digits, &blank, APART, FALSE);
  if (sud_cells_is_empty (others))
    return SUD_NO_CELLS;
  other = find_common_ground (grounds, others);
  near = get_distance (&blank, &other) / NEAR;
  on_blank = find_near (grounds, digits, &blank, near, TRUE);
  others = find_near (grounds, digits, &other, near, TRUE);
  if (sud_cells_count (find_near (grounds, blanks, &blank, near, FALSE)) > SELECTED
      || sud_cells_count (on_blank) + sud_cells_count (others) < sud_cells_count (digits) - SELECTED)
    return SUD_NO_CELLS;
  return choose_entries (grid, on_blank, others);
}

static double
get_light (const ScanInk *ink)
{
  return (ink->level[0] + ink->level[1] + ink->level[2]) / 3;
}

/* Returns: @ink without its light: what makes it red, green or blue */
static ScanInk
get_tint (const ScanInk *ink)
{
  double grey = get_light (ink);

  return (ScanInk){ { ink->level[0] - grey, ink->level[1] - grey, ink->level[2] - grey } };
}

/* Returns: 0 to 100: the share of the light of its ground that dark ink leaves; how much bright ink lacks of white */
static double
get_paleness (const ScanInk *ink, const ScanInk *ground)
{
  double over = get_light (ink), under = get_light (ground);

  return over < under ? 100 * over / under : 100 - 100 * over / 255;
}

/* The ink differs from the ground by more than two thirds of the most. */
static ScanInk
find_ink (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale, ScanInk *ground)
{
  ScanInk ink = { { 0 } };
  double most = 0;
  int n = 0;

  *ground = find_ground (pixels, grid, cell, scale);
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < SAMPLES * SAMPLES; i++)
      {
        ScanInk at = sample_cell (pixels, grid, cell, scale, i % SAMPLES, i / SAMPLES);
        double distance = get_distance (&at, ground);

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
divide_inks (const ScanInk inks[SUD_CELLS], SudCells digits, ScanInk middle[2])
{
  SudCells second = SUD_NO_CELLS;
  ScanInk sum[2] = { 0 };
  int n[2] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (digits, cell))
      {
        int side = get_distance (&inks[cell], &middle[1]) < get_distance (&inks[cell], &middle[0]);

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

/* Returns: the place of an ink on the way from the first middle, 0, to the second, 1 */
static double
get_place (const ScanInk *ink, const ScanInk middle[2])
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

/* Returns: how much of the way between the middles has no ink */
static double
get_gap (const ScanInk inks[SUD_CELLS], SudCells digits, const ScanInk middle[2], SudCells second)
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

/* Finds the two middles of the inks, at first those with the least and the most @rank. Returns: the cells of the
 * second */
static SudCells
find_middles (const ScanInk inks[SUD_CELLS], const double rank[SUD_CELLS], SudCells digits, ScanInk middle[2])
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
    second = divide_inks (inks, digits, middle);
  return second;
}

SudCells
rubric_scan_find_second_ink (const RubricImage *image, const SudScan *grid)
{
  static const ScanInk grey = { { 0 } };
  GdkPixbuf *pixels = rubric_image_get_shown (image);
  double scale = (double)gdk_pixbuf_get_width (pixels) / rubric_image_get_grey (image)->width;
  ScanInk tints[SUD_CELLS], shades[SUD_CELLS], middle[2] = { 0 };
  double chroma[SUD_CELLS], paleness[SUD_CELLS], empty;
  SudCells sides[2] = { SUD_NO_CELLS, SUD_NO_CELLS }, digits, second;
  int n;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->sheet.digit[cell] != 0)
      {
        ScanInk ground, ink = find_ink (pixels, grid, cell, scale, &ground);

        sud_cells_add (&sides[get_light (&ink) < get_light (&ground)], cell);
        paleness[cell] = get_paleness (&ink, &ground);
        shades[cell] = (ScanInk){ { paleness[cell] } };
        tints[cell] = get_tint (&ink);
        chroma[cell] = get_distance (&tints[cell], &grey);
      }
  digits = sides[sud_cells_count (sides[1]) > sud_cells_count (sides[0])]; /* a program lights up the others */
  second = find_middles (tints, chroma, digits, middle);
  if (get_distance (&middle[0], &middle[1]) >= TINT && get_gap (tints, digits, middle, second) >= TINT_GAP)
    return second;
  second = find_middles (shades, paleness, digits, middle);
  empty = get_distance (&middle[0], &middle[1]) * get_gap (shades, digits, middle, second);
  n = MIN (sud_cells_count (second), sud_cells_count (digits) - sud_cells_count (second));
  if ((n >= MIN_SHADED && empty >= SHADE_GAP)
      || (n > 0 && empty >= FAINT_SHADE_GAP && are_givens (grid, sud_cells_difference (digits, second))))
    return second;
  return find_second_ground (pixels, grid, scale);
}

gboolean
rubric_scan_tells_entries (const SudScan *grid, SudCells second)
{
  return !sud_cells_is_empty (second) && are_givens (grid, sud_cells_difference (SUD_ALL_CELLS, second))
         && !are_givens (grid, SUD_ALL_CELLS);
}
