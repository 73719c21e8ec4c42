/* test-rubric-scan-inks.c - digits in a second colour: told from the first, and not seen where there is none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "scan-testing.h"

#include "rubric-scan-inks.h"
#include "sud-houses.h"

enum
{
  RED_GREEN = 0x1c, /* how much green there is in the red ink */
};

static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/* Of a pixel, @across the picture from 0 to 1. */
typedef void (*Change) (guchar level[3], double across, int grey);

/* Returns: the first @n digits, in red from now on */
static SudCells
paint_red (SudSheet *sheet, int n)
{
  SudCells red = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS && sud_cells_count (red) < n; cell++)
    if (sheet->digit[cell] != 0)
      {
        sheet->origin[cell] = SUD_ORIGIN_SOLVED;
        sud_cells_add (&red, cell);
      }
  return red;
}

static void
assert_second (GBytes *png, SudCells expected)
{
  g_autoptr (RubricScan) scan = rubric_scan_run (png, NULL, NULL);
  SudCells found;

  g_assert_nonnull (scan);
  assert_reference (&rubric_scan_get (scan, 0)->grid);
  found = rubric_scan_find_second_ink (rubric_scan_get (scan, 0)->image, &rubric_scan_get (scan, 0)->grid);
  g_assert_true (sud_cells_is_empty (sud_cells_difference (found, expected)));
  g_assert_true (sud_cells_is_empty (sud_cells_difference (expected, found)));
}

/* Answers in red are told from givens in black; where all are black there is no second ink. */
static void
test_red (void)
{
  for (int n_red = 0; n_red <= 20; n_red += 10)
    {
      SudSheet sheet = sheet_of (REFERENCE);
      SudCells red = paint_red (&sheet, n_red);
      g_autoptr (GBytes) png = draw (&sheet, 30, 1);

      assert_second (png, red);
    }
}

/* A wrong entry tells that the second ink is one of entries; right ones do not, nor does a puzzle that has too few givens. */
static void
test_entries (void)
{
  SudScan grid = { .sheet = sheet_of (REFERENCE) };
  SudCells second = sud_cells_of (0);

  g_assert_false (rubric_scan_tells_entries (&grid, second));
  sud_sheet_set_digit (&grid.sheet, 2, 1, SUD_ORIGIN_GIVEN);
  g_assert_true (rubric_scan_tells_entries (&grid, sud_cells_of (2)));
  g_assert_false (rubric_scan_tells_entries (&grid, SUD_NO_CELLS));
  g_assert_false (rubric_scan_tells_entries (&grid, second));
}

/* Returns: (transfer full): the picture of @png with @change to each of its pixels */
static GBytes *
change_pixels (GBytes *png, Change change, int grey)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (png);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) pixels = gdk_pixbuf_new_from_stream (stream, NULL, &error);
  int width = gdk_pixbuf_get_width (pixels), n = gdk_pixbuf_get_n_channels (pixels);
  guchar *levels = gdk_pixbuf_get_pixels (pixels);
  char *bytes = NULL;
  gsize length;

  for (int y = 0; y < gdk_pixbuf_get_height (pixels); y++)
    for (int x = 0; x < width; x++)
      change (&levels[(gsize)y * gdk_pixbuf_get_rowstride (pixels) + x * n], (double)x / width, grey);
  gdk_pixbuf_save_to_buffer (pixels, &bytes, &length, "png", &error, NULL);
  g_assert_no_error (error);
  return g_bytes_new_take (bytes, length);
}

/* More light from left to right, which makes ink paler, and paper brighter. */
static void
shine (guchar level[3], double across, int grey)
{
  for (int k = 0; k < 3; k++)
    level[k] = level[k] * (0.55 + 0.1 * across) + 85.0 * across;
}

/* What is red is grey instead, of that level. */
static void
make_grey (guchar level[3], double across, int grey)
{
  if (level[0] != level[1])
    level[0] = level[1] = level[2] = 255 - (255 - level[1]) * (255 - grey) / (255 - RED_GREEN);
}

/* The same in white on black. */
static void
make_dark_grey (guchar level[3], double across, int grey)
{
  make_grey (level, across, grey);
  for (int k = 0; k < 3; k++)
    level[k] = 255 - level[k];
}

/* Where the light is uneven the same ink is paler in some cells; ink that is red is red in any light. */
static void
test_light (void)
{
  for (int n_red = 0; n_red <= 10; n_red += 10)
    {
      SudSheet sheet = sheet_of (REFERENCE);
      SudCells red = paint_red (&sheet, n_red);
      g_autoptr (GBytes) png = draw (&sheet, 30, 1), lit = change_pixels (png, shine, 0);

      assert_second (lit, red);
    }
}

/* Entries in a plain grey are told from givens in black, and those from givens in white. */
static void
test_grey (void)
{
  static const Change changes[] = { make_grey, make_dark_grey };
  static const int greys[] = { 0x55, 0x77, 0x88, 0x99, 0xa0 };

  for (guint i = 0; i < G_N_ELEMENTS (changes) * G_N_ELEMENTS (greys); i++)
    {
      SudSheet sheet = sheet_of (REFERENCE);
      SudCells red = paint_red (&sheet, 10);
      g_autoptr (GBytes) png = draw (&sheet, 30, 1);
      g_autoptr (GBytes) grey = change_pixels (png, changes[i % 2], greys[i / 2]);

      assert_second (grey, red);
    }
}

/* Returns: (transfer full): the picture of @png, as draw() makes it with a margin of 30, with a grey ground in @cells, or white
 * on yellow */
