/* test-e2e-keys.c - every row of the table of keys, in setup and while solving, on two layouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

/* A blank file stays in setup, and quitting leaves nothing to ask about. */
static void
start_setup (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "blank.txt", BLANK "\n", -1);

  driver_start (driver, path);
  driver_expect_cursor (driver, 1, 1);
}

typedef struct
{
  const char *chord;
  int         row, column;
} Move;

static void
move (Driver *driver, const Move *moves, gsize n_moves)
{
  for (gsize i = 0; i < n_moves; i++)
    {
      driver_chord (driver, moves[i].chord);
      driver_expect_cursor (driver, moves[i].row, moves[i].column);
    }
}

/* At an edge every key stays where it is; a box step keeps its place within the box. */
static void
test_edges (Driver *driver)
{
  static const Move moves[] = {
    { "Left", 1, 1 },       { "Up", 1, 1 },         { "Ctrl+Left", 1, 1 }, { "Ctrl+Up", 1, 1 },
    { "Right", 1, 2 },      { "Ctrl+Right", 1, 5 }, { "Ctrl+Right", 1, 8 }, { "Ctrl+Right", 1, 8 },
    { "Ctrl+Left", 1, 5 },  { "Left", 1, 4 },       { "Down", 2, 4 },       { "Ctrl+Down", 5, 4 },
    { "Ctrl+Down", 8, 4 },  { "Ctrl+Down", 8, 4 },  { "Ctrl+Up", 5, 4 },    { "Up", 4, 4 },
    { "Home", 4, 1 },       { "Home", 4, 1 },       { "End", 4, 9 },        { "Ctrl+End", 9, 9 },
    { "Right", 9, 9 },      { "Down", 9, 9 },       { "Ctrl+Home", 1, 1 },
  };

  start_setup (driver);
  move (driver, moves, G_N_ELEMENTS (moves));
  driver_quit (driver);
}

static void
test_same_while_solving (Driver *driver)
{
  static const Move moves[] = {
    { "Right", 1, 2 }, { "Ctrl+Down", 4, 2 }, { "End", 4, 9 }, { "Home", 4, 1 }, { "Ctrl+End", 9, 9 }, { "Up", 8, 9 },
    { "Ctrl+Left", 8, 6 }, { "Ctrl+Home", 1, 1 },
  };

  e2e_start_solving (driver, REFERENCE);
  move (driver, moves, G_N_ELEMENTS (moves));
  driver_quit (driver);
}

/* Shift extends with each of the keys that move. */
static void
test_extend (Driver *driver)
{
  start_setup (driver);
  driver_chord (driver, "Shift+Right");
  driver_chord (driver, "Shift+Down");
  driver_expect_selection (driver, "r1c1 r1c2 r2c2");
  driver_chord (driver, "Ctrl+Shift+Right");
  driver_expect_selection (driver, "r1c1 r1c2 r2c2 r2c5");
  driver_chord (driver, "Shift+End");
  driver_expect_selection (driver, "r1c1 r1c2 r2c2 r2c5 r2c9");
  driver_chord (driver, "Ctrl+Shift+End");
  driver_expect_selection (driver, "r1c1 r1c2 r2c2 r2c5 r2c9 r9c9");
  driver_chord (driver, "Left");
  driver_expect_selection (driver, "r9c8");
  driver_quit (driver);
}

static void
test_select_all (Driver *driver)
{
  GString *all = g_string_new ("r1c1");

  for (int i = 1; i < 81; i++)
    g_string_append_printf (all, " r%dc%d", i / 9 + 1, i % 9 + 1);
  start_setup (driver);
  driver_chord (driver, "Ctrl+a");
  driver_expect_selection (driver, all->str);
  driver_expect_cursor (driver, 1, 1);
  driver_chord (driver, "Escape");
  driver_expect_selection (driver, "r1c1");
  driver_quit (driver);
  g_string_free (all, TRUE);
}

/* With several cells selected a given goes into all of them and the cursor stays; so does Backspace's blank. */
static void
test_several_givens (Driver *driver)
{
  char wanted[82] = BLANK;

  start_setup (driver);
  driver_chord (driver, "Shift+Right");
  driver_digit (driver, "", 7);
  memcpy (wanted, "77", 2);
  driver_expect_board (driver, wanted, NULL);
  driver_expect_cursor (driver, 1, 2);
  driver_chord (driver, "BackSpace");
  driver_expect_board (driver, BLANK, NULL);
  driver_expect_cursor (driver, 1, 2);
  driver_quit (driver);
}

/* Tab leaves the board and comes back to its cursor; in the pad, and among the modes, the arrows go on. */
static void
test_tab (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "Down");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit");
  driver_chord (driver, "Right");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Corner");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 1,*");
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 3,*");
  driver_chord (driver, "Up"); /* only Tab leads out of the pad */
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 3,*");
  for (int i = 0; i < 5; i++)
    driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Erase");
  driver_chord (driver, "Tab"); /* ten digits are one stop: from the next one back it is the pad again */
  driver_chord (driver, "Shift+Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 1,*");
  for (int i = 0; i < 2; i++) /* the modes, the board */
    driver_chord (driver, "Shift+Tab");
  driver_expect_cursor (driver, 2, 1);
  driver_chord (driver, "Shift+Tab");
  driver_chord (driver, "Tab");
  driver_expect_cursor (driver, 2, 1);
  driver_quit (driver);
}

