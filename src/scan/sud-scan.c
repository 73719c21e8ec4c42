/* sud-scan.c - a picture in, the Sudoku that stands in it out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"
#include "sud-scan-testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
  MAX_TRIES = 3,   /* lattices that are read for one grid; chosen by trial on 160 photographs */
  CUT_SAMPLES = 3, /* a pixel, in each direction */
};

/* Scores of lattices. Of 160 photographs the lowest is 0.59; the bounds below it were chosen by trial on pictures
 * without a grid, with a part of one, and with several. */
#define MIN_SCORE_BESIDE 0.4 /* the score of a lattice that is read though another one may be better */
#define MIN_SCORE 0.5        /* the score of a grid in which no puzzle was read */
#define MIN_SCORE_EMPTY 0.7  /* the score of one that has too few digits for a puzzle */

/* The share of the weakest line in a grid without a puzzle: more than one piece of 9, which is all that is seen of a
 * line that is cut off. The weakest line of 160 photographs has 5. */
#define MIN_WEAKEST_LINE 0.2

#define MAX_COORDINATE 1000000 /* pixels; a corner that is farther away is a mistake of the caller */
#define MIN_REST_SIDE 0.6      /* the shorter side of a part that may hold another grid, by that of the smallest read */

/**
 * FoundGrid:
 * @attempt: the best reading of it
 * @first_view: the cells that its first lattice does not see whole
 * @tries: how many lattices have been read
 * @done: whether no other is to be read
 */
typedef struct
{
  SudScanAttempt attempt;
  SudScanFirstView first_view;
  int tries;
  bool done;
} FoundGrid;

/* All that a picture needs, whatever its size: about 20 MB. */
typedef struct
{
  SudScanLocate locate;
  SudScanWorkspace workspace;
  FoundGrid grid[SUD_SCAN_MAX_GRIDS];
  int n_grids;
} Reader;

static bool
is_inside (const SudScanLattice *lattice, SudScanPoint point)
{
  SudScanPoint corners[4];
  int left = 0;

  sud_scan_lattice_corners (lattice, corners);
  for (int k = 0; k < 4; k++)
    left += sud_scan_cross (corners[k], corners[(k + 1) % 4], point) > 0;
  return left == 0 || left == 4;
}

static bool
overlap (const SudScanLattice *a, const SudScanLattice *b)
{
  return is_inside (a, sud_scan_lattice_map (b, 4.5, 4.5)) || is_inside (b, sud_scan_lattice_map (a, 4.5, 4.5));
}

/* Returns: the grid that a lattice belongs to, or a new one; NULL if there are @max already. */
static FoundGrid *
find_grid_at (Reader *reader, const SudScanLattice *lattice, int max)
{
  for (int k = 0; k < reader->n_grids; k++)
    if (overlap (&reader->grid[k].attempt.lattice, lattice))
      return &reader->grid[k];
  if (reader->n_grids == max)
    return NULL;
  reader->grid[reader->n_grids] = (FoundGrid){ .attempt = { .lattice = *lattice, .merit = -INFINITY } };
  return &reader->grid[reader->n_grids++];
}

/* Returns: whether the reading of a grid is conclusive, and all of its cells are certain */
static bool
is_certain (const FoundGrid *grid)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->attempt.verdict.confidence[cell] < SUD_SCAN_CERTAIN)
      return false;
  return grid->attempt.conclusive;
}

/* Returns: whether a lattice is hardly worth the time: beside a conclusive grid, or as the first of a grid beside
 * others. */
static bool
is_not_worth_reading (const Reader *reader, const FoundGrid *grid, const SudScanLattice *lattice)
{
  bool beside = false;

  if (grid->attempt.conclusive || reader->n_grids == 1)
    return false;
  for (int k = 0; k < reader->n_grids; k++)
    beside |= reader->grid[k].attempt.conclusive;
  if (beside && lattice->score < MIN_SCORE && lattice->weakest < MIN_WEAKEST_LINE)
    return true;
  return (beside || grid->tries == 0) && lattice->score < MIN_SCORE_BESIDE;
}

/* Reads the lattices that were located, the best first. With @max 1 only the first conclusive grid, or else the best of
 * the first lattices, counts. */
