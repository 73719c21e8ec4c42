/* test-e2e-explain.c - hints by key and by mouse, and the way to the solution step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

/* Takes forcing nets. */
#define EXTREME "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"

enum
{
  FIRST_NET = 19, /* of its steps */
  ARROW = 10,     /* pixels from the middle of an arrow to its line */
};

/* Three stages; the last one can be applied. The board shows the step meanwhile, and takes no digit. */
static void
test_hint_keys (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Look at box 2. *"));
  driver_chord (driver, "Ctrl+h");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Hidden Single: *"));
  driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Hint: Hidden Single"));
  driver_expect_cell (driver, 1, 6, "*ringed: 8");
  driver_screenshot (driver, "hint");
  driver_chord (driver, "Ctrl+Return");
  driver_expect_cell (driver, 1, 6, "*entered 8");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Hint: *");
  /* The keyboard is back on the board */
  driver_chord (driver, "Ctrl+Home");
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_chord (driver, "Ctrl+z");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 6, "*blank");
  driver_quit (driver);
}

static void
test_hint_mouse (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_button (driver, "Hint");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Look at box 2. *"));
  driver_click_button (driver, "More");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Hidden Single: *"));
  driver_click_button (driver, "More");
  driver_click_button (driver, "Apply");
  driver_expect_cell (driver, 1, 6, "*entered 8");
  e2e_quit_discarding (driver);
}

/* The cell under the cursor, a digit of it, the answer, and doing what it says; a wrong entry after a check. */
static void
test_why (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_chord (driver, "Shift+F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 3: which digit?"));
  driver_digits (driver, "1");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 3 cannot be 1."));
  driver_expect_cell (driver, 1, 8, "*ringed: 1");
  driver_screenshot (driver, "why");
  driver_press (driver, "4");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 3 must be 4. * steps show it."));
  driver_click_cell (driver, 1, 4);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 4: which digit?"));
  driver_press (driver, "5");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 4 cannot be 5: there is a 5 *"));
  driver_press (driver, "2");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 4 cannot be 2. 2 steps show it."));
  driver_press (driver, "Next Step");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "* So row 1 column 4 cannot be 2."));
  driver_click_button (driver, "Do It"); /* which closes the panel: there is nothing more to say */
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Row 1 column 4 *");
  driver_expect_cell (driver, 1, 4, "*entered 6");
  driver_chord (driver, "Ctrl+z");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "2");
  driver_chord (driver, "F7");
  driver_press (driver, "Why Is It Wrong?");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 3 cannot be 2.*"));
  driver_screenshot (driver, "why-wrong");
  driver_chord (driver, "Escape");
  driver_chord (driver, "F9"); /* the whole way again */
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "*so this begins with the givens*"));
  e2e_quit_discarding (driver);
}

/* A wrong entry is told, and where it is; there is no hint before it is mended. */
static void
test_hint_wrong (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "1");
  driver_expect_cell (driver, 1, 3, "*entered 1");
  driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "First mend 1 wrong digit"));
  driver_expect_cell (driver, 1, 3, "*is wrong*");
  driver_chord (driver, "Ctrl+z");
  driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Look at box 2. *"));
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Look at *");
  driver_quit (driver);
}

/* What is typed while the hint is on the board is meant for the board: it takes the place of the hint. */
static void
test_hint_typed (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  for (int i = 0; i < 3; i++)
    driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Hint: Hidden Single"));
  driver_expect_cell (driver, 1, 6, "*ringed: 8");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Hint: *");
  driver_expect_cell (driver, 1, 6, "*blank");
  /* Marks and erasing as well; the arrow shows that the board has the keyboard */
  for (int i = 0; i < 3; i++)
    driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Hint: Hidden Single"));
  driver_chord (driver, "Delete");
  driver_expect_cell (driver, 1, 3, "*blank");
  driver_chord (driver, "Right");
  for (int i = 0; i < 3; i++)
    driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Hint: Hidden Single"));
  driver_digit (driver, "Ctrl", 2);
  driver_expect_cell (driver, 1, 4, "*centre marks 2*");
  e2e_quit_discarding (driver);
}

static void
open_techniques (Driver *driver)
{
  driver_chord (driver, "Ctrl+comma");
  driver_expect_window (driver, "Preferences");
  driver_act (driver, ATSPI_ROLE_PAGE_TAB, "Techniques");
}

static void
close_preferences (Driver *driver)
{
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Preferences");
}

static gboolean
off_condition (Driver *driver, gpointer name)
{
  g_autoptr (DriverWidget) widget = driver_look (driver, ATSPI_ROLE_CHECK_BOX, name);
  AtspiStateSet *states = widget != NULL ? atspi_accessible_get_state_set (widget) : NULL;
  gboolean off = states != NULL && !atspi_state_set_contains (states, ATSPI_STATE_CHECKED);

  g_clear_object (&states);
  return off;
}

