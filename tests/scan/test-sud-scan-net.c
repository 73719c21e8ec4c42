/* test-sud-scan-net.c - cells cut out and evened, and what the net says of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "scan-digits.h"
#include "scan-drawing.h"
#include "sud-scan-private.h"

#include "sud-scan-table.inc"

#include <math.h>
#include <string.h>

/* A convolution in the order in which one would write it down. */
static void
convolve_slowly (const float *in, int side, int inputs, int reach, const float *weights, const float *biases, int outputs,
                 float *out)
{
  int half = side / 2, width = 2 * reach + 1;

  for (int place = 0; place < half * half * outputs; place++)
    {
      int output = place % outputs, x = place / outputs % half, y = place / outputs / half;
      double best = 0;

      for (int k = 0; k < 4; k++)
        {
          double sum = biases[output];

          for (int tap = 0; tap < width * width * inputs; tap++)
            {
              int row = 2 * y + k / 2 + tap / inputs / width - reach, column = 2 * x + k % 2 + tap / inputs % width - reach;

              if (row >= 0 && row < side && column >= 0 && column < side)
                sum += in[(row * side + column) * inputs + tap % inputs] * weights[tap * outputs + output];
            }
          best = MAX (best, sum);
        }
      out[place] = (float)best;
    }
}

static void
multiply_slowly (const float *in, int inputs, const float *weights, const float *biases, int outputs, gboolean cut, float *out)
{
  for (int output = 0; output < outputs; output++)
    {
      double sum = biases[output];

      for (int input = 0; input < inputs; input++)
        sum += in[input] * weights[input * outputs + output];
      out[output] = (float)(cut ? MAX (sum, 0) : sum);
    }
}

static void
read_slowly (const SudScanNet *net, const float *cell, float costs[SUD_SCAN_VALUES])
{
  float first[14 * 14 * 8], second[7 * 7 * 16], third[3 * 3 * 24], hidden[48], score[SUD_SCAN_VALUES];
  double sum = 0;

  convolve_slowly (cell, 28, 1, 2, net->conv1, conv1_biases, 8, first);
  convolve_slowly (first, 14, 8, 1, net->conv2, conv2_biases, 16, second);
  convolve_slowly (second, 7, 16, 1, net->conv3, conv3_biases, 24, third);
  multiply_slowly (third, 216, net->full1, full1_biases, 48, TRUE, hidden);
  multiply_slowly (hidden, 48, net->full2, full2_biases, 10, FALSE, score);
  for (int value = 0; value < SUD_SCAN_VALUES; value++)
    sum += exp (score[value]);
  for (int value = 0; value < SUD_SCAN_VALUES; value++)
    costs[value] = (float)(log (sum) - score[value]);
}

static void
test_oracle (void)
{
  g_autofree SudScanNet *net = g_new (SudScanNet, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  sud_scan_net_unpack (net);
  for (int round = 0; round < 50; round++)
    {
      float cell[SUD_SCAN_CELL_PIXELS], costs[SUD_SCAN_VALUES], slow[SUD_SCAN_VALUES];
      double sum = 0;

      for (int k = 0; k < SUD_SCAN_CELL_PIXELS; k++)
        cell[k] = (float)g_rand_double_range (random, -0.5, 1.5);
      sud_scan_net_read (net, cell, costs);
      read_slowly (net, cell, slow);
      for (int value = 0; value < SUD_SCAN_VALUES; value++)
        {
          g_assert_cmpfloat_with_epsilon (costs[value], slow[value], 0.002);
          sum += exp (-costs[value]);
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-4);
    }
}

static void
cut (SudScanCells *cells, const SudScanPicture *picture, int cell)
{
  SudScanLattice lattice = { .sign = 1 };
  double near = cell / 2, far = cell / 2 + 9 * cell;
  const SudScanPoint corners[4] = { { near, near }, { far, near }, { far, far }, { near, far } };

  g_assert_true (sud_scan_perspective (corners, lattice.perspective));
  g_assert_true (sud_scan_cells_cut (cells, picture, &lattice, NULL, false, NULL));
}

/* How many cells of a picture with cells of so many pixels the net takes for something that is not in @grid. */
static int
count_misread (const SudScanNet *net, SudScanCells *cells, const SudScanPicture *picture, int side, const SudGrid *grid)
{
  int n = 0;

  cut (cells, picture, side);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      float costs[SUD_SCAN_VALUES];
      int best = 0;

      sud_scan_net_read (net, cells->value[cell], costs);
      for (int value = 1; value < SUD_SCAN_VALUES; value++)
        best = costs[value] < costs[best] ? value : best;
      n += best != grid->digit[cell];
    }
  return n;
}