static SudScanEnd
read_lattices (Reader *reader, const SudScanPicture *picture, int max, const atomic_bool *cancel)
{
  bool conclusive = false;
  int tries = 0;

  for (int k = 0; k < reader->locate.n && !(max == 1 && (conclusive || tries == MAX_TRIES)); k++)
    {
      const SudScanLattice *lattice = &reader->locate.lattice[k];
      FoundGrid *grid = max == 1 && reader->n_grids == 1 ? reader->grid : find_grid_at (reader, lattice, max);

      if (grid == NULL || grid->done || grid->tries == MAX_TRIES || is_not_worth_reading (reader, grid, lattice))
        continue;
      grid->tries++;
      tries++;
      if (!sud_scan_attempt (&reader->workspace, picture, lattice, &grid->first_view, cancel, &grid->attempt))
        return sud_is_cancelled (cancel) ? SUD_SCAN_CANCELLED : SUD_SCAN_NO_MEMORY;
      grid->done = grid->attempt.conclusive;
      conclusive |= grid->done;
    }
  return SUD_SCAN_DONE;
}

/* Looks for thin lines unless all that was read is certain. */
static SudScanEnd
read_thin (Reader *reader, const SudScanPicture *picture, int max, const atomic_bool *cancel)
{
  bool certain = reader->n_grids > 0;

  for (int k = 0; k < reader->n_grids; k++)
    {
      reader->grid[k].done = is_certain (&reader->grid[k]);
      reader->grid[k].tries = 1;
      certain &= reader->grid[k].done;
    }
  if (certain)
    return SUD_SCAN_DONE;
  if (!sud_scan_locate_thin (&reader->locate, cancel))
    return SUD_SCAN_CANCELLED;
  return read_lattices (reader, picture, max, cancel);
}

/* A part of a picture; both ends of a side are edges of pixels. */
typedef struct
{
  int left, top, right, bottom;
} Part;

/* Finds the box of all conclusive grids, and the side of the smallest; false if there are none. */
static bool
find_box (const Reader *reader, const SudScanPicture *picture, Part *box, double *side)
{
  bool any = false;

  *box = (Part){ picture->width, picture->height, 0, 0 };
  *side = INFINITY;
  for (int k = 0; k < reader->n_grids; k++)
    if (reader->grid[k].attempt.conclusive)
      {
        SudScanPoint corners[4];

        sud_scan_lattice_corners (&reader->grid[k].attempt.lattice, corners);
        for (int i = 0; i < 4; i++)
          {
            box->left = (int)fmax (0, fmin (box->left, corners[i].x));
            box->top = (int)fmax (0, fmin (box->top, corners[i].y));
            box->right = (int)fmin (picture->width, fmax (box->right, corners[i].x));
            box->bottom = (int)fmin (picture->height, fmax (box->bottom, corners[i].y));
          }
        *side = fmin (*side, 9 * sud_scan_lattice_get_side (&reader->grid[k].attempt.lattice));
        any = true;
      }
  return any;
}

/* Looks for grids in a part of the picture as if it were all. New ones count only if they are conclusive, for an
 * edge of the part may cut a grid. */
static SudScanEnd
read_part (Reader *reader, const SudScanPicture *picture, const Part *part, int max, const atomic_bool *cancel)
{
  const SudScanPicture rest = { picture->grey + part->top * picture->stride + part->left, part->right - part->left,
                                part->bottom - part->top, picture->stride };
  int known = reader->n_grids, n = known;
  SudScanEnd end;

  for (int k = 0; k < known; k++)
    {
      reader->grid[k].done = reader->grid[k].attempt.conclusive;
      reader->grid[k].tries = 0;
    }
  if (!sud_scan_locate_find (&reader->locate, &rest, cancel))
    return SUD_SCAN_CANCELLED;
  for (int k = 0; k < reader->locate.n; k++)
    sud_scan_lattice_shift (&reader->locate.lattice[k], part->left, part->top);
  end = read_lattices (reader, picture, max, cancel);
  for (int k = 0; k < known; k++)
    reader->grid[k].tries = 1;
  for (int k = known; k < reader->n_grids; k++)
    if (reader->grid[k].attempt.conclusive)
      reader->grid[n++] = reader->grid[k];
  reader->n_grids = n;
  return end;
}

/* Looks beside conclusive grids for others, which may be too pale, or too small in the whole picture. */
static SudScanEnd
read_rest (Reader *reader, const SudScanPicture *picture, int max, const atomic_bool *cancel)
{
  SudScanEnd end = SUD_SCAN_DONE;
  double side;
  Part box;

  if (!find_box (reader, picture, &box, &side))
    return end;
  const Part rests[] = {
    { 0, 0, box.left, picture->height },
    { box.right, 0, picture->width, picture->height },
    { 0, 0, picture->width, box.top },
    { 0, box.bottom, picture->width, picture->height },
  };
  for (int k = 0; k < 4 && end == SUD_SCAN_DONE; k++)
    {
      int width = rests[k].right - rests[k].left, height = rests[k].bottom - rests[k].top;

      if (sud_scan_accepts (width, height) && fmin (width, height) >= MIN_REST_SIDE * side)
        end = read_part (reader, picture, &rests[k], max, cancel);
    }
  return end;
}

