/* sud-scan-size.c - how large digits are written in their cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ink that hangs together in a cell and does not touch its edge is written there. A puzzle has at least 17 digits,
 * which are larger than candidates: so the size of the fourteenth of the largest is that of digits, even if some cells
 * have a speck and some digits touch a line.
 */
#include "sud-scan-private.h"

#include <stdlib.h>
#include <string.h>

enum
{
  SIDE = SUD_SCAN_CELL_SIDE,
  RANK = 14,     /* by height, of the marks written in cells */
  SMALLEST = 3,  /* pixels of SIDE: what is lower is a speck */
  LARGEST = 10,  /* higher ones are read well as they are */
  EDGE = 2,      /* pixels around what is written that belong to it */
  FARTHEST = 6,  /* pixels that a digit may stand beside the middle: candidates stand farther */
  ASIDE = 5,     /* twice the pixels that digits stand beside the middle where all do */
  TOGETHER = 4,  /* twice the pixels by which they may differ in that */
  LEAST_INK = 6, /* pixels: what has fewer is a speck */
};

#define INK 0.5f     /* from here on a pixel belongs to what is written */
#define THIN 0.35f   /* or from here on, where strokes may be so thin that they seem to be broken */
#define WANTED 0.56f /* height of digits, as a share of what is cut out */
#define DIGIT 0.4f   /* lower marks there are none */
#define LOWER 0.9f   /* a mark lower than so much of most digits, and so pale, is a candidate */
#define PALE 0.45f
#define MARGIN 0.06  /* a share of a cell, taken by its lines */

typedef struct
{
  int left;
  int right;
  int top;
  int bottom;
} Box;

/**
 * Mark:
 * @height: pixels of SIDE; 0 where there is nothing
 * @x: of its middle, twice
 * @y: the same
 * @box: how far it reaches
 */
typedef struct
{
  int height;
  int x;
  int y;
  Box box;
} Mark;

/* Lists the pixels from @least on that hang together with @from, which is the first of them, and tells how far they
 * reach. */
static Box
follow (const float *value, float least, bool *seen, int from, int *pixels, int *count)
{
  Box box = { SIDE, -1, SIDE, -1 };

  *count = 1;
  pixels[0] = from;
  seen[from] = true;
  for (int next = 0; next < *count; next++)
    {
      int at = pixels[next], x = at % SIDE, y = at / SIDE;

      box.left = x < box.left ? x : box.left;
      box.right = x > box.right ? x : box.right;
      box.top = y < box.top ? y : box.top;
      box.bottom = y > box.bottom ? y : box.bottom;
      for (int k = 0; k < 9; k++)
        {
          int beside_x = x + k % 3 - 1, beside_y = y + k / 3 - 1, beside = beside_y * SIDE + beside_x;

          if (beside_x < 0 || beside_y < 0 || beside_x >= SIDE || beside_y >= SIDE || seen[beside]
              || value[beside] < least)
            continue;
          seen[beside] = true;
          pixels[(*count)++] = beside;
        }
    }
  return box;
}

/* The highest of what is written in a cell. */
static Mark
find_mark (const float *value)
{
  bool seen[SUD_SCAN_CELL_PIXELS] = { false };
  int pixels[SUD_SCAN_CELL_PIXELS], count;
  Mark best = { 0 };

  for (int at = 0; at < SUD_SCAN_CELL_PIXELS; at++)
    {
      Box box;
      int height;

      if (seen[at] || value[at] < INK)
        continue;
      box = follow (value, INK, seen, at, pixels, &count);
      height = box.bottom - box.top + 1;
      if (box.left > 0 && box.top > 0 && box.right < SIDE - 1 && box.bottom < SIDE - 1 && height > best.height
          && box.right - box.left <= height)
        best = (Mark){ height, box.left + box.right + 1, box.top + box.bottom + 1, box };
    }
  return best;
}

static int
compare_heights (const void *left, const void *right)
{
  return ((const Mark *)right)->height - ((const Mark *)left)->height;
}

