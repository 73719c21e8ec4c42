/* test-e2e-marks.c - marks, colours and the filter, with keys and mouse
 *
 * Most happens at r1c3 of the reference puzzle, where 1, 2 and 4 fit, and which 4 solves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

static void
start (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_expect_cursor (driver, 1, 3);
}

static void
test_modifiers (Driver *driver)
{
  start (driver);
  driver_digit (driver, "Shift", 1);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, corner marks 1");
  driver_digit (driver, "Ctrl", 2);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, centre marks 2, corner marks 1");
  driver_digit (driver, "Ctrl+Shift", 3);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, centre marks 2, corner marks 1, colour 3");
  driver_screenshot (driver, "marks");
  driver_digit (driver, "Shift", 1); /* the same again takes it away */
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, centre marks 2, colour 3");
  driver_digit (driver, "Ctrl+Shift", 3);
  driver_digit (driver, "Ctrl", 2);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank");
  driver_quit (driver);
}

static void
test_letters (Driver *driver)
{
  start (driver);
  driver_chord (driver, "x");
  driver_digit (driver, "", 1);
  driver_expect_cell (driver, 1, 3, "*blank, corner marks 1");
  driver_chord (driver, "c");
  driver_digit (driver, "", 2);
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 2, corner marks 1");
  driver_chord (driver, "v");
  driver_digit (driver, "", 9);
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 2, corner marks 1, colour 9");
  driver_chord (driver, "z");
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 3, "*entered 4, colour 9");
  e2e_quit_discarding (driver);
}

static gboolean
chosen_condition (Driver *driver, gpointer mode)
{
  g_autoptr (DriverWidget) button = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, mode);
  AtspiStateSet *states = atspi_accessible_get_state_set (button);
  gboolean pressed = atspi_state_set_contains (states, ATSPI_STATE_PRESSED);

  g_object_unref (states);
  return pressed;
}

/* Letters choose the mode, and the window says in which one it is. Space goes on to the next cell. */
static void
test_modes (Driver *driver)
{
  static const char *const modes[] = { "Corner", "Centre", "Colour", "Digit" }, *const keys[] = { "x", "c", "v", "z" };

  start (driver);
  driver_chord (driver, "space");
  driver_expect_cursor (driver, 1, 4);
  driver_chord (driver, "Left");
  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      driver_chord (driver, keys[i]);
      driver_expect (driver, chosen_condition, (gpointer) modes[i], modes[i]);
      driver_digit (driver, "", 1);
    }
  driver_expect_cell (driver, 1, 3, "*entered 1, colour 1");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 1, corner marks 1, colour 1");
  e2e_quit_discarding (driver);
}

/* Delete and Backspace take away the uppermost layer: digit, marks, colour. */
static void
test_delete_by_layers (Driver *driver)
{
  start (driver);
  for (guint i = 0; i < 2; i++)
    {
      const char *key = i == 0 ? "Delete" : "BackSpace";

      driver_digit (driver, "Shift", 1);
      driver_digit (driver, "Ctrl+Shift", 6);
      driver_digit (driver, "", 4);
      driver_expect_cell (driver, 1, 3, "*entered 4, colour 6");
      driver_chord (driver, key);
      driver_expect_cell (driver, 1, 3, "*blank, corner marks 1, colour 6");
      driver_chord (driver, key);
      driver_expect_cell (driver, 1, 3, "*blank, colour 6");
      driver_chord (driver, key);
      driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank");
    }
  driver_expect_cursor (driver, 1, 3);
  driver_quit (driver);
}

/* A mark goes to all selected blanks that lack it, and only where none lacks it away; a given takes a colour only. */
static void
test_several_cells (Driver *driver)
{
  start (driver);
  driver_digit (driver, "Ctrl", 4);
  driver_chord (driver, "Shift+Right");
  driver_chord (driver, "Shift+Right");
  driver_expect_selection (driver, "r1c3 r1c4 r1c5");
  driver_digit (driver, "Ctrl", 4);
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 4");
  driver_expect_cell (driver, 1, 4, "*blank, centre marks 4");
  driver_expect_cell (driver, 1, 5, "*given 7");
  driver_digit (driver, "Ctrl+Shift", 8);
  driver_expect_cell (driver, 1, 5, "*given 7, colour 8");
  driver_expect_cell (driver, 1, 4, "*colour 8");
  driver_digit (driver, "Ctrl", 4);
  driver_expect_cell (driver, 1, 3, "*blank, colour 8");
  driver_expect_cell (driver, 1, 4, "*blank, colour 8");
  e2e_quit_discarding (driver);
}

static void
test_pointed_out (Driver *driver)
{
  start (driver);
  driver_drag_cells (driver, 4, 2, 4, 4);
  driver_expect_selection (driver, "r4c2 r4c3 r4c4");
  driver_press_cell (driver, 9, 1, "Ctrl", 1);
  driver_press_cell (driver, 4, 3, "Ctrl", 1);
  driver_expect_selection (driver, "r4c2 r4c4 r9c1");
  driver_press_cell (driver, 9, 3, "Shift", 1);
  driver_expect_selection (driver, "r4c2 r4c4 r9c1 r9c3");
  driver_digit (driver, "Shift", 2);
  driver_expect_cell (driver, 4, 2, "*blank, corner marks 2");
  driver_expect_cell (driver, 4, 3, "Row 4, column 3, blank");
  driver_expect_cell (driver, 9, 3, "*blank, corner marks 2");
  driver_chord (driver, "Ctrl+z"); /* one step for all of them */
  driver_expect_cell (driver, 4, 2, "Row 4, column 2, blank");
  driver_expect_cell (driver, 9, 3, "Row 9, column 3, blank");
  driver_quit (driver);
}