/* Only it is listed; all of the list is one stop of Tab, after the entry. A switch takes a moment to slide over. */
static void
switch_off (Driver *driver, const char *technique)
{
  g_autoptr (DriverWidget) search = driver_find (driver, ATSPI_ROLE_ENTRY, "Find a Technique");

  driver_click (driver, search);
  driver_text (driver, technique);
  driver_expect_gone (driver, ATSPI_ROLE_CHECK_BOX, "Full House");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, technique);
  driver_chord (driver, "Return");
  driver_expect (driver, off_condition, (gpointer)technique, technique);
}

/* Without a technique the hint is by another; with one moved up it is that. By the keyboard alone. */
static void
test_techniques (Driver *driver)
{
  g_autoptr (DriverWidget) search = NULL, pointing = NULL;

  e2e_start_solving (driver, REFERENCE);
  open_techniques (driver);
  switch_off (driver, "Hidden Single");
  driver_screenshot (driver, "techniques");
  close_preferences (driver);
  driver_chord (driver, "F12");
  driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Naked Single: A cell has only one candidate left: *"));
  driver_chord (driver, "Escape");
  e2e_expect_verdict (driver, "* own techniques");

  open_techniques (driver);
  search = driver_find (driver, ATSPI_ROLE_ENTRY, "Find a Technique");
  driver_click (driver, search);
  driver_text (driver, "ing");
  driver_expect_gone (driver, ATSPI_ROLE_CHECK_BOX, "Full House");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Naked Single");
  driver_chord (driver, "Down");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Pointing");
  driver_chord (driver, "Alt+Up");
  driver_chord (driver, "Alt+Up");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Pointing");
  pointing = driver_find (driver, ATSPI_ROLE_LIST_ITEM, "Pointing");
  driver_click (driver, pointing); /* for the keys, it is not switched by that */
  driver_screenshot (driver, "sought");
  close_preferences (driver);
  driver_chord (driver, "F12");
  driver_chord (driver, "F12");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Pointing: *"));
  driver_quit (driver);
}

/* All steps; the arrows go through them while the list has the keyboard, Escape gives it back to the board. A step can be
 * done in the puzzle. */
static void
test_explain (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 51 steps · ER*"));
  driver_expect_cell (driver, 1, 6, "*ringed: 8");
  driver_screenshot (driver, "explain");
  driver_chord (driver, "Right");
  driver_expect_cell (driver, 1, 6, "*entered 8");
  driver_chord (driver, "Left");
  driver_expect_cell (driver, 1, 6, "*ringed: 8");
  driver_click_button (driver, "Next Step");
  driver_expect_cell (driver, 1, 6, "*entered 8");
  driver_chord (driver, "Ctrl+Return");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 49 steps · ER*"));
  driver_chord (driver, "Ctrl+z");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 51 steps · ER*"));
  driver_click_button (driver, "Close the Explanation");
  driver_expect_cell (driver, 1, 6, "*blank");
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 51 steps · ER*"));
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Easy, up to *");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  /* From the position as it is by now, in a narrow window, too */
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 50 steps · ER*"));
  driver_resize (driver, 360, 640);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 50 steps · ER*"));
  driver_screenshot (driver, "narrow");
  e2e_quit_discarding (driver);
}

static void
show_first_net (Driver *driver)
{
  e2e_start_solving (driver, EXTREME);
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Extreme, up to Forcing Net · * steps · ER*≈*"));
  for (int i = 1; i < FIRST_NET; i++)
    driver_chord (driver, "Right");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Suppose row 5 column 2 were 2 (r5c2=2 for short*"));
  driver_expect_cell (driver, 5, 2, "*ruled out: 2");
}

/* The proof of a net: its lines are chosen and unfolded by keys, and each is seen on the board. */
static void
test_proof (Driver *driver)
{
  show_first_net (driver);
  driver_chord (driver, "Tab");
  driver_chord (driver, "Down");
  driver_chord (driver, "Down");
  driver_expect_cell (driver, 5, 2, "*ringed: 2");
  driver_expect_cell (driver, 8, 2, "*boxed: 2");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "2. If r5c2=2, then r9c7=2*");
  driver_chord (driver, "Right");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "2. If r5c2=2, then r9c7=2*"));
  driver_chord (driver, "Right");
  driver_expect_cell (driver, 9, 7, "*ringed: 2");
  driver_screenshot (driver, "proof");
  driver_chord (driver, "Left");
  driver_chord (driver, "Left");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "2. If r5c2=2, then r9c7=2*");
  /* Back to the steps, where the keyboard goes on from the step that is shown */
  driver_chord (driver, "Shift+Tab");
  driver_chord (driver, "Up");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "4. If r5c2=2*");
  driver_chord (driver, "Down");
  driver_expect_cell (driver, 5, 2, "*ruled out: 2");
  driver_quit (driver);
}

/* A click on the arrow of a line takes the keyboard there, too, though it was with the steps. */
static void
test_arrow (Driver *driver)
{
  g_autoptr (DriverWidget) line = NULL;

  show_first_net (driver);
  line = driver_find (driver, ATSPI_ROLE_LABEL, "4. If r5c2=2*");
  driver_click_before (driver, line, ARROW);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "2. If r5c2=2, then r9c7=2*"));
  driver_expect_cell (driver, 8, 2, "*boxed: 2");
  driver_chord (driver, "Down");
  driver_expect_cell (driver, 9, 7, "*ringed: 2");
  driver_chord (driver, "Left");
  driver_chord (driver, "Left");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "2. If r5c2=2, then r9c7=2*");
  driver_quit (driver);
}

