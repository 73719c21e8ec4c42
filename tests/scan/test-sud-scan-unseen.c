/* test-sud-scan-unseen.c - what is not seen whole is not taken for certain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "scan-drawing.h"
#include "scan-testing.h"
#include "sud-scan-private.h"
#include "sud-scan-testing.h"

enum
{
  CELL = 50,
  STEP = 13,
  WIDE_STEP = 3 * STEP, /* under a sanitizer */
  SIDE = SUD_SCAN_CELL_SIDE,
};

/* Whoever reads @scan is told about each cell that is not as in @grid. */
static void
check_told (const SudScan *scan, const SudGrid *grid)
{
  int unflagged;

  if (scan->kind == SUD_SCAN_NOTHING)
    return;
  scan_count_wrong (scan, grid, &unflagged);
  g_assert_cmpint (unflagged, ==, 0);
}

/* A part of a picture, without copying it: @cut pixels are left out at one side: left, above, right or below. */
static SudScanPicture
cut_off (const SudScanPicture *picture, int side, int cut)
{
  gsize skipped = side == 0 ? (gsize)cut : side == 1 ? cut * picture->stride : 0;

  int across = side % 2 == 0 ? cut : 0, down = side % 2 == 1 ? cut : 0;

  return (SudScanPicture){ picture->grey + skipped, picture->width - across, picture->height - down, picture->stride };
}

/* Screenshots that end within the grid, above or on the right: a row or column is missing, or cut through its
 * digits. */
static void
test_cut_off (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (40);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture;
  g_autofree guint8 *grey = scan_draw_plain (&grid, CELL, &picture);

  for (int side = 1; side < 3; side++)
    for (int cut = CELL; cut < 5 * CELL / 2; cut += test_is_sanitized () ? WIDE_STEP : STEP)
      {
        SudScanPicture part = cut_off (&picture, side, cut);
        SudScan scan;

        g_assert_cmpint (sud_scan_read (&part, NULL, &scan), ==, SUD_SCAN_DONE);
        check_told (&scan, &grid);
      }
  g_assert_nonnull (grey);
}

/* A picture that ends just outside of the grid, or at its frame, is as certain as any. */
static void
test_tight (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (41);
  SudGrid grid = scan_make_puzzle (random);
  SudScanPicture picture;
  g_autofree guint8 *grey = scan_draw_plain (&grid, CELL, &picture);

  for (int side = 0; side < 4; side++)
    {
      SudScanPicture part = cut_off (&picture, side, CELL / 2 + 2);
      SudScan scan;

      g_assert_cmpint (sud_scan_read (&part, NULL, &scan), ==, SUD_SCAN_DONE);
      g_assert_cmpint (scan.kind, ==, SUD_SCAN_VALID);
      g_assert_cmpmem (scan.sheet.digit, SUD_CELLS, grid.digit, SUD_CELLS);
    }
  g_assert_nonnull (grey);
}

/* No lines put corners right that a person has set up to a third of a cell off. */
static void
test_corners_off (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (42);
  const double near = CELL / 2, far = 9.5 * CELL;
  ScanStyle style;

  scan_style_init (&style);
  style.cell = CELL;
  style.line = style.paper;
  for (guint round = 0; round < test_share (20); round++)
    {
      SudGrid grid = scan_make_puzzle (random);
      cairo_surface_t *surface = scan_draw_page (&style, &grid, random);
      SudScanPoint corners[4] = { { near, near }, { far, near }, { far, far }, { near, far } };
      SudScanPicture picture;
      SudScan scan;

      scan_take_grey (surface, &picture);
      cairo_surface_destroy (surface);
      for (int k = 0; k < 4; k++)
        {
          corners[k].x += g_rand_double_range (random, -CELL / 3.0, CELL / 3.0);
          corners[k].y += g_rand_double_range (random, -CELL / 3.0, CELL / 3.0);
        }
      g_assert_cmpint (sud_scan_read_quad (&picture, corners, NULL, &scan), ==, SUD_SCAN_DONE);
      check_told (&scan, &grid);
      g_free ((gpointer)picture.grey);
    }
}

/* Draws something on the cell whose middle is at a place: a disc, or a box from beside it. */
static void
draw_cover (guint8 *grey, const SudScanPicture *picture, int kind, int x, int y)
{
  for (int row = 0; row < picture->height; row++)
    for (int column = 0; column < picture->width; column++)
      {
        int right = column - x, down = row - y;
        gboolean disc = 25 * (right * right + down * down) < 9 * CELL * CELL;
        gboolean box = right >= -2 * CELL / 5 && right < 8 * CELL / 5 && ABS (down) <= 7 * CELL / 20;

        if (kind == 0 ? disc : box)
          grey[row * picture->stride + column] = kind == 0 ? 255 : 128;
      }
}

/* A digit that something hides is mostly not taken for a blank without a word, and what is far from it is as sure as
 * ever. Not always: where the lattice fits poorly, only what takes most of a line is told from that. */