bool
sud_scan_size_find (const SudScanCells *cells, SudScanWindow *window)
{
  Mark marks[SUD_CELLS];
  double x = 0, y = 0;
  int height;

  *window = (SudScanWindow){ 0, 0, 1 };
  for (int cell = 0; cell < SUD_CELLS; cell++)
    marks[cell] = find_mark (cells->value[cell]);
  qsort (marks, SUD_CELLS, sizeof *marks, compare_heights);
  height = marks[RANK - 1].height;
  if (height < SMALLEST || height > LARGEST)
    return false;
  for (int k = 0; k < RANK; k++)
    {
      x += marks[k].x / (2.0 * SIDE * RANK);
      y += marks[k].y / (2.0 * SIDE * RANK);
    }
  window->side = height / (WANTED * SIDE);
  window->left = x - window->side / 2;
  window->top = y - window->side / 2;
  return true;
}

static Box
unite (Box one, Box other)
{
  return (Box){ one.left < other.left ? one.left : other.left, one.right > other.right ? one.right : other.right,
                one.top < other.top ? one.top : other.top, one.bottom > other.bottom ? one.bottom : other.bottom };
}

/* Finds the pixels of a digit: those that hang together and reach high enough, and the pale edge around it. Returns:
 * its box; an empty one (right < left) if there is no digit */
static Box
find_digit (const float *value, bool *kept)
{
  bool seen[SUD_SCAN_CELL_PIXELS] = { false };
  int pixels[SUD_SCAN_CELL_PIXELS], count;
  Box all = { SIDE, -1, SIDE, -1 };

  for (int at = 0; at < SUD_SCAN_CELL_PIXELS; at++)
    {
      Box box;

      if (seen[at] || value[at] < THIN)
        continue;
      box = follow (value, THIN, seen, at, pixels, &count);
      if (box.bottom - box.top + 1 < DIGIT * SIDE)
        continue;
      all = unite (all, box);
      for (int k = 0; k < count; k++)
        for (int y = pixels[k] / SIDE - EDGE; y <= pixels[k] / SIDE + EDGE; y++)
          for (int x = pixels[k] % SIDE - EDGE; x <= pixels[k] % SIDE + EDGE; x++)
            if (x >= 0 && y >= 0 && x < SIDE && y < SIDE)
              kept[y * SIDE + x] = true;
    }
  return all;
}

/* How far something from @first to @last is moved to the middle, as long as nothing that was cut off comes in with
 * it. */
static int
find_way (int first, int last)
{
  return first > 0 && last < SIDE - 1 && first <= last ? (SIDE - 1 - first - last) / 2 : 0;
}

/* Leaves in a cell what is kept of it, moved so that @box is in the middle. */
static void
move_digit (float *value, const bool *kept, Box box)
{
  float moved[SUD_SCAN_CELL_PIXELS] = { 0 };
  int right = find_way (box.left, box.right), down = find_way (box.top, box.bottom);

  if (abs (right) > FARTHEST || abs (down) > FARTHEST)
    right = down = 0;
  for (int at = 0; at < SUD_SCAN_CELL_PIXELS; at++)
    {
      int x = at % SIDE + right, y = at / SIDE + down;

      if (kept[at] && x >= 0 && y >= 0 && x < SIDE && y < SIDE)
        moved[y * SIDE + x] = value[at];
    }
  memcpy (value, moved, sizeof moved);
}

/* How high digits are: as many are higher as in sud_scan_size_find(). */
static int
find_height (const Box *boxes)
{
  Mark marks[SUD_CELLS] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    marks[cell].height = boxes[cell].bottom - boxes[cell].top + 1;
  qsort (marks, SUD_CELLS, sizeof *marks, compare_heights);
  return marks[RANK - 1].height;
}

/* How many pixels of ink there are in @box. */
static int
count_ink (const float *value, Box box)
{
  int n = 0;

  for (int y = box.top; y <= box.bottom; y++)
    for (int x = box.left; x <= box.right; x++)
      n += value[y * SIDE + x] >= INK;
  return n;
}

/* Returns: whether a place of a window is outside of its cell, or on the line around it */
static bool
is_outside (double at)
{
  return at < MARGIN || at > 1 - MARGIN;
}

static bool
is_at_edge (const SudScanWindow *window)
{
  return is_outside (window->left) || is_outside (window->top) || is_outside (window->left + window->side)
         || is_outside (window->top + window->side);
}

/* Takes away what is seen of the lines around a cell, and behind them. */
static void
clear_outside (float *value, const SudScanWindow *window)
{
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (is_outside (window->left + (x + 0.5) * window->side / SIDE)
          || is_outside (window->top + (y + 0.5) * window->side / SIDE))
        value[y * SIDE + x] = 0;
}

