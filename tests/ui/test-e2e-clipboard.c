/* test-e2e-clipboard.c - text goes out of one window and into another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

static void
test_copy_and_paste (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, given.text);
  driver_chord (driver, "Ctrl+c");
  driver_activate (driver, "app.new-window", NULL);
  driver_expect_window (driver, "Untitled Puzzle");
  driver_expect_board (driver, BLANK, NULL);
  driver_chord (driver, "Ctrl+v");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);

  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "reference.txt");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_quit (driver);
}

/* What is no Sudoku is not pasted. The text to copy is typed into the file dialog, the one entry there is. */
static void
test_paste_nonsense (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+o");
  driver_expect_window (driver, "Open File");
  driver_chord (driver, "Ctrl+l");
  driver_text (driver, "no puzzle");
  driver_chord (driver, "Ctrl+a");
  driver_chord (driver, "Ctrl+c");
  driver_press (driver, "Cancel");
  driver_expect_window (driver, "reference.txt");
  driver_chord (driver, "Ctrl+v");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Not a Sudoku"));
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "reference.txt");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/clipboard/copy-and-paste", test_copy_and_paste },
    { "/e2e/clipboard/paste-nonsense", test_paste_nonsense },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
