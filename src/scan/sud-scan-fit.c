/* sud-scan-fit.c - from four rough corners to a lattice that lies on the lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-testing.h"

#include <math.h>
#include <string.h>

/* A grid laid straight, and the offsets of its lines from their places. */

enum
{
  BLOCK = 8, /* pixels of the canvas between places that are really computed */
  BLOCKS = SUD_SCAN_CANVAS / BLOCK,
  SHOULDER = 4,                            /* pixels to both sides that a line is compared with */
  ALONG = SUD_SCAN_CELL * 42 / 100,        /* pixels to both sides of a crossing that a line is followed */
  CROSSING = 3,                            /* pixels around the crossing that are the other line's */
  MAX_PROFILE = SUD_SCAN_CELL + 2 * SHOULDER,
};

/* Contrast on the canvas is limited: a line is no better for being black, and a halo no worse for being white. Like
 * all thresholds of this file these were chosen by trial on 160 photographs, of which 126 are read right without the
 * refinement of corners, 157 with straight lines alone, and all with these. */
#define MIN_CONTRAST -0.15f
#define MAX_CONTRAST 0.35f

#define MIN_RIDGE 0.01   /* by how much a line is darker than what is beside it, at a crossing */
#define MAX_RIDGE 0.15   /* from here on it is no more clearly seen */
#define MIN_PIECE 0.008f /* the same as MIN_RIDGE, along a piece of a line */

/**
 * Offsets:
 * @offset: at each crossing how far the line is from where it should be, in cells: across for lines from above to below
 *   [0], down for the others [1]
 * @weight: how clearly it is seen there; 0 = not at all
 */
typedef struct
{
  double offset[2][SUD_SCAN_NODES];
  double weight[2][SUD_SCAN_NODES];
} Offsets;

/* Adds a row of a block to the sums of its pixels: places between four that are known lie evenly. @down is that of
 * the row. */
static void
add_block_row (float *sums, const SudScanMap *map, const SudScanPoint *corner, float down, int samples)
{
  const SudScanPoint *below = corner + BLOCKS + 1;
  float left_x = (float)(corner[0].x + down * (below[0].x - corner[0].x));
  float left_y = (float)(corner[0].y + down * (below[0].y - corner[0].y));
  float right_x = (float)(corner[1].x + down * (below[1].x - corner[1].x));
  float right_y = (float)(corner[1].y + down * (below[1].y - corner[1].y));

  for (int k = 0; k < BLOCK * samples; k++)
    {
      float across = (k + 0.5f) / (BLOCK * samples);

      sums[k / samples] += sud_scan_map_get (map, left_x + across * (right_x - left_x),
                                             left_y + across * (right_y - left_y));
    }
}

/* Draws one block; each of its pixels is the mean of samples by @samples. */
static void
draw_block (SudScanCanvas *self, const SudScanMap *map, const SudScanPoint *corner, int x, int y, int samples,
            float sign)
{
  float share = sign / (samples * samples);

  for (int row = 0; row < BLOCK; row++)
    {
      float *out = self->value + (y + row) * SUD_SCAN_CANVAS + x, sums[BLOCK] = { 0 };

      for (int k = 0; k < samples; k++)
        add_block_row (sums, map, corner, (row * samples + k + 0.5f) / (BLOCK * samples), samples);
      for (int column = 0; column < BLOCK; column++)
        {
          float value = share * sums[column];

          out[column] = value < MIN_CONTRAST ? MIN_CONTRAST : value > MAX_CONTRAST ? MAX_CONTRAST : value;
        }
    }
}

/* Finds the map whose cells are about as large as those of the canvas; up to twice as large if lines are bright, for in
 * a smaller map a gap between tiles and its two edges would be one. Returns: how many samples a pixel needs in each
 * direction, so that no line falls between */
static int
choose_level (const SudScanLattice *lattice, int *level)
{
  double cell = sud_scan_lattice_get_side (lattice), most = (lattice->sign < 0 ? 2 : 1.5) * SUD_SCAN_CELL;

  for (*level = 0; *level < SUD_SCAN_LEVELS - 1 && cell > most; cell /= 2)
    (*level)++;
  return cell > 1.5 * SUD_SCAN_CELL ? 2 : 1;
}