static int
draw_and_count_misread (const SudScanNet *net, SudScanCells *cells, const char *font, int side, const SudGrid *grid)
{
  cairo_surface_t *page;
  SudScanPicture picture;
  ScanStyle style;
  guint8 *grey;
  int n;

  scan_style_init (&style);
  style.cell = side;
  style.font = font;
  page = scan_draw_page (&style, grid, NULL);
  grey = scan_take_grey (page, &picture);
  n = count_misread (net, cells, &picture, side, grid);
  cairo_surface_destroy (page);
  g_free (grey);
  return n;
}

/* Each digit and nothing at all, in cells of very different sizes: all of those in hands of our own, and nearly all in
 * the fonts of this machine, whatever these are. */
static void
test_digits (void)
{
  static const int sizes[] = { 20, 30, 56, 150, 400 };
  g_autofree SudScanNet *net = g_new (SudScanNet, 1);
  g_autofree SudScanCells *cells = g_new (SudScanCells, 1);
  int misread = 0, n = 0;
  const char *font;
  SudGrid grid;

  sud_scan_net_unpack (net);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = cell % 10;
  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    for (guint hand = 0; hand < (sizes[k] < 100 ? SCAN_HANDS : 1); hand++)
      g_assert_cmpint (draw_and_count_misread (net, cells, scan_hand_get_name (hand), sizes[k], &grid), ==, 0);
  for (guint k = 0; (font = scan_get_font (k)) != NULL; k++)
    {
      misread += draw_and_count_misread (net, cells, font, 56, &grid);
      n += SUD_CELLS;
    }
  g_test_message ("%d of %d cells are misread in the fonts of this machine", misread, n);
  g_assert_cmpint (misread, <, n / 20);
}

/* White on black, faint, and in the shade, cells look as they do black on white. */
static void
test_light (void)
{
  g_autofree SudScanCells *cells = g_new (SudScanCells, 1), *others = g_new (SudScanCells, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture;
  g_autofree guint8 *grey = scan_draw_plain (&grid, 56, &picture), *plain = NULL;
  gsize size = (gsize)picture.width * picture.height;

  plain = g_memdup2 (grey, size);
  cut (cells, &picture, 56);
  for (int way = 0; way < 3; way++)
    {
      for (gsize k = 0; k < size; k++)
        {
          int across = (int)(k % picture.width), shade = 40 + plain[k] * across / (2 * picture.width);

          grey[k] = (guint8)(way == 0 ? 255 - plain[k] : way == 1 ? 140 + plain[k] / 4 : shade);
        }
      cut (others, &picture, 56);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        for (int y = 4; y < 24; y++)
          for (int x = 4; x < 24; x++)
            if (way < 2 || cell % 9 > 3)
              g_assert_cmpfloat_with_epsilon (others->value[cell][28 * y + x], cells->value[cell][28 * y + x], 0.35);
    }
}

/* The edge of a shadow across faint digits: what is bright beside it is no ink. */
static void
test_shadow (void)
{
  g_autofree SudScanCells *cells = g_new (SudScanCells, 1), *others = g_new (SudScanCells, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture;
  g_autofree guint8 *grey = scan_draw_plain (&grid, 56, &picture);

  cut (cells, &picture, 56);
  for (int y = 0; y < picture.height; y++)
    for (int x = 0; x < picture.width; x++)
      {
        guint8 *at = &grey[y * picture.width + x];
        int paper = 4 * x + y < 2 * picture.width ? 240 : 110;

        *at = (guint8)(paper * (3 * 255 + *at) / (4 * 255));
      }
  cut (others, &picture, 56);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int k = 0; k < SUD_SCAN_CELL_PIXELS; k++)
      if (cell % 9 >= 6 && cells->value[cell][k] > 0.9f)
        g_assert_cmpfloat (others->value[cell][k], >, 0.5);
}

static void
test_turn (void)
{
  float cell[SUD_SCAN_CELL_PIXELS], turned[SUD_SCAN_CELL_PIXELS], again[SUD_SCAN_CELL_PIXELS];

  for (int k = 0; k < SUD_SCAN_CELL_PIXELS; k++)
    cell[k] = (float)k;
  sud_scan_cells_turn (cell, 1, turned);
  g_assert_cmpfloat (turned[27], ==, cell[0]); /* upper left comes to upper right */
  for (int turn = 1; turn <= 3; turn++)
    {
      sud_scan_cells_turn (cell, turn, turned);
      sud_scan_cells_turn (turned, 4 - turn, again);
      g_assert_cmpmem (again, sizeof again, cell, sizeof cell);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/net/oracle", test_oracle);
  g_test_add_func ("/scan/net/digits", test_digits);
  g_test_add_func ("/scan/cells/light", test_light);
  g_test_add_func ("/scan/cells/shadow", test_shadow);
  g_test_add_func ("/scan/cells/turn", test_turn);
  return g_test_run ();
}
