/* test-sud-scan.c - what is promised to those who have a picture read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "scan-camera.h"
#include "scan-drawing.h"
#include "scan-testing.h"
#include "sud-scan-private.h"
#include "sud-scan-testing.h"

#include <string.h>

enum
{
  CELL = 40,
};

static void
check_right (const SudScan *scan, const SudGrid *grid)
{
  g_assert_cmpint (scan->kind, >=, SUD_SCAN_VALID);
  g_assert_cmpmem (scan->sheet.digit, SUD_CELLS, grid->digit, SUD_CELLS);
}

static void
check_place (SudScanPoint place, double x, double y)
{
  g_assert_cmpfloat_with_epsilon (place.x, x, 2);
  g_assert_cmpfloat_with_epsilon (place.y, y, 2);
}

/* What is handed out belongs together, whatever was read. */
static void
check_values (const SudScan *scan)
{
  if (scan->kind == SUD_SCAN_NOTHING)
    return;
  g_assert_true (scan->score >= 0 && scan->score <= 1 && scan->turn >= 0 && scan->turn < 4);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const SudScanCell *read = &scan->cell[cell];

      g_assert_cmpint (read->first.digit, ==, scan->sheet.digit[cell]);
      g_assert_true (read->first.digit <= 9 && read->second.digit <= 9 && read->first.digit != read->second.digit);
      g_assert_true (read->first.probability >= 0 && read->first.probability <= 1.001f);
      g_assert_true (read->second.probability >= 0 && read->second.probability <= 1.001f);
      g_assert_true (read->confidence >= 0 && read->confidence <= 1.001f);
    }
}

static void
test_whole (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture;
  SudScan scan, again;

  scan_draw_plain (&grid, CELL, &picture);
  g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
  check_right (&scan, &grid);
  check_values (&scan);
  g_assert_cmpint (scan.turn, ==, 0);
  check_place (scan.quad[0], CELL / 2, CELL / 2);
  check_place (scan.quad[2], 9.5 * CELL, 9.5 * CELL);
  for (int node = 0; node < SUD_SCAN_NODES; node++)
    check_place (scan.node[node], (node % 10 + 0.5) * CELL, (node / 10 + 0.5) * CELL);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (scan.sheet.origin[cell], ==, grid.digit[cell] > 0 ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_BLANK);
  g_assert_cmpint (sud_scan_read (&picture, NULL, &again), ==, SUD_SCAN_DONE);
  g_assert_cmpmem (&again, sizeof again, &scan, sizeof scan);
  g_free ((gpointer)picture.grey);
}

/* A full grid, its answers in another ink, is as good as a puzzle. */
static void
test_solved (void)
{
  const char *line = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  SudGrid grid;
  ScanStyle style;
  cairo_surface_t *surface;
  SudScanPicture picture;
  SudScan scan;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  scan_style_init (&style);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    style.inks[cell] = cell % 3 == 0 ? 0x000000 : 0xc01c28;
  surface = scan_draw_page (&style, &grid, NULL);
  scan_take_grey (surface, &picture);
  cairo_surface_destroy (surface);
  g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
  check_right (&scan, &grid);
  g_free ((gpointer)picture.grey);
}

/* Corners and nodes follow the sheet, not the picture. */
static void
test_turns (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (21);
  SudGrid grid = scan_make_puzzle (random);
  const double near = CELL / 2, far = 9.5 * CELL;
  const double corners[4][2] = { { near, near }, { far, near }, { far, far }, { near, far } };

  for (int turn = 0; turn < 4; turn++)
    {
      SudScanPicture picture;
      SudScan scan;
      int first = (4 - turn) % 4; /* to where the upper left corner is gone */

      scan_draw_plain (&grid, CELL, &picture);
      scan_turn (&picture, first);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      check_right (&scan, &grid);
      g_assert_cmpint (scan.turn, ==, turn);
      for (int k = 0; k < 4; k++)
        check_place (scan.quad[k], corners[(first + k) % 4][0], corners[(first + k) % 4][1]);
      check_place (scan.node[9], scan.quad[1].x, scan.quad[1].y);
      g_free ((gpointer)picture.grey);
    }
}

