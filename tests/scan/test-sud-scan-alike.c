/* test-sud-scan-alike.c - digits compared with the others of their kind in the same grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "scan-digits.h"
#include "scan-drawing.h"
#include "sud-scan-private.h"

#include <math.h>

enum
{
  CELL = 60,
};

/* A digit, and another that looks like it. */
static const int pairs[][2] = { { 5, 6 }, { 6, 5 }, { 1, 7 }, { 7, 1 }, { 3, 8 }, { 8, 3 }, { 8, 6 }, { 6, 8 }, { 9, 8 } };

typedef struct
{
  SudScanNet net;
  SudScanCells cells;
  SudScanCosts costs;
} Workspace;

/* Draws a grid in hand @hand of SCAN_HANDS, counted round, and asks the net. */
static void
look (Workspace *workspace, const SudGrid *grid, guint hand)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  const double near = CELL / 2, far = near + 9 * CELL;
  const SudScanPoint corners[4] = { { near, near }, { far, near }, { far, far }, { near, far } };
  SudScanLattice lattice = { .sign = 1 };
  cairo_surface_t *page;
  SudScanPicture picture;
  ScanStyle style;
  guint8 *grey;

  scan_style_init (&style);
  style.cell = CELL;
  style.font = scan_hand_get_name (hand % SCAN_HANDS);
  page = scan_draw_page (&style, grid, random);
  grey = scan_take_grey (page, &picture);
  g_assert_true (sud_scan_perspective (corners, lattice.perspective));
  g_assert_true (sud_scan_cells_cut (&workspace->cells, &picture, &lattice, NULL, false, NULL));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    sud_scan_net_read (&workspace->net, workspace->cells.value[cell], workspace->costs.of[cell]);
  cairo_surface_destroy (page);
  g_free (grey);
}

static Workspace *
workspace_new (void)
{
  Workspace *workspace = g_new (Workspace, 1);

  sud_scan_net_unpack (&workspace->net);
  return workspace;
}

static int
find_digit (const SudGrid *grid, int digit)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] == digit)
      return cell;
  g_assert_not_reached ();
}

/* What is plainly printed costs so much to be read as something else that nobody does, whatever the solver would
 * like. */
static void
test_plain (void)
{
  g_autofree Workspace *workspace = workspace_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (21);

  for (gsize k = 0; k < 2 * G_N_ELEMENTS (pairs); k++)
    {
      const int *pair = pairs[k % G_N_ELEMENTS (pairs)];
      SudGrid grid = scan_make_puzzle (random);
      int cell = find_digit (&grid, pair[1]);

      grid.digit[cell] = pair[0];
      look (workspace, &grid, (guint)k);
      g_assert_true (sud_scan_alike_weigh (&workspace->cells, NULL, &workspace->costs));
      g_assert_cmpfloat (workspace->costs.of[cell][pair[1]] - workspace->costs.of[cell][pair[0]], >, 5);
    }
}

static int
count_digit (const SudGrid *grid, int digit)
{
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    n += grid->digit[cell] == digit;
  return n;
}

/* What the net takes for another digit, but is unlike all of those, is dearer than what it is like. */
static void
test_misread (void)
{
  g_autofree Workspace *workspace = workspace_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (22);

  for (gsize k = 0; k < G_N_ELEMENTS (pairs); k++)
    {
      int right = pairs[k][0], wrong = pairs[k][1], cell;
      double before = 0, after = 0;
      SudGrid grid;

      do
        grid = scan_make_puzzle (random);
      while (count_digit (&grid, right) < 2 || count_digit (&grid, wrong) < 1);
      cell = find_digit (&grid, right);
      look (workspace, &grid, (guint)k);
      workspace->costs.of[cell][right] = 1.5f;
      workspace->costs.of[cell][wrong] = 0.3f;
      for (int value = 0; value < SUD_SCAN_VALUES; value++)
        before += exp (-workspace->costs.of[cell][value]);
      g_assert_true (sud_scan_alike_weigh (&workspace->cells, NULL, &workspace->costs));
      g_assert_cmpfloat (workspace->costs.of[cell][right], <, workspace->costs.of[cell][wrong]);
      for (int value = 0; value < SUD_SCAN_VALUES; value++)
        after += exp (-workspace->costs.of[cell][value]);
      g_assert_cmpfloat_with_epsilon (after, before, 1e-4);
    }
}

/* What there is no other of gains nothing by it: an 8 that is a little unlike the other one is no 6. */
static void
test_only (void)
{
  g_autofree Workspace *workspace = workspace_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (23);
  SudGrid grid = scan_make_puzzle (random);
  int cell = find_digit (&grid, 8);
  float before;

  for (int other = 0; other < SUD_CELLS; other++)
    grid.digit[other] = grid.digit[other] == 6 ? 0 : grid.digit[other];
  look (workspace, &grid, 0);
  for (int k = 0; k < SUD_SCAN_CELL_PIXELS; k++)
    workspace->cells.value[cell][k] = workspace->cells.value[cell][k] * 0.6f + (k % 5 == 0 ? 0.3f : 0);
  before = workspace->costs.of[cell][6] - workspace->costs.of[cell][8];
  g_assert_true (sud_scan_alike_weigh (&workspace->cells, NULL, &workspace->costs));
  g_assert_cmpfloat (workspace->costs.of[cell][6] - workspace->costs.of[cell][8], >=, before - 1e-3);
}

/* With few digits there is nothing to compare with. */
static void
test_few (void)
{
  g_autofree Workspace *workspace = workspace_new ();
  SudGrid grid = { 0 };
  SudScanCosts before;
  atomic_bool cancel = true;

  for (int digit = 1; digit <= 9; digit++)
    grid.digit[9 * digit - 5] = digit;
  look (workspace, &grid, 0);
  before = workspace->costs;
  g_assert_true (sud_scan_alike_weigh (&workspace->cells, NULL, &workspace->costs));
  g_assert_cmpmem (&workspace->costs, sizeof before, &before, sizeof before);
  g_assert_false (sud_scan_alike_weigh (&workspace->cells, &cancel, &workspace->costs));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/alike/plain", test_plain);
  g_test_add_func ("/scan/alike/misread", test_misread);
  g_test_add_func ("/scan/alike/only", test_only);
  g_test_add_func ("/scan/alike/few", test_few);
  return g_test_run ();
}