void
sud_scan_size_clean (SudScanCells *cells, const SudScanWindow *window, bool inked[SUD_CELLS])
{
  static const Box all = { 0, SIDE - 1, 0, SIDE - 1 };
  bool kept[SUD_CELLS][SUD_SCAN_CELL_PIXELS] = { false };
  Box boxes[SUD_CELLS];
  int height;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      clear_outside (cells->value[cell], window);
      inked[cell] |= is_at_edge (window) && count_ink (cells->value[cell], all) >= LEAST_INK;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    boxes[cell] = find_digit (cells->value[cell], kept[cell]);
  height = find_height (boxes);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      bool low = boxes[cell].bottom - boxes[cell].top + 1 < LOWER * height;

      if (low && cells->strength[cell] < PALE)
        memset (kept[cell], 0, sizeof kept[cell]);
      move_digit (cells->value[cell], kept[cell], boxes[cell]);
    }
}

/* Returns: whether what is written is as high as most digits */
static bool
is_digit (const Mark *mark, int height)
{
  return mark->height > 0 && mark->height >= LOWER * height;
}

/* Where digits stand: how far the box reaches that has nearly all of them in it, and where the middle of most is,
 * twice. */
typedef struct
{
  Box box;
  int x;
  int y;
} Place;

/* Returns: whether digits as high as @height are all at one place */
static bool
find_digit_place (const Mark *marks, int height, Place *place)
{
  float sorted[6][SUD_CELLS];
  int n = 0, apart = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (is_digit (&marks[cell], height))
      {
        const Mark *mark = &marks[cell];
        const int values[6] = { mark->x, mark->y, mark->box.left, mark->box.top, mark->box.right, mark->box.bottom };

        for (int k = 0; k < 6; k++)
          sorted[k][n] = values[k];
        n++;
      }
  for (int k = 0; k < 6; k++)
    sud_scan_sort (sorted[k], n);
  *place = (Place){ { (int)sorted[2][n / 10], (int)sorted[4][n - 1 - n / 10], (int)sorted[3][n / 10],
                      (int)sorted[5][n - 1 - n / 10] }, (int)sorted[0][n / 2], (int)sorted[1][n / 2] };
  for (int k = 0; k < n; k++)
    apart += abs ((int)sorted[0][k] - place->x) > TOGETHER || abs ((int)sorted[1][k] - place->y) > TOGETHER;
  return apart * 10 <= n;
}

/* Moves what is in @box, and a pale edge around it, to the middle of a cell; all else goes. */
static void
move_box (float *value, Box box, const Place *place)
{
  float moved[SUD_SCAN_CELL_PIXELS] = { 0 };
  int right = (SIDE - place->x) / 2, down = (SIDE - place->y) / 2;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && x + right >= 0 && x + right < SIDE
          && y + down >= 0 && y + down < SIDE)
        moved[(y + down) * SIDE + x + right] = value[y * SIDE + x];
  memcpy (value, moved, sizeof moved);
}

/* @box with the pale edge of what is in it, as long as no other digit stands as far out: lines do. */
static Box
widen (Box box, const Place *place)
{
  return (Box){ box.left - (box.left > place->box.left), box.right + (box.right < place->box.right),
                box.top - (box.top > place->box.top), box.bottom + (box.bottom < place->box.bottom) };
}

bool
sud_scan_size_centre (SudScanCells *cells, bool inked[SUD_CELLS])
{
  Mark marks[SUD_CELLS], sorted[SUD_CELLS];
  Place place;
  int height;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    marks[cell] = find_mark (cells->value[cell]);
  memcpy (sorted, marks, sizeof sorted);
  qsort (sorted, SUD_CELLS, sizeof *sorted, compare_heights);
  height = sorted[RANK - 1].height;
  if (height < SMALLEST || !find_digit_place (marks, height, &place)
      || (abs (place.x - SIDE) < ASIDE && abs (place.y - SIDE) < ASIDE))
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Box box = is_digit (&marks[cell], height) ? widen (marks[cell].box, &place) : place.box;

      inked[cell] = count_ink (cells->value[cell], box) >= LEAST_INK;
      move_box (cells->value[cell], box, &place);
    }
  return true;
}