/* Rows may be longer than the picture is wide, as decoders make them. */
static void
test_stride (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (22);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture, wide;
  g_autofree guint8 *grey = scan_draw_plain (&grid, CELL, &picture);
  g_autofree guint8 *rows = g_malloc ((gsize)(picture.width + 13) * picture.height);
  SudScan scan, other;

  memset (rows, 7, (gsize)(picture.width + 13) * picture.height);
  wide = (SudScanPicture){ rows, picture.width, picture.height, picture.width + 13 };
  for (int y = 0; y < picture.height; y++)
    memcpy (rows + y * wide.stride, grey + y * picture.stride, picture.width);
  sud_scan_read (&picture, NULL, &scan);
  sud_scan_read (&wide, NULL, &other);
  g_assert_cmpmem (&other, sizeof other, &scan, sizeof scan);
}

/* A grid that nobody finds by its lines: there are none. Its corners are enough, in any order. */
static void
test_corners (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (23);
  SudGrid grid = scan_make_puzzle (random);
  const double near = CELL / 2, far = 9.5 * CELL;
  const SudScanPoint corners[4] = { { far, near }, { near, near }, { near, far }, { far, far } };
  const SudScanPoint line[4] = { { 0, 0 }, { 50, 50 }, { 100, 100 }, { 150, 150 } };
  const SudScanPoint nowhere[4] = { { 0, 0 }, { __builtin_nan (""), 0 }, { 100, 100 }, { 0, 100 } };
  ScanStyle style;
  cairo_surface_t *surface;
  SudScanPicture picture;
  SudScan scan;

  scan_style_init (&style);
  style.cell = CELL;
  style.line = 0xffffff;
  surface = scan_draw_page (&style, &grid, random);
  scan_take_grey (surface, &picture);
  cairo_surface_destroy (surface);
  g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
  g_assert_cmpint (scan.kind, <, SUD_SCAN_VALID);
  g_assert_cmpint (sud_scan_read_quad (&picture, corners, NULL, &scan), ==, SUD_SCAN_DONE);
  check_right (&scan, &grid);
  g_assert_cmpint (sud_scan_read_quad (&picture, line, NULL, &scan), ==, SUD_SCAN_REFUSED);
  g_assert_cmpint (sud_scan_read_quad (&picture, nowhere, NULL, &scan), ==, SUD_SCAN_REFUSED);
  g_free ((gpointer)picture.grey);
}

/* A page of six, with words between. */
static void
test_several (void)
{
  enum { COLUMNS = 2, ROWS = 3, SMALL = 26, PITCH = 300 };
  g_autoptr (GRand) random = g_rand_new_with_seed (24);
  cairo_surface_t *surface = scan_paper_new (COLUMNS * PITCH + 40, ROWS * PITCH + 40, 0xffffff);
  SudGrid grids[COLUMNS * ROWS];
  SudScan scans[SUD_SCAN_MAX_GRIDS];
  SudScanPicture picture;
  ScanStyle style;
  int found;

  scan_style_init (&style);
  style.cell = SMALL;
  for (int k = 0; k < COLUMNS * ROWS; k++)
    {
      g_autofree char *title = g_strdup_printf ("Puzzle %d", k + 1);
      int x = 40 + k % COLUMNS * PITCH, y = 50 + k / COLUMNS * PITCH;

      grids[k] = scan_make_puzzle (random);
      scan_draw_grid (surface, &style, &grids[k], random, x, y);
      scan_draw_text (surface, title, "Sans", 16, 0, x + 100, y - 20);
    }
  scan_take_grey (surface, &picture);
  cairo_surface_destroy (surface);
  g_assert_cmpint (sud_scan_read_all (&picture, NULL, scans, SUD_SCAN_MAX_GRIDS, &found), ==, SUD_SCAN_DONE);
  g_assert_cmpint (found, ==, COLUMNS * ROWS);
  for (int k = 0; k < found; k++)
    check_right (&scans[k], &grids[k]);
  g_assert_cmpint (sud_scan_read_all (&picture, NULL, scans, 4, &found), ==, SUD_SCAN_DONE);
  g_assert_cmpint (found, ==, 4);
  g_assert_cmpint (sud_scan_read (&picture, NULL, scans), ==, SUD_SCAN_DONE);
  g_assert_cmpint (scans[0].kind, >=, SUD_SCAN_VALID);
  g_free ((gpointer)picture.grey);
}