/* Enter opens digits over the cell: one is typed, or chosen with the arrows, or none of them. */
static void
test_pad (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_chord (driver, "Return");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 1");
  driver_screenshot (driver, "pad");
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 5");
  driver_expect_cursor (driver, 1, 3);

  driver_chord (driver, "KP_Enter");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 1");
  driver_chord (driver, "Right");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 2");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 5");
  for (guint i = 0; i < 7; i++)
    driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 2");
  driver_chord (driver, "Return");
  driver_expect_cell (driver, 1, 3, "*entered 2");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 5");

  driver_chord (driver, "Return");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 1");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 5");
  driver_expect_cursor (driver, 1, 3);
  driver_expect_cell (driver, 1, 3, "*entered 2");
  e2e_quit_discarding (driver);
}

/* Menu, Shift+F10 and the other button of the mouse open the menu of the cell. */
static void
test_cell_menu (Driver *driver)
{
  static const char *const keys[] = { "Menu", "Shift+F10", NULL };

  e2e_start_solving (driver, REFERENCE);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (DriverWidget) item = NULL;
      const int column = i == 0 ? 3 : i == 1 ? 4 : 6;
      g_autofree char *solved = g_strdup_printf ("Row 1, column %d, solved *", column);

      driver_press_cell (driver, 1, column, "", keys[i] == NULL ? 3 : 1);
      if (keys[i] != NULL)
        driver_chord (driver, keys[i]);
      item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Solve Cell");
      driver_screenshot (driver, "cell-menu");
      driver_do (driver, item);
      driver_expect_cell (driver, 1, column, solved);
      driver_expect_gone (driver, ATSPI_ROLE_MENU_ITEM, "Solve Cell");
      driver_expect_cursor (driver, 1, column);
    }
  e2e_quit_discarding (driver);
}

/* There is nothing to check, and a menu that opens does not change that. */
static void
test_check_after_menu (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  g_assert_false (driver_is_sensitive (driver, "Check"));
  driver_chord (driver, "Menu");
  g_object_unref (driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Solve Cell"));
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_MENU_ITEM, "Solve Cell");
  g_assert_false (driver_is_sensitive (driver, "Check"));
  driver_quit (driver);
}

typedef struct
{
  DriverWidget *widget;
  guint         before;
} Picture;

static gboolean
repainted_condition (Driver *driver, gpointer picture)
{
  return driver_picture (driver, ((Picture *) picture)->widget) != ((Picture *) picture)->before;
}

/* The button of 4 and the cell r5c5, which takes 5 only, show the digit in hand and the filter. */
static void
test_escape (Driver *driver)
{
  g_autoptr (DriverWidget) button = NULL;
  g_autoptr (DriverWidget) cell = NULL;
  Picture in_hand, filtered;

  e2e_start_solving (driver, REFERENCE);
  button = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 4, *");
  cell = driver_find (driver, ATSPI_ROLE_TABLE_CELL, "Row 5, column 5, *");
  filtered = (Picture){ cell, driver_picture (driver, cell) };
  driver_digit (driver, "Alt", 5);
  driver_expect (driver, repainted_condition, &filtered, "the filter");
  filtered.before = driver_picture (driver, cell);
  driver_chord (driver, "Shift+Right");
  driver_activate (driver, "win.digit-first", NULL);
  in_hand = (Picture){ button, driver_picture (driver, button) };
  driver_click (driver, button);
  driver_expect (driver, repainted_condition, &in_hand, "a digit in hand");
  g_usleep (G_USEC_PER_SEC / 2); /* the button changes its colour slowly */
  in_hand.before = driver_picture (driver, button);

  driver_chord (driver, "Escape");
  driver_expect (driver, repainted_condition, &in_hand, "the digit to be put down");
  g_assert_false (repainted_condition (driver, &filtered));
  driver_chord (driver, "Escape");
  driver_expect (driver, repainted_condition, &filtered, "the filter to go");
  driver_expect_selection (driver, "r1c1 r1c2");
  driver_chord (driver, "Escape");
  driver_expect_selection (driver, "r1c2");
  driver_click_cell (driver, 1, 3);
  driver_expect_cursor (driver, 1, 3);
  driver_expect_cell (driver, 1, 3, "*blank");
  driver_quit (driver);
}

/* Each row of digits, by the place of the key, while solving. */
static void
test_digit_places (Driver *driver)
{
  Input *input = driver_get_input (driver);

  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  input_code (input, INPUT_CODE_PAD_DIGIT (4));
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_chord (driver, "Delete");
  input_code_chord (input, "Shift", INPUT_CODE_PAD_DIGIT (1));
  input_code_chord (input, "Ctrl", INPUT_CODE_PAD_DIGIT (2));
  input_code_chord (input, "Ctrl+Shift", INPUT_CODE_PAD_DIGIT (6));
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 2, corner marks 1, colour 6");
  driver_expect_cursor (driver, 1, 3);
  e2e_quit_discarding (driver);
}

