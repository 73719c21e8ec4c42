/* sud-scan-unseen.c - the cells of a lattice that cannot be seen whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The lines of a grid stop if something lies on it. A line is looked at in many places between two crossings, which are
 * a piece: in each the line should be darker than the paper beside it. A fold or a poor printer take some places of a
 * line, something that lies there takes many in a row, and of several lines around a cell. If all lines are weak, one
 * that stops tells little.
 *
 * Thresholds were chosen by trial on 134 pictures with something on them, 160 photographs and 288 drawn screens. */

enum
{
  LINES = 20,
  STEPS = 28,  /* places of a piece */
  ENDS = 3,    /* places at each end that belong to the crossing with another line */
  PLACES = STEPS - 2 * ENDS,
  BESIDE = 7,  /* pixels to both sides, as far from one another as places are */
  REACH = 3,   /* pixels to both sides where the line may be */
  STRIP = 5,   /* pixels beside it, at each side */
  ACROSS = 2 * BESIDE + 1,
  SAMPLES = 3,  /* a place, along the line */
  MAX_FINE = 8, /* samples of a pixel across the line */
  MIN_RUN = 5,        /* places that are gone in a row, if another line around the cell has as many */
  MIN_RUN_POOR = 12,  /* the same if lines are poorly seen all over */
  MIN_RUN_ALONE = 14, /* the same of one line alone */
  WHOLE_RUN = 18,     /* a run as long is all of a piece */
  MAX_HIDDEN = 40,    /* cells; if more seem to be hidden, lines are poor, and nothing lies there */
  MAX_ASTRAY = 3,     /* pieces that are gone though all others around their cells are seen; more tell of a poor fit */
};

#define MIN_LINE 0.04f        /* the usual contrast of a line that can stop */
#define GONE_SHARE 0.25f      /* a share of the usual contrast of a line, below which it is gone */
#define GONE_SHARE_BOTH 0.15f /* the same against the darker of its sides */
#define WEAK_SHARE 0.5f       /* the same of a place that is poorly seen */
#define MAX_WEAK 0.05f        /* the share of such places among all that are not gone */
#define OUTSIDE 9.0f          /* more than any contrast: nothing lies upon what is not in the picture */

/**
 * Line:
 * @one: of each place how much darker the line is than its paler side; a digit or a tint at the other does not matter
 * @both: the same for the less pale side; it is low if the edge of something is at one of them
 */
typedef struct
{
  float one[9 * PLACES];
  float both[9 * PLACES];
} Line;

/* Adds to the grey levels across a line between two points, as if the line were dark; false if that is outside. No
 * pixel is left out, for a thin line would be lost between two. */
static bool
add_across (const SudScanPicture *picture, SudScanPoint from, SudScanPoint to, int sign, float profile[ACROSS])
{
  int fine = 1 + (int)fmin (MAX_FINE - 1, sud_scan_distance (from, to) / ACROSS);

  for (int k = 0; k < ACROSS * fine; k++)
    {
      SudScanPoint place = sud_scan_between (from, to, (k + 0.5) / (ACROSS * fine));
      float grey = sud_scan_picture_get (picture, place.x, place.y);

      if (place.x < 0 || place.y < 0 || place.x > picture->width || place.y > picture->height)
        return false;
      profile[k / fine] += (sign > 0 ? grey : 255 - grey) / (SAMPLES * fine);
    }
  return true;
}

/* Returns: the palest three pixels of a side: one alone may be a speck. */
static float
find_palest (const float *side)
{
  float palest = 0;

  for (int k = 0; k + 2 < STRIP; k++)
    palest = fmaxf (palest, (side[k] + side[k + 1] + side[k + 2]) / 3);
  return palest;
}