static void
test_double_click (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_double_click_cell (driver, 1, 2);
  driver_expect_selection (driver, "r1c2 r4c9 r5c6");
  driver_digit (driver, "Ctrl+Shift", 1);
  driver_expect_cell (driver, 5, 6, "*given 3, colour 1");
  driver_chord (driver, "Escape");
  driver_expect_selection (driver, "r1c2");
  e2e_quit_discarding (driver);
}

typedef struct
{
  int   row, column;
  guint before;
} CellPicture;

static gboolean
same_condition (Driver *driver, gpointer picture)
{
  const CellPicture *cell = picture;

  return driver_cell_picture (driver, cell->row, cell->column) == cell->before;
}

static gboolean
other_condition (Driver *driver, gpointer picture)
{
  return !same_condition (driver, picture);
}

/* r8c2 takes 2, 7 or 8 and r5c5 nothing but 5; the cursor tints neither. */
static void
test_filter (Driver *driver)
{
  CellPicture open = { 8, 2 }, pair = { 5, 5 };

  start (driver);
  open.before = driver_cell_picture (driver, 8, 2);
  pair.before = driver_cell_picture (driver, 5, 5);
  driver_digit (driver, "Alt", 2);
  driver_expect (driver, other_condition, &open, "r8c2 to be tinted for 2");
  g_assert_true (same_condition (driver, &pair));
  driver_screenshot (driver, "filter");
  driver_digit (driver, "Alt", 5);
  driver_expect (driver, other_condition, &pair, "r5c5 to be tinted for 5");
  driver_expect (driver, same_condition, &open, "r8c2 to lose its tint");
  driver_digit (driver, "Alt", 5);
  driver_expect (driver, same_condition, &pair, "the filter to be taken away");
  driver_quit (driver);
}

/* r1c4 takes 2 and 6 only, r8c2 three digits. */
static void
test_filter_pairs (Driver *driver)
{
  CellPicture pair = { 1, 4 }, three = { 8, 2 };

  start (driver);
  pair.before = driver_cell_picture (driver, 1, 4);
  three.before = driver_cell_picture (driver, 8, 2);
  driver_digit (driver, "Alt", 0);
  driver_expect (driver, other_condition, &pair, "r1c4 to be tinted");
  g_assert_true (same_condition (driver, &three));
  driver_chord (driver, "Escape");
  driver_expect (driver, same_condition, &pair, "Escape to take the filter away");
  driver_quit (driver);
}

/* With a filter for a digit the colour goes to that candidate. */
static void
test_candidate_colour (Driver *driver)
{
  start (driver);
  driver_digit (driver, "Alt", 4);
  driver_digit (driver, "Ctrl+Shift", 2);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, candidate 4 colour 2, can still hold 4");
  driver_digit (driver, "Alt", 1);
  driver_digit (driver, "Ctrl+Shift", 7);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, candidate 1 colour 7, candidate 4 colour 2, can still hold 1");
  driver_screenshot (driver, "candidate-colours");
  driver_chord (driver, "Escape");
  driver_digit (driver, "Ctrl+Shift", 3);
  driver_expect_cell (driver, 1, 3, "*blank, candidate 1 colour 7, candidate 4 colour 2, colour 3");
  e2e_quit_discarding (driver);
}

static void
test_fill_and_clear (Driver *driver)
{
  start (driver);
  driver_activate (driver, "win.fill-marks", NULL);
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 1 2 4");
  driver_expect_cell (driver, 5, 5, "*blank, centre marks 5");
  driver_screenshot (driver, "filled-marks");
  driver_activate (driver, "win.clear-marks", NULL);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank");
  driver_expect_cell (driver, 5, 5, "Row 5, column 5, blank");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 5, 5, "*blank, centre marks 5");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank");
  driver_quit (driver);
}

/* Entering a digit removes it from its row, column and box, and one undo brings all of them back. */
static void
test_cleaning (Driver *driver)
{
  start (driver);
  driver_activate (driver, "win.fill-marks", NULL);
  driver_expect_cell (driver, 1, 6, "*blank, centre marks 2 4 6 8");
  driver_expect_cell (driver, 2, 2, "*blank, centre marks 2 4 7");
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 6, "*blank, centre marks 2 6 8");
  driver_expect_cell (driver, 2, 2, "*blank, centre marks 2 7");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 6, "*blank, centre marks 2 4 6 8");
  driver_expect_cell (driver, 2, 2, "*blank, centre marks 2 4 7");
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 1 2 4");
  e2e_quit_discarding (driver);
}

static void
test_no_cleaning (Driver *driver)
{
  e2e_set (driver, "clean-marks", "false");
  start (driver);
  driver_activate (driver, "win.fill-marks", NULL);
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_expect_cell (driver, 1, 6, "*blank, centre marks 2 4 6 8");
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/marks/modifiers", test_modifiers },
    { "/e2e/marks/letters", test_letters },
    { "/e2e/marks/modes", test_modes },
    { "/e2e/marks/delete-by-layers", test_delete_by_layers },
    { "/e2e/marks/several-cells", test_several_cells },
    { "/e2e/marks/pointed-out", test_pointed_out },
    { "/e2e/marks/double-click", test_double_click },
    { "/e2e/marks/filter", test_filter },
    { "/e2e/marks/filter-pairs", test_filter_pairs },
    { "/e2e/marks/candidate-colour", test_candidate_colour },
    { "/e2e/marks/fill-and-clear", test_fill_and_clear },
    { "/e2e/marks/cleaning", test_cleaning },
    { "/e2e/marks/no-cleaning", test_no_cleaning },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
