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
  MOST_TRIES = 3, /* lattices that are tried for one grid */
  CUT_SAMPLES = 3,
  FEW_DIGITS = 17, /* no puzzle has fewer */
};

#define POOR 0.4         /* a score below which lines are not looked at beside others */
#define POOR_GRID 0.5    /* below which lines that yield no puzzle are no grid */
#define POOR_EMPTY 0.7   /* the same where there is nothing or little in the cells either */
#define HARDLY_SEEN 0.2  /* a share of the poorest line inside, below which it is none where there is no puzzle */
#define FARTHEST 1000000 /* pixels from the picture that a corner may be */
#define ROOM_FOR_ONE 0.6 /* a share of the side of a grid: a rest with such a shorter side may hold another */

/**
 * Place:
 * @attempt: the best reading of it
 * @hidden: what its first lattice does not see whole
 * @tries: how many lattices there have been tried
 * @done: whether no other is to be
 */
typedef struct
{
  SudScanAttempt attempt;
  SudScanHidden hidden;
  int tries;
  bool done;
} Place;

/* All that a picture needs, whatever its size: about 20 MB. */
typedef struct
{
  SudScanLocate locate;
  SudScanDesk desk;
  Place place[SUD_SCAN_MAX_GRIDS];
  int n_places;
} Room;

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

/* The place that a lattice belongs to, or a new one; NULL where there is no room for it. */
static Place *
find_place (Room *room, const SudScanLattice *lattice, int max)
{
  for (int k = 0; k < room->n_places; k++)
    if (overlap (&room->place[k].attempt.lattice, lattice))
      return &room->place[k];
  if (room->n_places == max)
    return NULL;
  room->place[room->n_places] = (Place){ .attempt = { .lattice = *lattice, .merit = -INFINITY } };
  return &room->place[room->n_places++];
}

/* Returns: whether nothing in a place is to be looked at by the person */
static bool
is_sure (const Place *place)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (place->attempt.verdict.confidence[cell] < SUD_SCAN_CERTAIN)
      return false;
  return place->attempt.plain;
}

/* Returns: whether a lattice is hardly worth the time: beside a grid that is plain, or where none has been looked at
 * yet beside others. */
static bool
is_poor (const Room *room, const Place *place, const SudScanLattice *lattice)
{
  bool beside = false;

  if (place->attempt.plain || room->n_places == 1)
    return false;
  for (int k = 0; k < room->n_places; k++)
    beside |= room->place[k].attempt.plain;
  if (beside && lattice->score < POOR_GRID && lattice->poorest < HARDLY_SEEN)
    return true;
  return (beside || place->tries == 0) && lattice->score < POOR;
}

/* Reads the lattices that were found, the best first. With @max 1 only the first place that is plain, or else the
 * best of the first lattices, counts. */
static SudScanEnd
read_lattices (Room *room, const SudScanPicture *picture, int max, const atomic_bool *cancel)
{
  bool plain = false;
  int tries = 0;

  for (int k = 0; k < room->locate.n && !(max == 1 && (plain || tries == MOST_TRIES)); k++)
    {
      const SudScanLattice *lattice = &room->locate.lattice[k];
      Place *place = max == 1 && room->n_places == 1 ? room->place : find_place (room, lattice, max);

      if (place == NULL || place->done || place->tries == MOST_TRIES || is_poor (room, place, lattice))
        continue;
      place->tries++;
      tries++;
      if (!sud_scan_attempt (&room->desk, picture, lattice, &place->hidden, cancel, &place->attempt))
        return sud_scan_is_cancelled (cancel) ? SUD_SCAN_CANCELLED : SUD_SCAN_NO_MEMORY;
      place->done = place->attempt.plain;
      plain |= place->done;
    }
  return SUD_SCAN_DONE;
}

/* Looks for thin lines where something is not sure. */
static SudScanEnd
read_thin (Room *room, const SudScanPicture *picture, int max, const atomic_bool *cancel)
{
  bool sure = room->n_places > 0;

  for (int k = 0; k < room->n_places; k++)
    {
      room->place[k].done = is_sure (&room->place[k]);
      room->place[k].tries = 1;
      sure &= room->place[k].done;
    }
  if (sure)
    return SUD_SCAN_DONE;
  return sud_scan_locate_thin (&room->locate, cancel) ? read_lattices (room, picture, max, cancel) : SUD_SCAN_CANCELLED;
}

/* Part of a picture: what is left of it beside the grids that are read, or these. */
typedef struct
{
  int left, top, right, bottom;
} Part;

/* The box of all grids that are plain, and the side of the smallest; false where there is none. */
static bool
find_box (const Room *room, const SudScanPicture *picture, Part *box, double *side)
{
  bool any = false;

  *box = (Part){ picture->width, picture->height, 0, 0 };
  *side = INFINITY;
  for (int k = 0; k < room->n_places; k++)
    if (room->place[k].attempt.plain)
      {
        SudScanPoint corners[4];

        sud_scan_lattice_corners (&room->place[k].attempt.lattice, corners);
        for (int i = 0; i < 4; i++)
          {
            box->left = (int)fmax (0, fmin (box->left, corners[i].x));
            box->top = (int)fmax (0, fmin (box->top, corners[i].y));
            box->right = (int)fmin (picture->width, fmax (box->right, corners[i].x));
            box->bottom = (int)fmin (picture->height, fmax (box->bottom, corners[i].y));
          }
        *side = fmin (*side, 9 * sud_scan_lattice_cell (&room->place[k].attempt.lattice));
        any = true;
      }
  return any;
}

