/* test-e2e-enter.c - a puzzle is typed in, solved, saved and found again the next day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

/* The main job, end to end, with nothing but the keyboard. */
static void
test_main_job (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  const Origins solved = e2e_origins (REFERENCE, 's');
  g_autofree char *path = driver_path (driver, "reference.sdk");

  driver_start (driver, NULL);
  driver_expect_cursor (driver, 1, 1);
  driver_digits (driver, REFERENCE);
  driver_expect_board (driver, REFERENCE, given.text);
  driver_expect_cursor (driver, 9, 9);
  e2e_expect_verdict (driver, "One solution");

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  g_assert_cmpuint (e2e_count (solved.text, 's'), ==, 51);
  g_assert_cmpuint (e2e_count (solved.text, 'g'), ==, 30);
  driver_expect_inks (driver, solved.text);
  driver_screenshot (driver, "main-job-solved");
  e2e_save_as (driver, "Ctrl+s", path);
  driver_quit (driver);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  driver_expect_inks (driver, solved.text);
  driver_screenshot (driver, "main-job-restarted");
  driver_quit (driver);
}

/* Each key of the setup row of the table of keys: digit row, number pad, all ways to a blank, and all ways to clear. */
static void
test_setup_keys (Driver *driver)
{
  Input *input = driver_get_input (driver);
  char wanted[82] = BLANK;

  driver_start (driver, NULL);
  driver_focus (driver);
  for (guint digit = 1; digit <= 9; digit++)
    input_code (input, digit % 2 ? INPUT_CODE_PAD_DIGIT (digit) : INPUT_CODE_DIGIT (digit));
  memcpy (wanted, "123456789", 9);
  driver_expect_board (driver, wanted, NULL);
  driver_expect_cursor (driver, 2, 1);

  for (guint i = 0; i < 3; i++)
    driver_chord (driver, "Up");
  driver_expect_cursor (driver, 1, 1);
  input_code (input, INPUT_CODE_DIGIT (0));
  input_code (input, INPUT_CODE_PAD_DIGIT (0));
  input_code (input, INPUT_CODE_SPACE);
  driver_text (driver, ".,");
  memcpy (wanted, ".....6789", 9);
  driver_expect_board (driver, wanted, NULL);
  driver_expect_cursor (driver, 1, 6);

  driver_chord (driver, "Delete"); /* clears in place */
  driver_chord (driver, "Right");
  driver_chord (driver, "BackSpace"); /* clears the cell */
  driver_expect_cursor (driver, 1, 7);
  driver_chord (driver, "End");
  driver_chord (driver, "BackSpace");
  driver_chord (driver, "BackSpace"); /* the cell is blank: steps back and clears */
  memcpy (wanted, ".........", 9);
  driver_expect_board (driver, wanted, NULL);
  driver_expect_cursor (driver, 1, 8);
  driver_quit (driver);
}

static void
test_moving (Driver *driver)
{
  static const struct
  {
    const char *chord;
    int row, column;
  } moves[] = {
    { "Right", 1, 2 },      { "Down", 2, 2 },      { "End", 2, 9 },
    { "Home", 2, 1 },       { "Ctrl+Right", 2, 4 }, { "Ctrl+Down", 5, 4 },
    { "Ctrl+End", 9, 9 },   { "Ctrl+Home", 1, 1 }, { "Shift+Right", 1, 2 },
  };

  driver_start (driver, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      driver_chord (driver, moves[i].chord);
      driver_expect_cursor (driver, moves[i].row, moves[i].column);
    }
  driver_click_cell (driver, 7, 3);
  driver_expect_cursor (driver, 7, 3);
  driver_quit (driver);
}

/* Ctrl+E locks the givens; digits are entries then, in another ink, and the givens stay. */
static void
test_start_solving (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, '.');
  char wanted[82] = REFERENCE;

  driver_start (driver, NULL);
  driver_digits (driver, REFERENCE);
  driver_chord (driver, "Ctrl+e");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_chord (driver, "Ctrl+Home");
  driver_digits (driver, "9");
  driver_click_cell (driver, 1, 4);
  driver_digits (driver, "6");
  memcpy (wanted, "5346", 4);
  memcpy (origins.text, "ggee", 4);
  driver_expect_board (driver, wanted, origins.text);
  driver_expect_cursor (driver, 1, 4);
  driver_chord (driver, "Ctrl+End");
  driver_expect_inks (driver, origins.text);
  driver_screenshot (driver, "entries");

  driver_click_cell (driver, 1, 4);
  driver_chord (driver, "Delete");
  wanted[3] = origins.text[3] = '.';
  driver_expect_board (driver, wanted, origins.text);
  driver_quit (driver);
}

/* A clash is said in the cells' names and in the verdict, refused by nobody, and gone with its cause. */
static void
test_conflicts (Driver *driver)
{
  driver_start (driver, NULL);
  driver_digits (driver, "5...5");
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 5, conflicts with row 1 column 5");
  driver_expect_cell (driver, 1, 5, "Row 1, column 5, given 5, conflicts with row 1 column 1");
  driver_expect_cell (driver, 1, 2, "Row 1, column 2, blank");
  e2e_expect_verdict (driver, "2 cells clash");
  e2e_expect_verdict (driver, "row 1 column 1, row 1 column 5");
  driver_screenshot (driver, "conflict");
  driver_chord (driver, "BackSpace");
  driver_chord (driver, "BackSpace");
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 5");
  e2e_expect_verdict (driver, "Several solutions so far");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/enter/main-job", test_main_job },
    { "/e2e/enter/setup-keys", test_setup_keys },
    { "/e2e/enter/moving", test_moving },
    { "/e2e/enter/start-solving", test_start_solving },
    { "/e2e/enter/conflicts", test_conflicts },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