/* Sets the digit of a cell of the sheet, and the alternatives. */
static void
fill_cell (SudScan *scan, int cell, const SudScanAttempt *attempt)
{
  const float *costs = attempt->costs.of[cell];
  int first = attempt->verdict.grid.digit[cell], second = first == 0 ? 1 : 0;

  for (int value = 0; value < SUD_SCAN_VALUES; value++)
    if (value != first && costs[value] < costs[second])
      second = value;
  scan->cell[cell].first = (SudScanChoice){ (uint8_t)first, expf (-costs[first]) };
  scan->cell[cell].second = (SudScanChoice){ (uint8_t)second, expf (-costs[second]) };
  scan->cell[cell].confidence = attempt->verdict.confidence[cell];
}

static SudScanKind
find_kind (const SudScan *scan, const SudScanAttempt *attempt)
{
  const SudScanVerdict *verdict = &attempt->verdict;
  double min_score = sud_grid_count_filled (&verdict->likeliest) < SUD_MIN_CLUES ? MIN_SCORE_EMPTY : MIN_SCORE;

  if (!verdict->valid)
    return scan->score < min_score || attempt->lattice.weakest < MIN_WEAKEST_LINE ? SUD_SCAN_NOTHING
                                                                                  : SUD_SCAN_NO_VALID;
  if (verdict->cost > 0)
    return SUD_SCAN_REPAIRED;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_scan_is_uncertain (scan, cell))
      return SUD_SCAN_UNCERTAIN;
  return SUD_SCAN_VALID;
}

/* Returns: the point of the picture at a place of the upright grid, in cells from its upper left corner. */
static SudScanPoint
map_upright (const SudScanAttempt *attempt, double u, double v)
{
  const double turned[4][2] = { { u, v }, { v, 9 - u }, { 9 - u, 9 - v }, { 9 - v, u } };

  return sud_scan_lattice_map (&attempt->lattice, turned[attempt->turn][0], turned[attempt->turn][1]);
}

static void
fill_scan (SudScan *scan, const SudScanAttempt *attempt)
{
  static const double corners[4][2] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 0, 9 } };

  memset (scan, 0, sizeof *scan);
  sud_sheet_from_grid (&scan->sheet, &attempt->verdict.grid, SUD_ORIGIN_GIVEN);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    fill_cell (scan, cell, attempt);
  for (int k = 0; k < 4; k++)
    scan->quad[k] = map_upright (attempt, corners[k][0], corners[k][1]);
  for (int k = 0; k < SUD_SCAN_NODES; k++)
    scan->node[k] = map_upright (attempt, k % SUD_SCAN_LINES, k / SUD_SCAN_LINES);
  scan->turn = attempt->turn;
  scan->score = (float)fmin (fmax (attempt->lattice.score, 0), 1);
  scan->kind = find_kind (scan, attempt);
  if (scan->kind == SUD_SCAN_NOTHING)
    memset (scan, 0, sizeof *scan);
}

/* Returns: whether one grid is read before another: above it, or beside it to the left */
static bool
is_before (const SudScanLattice *a, const SudScanLattice *b)
{
  SudScanPoint one = sud_scan_lattice_map (a, 4.5, 4.5), other = sud_scan_lattice_map (b, 4.5, 4.5);
  double half = 4.5 * sud_scan_lattice_get_side (a);

  return fabs (one.y - other.y) > half ? one.y < other.y : one.x < other.x;
}

/* Fills @scans with the grids that were found, in the order of reading. Returns: how many */
static int
fill_scans (const Reader *reader, SudScan *scans)
{
  int order[SUD_SCAN_MAX_GRIDS], n = 0;

  for (int k = 0; k < reader->n_grids; k++)
    {
      int at = k;

      for (; at > 0 && is_before (&reader->grid[k].attempt.lattice, &reader->grid[order[at - 1]].attempt.lattice); at--)
        order[at] = order[at - 1];
      order[at] = k;
    }
  for (int k = 0; k < reader->n_grids; k++)
    if (reader->grid[order[k]].tries > 0)
      {
        fill_scan (&scans[n], &reader->grid[order[k]].attempt);
        n += scans[n].kind != SUD_SCAN_NOTHING;
      }
  return n;
}