void
sud_scan_canvas_draw (SudScanCanvas *self, const SudScanContrast *contrast, const SudScanLattice *lattice)
{
  SudScanPoint places[(BLOCKS + 1) * (BLOCKS + 1)];
  double first = -(double)SUD_SCAN_MARGIN / SUD_SCAN_CELL;
  int level, samples = choose_level (lattice, &level);
  double scale = 1 << level;

  sud_scan_lattice_trace (lattice, first, first, (double)BLOCK / SUD_SCAN_CELL, BLOCKS + 1, places);
  for (int k = 0; k < (BLOCKS + 1) * (BLOCKS + 1); k++)
    places[k] = (SudScanPoint){ places[k].x / scale, places[k].y / scale };
  for (int row = 0; row < BLOCKS; row++)
    for (int column = 0; column < BLOCKS; column++)
      draw_block (self, &contrast->level[level], places + row * (BLOCKS + 1) + column, column * BLOCK, row * BLOCK,
                  samples, lattice->sign);
}

/* Measures how dark each row of pixels near a crossing is, along the line that is looked for. */
static void
profile_at (const SudScanCanvas *self, int direction, int across, int along, int reach, double *profile)
{
  int begin = SUD_SCAN_MARGIN - 1, end = SUD_SCAN_CANVAS - SUD_SCAN_MARGIN;
  int step = direction == 0 ? SUD_SCAN_CANVAS : 1, aside = direction == 0 ? 1 : SUD_SCAN_CANVAS;

  for (int k = -reach; k <= reach; k++)
    {
      int place = across + k < 0 ? 0 : across + k >= SUD_SCAN_CANVAS ? SUD_SCAN_CANVAS - 1 : across + k;
      double sum = 0;
      int n = 0;

      for (int at = along - ALONG; at < along + ALONG; at++)
        {
          if (at < begin || at > end || (at > along - CROSSING && at < along + CROSSING))
            continue;
          sum += self->value[place * aside + at * step];
          n++;
        }
      profile[k + reach] = sum / n;
    }
}

/* Returns: by how much a pixel of a profile and its neighbours are darker than those three and four pixels beside. */
static double
ridge_at (const double *profile)
{
  return profile[0] + 0.5 * (profile[-1] + profile[1])
         - 0.5 * (profile[-3] + profile[3] + profile[-4] + profile[4]);
}

/* Returns: where between two pixels the top of a profile is, by a parabola through three of them. */
static double
find_top (const double *profile)
{
  double left = profile[-1], middle = profile[0], right = profile[1];

  return middle > left && middle > right ? 0.5 * (left - right) / (left - 2 * middle + right) : 0;
}

static void
measure_crossing (const SudScanCanvas *self, int direction, int across, int along, int reach, double *offset,
                  double *weight)
{
  double profile[MAX_PROFILE + 1], best = -1e9;
  int top = 0, first = reach + SHOULDER;

  profile_at (self, direction, across, along, first, profile);
  for (int k = -reach; k <= reach; k++)
    {
      double ridge = ridge_at (profile + first + k) - 0.0005 * k * k; /* a tie goes to the nearest */

      if (ridge > best)
        {
          best = ridge;
          top = k;
        }
    }
  *offset = (top + 0.5 + find_top (profile + first + top)) / SUD_SCAN_CELL;
  *weight = best > MIN_RIDGE ? fmin (best, MAX_RIDGE) : 0;
}

static void
measure_canvas (const SudScanCanvas *self, double window, Offsets *offsets)
{
  int reach = (int)(window * SUD_SCAN_CELL + 0.5);

  for (int node = 0; node < SUD_SCAN_NODES; node++)
    {
      int x = SUD_SCAN_MARGIN + node % 10 * SUD_SCAN_CELL, y = SUD_SCAN_MARGIN + node / 10 * SUD_SCAN_CELL;

      measure_crossing (self, 0, x, y, reach, &offsets->offset[0][node], &offsets->weight[0][node]);
      measure_crossing (self, 1, y, x, reach, &offsets->offset[1][node], &offsets->weight[1][node]);
    }
}

