/* test-e2e-mouse.c - buttons, menus and dialogs, after which the keys go to the board again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

/* The cell under the cursor, r1c1, takes a digit. */
static void
expect_keyboard (Driver *driver, const char *after)
{
  static char digit = '1';
  const char typed[] = { digit, '\0' };
  g_autofree char *pattern = g_strdup_printf ("Row 1, column 1, given %s*", typed);

  g_test_message ("after %s", after);
  driver_chord (driver, "Ctrl+Home");
  driver_digits (driver, typed);
  driver_expect_cell (driver, 1, 1, pattern);
  digit = digit == '9' ? '1' : digit + 1;
}

static void
test_buttons (Driver *driver)
{
  static const char *const buttons[] = { "Undo", "Redo", "Digit 7*", "Erase", "Solve" };

  driver_start (driver, NULL);
  driver_digits (driver, "12");
  driver_click_button (driver, "Undo");
  driver_expect_cell (driver, 1, 2, "*blank");
  driver_expect_cursor (driver, 1, 2);
  driver_click_button (driver, "Redo");
  driver_expect_cell (driver, 1, 2, "*given 2");
  driver_click_button (driver, "Digit 7*");
  driver_expect_cell (driver, 1, 3, "*given 7");
  driver_click_button (driver, "Erase");
  driver_expect_cell (driver, 1, 3, "*blank");
  driver_click_button (driver, "Solve");
  driver_expect_cell (driver, 1, 3, "*solved*");
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      driver_click_button (driver, buttons[i]);
      expect_keyboard (driver, buttons[i]);
    }
  driver_quit (driver);
}

/* A drag selects, and a key then does the same to all that is selected. */
static void
test_drag (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);
  Origins origins = e2e_origins (REFERENCE, '.');
  char wanted[82] = REFERENCE;

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
  driver_drag_cells (driver, 1, 6, 1, 9);
  driver_expect_cursor (driver, 1, 9);
  driver_digits (driver, "2");
  memcpy (wanted + 5, "2222", 4);
  memcpy (origins.text + 5, "eeee", 4);
  driver_expect_board (driver, wanted, origins.text);
  driver_expect_cell (driver, 1, 6, "*entered 2, conflicts*");
  driver_chord (driver, "Delete");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

static void
choose_in_menu (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) item = NULL;

  driver_press (driver, "Main Menu");
  item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, name);
  driver_do (driver, item);
}

/* What a narrow window has no button for is in the menu. */
static void
test_menu_narrow (Driver *driver)
{
  driver_start (driver, NULL);
  driver_digits (driver, "12");
  driver_expect_cell (driver, 1, 2, "*given 2");
  driver_resize (driver, 380, 740);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Redo");
  driver_click_button (driver, "Undo");
  driver_expect_cell (driver, 1, 2, "*blank");
  choose_in_menu (driver, "Redo");
  driver_expect_cell (driver, 1, 2, "*given 2");
  driver_quit (driver);
}

/* The menu of a cell by keys alone: the first item erases. */
static void
test_cell_menu_keys (Driver *driver)
{
  driver_start (driver, NULL);
  driver_digits (driver, "12");
  driver_expect_cell (driver, 1, 2, "*given 2");
  driver_chord (driver, "Left");
  driver_expect_cursor (driver, 1, 2);
  driver_chord (driver, "Shift+F10");
  g_object_unref (driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Erase"));
  driver_chord (driver, "Return");
  driver_expect_cell (driver, 1, 2, "*blank");
  driver_chord (driver, "Shift+F10");
  g_object_unref (driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Erase"));
  driver_chord (driver, "Escape");
  driver_digits (driver, "7");
  driver_expect_cell (driver, 1, 2, "*given 7");
  driver_quit (driver);
}

static gboolean
menu_condition (Driver *driver, gpointer open)
{
  g_autoptr (DriverWidget) item = driver_look (driver, ATSPI_ROLE_MENU_ITEM, "About Rubric");

  return (item != NULL) == GPOINTER_TO_INT (open);
}

static void
test_menu (Driver *driver)
{
  g_autoptr (DriverWidget) submenu = NULL;
  g_autoptr (DriverWidget) copy = NULL;
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, NULL);
  driver_chord (driver, "F10");
  driver_expect (driver, menu_condition, GINT_TO_POINTER (TRUE), "the menu");
  driver_screenshot (driver, "menu");
  driver_chord (driver, "Escape");
  driver_expect (driver, menu_condition, GINT_TO_POINTER (FALSE), "the menu to close");
  expect_keyboard (driver, "the menu");
  driver_chord (driver, "Ctrl+z");
  e2e_open (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);

  driver_chord (driver, "Shift+F10");
  submenu = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Copy As");
  driver_do (driver, submenu);
  copy = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Givens Only");
  driver_do (driver, copy);
  driver_expect_gone (driver, ATSPI_ROLE_MENU_ITEM, "Givens Only");
  driver_expect_toast (driver, "Copied");
  driver_quit (driver);
}

/* How the search went is told to those who ask. */
static void
test_counts (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
  driver_activate (driver, "app.strategy", g_variant_new_string ("brute-force"));
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_press (driver, "How the Search Went");
  e2e_expect_verdict (driver, "Strategy: Brute force\nDigits tried: 4*208\nTaken back: 4*157\n*");
  driver_chord (driver, "Escape");
  e2e_quit_discarding (driver);
}

/* Solve asks first where the person has begun to solve; entries stay entries. */
static void
test_show_solution (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, 's');
  char begun[82] = REFERENCE;
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  e2e_expect_verdict (driver, "* to go");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  begun[2] = '4';
  origins.text[2] = 'e';
  driver_expect_board (driver, begun, NULL);

  driver_chord (driver, "F5");
  driver_expect_window (driver, "Show the Whole Solution?");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Show the Whole Solution?");
  driver_expect_board (driver, begun, NULL);
  driver_chord (driver, "F5");
  driver_expect_window (driver, "Show the Whole Solution?");
  driver_chord (driver, "Return");
  driver_expect_closed (driver, "Show the Whole Solution?");
  driver_expect_board (driver, REFERENCE_SOLUTION, origins.text);
  driver_expect_inks (driver, origins.text);
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/mouse/buttons", test_buttons },
    { "/e2e/mouse/drag", test_drag },
    { "/e2e/mouse/cell-menu-keys", test_cell_menu_keys },
    { "/e2e/mouse/menu", test_menu },
    { "/e2e/mouse/counts", test_counts },
    { "/e2e/mouse/menu-narrow", test_menu_narrow },
    { "/e2e/mouse/show-solution", test_show_solution },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