/* A screen with a strong grid, and one with pale lines far from it: as it is whole no line of the second is seen. */
static void
test_pale_beside (void)
{
  enum { WIDTH = 2400, HEIGHT = 800 };
  g_autoptr (GRand) random = g_rand_new_with_seed (27);
  cairo_surface_t *surface = scan_paper_new (WIDTH, HEIGHT, 0xf8f8fc);
  SudGrid grids[2] = { scan_make_puzzle (random), scan_make_puzzle (random) };
  SudScan scans[SUD_SCAN_MAX_GRIDS];
  SudScanPicture picture;
  ScanStyle style;
  int found;

  scan_style_init (&style);
  style.cell = 56;
  style.thin = 1;
  style.thick = 3;
  style.size = 0.35;
  style.line = 0xe4e7ee;
  scan_style_fill (style.tints, 0xf4f6fc);
  scan_draw_grid (surface, &style, &grids[0], random, 130, 100);
  scan_style_init (&style);
  scan_draw_grid (surface, &style, &grids[1], random, 1600, 200);
  scan_take_grey (surface, &picture);
  cairo_surface_destroy (surface);
  g_assert_cmpint (sud_scan_read_all (&picture, NULL, scans, SUD_SCAN_MAX_GRIDS, &found), ==, SUD_SCAN_DONE);
  g_assert_cmpint (found, ==, 2);
  for (int k = 0; k < found; k++)
    check_right (&scans[k], &grids[k]);
  g_free ((gpointer)picture.grey);
}

/* Five rows of nine are no grid of blanks; a grid of blanks is one. */
static void
test_half (void)
{
  enum { SIDE = 93 };
  g_autoptr (GRand) random = g_rand_new_with_seed (28);
  SudGrid grid = scan_make_puzzle (random), blank = { { 0 } };
  cairo_surface_t *surface;
  SudScanPicture picture;
  ScanStyle style;
  SudScan scan;

  scan_style_init (&style);
  style.cell = SIDE;
  style.thin = 2;
  style.thick = 9;
  surface = scan_paper_new (890, 500, 0xffffff);
  scan_draw_grid (surface, &style, &grid, random, 20, 20);
  scan_take_grey (surface, &picture);
  cairo_surface_destroy (surface);
  g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
  g_assert_cmpint (scan.kind, ==, SUD_SCAN_NOTHING);
  g_free ((gpointer)picture.grey);
  scan_draw_plain (&blank, CELL, &picture);
  g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
  g_assert_cmpint (scan.kind, ==, SUD_SCAN_NO_VALID);
  g_free ((gpointer)picture.grey);
}

/* A puzzle with several solutions is read as it stands, not upside down because that has one. */
static void
test_upright (void)
{
  static const char *const lines[] = {
    ".......74......2.38...5.......2.7....31............65.6.....7.....14.......3.....",
    "7.....48....6.1..........2....3..6.52...8..............53.....7.6.1.........4.7..",
    ".......12..8.3...........4.12.5..........41...6.......5.7...3.....62.......1.....",
  };

  for (gsize k = 0; k < G_N_ELEMENTS (lines); k++)
    {
      SudGrid grid, read;
      SudScanPicture picture;
      SudScan scan;

      sud_grid_parse_line (&grid, lines[k]);
      scan_draw_plain (&grid, CELL, &picture);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      g_assert_cmpint (scan.turn, ==, 0);
      read = sud_sheet_get_grid (&scan.sheet, SUD_ORIGINS_ALL);
      g_assert_cmpmem (&read, sizeof read, &grid, sizeof grid);
      g_free ((gpointer)picture.grey);
    }
}

static void
test_limits (void)
{
  static const guint8 grey[SUD_SCAN_MIN_SIDE * SUD_SCAN_MIN_SIDE];
  static const int sizes[][2] = { { 0, 0 }, { -5, 100 }, { SUD_SCAN_MIN_SIDE - 1, 100 }, { 100, SUD_SCAN_MIN_SIDE - 1 },
                                  { SUD_SCAN_MAX_SIDE + 1, 100 }, { 30000, 30000 } };
  SudScan scan;

  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    {
      SudScanPicture picture = { grey, sizes[k][0], sizes[k][1], SUD_SCAN_MAX_SIDE };

      g_assert_false (sud_scan_accepts (sizes[k][0], sizes[k][1]));
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_REFUSED);
      g_assert_cmpint (scan.kind, ==, SUD_SCAN_NOTHING);
    }
  g_assert_cmpint (sud_scan_read (&(SudScanPicture){ grey, SUD_SCAN_MIN_SIDE, SUD_SCAN_MIN_SIDE, SUD_SCAN_MIN_SIDE }, NULL, &scan),
                   ==, SUD_SCAN_DONE);
  g_assert_cmpint (scan.kind, ==, SUD_SCAN_NOTHING);
}

