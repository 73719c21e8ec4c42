/* sud-scan-score.c - whether the lines of a grid stand where they should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A line between two crossings is a piece: 9 of each of 20 lines. A piece is dark along its whole length; a digit that
 * stands there is not: so of the pixels along it one of the paler counts. The same half a cell beside, where no line
 * should be, tells what noise and digits do there.
 */
#include "sud-scan-canvas.h"

#include "sud-scan-geometry.h"

#include <math.h>
#include <string.h>

enum
{
  LINES = 20,
  PIECES = LINES * 9,
  BETWEEN = 18 * 9,
  ENDS = 4, /* pixels of a piece at each end that belong to the crossing */
  LENGTH = SUD_SCAN_CELL - 2 * ENDS,
};

/**
 * Pieces:
 * @line: of each piece how dark it is, by line: from above to below, then from left to right
 * @between: the same half a cell beside
 * @threshold: above it a piece is seen
 */
typedef struct
{
  float line[PIECES];
  float between[BETWEEN];
  float threshold;
} Pieces;

/* How dark one piece is: the 40th of a hundred along it. @half counts half cells across, @cell whole ones along. */
static float
measure_piece (const SudScanCanvas *canvas, int direction, int half, int cell)
{
  int across = SUD_SCAN_MARGIN + half * SUD_SCAN_CELL / 2, along = SUD_SCAN_MARGIN + cell * SUD_SCAN_CELL + ENDS;
  int step = direction == 0 ? SUD_SCAN_CANVAS : 1, aside = direction == 0 ? 1 : SUD_SCAN_CANVAS;
  float values[LENGTH];

  for (int k = 0; k < LENGTH; k++)
    {
      const float *at = canvas->value + across * aside + (along + k) * step;
      float line = fmaxf (fmaxf (at[-2 * aside] + at[-aside], at[-aside] + at[0]), at[0] + at[aside]) / 2;
      float beside = (at[-6 * aside] + at[-5 * aside] + at[4 * aside] + at[5 * aside]) / 4;
      int place = k;

      for (; place > 0 && values[place - 1] > line - beside; place--)
        values[place] = values[place - 1];
      values[place] = line - beside;
    }
  return values[LENGTH * 2 / 5];
}

static void
measure_pieces (const SudScanCanvas *canvas, Pieces *pieces)
{
  int n = 0, between = 0;

  for (int direction = 0; direction < 2; direction++)
    for (int half = 0; half <= 18; half++)
      for (int cell = 0; cell < 9; cell++)
        {
          float dark = measure_piece (canvas, direction, half, cell);

          if (half % 2 == 0)
            pieces->line[n++] = dark;
          else
            pieces->between[between++] = dark;
        }
}

static bool
is_frame (int line)
{
  return line % 10 == 0 || line % 10 == 9;
}

/* How many pieces are seen of the frame or of the lines inside it. */
static int
count_seen (const Pieces *pieces, bool frame)
{
  int seen = 0;

  for (int k = 0; k < PIECES; k++)
    seen += is_frame (k / 9) == frame && pieces->line[k] > pieces->threshold;
  return seen;
}

/* What is seen of the poorest line: a lattice that is off by a whole line has one of nothing. */
static double
find_poorest (const Pieces *pieces, bool with_frame)
{
  int poorest = 9;

  for (int line = 0; line < LINES; line++)
    {
      int seen = 0;

      for (int k = 0; k < 9; k++)
        seen += pieces->line[9 * line + k] > pieces->threshold;
      if (seen < poorest && (with_frame || !is_frame (line)))
        poorest = seen;
    }
  return poorest / 9.0;
}

/* How much darker the lines around boxes are than those inside. */
static double
compare_boxes (const Pieces *pieces)
{
  double heavy = 0, light = 0;

  for (int k = 0; k < PIECES; k++)
    if (k / 9 % 10 % 3 == 0)
      heavy += pieces->line[k] / (8 * 9);
    else
      light += pieces->line[k] / (12 * 9);
  return heavy - light;
}

double
sud_scan_canvas_score (const SudScanCanvas *self, double *inside)
{
  Pieces pieces;
  float sorted[PIECES], thin, median, noise;
  double good, poorest, score;

  measure_pieces (self, &pieces);
  memcpy (sorted, pieces.between, sizeof pieces.between);
  sud_scan_sort (sorted, BETWEEN);
  noise = fmaxf (0, sorted[BETWEEN * 43 / 100]);
  memcpy (sorted, pieces.line, sizeof pieces.line);
  sud_scan_sort (sorted, PIECES);
  thin = sorted[PIECES * 3 / 10];
  median = sorted[PIECES / 2];
  pieces.threshold = fmaxf (0.008f, fmaxf (0.4f * thin, 1.5f * noise));

  if (count_seen (&pieces, true) < 9) /* a grid without a frame: the lines inside stand for all */
    {
      good = count_seen (&pieces, false) / 144.0 - 0.1;
      poorest = find_poorest (&pieces, false);
    }
  else
    {
      good = (count_seen (&pieces, false) + count_seen (&pieces, true)) / 180.0;
      poorest = find_poorest (&pieces, true);
    }
  if (inside != NULL)
    *inside = find_poorest (&pieces, false);
  score = good - 0.3 * fmin (1, noise / fmaxf (0.005f, thin)) - fmax (0, 0.25 - 0.5 * poorest);
  if (compare_boxes (&pieces) > 0.1 * median)
    score += 0.04;
  return median > 0 ? score * median / (median + 0.03) : 0; /* halos beside lines are pale */
}
