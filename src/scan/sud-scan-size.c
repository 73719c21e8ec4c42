/* sud-scan-size.c - the size of digits in their cells, and their place if that is not the middle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ink that hangs together in a cell and does not touch its edge is a mark. A puzzle has at least 17 digits, which are
 * larger than candidates: so the 14th largest mark is a digit, even if some cells have a speck and some digits touch
 * a line.
 *
 * Thresholds were chosen by trial on 11 screenshots of telephones, 576 drawings with digits at one side of their cells,
 * and 160 photographs, whose digits are all larger.
 */
#include "sud-scan-private.h"

#include <stdlib.h>
#include <string.h>

enum
{
  SIDE = SUD_SCAN_CELL_SIDE,
  RANK = 14,       /* by height, of the mark that is surely a digit */
  MIN_HEIGHT = 3,  /* pixels of SIDE of a digit; lower marks are specks */
  MAX_HEIGHT = 10, /* pixels of digits that are small; higher ones are read well as they are */
  EDGE = 2,        /* pixels around a mark that belong to it */
  MAX_SHIFT = 6,   /* pixels that a digit may stand beside the middle: candidates stand farther */
  MIN_ASIDE = 5,   /* twice the pixels that digits stand beside the middle if all do */
  MAX_APART = 4,   /* twice the pixels by which they may differ in that */
  MIN_PIXELS = 6,  /* a mark of fewer is a speck */
};

#define INK 0.5f          /* the value of a pixel that belongs to a mark */
#define THIN 0.35f        /* the same if strokes may be so thin that they seem to be broken */
#define CUT_HEIGHT 0.56f  /* the height of digits in the window: the net was trained with 0.36 to 0.86 */
#define MIN_DIGIT 0.4f    /* the height of a digit in the window */
#define MIN_OF_MOST 0.9f  /* a mark that is lower than this share of most digits is a candidate */
#define MAX_PALE 0.45f    /* if its strength is below this, too */
#define LINE_MARGIN 0.06  /* a share of a cell at each side, taken by its lines */

typedef struct
{
  int left;
  int right;
  int top;
  int bottom;
} Box;

/**
 * Mark:
 * @height: pixels of SIDE; 0 if there is no mark
 * @x_twice: the middle, in half pixels
 * @y_twice: the same
 * @box: how far it reaches
 */
typedef struct
{
  int height;
  int x_twice;
  int y_twice;
  Box box;
} Mark;

/* Lists the pixels from @least on that hang together with @from, which is the first of them, and tells how far they
 * reach. */
static Box
collect_mark (const float *value, float least, bool *seen, int from, int *pixels, int *count)
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

/* Returns: the highest mark of a cell. */
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
      box = collect_mark (value, INK, seen, at, pixels, &count);
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
  if (height < MIN_HEIGHT || height > MAX_HEIGHT)
    return false;
  for (int k = 0; k < RANK; k++)
    {
      x += marks[k].x_twice / (2.0 * SIDE * RANK);
      y += marks[k].y_twice / (2.0 * SIDE * RANK);
    }
  window->side = height / (CUT_HEIGHT * SIDE);
  window->left = x - window->side / 2;
  window->top = y - window->side / 2;
  return true;
}

static Box
unite_boxes (Box one, Box other)
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
      box = collect_mark (value, THIN, seen, at, pixels, &count);
      if (box.bottom - box.top + 1 < MIN_DIGIT * SIDE)
        continue;
      all = unite_boxes (all, box);
      for (int k = 0; k < count; k++)
        for (int y = pixels[k] / SIDE - EDGE; y <= pixels[k] / SIDE + EDGE; y++)
          for (int x = pixels[k] % SIDE - EDGE; x <= pixels[k] % SIDE + EDGE; x++)
            if (x >= 0 && y >= 0 && x < SIDE && y < SIDE)
              kept[y * SIDE + x] = true;
    }
  return all;
}

/* Returns: how far a mark from @first to @last is moved to the middle: 0 for one at the edge, which may be cut off. */
static int
find_shift (int first, int last)
{
  return first > 0 && last < SIDE - 1 && first <= last ? (SIDE - 1 - first - last) / 2 : 0;
}