/* The score of a grid: how well its lines stand at their places.
 *
 * The part of a line between two crossings is a piece: 9 of each of 20 lines. A piece is dark along its whole length,
 * and a digit that stands there is not, so one of the paler pixels along it counts. The same measure half a cell
 * beside, where no line should be, tells how dark noise and digits are.
 *
 * Its constants were chosen by trial on the same photographs: with the mean of a piece in place of a percentile 15
 * of 160 grids were lost to digits and halos. */

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

/* Returns: how dark one piece is: two fifths of its pixels are paler. @half counts half cells across, @cell whole ones
 * along. */
static float
measure_darkness (const SudScanCanvas *canvas, int direction, int half, int cell)
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
          float dark = measure_darkness (canvas, direction, half, cell);

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

/* Returns: how many pieces are seen of the frame, or of the lines inside it. */
static int
count_seen (const Pieces *pieces, bool frame)
{
  int seen = 0;

  for (int k = 0; k < PIECES; k++)
    seen += is_frame (k / 9) == frame && pieces->line[k] > pieces->threshold;
  return seen;
}

/* Returns: the share of the weakest line that is seen: 0 if a lattice is off by a whole line. */
static double
find_weakest_line (const Pieces *pieces, bool with_frame)
{
  int weakest = 9;

  for (int line = 0; line < LINES; line++)
    {
      int seen = 0;

      for (int k = 0; k < 9; k++)
        seen += pieces->line[9 * line + k] > pieces->threshold;
      if (seen < weakest && (with_frame || !is_frame (line)))
        weakest = seen;
    }
  return weakest / 9.0;
}

/* Returns: how much darker the lines around boxes are than those inside. */
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

/* Sets the threshold of seen pieces, well above noise and well below most lines. Returns: the share of noise in
 * lines */
static float
find_threshold (Pieces *pieces, float *median)
{
  float sorted[PIECES], noise, thin;

  memcpy (sorted, pieces->between, sizeof pieces->between);
  sud_scan_sort (sorted, BETWEEN);
  noise = fmaxf (0, sorted[BETWEEN * 43 / 100]);
  memcpy (sorted, pieces->line, sizeof pieces->line);
  sud_scan_sort (sorted, PIECES);
  thin = sorted[PIECES * 3 / 10];
  *median = sorted[PIECES / 2];
  pieces->threshold = fmaxf (MIN_PIECE, fmaxf (0.4f * thin, 1.5f * noise));
  return fminf (1, noise / fmaxf (0.005f, thin));
}

double
sud_scan_canvas_score (const SudScanCanvas *self, double *inside)
{
  Pieces pieces;
  float median, noise;
  bool framed;
  double seen, weakest, score;

  measure_pieces (self, &pieces);
  noise = find_threshold (&pieces, &median);
  framed = count_seen (&pieces, true) >= 9; /* without a frame the lines inside stand for all */
  weakest = find_weakest_line (&pieces, framed);
  if (framed)
    seen = (count_seen (&pieces, false) + count_seen (&pieces, true)) / 180.0;
  else
    seen = count_seen (&pieces, false) / 144.0 - 0.1;
  if (inside != NULL)
    *inside = find_weakest_line (&pieces, false);
  score = seen - 0.3 * noise - fmax (0, 0.25 - 0.5 * weakest);
  if (compare_boxes (&pieces) > 0.1 * median)
    score += 0.04;
  return median > 0 ? score * median / (median + 0.03) : 0; /* halos beside lines are pale */
}

/* From four rough corners to a lattice that lies on the lines. */

enum
{
  ROUNDS = 5,
  REWEIGHTS = 5,
};

/* From round to round lines are looked for nearer, and may be bent more: terms of degree 1, 2 and 3. */
static const double windows[ROUNDS] = { 0.34, 0.3, 0.22, 0.16, 0.12 };
static const int terms_in[ROUNDS] = { 3, 6, 6, 10, 10 };

#define MIN_PROMISING 0.1 /* the score after one round; with less the corners are not those of a grid */
#define STIFFNESS 0.02    /* added on the diagonal of the equations to terms that bend: a few crossings bend little */

