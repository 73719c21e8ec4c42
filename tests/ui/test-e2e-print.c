/* test-e2e-print.c - the print preview with its options, and pictures into files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

/* Waits for the window's subtitle that counts pages, and for a picture of each. */
static void
expect_pages (Driver *driver, guint n)
{
  g_autofree char *count = g_strdup_printf ("%u page%s", n, n != 1 ? "s" : "");
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, count);

  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Page %u of %u", i, n);
      g_autoptr (DriverWidget) page = driver_find (driver, ATSPI_ROLE_IMAGE, name);
    }
}

/* In a list of choices it is the row around the label that takes the keyboard. */
static void
choose (Driver *driver, const char *row, const char *choice)
{
  g_autoptr (DriverWidget) label = NULL;
  g_autoptr (DriverWidget) item = NULL;

  driver_act (driver, ATSPI_ROLE_COMBO_BOX, row);
  label = driver_find (driver, ATSPI_ROLE_LABEL, choice);
  item = driver_get_item (label);
  driver_reach (driver, item, "Down");
  driver_chord (driver, "Return");
}

typedef struct
{
  guint before, now;
} Pictures;

/* Pages of another size are other widgets. */
static gboolean
changed_condition (Driver *driver, gpointer data)
{
  Pictures *pictures = data;
  g_autoptr (DriverWidget) page = driver_look (driver, ATSPI_ROLE_IMAGE, "Page 1 of *");

  return page != NULL && driver_glance (driver, page, &pictures->now) && pictures->now != pictures->before;
}

/* What the page shows once it is not what it was. */
static guint
look_again (Driver *driver, guint before)
{
  Pictures pictures = { before };

  driver_expect (driver, changed_condition, &pictures, "another picture of the page");
  return pictures.now;
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  return content;
}

static void
test_preview (Driver *driver)
{
  guint picture;

  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "Ctrl+p");
  driver_expect_window (driver, "Print");
  expect_pages (driver, 1);
  picture = look_again (driver, 0);
  driver_act (driver, ATSPI_ROLE_CHECK_BOX, "Bold Givens");
  picture = look_again (driver, picture);
  choose (driver, "Solutions", "In the puzzles, in red");
  picture = look_again (driver, picture);
  driver_act (driver, ATSPI_ROLE_CHECK_BOX, "Landscape");
  look_again (driver, picture);
  choose (driver, "Solutions", "On pages at the end");
  expect_pages (driver, 2);
  driver_screenshot (driver, "print");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Print");
  driver_expect_board (driver, REFERENCE, NULL); /* which nothing of this has solved */
  driver_quit (driver);
}

static void
test_export_pdf (Driver *driver)
{
  g_autofree char *path = driver_path (driver, "pages.pdf");
  g_autofree char *content = NULL;

  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "Ctrl+p");
  driver_expect_window (driver, "Print");
  e2e_save_in (driver, "Ctrl+s", "Export as PDF", path);
  driver_expect_toast (driver, "Saved");
  content = read_file (path);
  g_assert_true (g_str_has_prefix (content, "%PDF-"));
  driver_expect_window (driver, "Print");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Print");
  driver_quit (driver);
}

static void
test_export_picture (Driver *driver)
{
  g_autofree char *drawing = driver_path (driver, "puzzle.svg");
  g_autofree char *picture = driver_path (driver, "puzzle.png");
  g_autofree char *svg = NULL, *png = NULL;

  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "Shift+Ctrl+e");
  driver_expect_window (driver, "Export Picture");
  driver_act (driver, ATSPI_ROLE_CHECK_BOX, "Solution");
  e2e_save_in (driver, "Ctrl+s", "Save Picture", drawing); /* the suffix decides */
  driver_expect_closed (driver, "Export Picture");
  svg = read_file (drawing);
  g_assert_nonnull (strstr (svg, "<svg"));
  g_assert_nonnull (strstr (svg, "75.294118%")); /* red */

  driver_chord (driver, "Shift+Ctrl+e");
  driver_expect_window (driver, "Export Picture");
  e2e_save_in (driver, "Ctrl+s", "Save Picture", picture);
  driver_expect_closed (driver, "Export Picture");
  png = read_file (picture);
  g_assert_cmpmem (png, 8, "\x89PNG\r\n\x1a\n", 8);
  driver_quit (driver);
}

static void
test_copy_picture (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "Shift+Ctrl+e");
  driver_expect_window (driver, "Export Picture");
  driver_chord (driver, "Ctrl+c");
  driver_expect_toast (driver, "Copied");
  driver_screenshot (driver, "export");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Export Picture");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/print/preview", test_preview },
    { "/e2e/print/export-pdf", test_export_pdf },
    { "/e2e/print/export-picture", test_export_picture },
    { "/e2e/print/copy-picture", test_copy_picture },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