/* Leaves in a cell the pixels that are @kept, moved so that @box is in the middle. */
static void
move_digit (float *value, const bool *kept, Box box)
{
  float moved[SUD_SCAN_CELL_PIXELS] = { 0 };
  int right = find_shift (box.left, box.right), down = find_shift (box.top, box.bottom);

  if (abs (right) > MAX_SHIFT || abs (down) > MAX_SHIFT)
    right = down = 0;
  for (int at = 0; at < SUD_SCAN_CELL_PIXELS; at++)
    {
      int x = at % SIDE + right, y = at / SIDE + down;

      if (kept[at] && x >= 0 && y >= 0 && x < SIDE && y < SIDE)
        moved[y * SIDE + x] = value[at];
    }
  memcpy (value, moved, sizeof moved);
}

/* Returns: the height of digits, as in sud_scan_size_find(). */
static int
find_digit_height (const Box *boxes)
{
  Mark marks[SUD_CELLS] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    marks[cell].height = boxes[cell].bottom - boxes[cell].top + 1;
  qsort (marks, SUD_CELLS, sizeof *marks, compare_heights);
  return marks[RANK - 1].height;
}

/* Returns: how many pixels of ink there are in @box. */
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
  return at < LINE_MARGIN || at > 1 - LINE_MARGIN;
}

static bool
is_at_edge (const SudScanWindow *window)
{
  return is_outside (window->left) || is_outside (window->top) || is_outside (window->left + window->side)
         || is_outside (window->top + window->side);
}

/* Takes away the lines around a cell, and all that is beyond them. */
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
      inked[cell] |= is_at_edge (window) && count_ink (cells->value[cell], all) >= MIN_PIXELS;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    boxes[cell] = find_digit (cells->value[cell], kept[cell]);
  height = find_digit_height (boxes);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      bool low = boxes[cell].bottom - boxes[cell].top + 1 < MIN_OF_MOST * height;

      if (low && cells->strength[cell] < MAX_PALE)
        memset (kept[cell], 0, sizeof kept[cell]);
      move_digit (cells->value[cell], kept[cell], boxes[cell]);
    }
}

/* Returns: whether what is written is as high as most digits */
static bool
is_digit (const Mark *mark, int height)
{
  return mark->height > 0 && mark->height >= MIN_OF_MOST * height;
}

/* The place of digits in their cells: the box that nearly all of them are in, and the middle of most. */
typedef struct
{
  Box box;
  int x_twice; /* half pixels, as in a mark */
  int y_twice;
} Place;

/* Finds the place of digits as high as @height. Returns: whether nine of ten or more are there */
static bool
find_digit_place (const Mark *marks, int height, Place *place)
{
  float sorted[6][SUD_CELLS];
  int n = 0, apart = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (is_digit (&marks[cell], height))
      {
        const Mark *mark = &marks[cell];
        const Box *box = &mark->box;
        const int values[6] = { mark->x_twice, mark->y_twice, box->left, box->top, box->right, box->bottom };

        for (int k = 0; k < 6; k++)
          sorted[k][n] = values[k];
        n++;
      }
  for (int k = 0; k < 6; k++)
    sud_scan_sort (sorted[k], n);
  *place = (Place){ { (int)sorted[2][n / 10], (int)sorted[4][n - 1 - n / 10], (int)sorted[3][n / 10],
                      (int)sorted[5][n - 1 - n / 10] }, (int)sorted[0][n / 2], (int)sorted[1][n / 2] };
  for (int k = 0; k < n; k++)
    apart += abs ((int)sorted[0][k] - place->x_twice) > MAX_APART
             || abs ((int)sorted[1][k] - place->y_twice) > MAX_APART;
  return apart * 10 <= n;
}

/* Moves what is in @box, and a pale edge around it, to the middle of a cell; all else goes. */
static void
move_box (float *value, Box box, const Place *place)
{
  float moved[SUD_SCAN_CELL_PIXELS] = { 0 };
  int right = (SIDE - place->x_twice) / 2, down = (SIDE - place->y_twice) / 2;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && x + right >= 0 && x + right < SIDE
          && y + down >= 0 && y + down < SIDE)
        moved[(y + down) * SIDE + x + right] = value[y * SIDE + x];
  memcpy (value, moved, sizeof moved);
}

/* Returns: @box with the pale edge of its mark, but no farther out than other digits reach, where lines are. */
static Box
widen_box (Box box, const Place *place)
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
  if (height < MIN_HEIGHT || !find_digit_place (marks, height, &place)
      || (abs (place.x_twice - SIDE) < MIN_ASIDE && abs (place.y_twice - SIDE) < MIN_ASIDE))
    return false;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Box box = is_digit (&marks[cell], height) ? widen_box (marks[cell].box, &place) : place.box;

      inked[cell] = count_ink (cells->value[cell], box) >= MIN_PIXELS;
      move_box (cells->value[cell], box, &place);
    }
  return true;
}
