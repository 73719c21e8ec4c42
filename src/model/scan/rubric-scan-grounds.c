/* rubric-scan-grounds.c - which digits of a picture stand on another ground than the rest
 *
 * The ground of blank cells is known, and that of each digit is it or the other one. Boxes that are tinted in turn, or the
 * row, column and box of a selected cell, have blank cells of both grounds, or all their digits in whole houses or beside
 * one cell: they tell nothing. Nor does the light of a camera, which falls on blanks as on digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan-grounds.h"

#include "sud-houses.h"
#include "sud-solve.h"

#include <stdlib.h>

enum
{
  RING = 4 * (RUBRIC_SCAN_SAMPLES - 1), /* more than there are cells */
  APART = 36,      /* levels, all three colours together, between two grounds */
  NEAR = 4,        /* what differs from a ground by a fourth of what the other does is of it */
  SELECTED = 1,    /* blank cells, and digits, that may have any ground */
  LEAST_BLANK = 9,
};

double
rubric_ink_distance (const RubricInk *a, const RubricInk *b)
{
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += ABS (a->level[i] - b->level[i]);
  return sum;
}

static RubricInk
get_pixel (GdkPixbuf *pixels, double x, double y)
{
  int column = CLAMP ((int)x, 0, gdk_pixbuf_get_width (pixels) - 1);
  int row = CLAMP ((int)y, 0, gdk_pixbuf_get_height (pixels) - 1);
  const guchar *at = gdk_pixbuf_read_pixels (pixels) + (gsize)row * gdk_pixbuf_get_rowstride (pixels)
                     + column * gdk_pixbuf_get_n_channels (pixels);

  return (RubricInk){ { at[0], at[1], at[2] } };
}

RubricInk
rubric_scan_sample (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale, int column, int row)
{
  double across = 0.15 + 0.7 * (column + 0.5) / RUBRIC_SCAN_SAMPLES, down = 0.15 + 0.7 * (row + 0.5) / RUBRIC_SCAN_SAMPLES;
  SudScanPoint place = sud_scan_map_cell (grid, cell, across, down);

  return get_pixel (pixels, place.x * scale, place.y * scale);
}

static int
compare_doubles (const void *left, const void *right)
{
  double a = *(const double *)left, b = *(const double *)right;

  return a < b ? -1 : a > b;
}

/* The median of each colour. */
static RubricInk
find_middle (const RubricInk *inks, int n)
{
  double sorted[RING];
  RubricInk middle;

  for (int i = 0; i < 3; i++)
    {
      for (int k = 0; k < n; k++)
        sorted[k] = inks[k].level[i];
      qsort (sorted, n, sizeof *sorted, compare_doubles);
      middle.level[i] = sorted[n / 2];
    }
  return middle;
}

RubricInk
rubric_scan_find_ground (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale)
{
  const int last = RUBRIC_SCAN_SAMPLES - 1;
  RubricInk ring[RING];
  int n = 0;

  for (int k = 0; k < last; k++)
    {
      ring[n++] = rubric_scan_sample (pixels, grid, cell, scale, k, 0);
      ring[n++] = rubric_scan_sample (pixels, grid, cell, scale, last, k);
      ring[n++] = rubric_scan_sample (pixels, grid, cell, scale, last - k, last);
      ring[n++] = rubric_scan_sample (pixels, grid, cell, scale, 0, last - k);
    }
  return find_middle (ring, n);
}

/* The middle of the grounds of @cells. */
static RubricInk
find_ground (const RubricInk grounds[SUD_CELLS], SudCells cells)
{
  RubricInk some[SUD_CELLS];
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell))
      some[n++] = grounds[cell];
  return find_middle (some, n);
}

/* Those of @cells whose ground is as far from @ground as that, or nearer; or else farther. */
static SudCells
find_near (const RubricInk grounds[SUD_CELLS], SudCells cells, const RubricInk *ground, double distance, gboolean near)
{
  SudCells found = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell) && (rubric_ink_distance (&grounds[cell], ground) <= distance) == near)
      sud_cells_add (&found, cell);
  return found;
}

/* Whether @cells are parts of houses, of a row, a column and a box at least, and do not all see one cell. */
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

gboolean
rubric_scan_are_givens (const SudScan *grid, SudCells cells)
{
  SudGrid digits = { { 0 } };
  SudResult result = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (cells, cell))
      digits.digit[cell] = grid->sheet.digit[cell];
  sud_solve_count (&digits, 2, NULL, &result);
  return result.solutions == 1;
}

/* Which of two groups of digits was entered, when the other is what was given. */
static SudCells
choose_entries (const SudScan *grid, SudCells on_blank, SudCells on_other)
{
  if (sud_cells_is_empty (on_blank) || sud_cells_is_empty (on_other) || !are_scattered (on_other))
    return SUD_NO_CELLS;
  return rubric_scan_are_givens (grid, on_other) ? on_blank : rubric_scan_are_givens (grid, on_blank) ? on_other : SUD_NO_CELLS;
}

SudCells
rubric_scan_find_second_ground (GdkPixbuf *pixels, const SudScan *grid, double scale)
{
  SudCells digits = SUD_NO_CELLS, blanks = SUD_NO_CELLS, others, on_blank;
  RubricInk grounds[SUD_CELLS], blank, other;
  double near;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      grounds[cell] = rubric_scan_find_ground (pixels, grid, cell, scale);
      sud_cells_add (grid->sheet.digit[cell] != 0 ? &digits : &blanks, cell);
    }
  if (sud_cells_count (blanks) < LEAST_BLANK)
    return SUD_NO_CELLS;
  blank = find_ground (grounds, blanks);
  others = find_near (grounds, digits, &blank, APART, FALSE);
  if (sud_cells_is_empty (others))
    return SUD_NO_CELLS;
  other = find_ground (grounds, others);
  near = rubric_ink_distance (&blank, &other) / NEAR;
  on_blank = find_near (grounds, digits, &blank, near, TRUE);
  others = find_near (grounds, digits, &other, near, TRUE);
  if (sud_cells_count (find_near (grounds, blanks, &blank, near, FALSE)) > SELECTED
      || sud_cells_count (on_blank) + sud_cells_count (others) < sud_cells_count (digits) - SELECTED)
    return SUD_NO_CELLS;
  return choose_entries (grid, on_blank, others);
}