static void
compare_sides (const float profile[ACROSS], float *one, float *both)
{
  const float *end = profile + ACROSS;
  float darkest = 255, palest = 0, paler, less_pale, bright;

  for (int k = BESIDE - REACH; k <= BESIDE + REACH; k++)
    {
      darkest = fminf (darkest, profile[k]);
      palest = fmaxf (palest, profile[k]);
    }
  paler = fmaxf (profile[0] + profile[1] + profile[2], end[-1] + end[-2] + end[-3]) / 3;
  less_pale = fminf (find_palest (profile), find_palest (end - STRIP));
  bright = (palest - paler) / (paler + SUD_SCAN_DIM); /* between cells with a tint that is darker than the line */
  *one = fmaxf ((paler - darkest) / (paler + SUD_SCAN_DIM), bright);
  *both = (less_pale - darkest) / (less_pale + SUD_SCAN_DIM);
}

/* Measures the contrast along a piece of a line: lines 0 to 9 go from above to below, the others from left to right. */
static void
measure_contrast (const SudScanPicture *picture, const SudScanLattice *lattice, int line, int piece, Line *out)
{
  const double width = ACROSS / 2.0 / STEPS;
  SudScanPoint end[4];

  for (int k = 0; k < 4; k++)
    {
      double across = line % 10 + (k % 2 == 0 ? -width : width), along = piece + k / 2;

      end[k] = line < 10 ? sud_scan_lattice_map (lattice, across, along)
                         : sud_scan_lattice_map (lattice, along, across);
    }
  for (int place = 0; place < PLACES; place++)
    {
      float *one = &out->one[piece * PLACES + place], *both = &out->both[piece * PLACES + place];
      float profile[ACROSS] = { 0 };
      bool inside = true;

      for (int k = 0; k < SAMPLES && inside; k++)
        {
          double along = (ENDS + place + (k + 0.5) / SAMPLES) / STEPS;

          inside = add_across (picture, sud_scan_between (end[0], end[2], along),
                               sud_scan_between (end[1], end[3], along), lattice->sign, profile);
        }
      *one = *both = OUTSIDE;
      if (inside)
        compare_sides (profile, one, both);
    }
}

static float
find_usual_contrast (const float contrast[9 * PLACES])
{
  float sorted[9 * PLACES];

  memcpy (sorted, contrast, sizeof sorted);
  sud_scan_sort (sorted, 9 * PLACES);
  return sorted[9 * PLACES / 2];
}

/* Returns: how many places of a piece in a row are below @least. */
static int
find_longest_run (const float contrast[PLACES], float least)
{
  int run = 0, longest = 0;

  for (int k = 0; k < PLACES; k++)
    {
      run = contrast[k] < least ? run + 1 : 0;
      longest = run > longest ? run : longest;
    }
  return longest;
}

static int
count_below (const float contrast[PLACES], float least)
{
  int count = 0;

  for (int k = 0; k < PLACES; k++)
    count += contrast[k] < least;
  return count;
}

/* Finds how many places are gone in a row in each piece of a line; 0 if too few are to tell anything. All along a
 * tinted cell one side may be as dark as the line, so both sides count only for a part of the piece. Adds the places
 * that are poorly seen in the other pieces to @weak, and all places to @all. */
static void
find_gone (const Line *line, int gone[9], int *weak, int *all)
{
  float usual = find_usual_contrast (line->one), usual_both = fminf (usual, find_usual_contrast (line->both));

  for (int piece = 0; piece < 9; piece++)
    {
      int one = find_longest_run (line->one + piece * PLACES, GONE_SHARE * usual);
      int both = find_longest_run (line->both + piece * PLACES, GONE_SHARE_BOTH * usual_both);

      gone[piece] = 0;
      if (usual < MIN_LINE || usual >= OUTSIDE)
        continue;
      gone[piece] = one >= MIN_RUN ? one : both >= MIN_RUN && both < WHOLE_RUN ? both : 0;
      *all += PLACES;
      if (one < MIN_RUN && gone[piece] == 0)
        *weak += count_below (line->one + piece * PLACES, WEAK_SHARE * usual);
    }
}

/* Finds the cells at both sides of a piece; -1 outside of the grid. */
static void
find_cells (int line, int piece, int cells[2])
{
  for (int k = 0; k < 2; k++)
    {
      int at = line % 10 - 1 + k;

      cells[k] = at < 0 || at > 8 ? -1 : line < 10 ? 9 * piece + at : 9 * at + piece;
    }
}