static GBytes *
shade (GBytes *png, SudCells cells, gboolean yellow)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (png);
  g_autoptr (GdkPixbuf) pixels = gdk_pixbuf_new_from_stream (stream, NULL, NULL);
  int n = gdk_pixbuf_get_n_channels (pixels);
  double side = (SIDE * 3 / 4 - 30) / 9.0;
  char *bytes = NULL;
  gsize length;

  for (int y = 30; y < 30 + 9 * side; y++)
    for (int x = 30; x < 30 + 9 * side; x++)
      if (sud_cells_has (cells, MIN ((int)((y - 30) / side), 8) * 9 + MIN ((int)((x - 30) / side), 8)))
        for (int k = 0; k < 3; k++)
          {
            guchar *level = &gdk_pixbuf_get_pixels (pixels)[(gsize)y * gdk_pixbuf_get_rowstride (pixels) + x * n + k];

            *level = !yellow ? *level * 4 / 5 : 255 - *level * (k == 2 ? 176 : 42 * k) / 255;
          }
  g_assert_true (gdk_pixbuf_save_to_buffer (pixels, &bytes, &length, "png", NULL, NULL));
  return g_bytes_new_take (bytes, length);
}

static int
count_second (const SudSheet *sheet, SudCells grey, gboolean yellow)
{
  g_autoptr (GBytes) png = draw (sheet, 30, 1), shaded = shade (png, grey, yellow);
  g_autoptr (RubricScan) scan = rubric_scan_run (shaded, NULL, NULL);

  g_assert_nonnull (scan);
  return sud_cells_count (rubric_scan_find_second_ink (rubric_scan_get (scan, 0)->image, &rubric_scan_get (scan, 0)->grid));
}

/* Of givens on grey, or of entries on it, the entries are told; of tinted boxes, and what a selected cell sees, nothing is. */
static void
test_grounds (void)
{
  SudCells givens = SUD_NO_CELLS, entries = SUD_NO_CELLS, boxes = SUD_NO_CELLS, seen = sud_peers_of (40), selected;
  SudSheet sheet = sheet_of (REFERENCE), plain = sheet;
  int n_blank = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sheet.digit[cell] != 0)
        sud_cells_add (&givens, cell);
      else if (n_blank++ % 9 == 0)
        sud_cells_add (&entries, cell);
      if ((cell / 27 + cell % 9 / 3) % 2 == 1)
        sud_cells_add (&boxes, cell);
      if (sud_cells_has (entries, cell))
        sud_sheet_set_digit (&sheet, cell, solution[cell] - '0', SUD_ORIGIN_GIVEN);
    }
  selected = givens;
  sud_cells_add (&selected, 80 - 35);
  g_assert_cmpint (count_second (&sheet, givens, FALSE), ==, 6);
  g_assert_cmpint (count_second (&sheet, selected, FALSE), ==, 6);
  g_assert_cmpint (count_second (&sheet, entries, FALSE), ==, 6);
  g_assert_cmpint (count_second (&plain, givens, FALSE), ==, 0);
  g_assert_cmpint (count_second (&sheet, boxes, FALSE), ==, 0);
  g_assert_cmpint (count_second (&sheet, seen, FALSE), ==, 0);
  g_assert_cmpint (count_second (&sheet, SUD_NO_CELLS, FALSE), ==, 0);
}

/* Pale digits in cells that are lit are no second ink: the others are what tells. */
static void
test_lit (void)
{
  const SudSheet sheet = sheet_of (REFERENCE);
  SudCells lit = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet.digit[cell] == 6)
      sud_cells_add (&lit, cell);
  g_assert_cmpint (count_second (&sheet, lit, TRUE), ==, 0);
}

/* Red is a pencil that is pressed more on the left, in a light that is brighter on the right. */
static void
press (guchar level[3], double across, int grey)
{
  make_grey (level, across, grey + (int)(100 * across));
  for (int k = 0; k < 3; k++)
    level[k] = level[k] * (0.55 + 0.45 * across);
}

/* Little is between the strongest pencil and the palest print, but the print is a puzzle. */
static void
test_pencil (void)
{
  for (int grey = 0x30; grey <= 0x50; grey += 0x10)
    {
      SudSheet sheet = sheet_of (REFERENCE);
      SudCells entries = SUD_NO_CELLS, found;
      g_autoptr (GBytes) png = NULL, pressed = NULL;
      g_autoptr (RubricScan) scan = NULL;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (sheet.digit[cell] == 0 && cell % 4 == 0)
          {
            sud_sheet_set_digit (&sheet, cell, solution[cell] - '0', SUD_ORIGIN_SOLVED);
            sud_cells_add (&entries, cell);
          }
      png = draw (&sheet, 30, 1);
      pressed = change_pixels (png, press, grey);
      scan = rubric_scan_run (pressed, NULL, NULL);
      g_assert_nonnull (scan);
      found = rubric_scan_find_second_ink (rubric_scan_get (scan, 0)->image, &rubric_scan_get (scan, 0)->grid);
      g_assert_true (sud_cells_is_empty (sud_cells_difference (found, entries)));
      g_assert_true (sud_cells_is_empty (sud_cells_difference (entries, found)));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-inks/entries", test_entries);
  g_test_add_func ("/scan-inks/red", test_red);
  g_test_add_func ("/scan-inks/grey", test_grey);
  g_test_add_func ("/scan-inks/light", test_light);
  g_test_add_func ("/scan-inks/grounds", test_grounds);
  g_test_add_func ("/scan-inks/lit", test_lit);
  g_test_add_func ("/scan-inks/pencil", test_pencil);
  return g_test_run ();
}
