/* test-sud-scan-lit.c - cells that a program lights up, and the digits in them: pale where others are dark, or dark
 * where others are pale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "scan-camera.h"
#include "scan-drawing.h"
#include "scan-testing.h"
#include "sud-scan-testing.h"

/**
 * Theme:
 * @paper: the ground of most cells
 * @ink: of most digits
 * @beside: the ground of the row and the column of the cell that is chosen
 * @lit: the ground of the cells with the same digit
 * @pale: of these digits
 */
typedef struct
{
  const char *name;
  ScanColour paper;
  ScanColour ink;
  ScanColour beside;
  ScanColour lit;
  ScanColour pale;
} Theme;

static const Theme themes[] = {
  { "yellow", 0xffffff, 0x222222, 0xffffff, 0xffd54f, 0xffffff },
  { "amber", 0xf5f5f5, 0x000000, 0xfff8e1, 0xf2c037, 0xfffde7 },
  { "sky", 0xfafafa, 0x1b2a49, 0xe2ebf3, 0x90caf9, 0xffffff },
  { "blue", 0xffffff, 0x344861, 0xe3f2fd, 0x4a90d9, 0xffffff },
  { "green", 0xffffff, 0x222222, 0xdcedc8, 0xaed581, 0xf5f5f5 },
  { "grey", 0xffffff, 0x000000, 0xeeeeee, 0xbdbdbd, 0xffffff },
  { "dark-on-blue", 0x121212, 0xe0e0e0, 0x37474f, 0x64b5f6, 0x121212 },
  { "dark-on-slate", 0x2b2b3a, 0xbdbdbd, 0x37474f, 0x607d8b, 0x000000 },
  { "pale-on-yellow", 0x1e1e1e, 0xffffff, 0x1e1e1e, 0xffd54f, 0xffffff },
};

static void
light_up (ScanStyle *style, const Theme *theme, const SudGrid *grid, int chosen)
{
  style->paper = theme->paper;
  style->line = 0x808080;
  scan_style_fill (style->tints, theme->paper);
  scan_style_fill (style->inks, theme->ink);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (cell / 9 == chosen / 9 || cell % 9 == chosen % 9)
        style->tints[cell] = theme->beside;
      if (grid->digit[cell] != grid->digit[chosen])
        continue;
      style->tints[cell] = theme->lit;
      style->inks[cell] = theme->pale;
    }
}

/* The digit of the first given is chosen. */
static void
make_picture (SudScanPicture *picture, const Theme *theme, const SudGrid *grid, GRand *random, gboolean photograph,
              gboolean hard)
{
  ScanStyle style;
  cairo_surface_t *surface;
  int chosen = 0;

  while (grid->digit[chosen] == 0)
    chosen++;
  scan_style_init (&style);
  style.cell = photograph ? 110 : 44;
  style.font = scan_pick_hand (random);
  light_up (&style, theme, grid, chosen);
  surface = scan_draw_page (&style, grid, random);
  scan_take_grey (surface, picture);
  cairo_surface_destroy (surface);
  if (photograph)
    scan_photograph (picture, random, hard);
}

static void
test_theme (gconstpointer data)
{
  int number = GPOINTER_TO_INT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (700 + number);

  for (int k = 0; k <= (number % 3 == 0); k++) /* of some themes a photograph as well */
    {
      SudGrid grid = scan_make_puzzle (random);
      SudScanPicture picture;
      SudScan scan;
      int unflagged;

      make_picture (&picture, &themes[number], &grid, random, k == 1, FALSE);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      g_assert_cmpint (scan_count_wrong (&scan, &grid, &unflagged), ==, 0);
      g_free ((gpointer)picture.grey);
    }
}

/* Where the photograph is so poor that pale digits are lost in it, their cells are uncertain, be there a puzzle or
 * not. */
static void
test_lost (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (720);
  int lost = 0;

  for (int k = 0; k < 4; k++)
    {
      SudGrid grid = scan_make_puzzle (random);
      SudScanPicture picture;
      SudScan scan;

      make_picture (&picture, &themes[0], &grid, random, TRUE, TRUE);
      g_assert_cmpint (sud_scan_read (&picture, NULL, &scan), ==, SUD_SCAN_DONE);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (scan.sheet.digit[cell] != grid.digit[cell])
          {
            lost++;
            g_assert_true (sud_scan_is_uncertain (&scan, cell));
          }
      g_free ((gpointer)picture.grey);
    }
  g_assert_cmpint (lost, >, 0);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/scan-lit/%s", themes[i].name);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_theme);
    }
  g_test_add_func ("/scan-lit/lost", test_lost);
  return g_test_run ();
}