/* Finds the polynomial that comes nearest to @wanted at the nodes. */
static bool
fit_bend (const double *wanted, const double *weights, int terms, double bend[SUD_SCAN_TERMS])
{
  double matrix[SUD_SCAN_TERMS * SUD_SCAN_TERMS] = { 0 }, values[SUD_SCAN_TERMS] = { 0 };

  for (int node = 0; node < SUD_SCAN_NODES; node++)
    {
      double at[SUD_SCAN_TERMS];

      sud_scan_lattice_terms (node % 10, node / 10, at);
      for (int row = 0; row < terms; row++)
        {
          for (int column = 0; column < terms; column++)
            matrix[row * terms + column] += weights[node] * at[row] * at[column];
          values[row] += weights[node] * at[row] * wanted[node];
        }
    }
  for (int row = 0; row < terms; row++)
    matrix[row * terms + row] += row < 3 ? 1e-6 : STIFFNESS;
  if (!sud_scan_solve (matrix, values, terms))
    return false;
  memset (bend, 0, SUD_SCAN_TERMS * sizeof *bend);
  memcpy (bend, values, terms * sizeof *bend);
  return true;
}

/* Does the same if some nodes have seen something that is no line: a node far off counts less each time, then nothing
 * (Tukey's biweight). */
static bool
fit_bend_robustly (const double *wanted, const double *seen, int terms, double bend[SUD_SCAN_TERMS])
{
  double weights[SUD_SCAN_NODES];

  memcpy (weights, seen, sizeof weights);
  for (int k = 0; k < REWEIGHTS; k++)
    {
      double tolerance = 3 * fmax (0.06, 0.25 / (k + 1));

      if (!fit_bend (wanted, weights, terms, bend))
        return false;
      for (int node = 0; node < SUD_SCAN_NODES; node++)
        {
          double at[SUD_SCAN_TERMS], error = wanted[node];

          sud_scan_lattice_terms (node % 10, node / 10, at);
          for (int i = 0; i < terms; i++)
            error -= bend[i] * at[i];
          error /= tolerance;
          weights[node] = fabs (error) < 1 ? seen[node] * (1 - error * error) * (1 - error * error) : 0;
        }
    }
  return true;
}

/* Moves the lattice to the lines that were seen on the canvas. */
static bool
follow_lines (const SudScanCanvas *canvas, int round, SudScanLattice *lattice)
{
  Offsets seen;
  double wanted[2][SUD_SCAN_NODES], bend_u[SUD_SCAN_TERMS], bend_v[SUD_SCAN_TERMS];

  measure_canvas (canvas, windows[round], &seen);
  for (int node = 0; node < SUD_SCAN_NODES; node++)
    {
      double u = node % 10, v = node / 10;
      SudScanPoint place = sud_scan_lattice_bend (lattice, u + (seen.weight[0][node] > 0 ? seen.offset[0][node] : 0),
                                                  v + (seen.weight[1][node] > 0 ? seen.offset[1][node] : 0));

      wanted[0][node] = place.x - u;
      wanted[1][node] = place.y - v;
    }
  if (!fit_bend_robustly (wanted[0], seen.weight[0], terms_in[round], bend_u)
      || !fit_bend_robustly (wanted[1], seen.weight[1], terms_in[round], bend_v))
    return false;
  memcpy (lattice->bend_u, bend_u, sizeof bend_u);
  memcpy (lattice->bend_v, bend_v, sizeof bend_v);
  return true;
}

bool
sud_scan_fit (const SudScanContrast *contrast, const SudScanPoint corners[4], int sign, SudScanCanvas *canvas,
              SudScanLattice *lattice)
{
  SudScanLattice tried = { .sign = sign };

  if (!sud_scan_perspective (corners, tried.perspective))
    return false;
  lattice->score = -INFINITY;
  for (int round = 0; round <= ROUNDS; round++)
    {
      sud_scan_canvas_draw (canvas, contrast, &tried);
      tried.score = sud_scan_canvas_score (canvas, &tried.weakest);
      if (tried.score > lattice->score - 0.002) /* a tie goes to the later */
        *lattice = tried;
      if (round == ROUNDS || (round == 1 && lattice->score < MIN_PROMISING) || !follow_lines (canvas, round, &tried))
        break;
    }
  return true;
}