static void
test_covered (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (43);
  ScanStyle style;
  int told = 0;

  scan_style_init (&style);
  for (int round = 0; round < 12; round++)
    {
      SudGrid grid = scan_make_puzzle (random);
      cairo_surface_t *surface = scan_draw_page (&style, &grid, random);
      SudScanPicture picture;
      guint8 *grey;
      SudScan scan;
      int cell;

      do
        cell = g_rand_int_range (random, 0, SUD_CELLS);
      while (grid.digit[cell] == 0 || cell % 9 == 0 || cell % 9 > 6 || cell / 9 == 0 || cell / 9 == 8);
      grey = scan_take_grey (surface, &picture);
      cairo_surface_destroy (surface);
      draw_cover (grey, &picture, round % 2, (cell % 9 + 1) * CELL, (cell / 9 + 1) * CELL);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      g_assert_cmpint (scan.kind, !=, SUD_SCAN_NOTHING);
      told += sud_scan_is_uncertain (&scan, cell);
      g_assert_cmpint (sud_scan_count_uncertain (&scan), <=, 16);
      g_free (grey);
    }
  g_test_message ("%d of 12 covered digits are uncertain", told);
  g_assert_cmpint (told, >=, 11);
}

/* A cell that is selected, with its row and column in another tint, hides nothing, nor do pencil marks. */
static void
test_selected (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (44);

  for (int round = 0; round < 6; round++)
    {
      SudGrid grid = scan_make_puzzle (random);
      ScanStyle style;
      SudScanPicture picture;
      SudScan scan;
      cairo_surface_t *surface;

      scan_style_init (&style);
      style.marks = round % 2 == 0 ? 0 : 0.3;
      style.line = round < 3 ? 0x000000 : 0x888888;
      for (int cell = 0; cell < SUD_CELLS; cell++)
        style.tints[cell] = cell == 40 ? 0x1a73e8 : cell % 9 == 4 || cell / 9 == 4 ? 0xbbdefb : 0xffffff;
      surface = scan_draw_page (&style, &grid, random);
      scan_take_grey (surface, &picture);
      cairo_surface_destroy (surface);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      g_assert_cmpint (scan.kind, ==, SUD_SCAN_VALID);
      g_free ((gpointer)picture.grey);
    }
}

/* Where lines are lost on tinted boxes, digits that make a puzzle are seen all the same; and where they are on most,
 * nothing lies on all of these. */
static void
test_lost_lines (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (45);

  for (int round = 0; round < 2; round++)
    {
      SudGrid grid = scan_make_puzzle (random);
      ScanStyle style;
      SudScanPicture picture;
      SudScan scan;
      cairo_surface_t *surface;

      scan_style_init (&style);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if ((cell / 27 + cell % 9 / 3) % 2 != round)
          style.tints[cell] = 0x707070;
      style.line = 0x707070;
      surface = scan_draw_page (&style, &grid, random);
      scan_take_grey (surface, &picture);
      cairo_surface_destroy (surface);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      g_assert_cmpmem (scan.sheet.digit, SUD_CELLS, grid.digit, SUD_CELLS);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (grid.digit[cell] != 0)
          g_assert_false (sud_scan_is_uncertain (&scan, cell));
      g_assert_cmpint (sud_scan_count_uncertain (&scan), <=, round == 0 ? 27 : 9);
      g_free ((gpointer)picture.grey);
    }
}

static void
ink (SudScanCells *cells, int cell, int left, int right, int top, int bottom)
{
  for (int y = top; y <= bottom; y++)
    for (int x = left; x <= right; x++)
      cells->value[cell][y * SIDE + x] = 1;
}

/* Ink across an edge makes the cells on both sides uncertain, and only where there are no lines. */
static void
test_cells (void)
{
  g_autofree SudScanCells *cells = g_new0 (SudScanCells, 1);
  const guint8 paper[90 * 85] = { 0 };
  SudScanPicture picture = { paper, 90, 85, 90 };
  SudScanLattice lattice = { .perspective = { 10, 0, 0, 0, 10, 0, 0, 0, 1 }, .score = 0, .sign = 1 };
  bool unseen[SUD_CELLS];

  ink (cells, 4, 10, 17, 6, 21);   /* in the middle */
  ink (cells, 20, 20, 27, 6, 21);  /* across the edge to 21 */
  ink (cells, 40, 18, 25, 6, 21);  /* aside */
  ink (cells, 50, 20, 20, 20, 21); /* a speck */
  for (int lines = 0; lines < 2; lines++)
    {
      lattice.score = 0.9 * lines;
      sud_scan_unseen_find (cells, &picture, &lattice, unseen);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        g_assert_cmpint (unseen[cell], ==, cell >= 72 || (lines == 0 && (cell == 20 || cell == 21 || cell == 40)));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-unseen/cut-off", test_cut_off);
  g_test_add_func ("/scan-unseen/tight", test_tight);
  g_test_add_func ("/scan-unseen/corners-off", test_corners_off);
  g_test_add_func ("/scan-unseen/covered", test_covered);
  g_test_add_func ("/scan-unseen/selected", test_selected);
  g_test_add_func ("/scan-unseen/lost-lines", test_lost_lines);
  g_test_add_func ("/scan-unseen/cells", test_cells);
  return g_test_run ();
}
