/* test-e2e-close.c - the window is closed in each way there is, whatever dialog stands in front
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

static const char *const dialogs[] = {
  "win.print",      "win.export",         "win.make-wished", "win.preferences",
  "win.show-about", "win.show-shortcuts", "win.open",        "win.save-as",
};

enum
{
  ABOUT = 4, /* is inside of the window in newer versions */
};

static void
close_main (Driver *driver)
{
  driver_close_window (driver, 0);
}

static void
quit (Driver *driver)
{
  driver_chord (driver, "Ctrl+q");
}

static void (*const ways[]) (Driver *driver) = { close_main, quit };

static void
open_dialog (Driver *driver, guint i)
{
  driver_activate (driver, dialogs[i], NULL);
  driver_expect_closed (driver, "*puzzle.txt");
  driver_focus (driver);
}

/* Newer versions have a dialog inside of the window, of which the window manager knows nothing. */
static gboolean
is_inside (Driver *driver)
{
  g_autofree char *title = driver_top_title (driver);

  return title != NULL && g_str_has_suffix (title, "puzzle.txt");
}

/* Nothing would be lost: the program ends. Ctrl+W and the window manager close a dialog that is a window alone, Escape
 * one that is inside. */
static void
test_ends (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "puzzle.txt", REFERENCE "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      driver_start (driver, path);
      open_dialog (driver, i);
      driver_chord (driver, is_inside (driver) ? "Escape" : "Ctrl+w");
      driver_expect_window (driver, "puzzle.txt");
      open_dialog (driver, i);
      if (is_inside (driver))
        driver_chord (driver, "Escape");
      else
        driver_close_window (driver, 1);
      driver_expect_window (driver, "puzzle.txt");
      open_dialog (driver, i);
      if (is_inside (driver) && ways[i % G_N_ELEMENTS (ways)] == close_main)
        {
          close_main (driver); /* which closes what is inside first */
          driver_expect_window (driver, "puzzle.txt");
        }
      ways[i % G_N_ELEMENTS (ways)](driver);
      driver_expect_exit (driver);
    }
}

/* What would be lost is asked about, in front of the dialog. */
static void
test_asks (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "puzzle.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  open_dialog (driver, ABOUT);
  if (is_inside (driver))
    {
      driver_chord (driver, "Escape");
      driver_expect_window (driver, "puzzle.txt");
      quit (driver);
      driver_expect_exit (driver);
      g_test_skip ("a question inside of the window waits until a dialog that is a window is closed");
      return;
    }
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "puzzle.txt");
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      open_dialog (driver, i);
      ways[(i + 1) % G_N_ELEMENTS (ways)](driver);
      driver_expect_window (driver, "Save Changes to *");
      driver_chord (driver, "Escape");
      driver_expect_closed (driver, "Save Changes to *");
      if (!g_str_equal (dialogs[i], "win.save-as")) /* which was a question about saving, and has gone */
        driver_chord (driver, "Ctrl+w");
      driver_expect_window (driver, "*puzzle.txt");
    }
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const char why[] = "no compositor of Wayland closes a window for another program";
  static const DriverTest tests[] = {
    { "/e2e/close/ends", test_ends, 0, why },
    { "/e2e/close/asks", test_asks, 0, why },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