/* Looks for grids, or takes the corners of one if @quad is not NULL, and reads up to @max. */
static SudScanEnd
read_picture (const SudScanPicture *picture, const SudScanPoint *quad, const atomic_bool *cancel, SudScan *scans,
              int max, int *found)
{
  SudScanEnd end = SUD_SCAN_CANCELLED;
  Reader *reader;

  *found = 0;
  if (!sud_scan_accepts (picture->width, picture->height))
    return SUD_SCAN_REFUSED;
  reader = malloc (sizeof *reader);
  if (reader == NULL)
    return SUD_SCAN_NO_MEMORY;
  sud_scan_net_unpack (&reader->workspace.net);
  reader->n_grids = 0;
  if (quad != NULL ? sud_scan_locate_corners (&reader->locate, picture, quad, cancel)
                   : sud_scan_locate_find (&reader->locate, picture, cancel))
    end = quad != NULL && reader->locate.n == 0 ? SUD_SCAN_REFUSED : read_lattices (reader, picture, max, cancel);
  if (end == SUD_SCAN_DONE && quad == NULL)
    end = read_thin (reader, picture, max, cancel);
  if (end == SUD_SCAN_DONE && quad == NULL && max > 1)
    end = read_rest (reader, picture, max, cancel);
  if (end == SUD_SCAN_DONE)
    *found = fill_scans (reader, scans);
  free (reader);
  return end;
}

SudScanEnd
sud_scan_read (const SudScanPicture *picture, const atomic_bool *cancel, SudScan *scan)
{
  int found;

  memset (scan, 0, sizeof *scan);
  return read_picture (picture, NULL, cancel, scan, 1, &found);
}

SudScanEnd
sud_scan_read_all (const SudScanPicture *picture, const atomic_bool *cancel, SudScan *scans, int max, int *found)
{
  return read_picture (picture, NULL, cancel, scans, max < SUD_SCAN_MAX_GRIDS ? max : SUD_SCAN_MAX_GRIDS, found);
}

SudScanEnd
sud_scan_read_quad (const SudScanPicture *picture, const SudScanPoint quad[4], const atomic_bool *cancel,
                    SudScan *scan)
{
  SudScanPoint corners[4];
  int found;

  memset (scan, 0, sizeof *scan);
  for (int k = 0; k < 4; k++)
    if (!(fabs (quad[k].x) < MAX_COORDINATE && fabs (quad[k].y) < MAX_COORDINATE))
      return SUD_SCAN_REFUSED;
  memcpy (corners, quad, sizeof corners);
  sud_scan_order_corners (corners);
  return read_picture (picture, corners, cancel, scan, 1, &found);
}

bool
sud_scan_is_uncertain (const SudScan *scan, int cell)
{
  return scan->cell[cell].confidence < SUD_SCAN_CERTAIN;
}

int
sud_scan_count_uncertain (const SudScan *scan)
{
  int count = 0;

  if (scan->kind == SUD_SCAN_NOTHING)
    return 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    count += sud_scan_is_uncertain (scan, cell);
  return count;
}

SudScanPoint
sud_scan_map_cell (const SudScan *scan, int cell, double across, double down)
{
  const SudScanPoint *node = &scan->node[cell / SUD_SIZE * SUD_SCAN_LINES + cell % SUD_SIZE];
  const SudScanPoint *below = node + SUD_SCAN_LINES;
  SudScanPoint left = sud_scan_between (node[0], below[0], down), right = sud_scan_between (node[1], below[1], down);

  return sud_scan_between (left, right, across);
}

void
sud_scan_cut_cell (const SudScanPicture *picture, const SudScan *scan, int cell, int side, uint8_t *grey)
{
  for (int pixel = 0; pixel < side * side; pixel++)
    {
      float sum = 0;

      for (int k = 0; k < CUT_SAMPLES * CUT_SAMPLES; k++)
        {
          double across = (pixel % side + (k % CUT_SAMPLES + 0.5) / CUT_SAMPLES) / side;
          double down = (pixel / side + (k / CUT_SAMPLES + 0.5) / CUT_SAMPLES) / side;
          SudScanPoint place = sud_scan_map_cell (scan, cell, across, down);

          sum += sud_scan_picture_get (picture, place.x, place.y);
        }
      grey[pixel] = (uint8_t)(sum / (CUT_SAMPLES * CUT_SAMPLES) + 0.5f);
    }
}
