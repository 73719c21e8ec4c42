/* sud-scan-size.c - how large digits are written in their cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What hangs together in a cell and does not touch its edge is written there. A puzzle has at least 17 digits, which are
 * larger than candidates: so the size of the fourteenth of the largest is that of digits, even if some cells have a speck
 * and some digits touch a line.
 */
#include "sud-scan-size.h"

#include <stdlib.h>
#include <string.h>
#include <string.h>

enum
{
  SIDE = SUD_SCAN_CELL_SIDE,
  RANK = 14,     /* of the cells by the height of what is written there */
  SMALLEST = 3,  /* pixels of SIDE: what is lower is a speck */
  LARGEST = 10,  /* what is higher is read well as it is */
  EDGE = 2,      /* pixels around what is written that belong to it */
  FARTHEST = 6,  /* pixels that a digit may stand beside the middle: candidates stand farther */
};

#define INK 0.5f     /* from here on a pixel belongs to what is written */
#define THIN 0.35f   /* or from here on, where strokes may be so thin that they seem to be broken */
#define WANTED 0.56f /* height of digits, as a share of what is cut out */
#define DIGIT 0.4f   /* what is lower there is none */
#define LOWER 0.9f   /* what is lower than so much of most digits, and so pale, is a candidate */
#define PALE 0.45f

/**
 * Mark:
 * @height: pixels of SIDE; 0 where there is nothing
 * @x: of its middle, twice
 * @y: the same
 */
typedef struct
{
  int height;
  int x;
  int y;
} Mark;

typedef struct
{
  int left;
  int right;
  int top;
  int bottom;
} Box;

/* Lists the pixels from @least on that hang together with @from, which is the first of them, and tells how far they reach. */
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
        best = (Mark){ height, box.left + box.right + 1, box.top + box.bottom + 1 };
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

/* What belongs to a digit: what hangs together and is high enough, and the pale edge around it. Returns: its box; right of it is
 * nothing where there is none */
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

/* How far something from @first to @last is moved to the middle, as long as nothing that was cut off comes in with it. */
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

void
sud_scan_size_clean (SudScanCells *cells)
{
  bool kept[SUD_CELLS][SUD_SCAN_CELL_PIXELS] = { false };
  Box boxes[SUD_CELLS];
  int height;

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