/* Finds the cells with two pieces or more around them of which much is gone. One of these pieces is inside the grid,
 * for a frame may end in the dark at the edge of a page, or be torn. */
static void
find_surrounded (int gone[LINES][9], bool surrounded[SUD_CELLS])
{
  int pieces[SUD_CELLS] = { 0 }, inside[SUD_CELLS] = { 0 };

  for (int k = 0; k < LINES * 9; k++)
    {
      int cells[2];

      find_cells (k / 9, k % 9, cells);
      for (int i = 0; i < 2; i++)
        if (cells[i] >= 0 && gone[k / 9][k % 9] > 0)
          {
            pieces[cells[i]]++;
            inside[cells[i]] += cells[1 - i] >= 0;
          }
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    surrounded[cell] = pieces[cell] >= 2 && inside[cell] >= 1;
}

/* Returns: whether a piece is beside a surrounded cell. */
static bool
has_surrounded_cell (int line, int piece, const bool surrounded[SUD_CELLS])
{
  int cells[2];

  find_cells (line, piece, cells);
  return (cells[0] >= 0 && surrounded[cells[0]]) || (cells[1] >= 0 && surrounded[cells[1]]);
}

static bool
has_poor_lines (int gone[LINES][9], const bool surrounded[SUD_CELLS], int weak, int all)
{
  int astray = 0;

  for (int k = 0; k < LINES * 9; k++)
    astray += gone[k / 9][k % 9] > 0 && !has_surrounded_cell (k / 9, k % 9, surrounded);
  return weak > MAX_WEAK * all || astray > MAX_ASTRAY;
}

/* Keeps the runs that take most of a piece, for poor lines stop by themselves. */
static void
drop_short_runs (int gone[LINES][9])
{
  for (int k = 0; k < LINES * 9; k++)
    if (gone[k / 9][k % 9] < MIN_RUN_POOR)
      gone[k / 9][k % 9] = 0;
}

/* Adds the cells that something lies on: a piece beside them is gone, and another one around the same cell, too, or the
 * piece is inside the grid and has @alone places that are gone in a row. */
static void
add_covered (int gone[LINES][9], const bool surrounded[SUD_CELLS], int alone, bool covered[SUD_CELLS])
{
  bool hidden[SUD_CELLS] = { false };
  int n_hidden = 0;

  for (int k = 0; k < LINES * 9; k++)
    {
      int cells[2], line = k / 9, run = gone[line][k % 9];

      find_cells (line, k % 9, cells);
      if (run == 0 || !(has_surrounded_cell (line, k % 9, surrounded) || (run >= alone && line % 10 % 9 > 0)))
        continue;
      for (int i = 0; i < 2; i++)
        if (cells[i] >= 0)
          hidden[cells[i]] = true;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    n_hidden += hidden[cell];
  for (int cell = 0; cell < SUD_CELLS; cell++)
    covered[cell] |= hidden[cell] && n_hidden <= MAX_HIDDEN;
}

static void
find_covered (const SudScanPicture *picture, const SudScanLattice *lattice, bool covered[SUD_CELLS])
{
  bool surrounded[SUD_CELLS];
  int gone[LINES][9], weak = 0, all = 0, alone = MIN_RUN_ALONE;

  for (int k = 0; k < LINES; k++)
    {
      Line line;

      for (int piece = 0; piece < 9; piece++)
        measure_contrast (picture, lattice, k, piece, &line);
      find_gone (&line, gone[k], &weak, &all);
    }
  find_surrounded (gone, surrounded);
  if (has_poor_lines (gone, surrounded, weak, all))
    {
      alone = PLACES + 1;
      drop_short_runs (gone);
      find_surrounded (gone, surrounded);
    }
  add_covered (gone, surrounded, alone, covered);
}

/* Other cells that cannot be seen whole. A screenshot may end within a row. If a grid has no lines, nothing puts
 * corners right that a person has set half a cell off, and digits lie across the edges of cells. */

enum
{
  MAX_ASIDE = 6,  /* twice the pixels that a digit may stand beside the middle */
  MIN_PIXELS = 4, /* ink of fewer is a speck */
};

#define MIN_SCORE_BRIGHT 0.8   /* bright lines with a lower score may be edges of tiles, which stop by themselves */
#define MAX_SCORE_NO_LINES 0.4 /* the score of lines that are none: ink at the edge of a cell is of a digit */
#define DIGIT_MARGIN 0.2       /* the share of a cell at each side that has no digits */
#define INK 0.5f               /* the value of a pixel that belongs to what is written */

static bool
is_in_picture (const SudScanPicture *picture, SudScanPoint place)
{
  return place.x >= 0 && place.y >= 0 && place.x <= picture->width && place.y <= picture->height;
}

static bool
is_cut_off (const SudScanPicture *picture, const SudScanLattice *lattice, int cell)
{
  for (int corner = 0; corner < 4; corner++)
    {
      double u = cell % 9 + (corner % 2 == 0 ? DIGIT_MARGIN : 1 - DIGIT_MARGIN);
      double v = cell / 9 + (corner / 2 == 0 ? DIGIT_MARGIN : 1 - DIGIT_MARGIN);

      if (!is_in_picture (picture, sud_scan_lattice_map (lattice, u, v)))
        return true;
    }
  return false;
}

/* Returns: whether there is ink at the edge of a cell that is @aside to the right and @below of its middle: -1, 0 or
 * 1 */
static bool
has_ink_at (const float *value, int aside, int below)
{
  const int last = SUD_SCAN_CELL_SIDE - 1;
  int from = below > 0 ? last * SUD_SCAN_CELL_SIDE : aside > 0 ? last : 0;
  int step = below != 0 ? 1 : SUD_SCAN_CELL_SIDE;

  for (int k = 0; k < SUD_SCAN_CELL_SIDE; k++)
    if (value[from + k * step] >= INK)
      return true;
  return false;
}

/* Returns: whether what is written in a cell stands so far from the middle that the net may take it for something
 * else */
static bool
is_aside (const float *value)
{
  int left = SUD_SCAN_CELL_SIDE, right = -1, top = SUD_SCAN_CELL_SIDE, bottom = -1, n = 0;

  for (int at = 0; at < SUD_SCAN_CELL_PIXELS; at++)
    if (value[at] >= INK)
      {
        int x = at % SUD_SCAN_CELL_SIDE, y = at / SUD_SCAN_CELL_SIDE;

        left = x < left ? x : left;
        right = x > right ? x : right;
        top = y < top ? y : top;
        bottom = y > bottom ? y : bottom;
        n++;
      }
  return n >= MIN_PIXELS
         && (abs (left + right + 1 - SUD_SCAN_CELL_SIDE) > MAX_ASIDE
             || abs (top + bottom + 1 - SUD_SCAN_CELL_SIDE) > MAX_ASIDE);
}

/* Marks the cells on both sides of an edge with ink across it, and those whose digit stands aside. */
static void
find_crossed (const SudScanCells *cells, bool unseen[SUD_CELLS])
{
  static const int sides[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    unseen[cell] |= is_aside (cells->value[cell]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int k = 0; k < 4; k++)
      {
        int column = cell % 9 + sides[k][0], row = cell / 9 + sides[k][1];

        if (!has_ink_at (cells->value[cell], sides[k][0], sides[k][1]))
          continue;
        unseen[cell] = true;
        if (column >= 0 && column < 9 && row >= 0 && row < 9)
          unseen[9 * row + column] = true;
      }
}

void
sud_scan_unseen_find (const SudScanCells *cells, const SudScanPicture *picture, const SudScanLattice *lattice,
                      bool unseen[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    unseen[cell] = is_cut_off (picture, lattice, cell);
  if (lattice->sign > 0 || lattice->score >= MIN_SCORE_BRIGHT)
    find_covered (picture, lattice, unseen);
  if (lattice->score < MAX_SCORE_NO_LINES)
    find_crossed (cells, unseen);
}
