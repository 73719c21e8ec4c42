/* test-e2e-watch.c - a search is watched by the keyboard alone, and ends whenever its window does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

enum
{
  TOOLTIP_MS = 1200, /* until it is there */
};

static void
expect_label (Driver *driver, const char *pattern)
{
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, pattern));
}

/* The panel has the keyboard; the board shows what is tried and takes no digit. */
static void
test_keys (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  expect_label (driver, "Before the first step");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_chord (driver, "Right");
  expect_label (driver, "1 written in row 1 column 3");
  driver_expect_cell (driver, 1, 3, "*solved 1*");
  driver_chord (driver, "Right");
  expect_label (driver, "1 does not fit row 1 column 4");
  driver_expect_cell (driver, 1, 4, "*ruled out: 1*");
  driver_chord (driver, "Down");
  expect_label (driver, "* taken back from row 1 *");
  driver_chord (driver, "End");
  expect_label (driver, "Solved");
  expect_label (driver, "Placed: 4,208");
  driver_expect_board (driver, REFERENCE_SOLUTION, e2e_origins (REFERENCE, 's').text);
  driver_screenshot (driver, "solved");
  driver_chord (driver, "Home");
  expect_label (driver, "Before the first step");
  driver_chord (driver, "F8");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_expect_cell (driver, 1, 3, "*blank");
  /* The keyboard is back on the board */
  driver_chord (driver, "Ctrl+Home");
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  e2e_quit_discarding (driver);
}

/* Tab leads to all there is; the arrows are the choice's and the slider's own while they have the keyboard. */
static void
test_tab (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  for (int i = 0; i < 4; i++)
    driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_SLIDER, "Speed");
  driver_chord (driver, "Right");
  expect_label (driver, "20 steps a second");
  driver_chord (driver, "minus");
  expect_label (driver, "10 steps a second");
  for (int i = 0; i < 30; i++)
    driver_chord (driver, "plus");
  expect_label (driver, "As fast as it goes");
  expect_label (driver, "Before the first step");
  for (int i = 0; i < 4; i++)
    driver_chord (driver, "Shift+Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_chord (driver, "space");
  expect_label (driver, "Solved");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_quit (driver);
}

/* A menu that closes leaves the keyboard to the search, not to the board. */
static void
test_menu (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_click_button (driver, "Tools");
  driver_act (driver, ATSPI_ROLE_MENU_ITEM, "Watch It Being Solved");
  driver_expect_gone (driver, ATSPI_ROLE_MENU_ITEM, "Watch It Being Solved");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  expect_label (driver, "Before the first step");
  driver_chord (driver, "Right");
  expect_label (driver, "1 written in row 1 column 3");
  driver_quit (driver);
}

/* What is chosen is to be watched: the keyboard goes back to Play. */
static void
test_choice (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  for (int i = 0; i < 4; i++)
    driver_chord (driver, "Shift+Tab");
  driver_chord (driver, "space");
  driver_chord (driver, "Down");
  driver_chord (driver, "Return");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  expect_label (driver, "Before the first step");
  driver_chord (driver, "Right");
  expect_label (driver, "* row 1 column *");
  driver_quit (driver);
}

/* Where there is nothing to play the list itself keeps the keyboard: Space is for it. */
static void
test_unwatchable (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  for (int i = 0; i < 4; i++)
    driver_chord (driver, "Shift+Tab");
  driver_chord (driver, "space");
  driver_chord (driver, "End");
  driver_chord (driver, "Return");
  expect_label (driver, "*cannot be watched*");
  driver_chord (driver, "space");
  driver_chord (driver, "Home");
  driver_chord (driver, "Return");
  expect_label (driver, "Before the first step");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_quit (driver);
}

/* To solve ends it: the board shows the answers. A board that is full of them can be watched, too. */
static void
test_solve (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  expect_label (driver, "Before the first step");
  driver_chord (driver, "F5");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_expect_board (driver, REFERENCE_SOLUTION, e2e_origins (REFERENCE, 's').text);
  driver_chord (driver, "F8");
  expect_label (driver, "Before the first step");
  driver_expect_cell (driver, 1, 3, "*blank*");
  e2e_quit_discarding (driver);
}

static void
test_mouse (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  expect_label (driver, "Before the first step");
  driver_click_button (driver, "One Step");
  expect_label (driver, "1 written in row 1 column 3");
  driver_click_button (driver, "On to the End");
  expect_label (driver, "Solved");
  driver_click_button (driver, "Back to the Beginning");
  expect_label (driver, "Before the first step");
  driver_click_button (driver, "Play");
  driver_click_button (driver, "Pause");
  driver_click_button (driver, "Close the Search");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Play");
  driver_quit (driver);
}

/* What lies below a tooltip can be taken hold of at once: a press there and a drag ended the program with GTK 4.8. */
static void
test_tooltip (Driver *driver)
{
  g_autoptr (DriverWidget) button = NULL, slider = NULL;
  Input *input = driver_get_input (driver);
  int x, y, to_x, to_y;

  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  expect_label (driver, "10 steps a second");
  button = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "On to Where a Digit Is Taken Back");
  slider = driver_find (driver, ATSPI_ROLE_SLIDER, "Speed");
  driver_point (driver, button, &x, &y);
  driver_point (driver, slider, &to_x, &to_y);
  input_move (input, x, y);
  g_usleep (TOOLTIP_MS * 1000);
  input_drag (input, to_x, to_y, to_x + 400, to_y);
  expect_label (driver, "As fast as it goes");
  driver_quit (driver);
}

/* What the chart shows is told once it rests. */
static void
test_chart (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F8");
  g_object_unref (driver_find (driver, ATSPI_ROLE_IMAGE, "Digits on trial after 0 steps: 0*of 51 blank cells"));
  driver_chord (driver, "End");
  g_object_unref (driver_find (driver, ATSPI_ROLE_IMAGE, "Digits on trial after 41,809 steps: 51, at most 51*"));
  driver_quit (driver);
}

/* The window goes in the middle of a search that would take long. */
static void
test_close (Driver *driver)
{
  e2e_start_solving (driver, HOSTILE);
  driver_chord (driver, "F8");
  driver_chord (driver, "End");
  expect_label (driver, "Searching…");
  driver_screenshot (driver, "running");
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);
}

static const DriverTest tests[] = {
  { "/e2e/watch/keys", test_keys }, { "/e2e/watch/tab", test_tab },     { "/e2e/watch/mouse", test_mouse },
  { "/e2e/watch/tooltip", test_tooltip },
  { "/e2e/watch/choice", test_choice }, { "/e2e/watch/solve", test_solve },
  { "/e2e/watch/unwatchable", test_unwatchable },
  { "/e2e/watch/menu", test_menu }, { "/e2e/watch/chart", test_chart }, { "/e2e/watch/close", test_close },
};

TEST_FILE (argc, argv)
{
  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