/* On AZERTY the row of digits gives digits only with Shift; what is printed on the key counts nevertheless, and the
 * letters of the modes are where that layout has them.
 */
static void
test_azerty (Driver *driver)
{
  if (!driver_set_layout (driver, "fr"))
    {
      g_test_skip ("the screen cannot be given another layout");
      return;
    }
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_chord (driver, "Delete");
  driver_digit (driver, "Shift", 1);
  driver_digit (driver, "Ctrl", 2);
  driver_digit (driver, "Ctrl+Shift", 3);
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 2, corner marks 1, colour 3");
  input_code (driver_get_input (driver), 53); /* X, on both layouts */
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 3, "*corner marks 1 4, colour 3");
  input_code (driver_get_input (driver), 25); /* W of a US keyboard is the Z of this one */
  driver_digit (driver, "", 2);
  driver_expect_cell (driver, 1, 3, "*entered 2, colour 3");
  e2e_quit_discarding (driver);
  g_assert_true (driver_set_layout (driver, "us"));
}

/* In setup on AZERTY, 81 keys as they are printed. */
static void
test_azerty_setup (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');

  if (!driver_set_layout (driver, "fr"))
    {
      g_test_skip ("the screen cannot be given another layout");
      return;
    }
  start_setup (driver);
  driver_digits (driver, REFERENCE);
  driver_expect_board (driver, REFERENCE, given.text);
  e2e_quit_discarding (driver);
  g_assert_true (driver_set_layout (driver, "us"));
}

/* Givens are locked while solving; Ctrl+E unlocks them, and locks them again. */
static void
test_edit_givens (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_digit (driver, "", 1);
  driver_chord (driver, "Delete");
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 5");
  driver_chord (driver, "Ctrl+e");
  driver_digit (driver, "", 1);
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 1");
  driver_expect_cursor (driver, 1, 2);
  driver_chord (driver, "Ctrl+e");
  driver_expect_cursor (driver, 1, 3); /* the first blank: a given takes no digit */
  driver_chord (driver, "Left");
  driver_digit (driver, "", 9);
  driver_expect_cell (driver, 1, 2, "Row 1, column 2, given 3");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 5");
  driver_quit (driver);
}

/* A given says why a digit leaves it as it is, and offers the way to change it. */
static void
test_digit_on_given (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 1);
  driver_digit (driver, "", 1);
  driver_expect_toast (driver, "A given stays as it is");
  driver_press (driver, "Edit Givens");
  e2e_expect_verdict (driver, "One solution*");
  driver_digit (driver, "", 1);
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 1");
  e2e_quit_discarding (driver);
}

/* A digit goes to the board from wherever the keyboard is, and Escape brings the keyboard back. */
static void
test_from_anywhere (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  for (int i = 0; i < 3; i++)
    driver_chord (driver, "Tab");
  driver_digit (driver, "", 4);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, entered 4");
  driver_chord (driver, "Right");
  driver_expect_cursor (driver, 1, 4);
  driver_chord (driver, "Tab");
  driver_chord (driver, "Escape");
  driver_expect_cursor (driver, 1, 4);
  e2e_quit_discarding (driver);
}

static void
test_redo (Driver *driver)
{
  static const char *const again[] = { "Ctrl+y", "Shift+Ctrl+z" };

  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_digit (driver, "", 4);
  for (gsize i = 0; i < G_N_ELEMENTS (again); i++)
    {
      driver_expect_cell (driver, 1, 3, "*entered 4");
      driver_chord (driver, "Ctrl+z");
      driver_expect_cell (driver, 1, 3, "*blank");
      driver_chord (driver, again[i]);
    }
  driver_expect_cell (driver, 1, 3, "*entered 4");
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/keys/edges", test_edges },
    { "/e2e/keys/same-while-solving", test_same_while_solving },
    { "/e2e/keys/extend", test_extend },
    { "/e2e/keys/select-all", test_select_all },
    { "/e2e/keys/several-givens", test_several_givens },
    { "/e2e/keys/tab", test_tab },
    { "/e2e/keys/pad", test_pad },
    { "/e2e/keys/cell-menu", test_cell_menu },
    { "/e2e/keys/check-after-menu", test_check_after_menu },
    { "/e2e/keys/escape", test_escape },
    { "/e2e/keys/digit-places", test_digit_places },
    { "/e2e/keys/azerty", test_azerty },
    { "/e2e/keys/azerty-setup", test_azerty_setup },
    { "/e2e/keys/edit-givens", test_edit_givens },
    { "/e2e/keys/digit-on-given", test_digit_on_given },
    { "/e2e/keys/from-anywhere", test_from_anywhere },
    { "/e2e/keys/redo", test_redo },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