/* Looks for grids in a part of the picture as if it were all. Those that are new count only if they are plain: an
 * edge of the part may cut what seems to be one. */
static SudScanEnd
read_part (Room *room, const SudScanPicture *picture, const Part *part, int max, const atomic_bool *cancel)
{
  const SudScanPicture rest = { picture->grey + part->top * picture->stride + part->left, part->right - part->left,
                                part->bottom - part->top, picture->stride };
  int known = room->n_places, n = known;
  SudScanEnd end;

  for (int k = 0; k < known; k++)
    {
      room->place[k].done = room->place[k].attempt.plain;
      room->place[k].tries = 0;
    }
  if (!sud_scan_locate_find (&room->locate, &rest, cancel))
    return SUD_SCAN_CANCELLED;
  for (int k = 0; k < room->locate.n; k++)
    sud_scan_lattice_shift (&room->locate.lattice[k], part->left, part->top);
  end = read_lattices (room, picture, max, cancel);
  for (int k = 0; k < known; k++)
    room->place[k].tries = 1;
  for (int k = known; k < room->n_places; k++)
    if (room->place[k].attempt.plain)
      room->place[n++] = room->place[k];
  room->n_places = n;
  return end;
}

/* Beside a grid that is plain there may be others, too pale for what was looked for, or too small in the whole
 * picture. */
static SudScanEnd
read_rest (Room *room, const SudScanPicture *picture, int max, const atomic_bool *cancel)
{
  SudScanEnd end = SUD_SCAN_DONE;
  double side;
  Part box;

  if (!find_box (room, picture, &box, &side))
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

      if (sud_scan_accepts (width, height) && fmin (width, height) >= ROOM_FOR_ONE * side)
        end = read_part (room, picture, &rests[k], max, cancel);
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
  double poor = sud_grid_count_filled (&verdict->likeliest) < FEW_DIGITS ? POOR_EMPTY : POOR_GRID;

  if (!verdict->valid)
    return scan->score < poor || attempt->lattice.poorest < HARDLY_SEEN ? SUD_SCAN_NOTHING : SUD_SCAN_NO_VALID;
  if (verdict->cost > 0)
    return SUD_SCAN_REPAIRED;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_scan_is_uncertain (scan, cell))
      return SUD_SCAN_UNCERTAIN;
  return SUD_SCAN_VALID;
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
    scan->quad[k] = sud_scan_attempt_map (attempt, corners[k][0], corners[k][1]);
  for (int k = 0; k < SUD_SCAN_NODES; k++)
    scan->node[k] = sud_scan_attempt_map (attempt, k % SUD_SCAN_LINES, k / SUD_SCAN_LINES);
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
  double half = 4.5 * sud_scan_lattice_cell (a);

  return fabs (one.y - other.y) > half ? one.y < other.y : one.x < other.x;
}

/* Hands out what was found in the order of reading. */
static int
hand_out (const Room *room, SudScan *scans)
{
  int order[SUD_SCAN_MAX_GRIDS], n = 0;

  for (int k = 0; k < room->n_places; k++)
    {
      int at = k;

      for (; at > 0 && is_before (&room->place[k].attempt.lattice, &room->place[order[at - 1]].attempt.lattice); at--)
        order[at] = order[at - 1];
      order[at] = k;
    }
  for (int k = 0; k < room->n_places; k++)
    if (room->place[order[k]].tries > 0)
      {
        fill_scan (&scans[n], &room->place[order[k]].attempt);
        n += scans[n].kind != SUD_SCAN_NOTHING;
      }
  return n;
}

/* Looks for grids, or takes the corners of one, and reads up to @max. */
static SudScanEnd
read_picture (const SudScanPicture *picture, const SudScanPoint *quad, const atomic_bool *cancel, SudScan *scans,
              int max, int *found)
{
  SudScanEnd end = SUD_SCAN_CANCELLED;
  Room *room;

  *found = 0;
  if (!sud_scan_accepts (picture->width, picture->height))
    return SUD_SCAN_REFUSED;
  room = malloc (sizeof *room);
  if (room == NULL)
    return SUD_SCAN_NO_MEMORY;
  sud_scan_net_unpack (&room->desk.net);
  room->n_places = 0;
  if (quad != NULL ? sud_scan_locate_corners (&room->locate, picture, quad, cancel)
                   : sud_scan_locate_find (&room->locate, picture, cancel))
    end = quad != NULL && room->locate.n == 0 ? SUD_SCAN_REFUSED : read_lattices (room, picture, max, cancel);
  if (end == SUD_SCAN_DONE && quad == NULL)
    end = read_thin (room, picture, max, cancel);
  if (end == SUD_SCAN_DONE && quad == NULL && max > 1)
    end = read_rest (room, picture, max, cancel);
  if (end == SUD_SCAN_DONE)
    *found = hand_out (room, scans);
  free (room);
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
    if (!(fabs (quad[k].x) < FARTHEST && fabs (quad[k].y) < FARTHEST))
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
  double left_x = node[0].x + down * (below[0].x - node[0].x), left_y = node[0].y + down * (below[0].y - node[0].y);
  double right_x = node[1].x + down * (below[1].x - node[1].x), right_y = node[1].y + down * (below[1].y - node[1].y);

  return (SudScanPoint){ left_x + across * (right_x - left_x), left_y + across * (right_y - left_y) };
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
