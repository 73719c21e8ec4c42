/* test-sud-scan-size.c - what is left of cells in which digits are small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-scan-private.h"

#include <glib.h>

enum
{
  SIDE = SUD_SCAN_CELL_SIDE,
  HEIGHT = 16,
  WIDTH = 8,
  DIGITS = 17,
};

/* Draws a stroke as high as @height. */
static void
draw (SudScanCells *cells, int cell, int left, int top, int height)
{
  for (int y = top; y < top + height; y++)
    for (int x = left; x < left + WIDTH; x++)
      cells->value[cell][y * SIDE + x] = 1;
}

static SudScanCells *
make_cells (void)
{
  SudScanCells *cells = g_new0 (SudScanCells, 1);

  for (int cell = 0; cell < DIGITS; cell++)
    {
      draw (cells, cell, (SIDE - WIDTH) / 2, (SIDE - HEIGHT) / 2, HEIGHT);
      cells->strength[cell] = 1;
    }
  return cells;
}

static void
test_middle (void)
{
  g_autofree SudScanCells *cells = make_cells ();
  bool inked[SUD_CELLS] = { false };

  draw (cells, DIGITS, 5, 9, HEIGHT);
  cells->strength[DIGITS] = 1;
  sud_scan_size_clean (cells, &(SudScanWindow){ 0.2, 0.2, 0.6 }, inked);
  g_assert_cmpmem (cells->value[DIGITS], sizeof *cells->value, cells->value[0], sizeof *cells->value);
}

/* What is low is a candidate where it is pale, and a digit of an old style where not. */
static void
test_candidates (void)
{
  g_autofree SudScanCells *cells = make_cells ();
  bool inked[SUD_CELLS] = { false };
  const int middle = SIDE / 2 * SIDE + SIDE / 2;

  for (int cell = DIGITS; cell < DIGITS + 2; cell++)
    draw (cells, cell, (SIDE - WIDTH) / 2, 8, HEIGHT * 3 / 4);
  cells->strength[DIGITS] = 0.35f;
  cells->strength[DIGITS + 1] = 1;
  sud_scan_size_clean (cells, &(SudScanWindow){ 0.2, 0.2, 0.6 }, inked);
  g_assert_cmpfloat (cells->value[DIGITS][middle], ==, 0);
  g_assert_cmpfloat (cells->value[DIGITS + 1][middle], ==, 1);
}

/* Digits at the left of their cells go to the middle, also those that hang together with the line there; what is
 * none stays blank. */
static void
test_aside (void)
{
  g_autofree SudScanCells *cells = g_new0 (SudScanCells, 1), *middle = make_cells ();
  bool inked[SUD_CELLS] = { false };

  g_assert_false (sud_scan_size_centre (middle, inked));
  for (int cell = 0; cell < DIGITS + 1; cell++)
    {
      draw (cells, cell, 4, (SIDE - HEIGHT) / 2, HEIGHT);
      for (int y = 0; y < SIDE; y++)
        cells->value[cell][y * SIDE] = 1;
    }
  for (int x = 0; x < 4; x++)
    cells->value[DIGITS][SIDE / 2 * SIDE + x] = 1;
  g_assert_true (sud_scan_size_centre (cells, inked));
  for (int cell = 0; cell <= DIGITS; cell++)
    {
      g_assert_cmpmem (cells->value[cell], sizeof *cells->value, middle->value[0], sizeof *cells->value);
      g_assert_true (inked[cell]);
    }
  g_assert_false (inked[DIGITS + 1]);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/size/middle", test_middle);
  g_test_add_func ("/scan/size/candidates", test_candidates);
  g_test_add_func ("/scan/size/aside", test_aside);
  return g_test_run ();
}