/* In a low window a click into the proof gives it all the room, and does what it does; a button leads back. */
static void
test_low (Driver *driver)
{
  g_autoptr (DriverWidget) claim = NULL, line = NULL;

  show_first_net (driver);
  driver_resize (driver, 360, 640);
  claim = driver_find (driver, ATSPI_ROLE_LABEL, "Suppose row 5 column 2 were 2 (r5c2=2 for short*");
  driver_click (driver, claim);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "*. Forcing Net"));
  line = driver_find (driver, ATSPI_ROLE_LABEL, "4. If r5c2=2*");
  driver_click_before (driver, line, ARROW);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "2. If r5c2=2, then r9c7=2*"));
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Next Step");
  driver_screenshot (driver, "low");
  driver_click_button (driver, "Back");
  driver_chord (driver, "Up");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "4. If r5c2=2*");
  driver_quit (driver);
}

/* A person who has looked at the answers asks why they are right. */
static void
test_solved (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, * · 51 steps*"));
  g_assert_false (driver_is_sensitive (driver, "Do It"));
  e2e_quit_discarding (driver);
}

/* Of what is shown, the kind by the name. */
static void
test_save_picture (Driver *driver)
{
  static const char *const names[] = { "step.png", "step.svg" };

  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 51 steps · ER*"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = driver_path (driver, names[i]), *content = NULL;

      driver_click_button (driver, "Copy");
      driver_chord (driver, "Down");
      e2e_save_in (driver, "Return", "Save Picture", path);
      driver_expect_toast (driver, "Picture saved");
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_true (g_str_has_prefix (content, i == 0 ? "\x89PNG" : "<?xml"));
    }
  driver_quit (driver);
}

/* What edits text edits what is sought, whether there is anything to undo in it or not: never the puzzle. */
static void
test_search_keys (Driver *driver)
{
  static const char *const chords[] = { "Ctrl+z", "Ctrl+z", "Ctrl+z", "Ctrl+y", "Shift+Ctrl+z", "Ctrl+a",
                                        "Ctrl+x", "Ctrl+c", "Ctrl+z", "Ctrl+a", "Delete", "BackSpace" };

  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_set_clipboard (driver, "text/plain;charset=utf-8", HOSTILE, strlen (HOSTILE));
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 50 steps · ER*"));
  driver_chord (driver, "Ctrl+f");
  driver_expect_focus (driver, ATSPI_ROLE_ENTRY, "Find a Step");
  driver_text (driver, "naked");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "50 of 50");
  driver_chord (driver, "Ctrl+v");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "0 of 50"));
  for (guint i = 0; i < G_N_ELEMENTS (chords); i++)
    driver_chord (driver, chords[i]);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "50 of 50"));
  driver_text (driver, "r1c4");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "50 of 50");
  driver_chord (driver, "Ctrl+a");
  driver_chord (driver, "Ctrl+c");
  driver_chord (driver, "Right");
  driver_chord (driver, "Ctrl+v");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "0 of 50"));
  driver_chord (driver, "Ctrl+z");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "0 of 50");
  driver_screenshot (driver, "sought");
  driver_chord (driver, "F9");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 3, "*blank");
  driver_quit (driver);
}

/* The keyboard is with the steps once what to explain has been chosen. */
static void
test_choice (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 51 steps · ER*"));
  for (int i = 0; i < 4; i++)
    driver_chord (driver, "Shift+Tab");
  driver_chord (driver, "space");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Possible now"));
  driver_chord (driver, "Down");
  driver_chord (driver, "Return");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "* steps; there are more"));
  driver_chord (driver, "Page_Down");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "In box 2 the 8 can only *");
  driver_screenshot (driver, "choice");
  driver_quit (driver);
}

/* The window goes while a step plays, and while a hint is looked for. */
static void
test_close (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F9");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Easy, up to * · 51 steps · ER*"));
  driver_chord (driver, "space");
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);
}

static const DriverTest tests[] = {
  { "/e2e/explain/hint-keys", test_hint_keys },   { "/e2e/explain/hint-mouse", test_hint_mouse },
  { "/e2e/explain/why", test_why },
  { "/e2e/explain/hint-wrong", test_hint_wrong }, { "/e2e/explain/explain", test_explain },
  { "/e2e/explain/proof", test_proof },           { "/e2e/explain/save-picture", test_save_picture },
    { "/e2e/explain/solved", test_solved },
  { "/e2e/explain/close", test_close },           { "/e2e/explain/hint-typed", test_hint_typed },
  { "/e2e/explain/techniques", test_techniques }, { "/e2e/explain/arrow", test_arrow },
  { "/e2e/explain/low", test_low },               { "/e2e/explain/search-keys", test_search_keys },
  { "/e2e/explain/choice", test_choice },
};

TEST_FILE (argc, argv)
{
  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