/* Sets the flag after a while. */
static gpointer
cancel_soon (gpointer data)
{
  atomic_bool *flag = data;

  g_usleep (20000);
  *flag = true;
  return NULL;
}

/* The largest picture that is taken, of the worst kind, is given up: nothing is told of it. */
static void
test_cancel (void)
{
  enum { WIDTH = 14000, HEIGHT = 14000 };
  g_autofree guint8 *grey = g_malloc0 ((gsize)WIDTH * HEIGHT);
  SudScanPicture picture = { grey, WIDTH, HEIGHT, WIDTH };
  atomic_bool flag = true;
  SudScan scan;
  GThread *thread;
  double begin;

  for (gsize k = 0; k < (gsize)WIDTH * HEIGHT; k += 7)
    grey[k] = 255;
  begin = scan_cpu_ms ();
  g_assert_cmpint (sud_scan_read (&picture, &flag, &scan), ==, SUD_SCAN_CANCELLED);
  g_test_message ("%.0f ms where the flag is set", scan_cpu_ms () - begin);
  g_assert_cmpint (scan.kind, ==, SUD_SCAN_NOTHING);
  flag = false;
  thread = g_thread_new ("cancel", cancel_soon, &flag);
  begin = scan_cpu_ms ();
  g_assert_cmpint (sud_scan_read (&picture, &flag, &scan), ==, SUD_SCAN_CANCELLED);
  g_test_message ("%.0f ms where it is set after 20", scan_cpu_ms () - begin);
  g_thread_join (thread);
}

/* The piece of a picture that a person is shown is that of the cell. */
static void
test_cut (void)
{
  enum { SIDE = 32 };
  g_autoptr (GRand) random = g_rand_new_with_seed (25);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture;
  SudScan scan;

  for (int turn = 0; turn < 4; turn++)
    {
      guint8 cut[SIDE * SIDE];

      scan_draw_plain (&grid, CELL, &picture);
      scan_turn (&picture, turn);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          int dark = 0;

          sud_scan_cut_cell (&picture, &scan, cell, SIDE, cut);
          for (int k = 0; k < SIDE * SIDE; k++)
            dark += k / SIDE >= 5 && k / SIDE < SIDE - 5 && k % SIDE >= 5 && k % SIDE < SIDE - 5 && cut[k] < 128;
          g_assert_true ((dark > 8) == (grid.digit[cell] > 0));
        }
      g_free ((gpointer)picture.grey);
    }
}

/* Anything may be a picture. */
static void
test_noise (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (26);

  for (guint round = 0; round < test_share (4); round++)
    {
      int width = g_rand_int_range (random, 48, 400), height = g_rand_int_range (random, 48, 400);
      int step = g_rand_int_range (random, 1, 30);
      g_autofree guint8 *grey = g_malloc ((gsize)width * height);
      SudScanPoint corners[4];
      SudScan scan, scans[SUD_SCAN_MAX_GRIDS];
      int found;

      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
          grey[y * width + x] = round % 2 == 0 ? (guint8)g_rand_int_range (random, 0, 256) : (x % step == 0) * 90 + (y % step == 0) * 100;
      for (int k = 0; k < 4; k++)
        corners[k] = (SudScanPoint){ g_rand_double_range (random, -100, 500), g_rand_double_range (random, -100, 500) };
      sud_scan_read_all (&(SudScanPicture){ grey, width, height, width }, NULL, scans, SUD_SCAN_MAX_GRIDS, &found);
      for (int k = 0; k < found; k++)
        check_values (&scans[k]);
      sud_scan_read_quad (&(SudScanPicture){ grey, width, height, width }, corners, NULL, &scan);
      check_values (&scan);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/whole", test_whole);
  g_test_add_func ("/scan/solved", test_solved);
  g_test_add_func ("/scan/turns", test_turns);
  g_test_add_func ("/scan/stride", test_stride);
  g_test_add_func ("/scan/corners", test_corners);
  g_test_add_func ("/scan/several", test_several);
  g_test_add_func ("/scan/pale-beside", test_pale_beside);
  g_test_add_func ("/scan/half", test_half);
  g_test_add_func ("/scan/upright", test_upright);
  g_test_add_func ("/scan/limits", test_limits);
  g_test_add_func ("/scan/cancel", test_cancel);
  g_test_add_func ("/scan/cut", test_cut);
  g_test_add_func ("/scan/noise", test_noise);
  return g_test_run ();
}
