/* test-rubric-history.c - the sheets that a puzzle has been: what each step changes, and how many are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-puzzle.h"

static SudSheet
sheet_with (int cell, int digit)
{
  SudSheet sheet = { 0 };

  sud_sheet_set_digit (&sheet, cell, digit, SUD_ORIGIN_GIVEN);
  return sheet;
}

static RubricInfo *
titled (const char *title)
{
  RubricInfo *info = rubric_info_new ();

  rubric_info_set (info, RUBRIC_INFO_TITLE, title);
  return info;
}

static const char *
title_of (RubricPuzzle *puzzle)
{
  return rubric_puzzle_get_info (puzzle)->field[RUBRIC_INFO_TITLE];
}

static void
check_place (RubricPuzzle *puzzle, guint n, guint position)
{
  guint n_now, position_now;

  rubric_puzzle_get_history (puzzle, &n_now, &position_now);
  g_assert_cmpuint (n_now, ==, n);
  g_assert_cmpuint (position_now, ==, position);
  g_assert_cmpint (rubric_puzzle_get_can_undo (puzzle), ==, position > 0);
  g_assert_cmpint (rubric_puzzle_get_can_redo (puzzle), ==, position + 1 < n);
}

/* The last step, as a puzzle tells of it. */
typedef struct
{
  SudCells cells;
  gboolean info;
} Step;

static void
cells_cb (RubricPuzzle *puzzle, const SudCells *cells, Step *step)
{
  step->cells = *cells;
}

static void
info_cb (RubricPuzzle *puzzle, GParamSpec *pspec, Step *step)
{
  step->info = TRUE;
}

static RubricPuzzle *
puzzle_new (Step *step)
{
  RubricPuzzle *puzzle = rubric_puzzle_new ();

  g_signal_connect (puzzle, "changed", G_CALLBACK (cells_cb), step);
  g_signal_connect (puzzle, "notify::info", G_CALLBACK (info_cb), step);
  *step = (Step){ SUD_NO_CELLS };
  return puzzle;
}

/* Returns: the step, and waits for the next */
static Step
take (Step *step)
{
  Step taken = *step;

  *step = (Step){ SUD_NO_CELLS };
  return taken;
}

static void
test_begins_empty (void)
{
  static const SudSheet blank;
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  check_place (puzzle, 1, 0);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &blank));
  g_assert_cmpuint (rubric_info_get_size (rubric_puzzle_get_info (puzzle)), ==, 0);
}

static void
test_a_step_tells_what_it_changes (void)
{
  SudSheet a = sheet_with (3, 5), b = sheet_with (4, 5);
  Step last, step;
  g_autoptr (RubricPuzzle) puzzle = puzzle_new (&last);

  rubric_puzzle_replace (puzzle, &a);
  step = take (&last);
  g_assert_cmpint (sud_cells_next (step.cells, 0), ==, 3);
  g_assert_cmpint (sud_cells_next (step.cells, 4), ==, -1);
  g_assert_false (step.info);
  rubric_puzzle_replace (puzzle, &b);
  g_assert_cmpint (sud_cells_count (take (&last).cells), ==, 2);
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (sud_cells_count (take (&last).cells), ==, 2);
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (sud_cells_next (take (&last).cells, 0), ==, 3);
  check_place (puzzle, 3, 0);
}

static void
test_a_push_ends_what_could_be_redone (void)
{
  SudSheet a = sheet_with (3, 5), b = sheet_with (4, 5);
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  rubric_puzzle_replace (puzzle, &a);
  rubric_puzzle_replace (puzzle, &b);
  rubric_puzzle_undo (puzzle);
  rubric_puzzle_undo (puzzle);
  rubric_puzzle_replace (puzzle, &b);
  check_place (puzzle, 2, 1);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &b));
}

static void
test_info_goes_with_its_sheets (void)
{
  SudSheet a = sheet_with (3, 5), b = sheet_with (4, 5);
  g_autoptr (RubricInfo) info = titled ("A title");
  Step last;
  g_autoptr (RubricPuzzle) puzzle = puzzle_new (&last);

  rubric_puzzle_replace (puzzle, &a);
  rubric_puzzle_replace_all (puzzle, &a, info);
  g_assert_true (take (&last).info);
  rubric_puzzle_replace (puzzle, &b);
  g_assert_false (take (&last).info);
  g_assert_cmpstr (title_of (puzzle), ==, "A title");
  rubric_puzzle_undo (puzzle);
  g_assert_false (take (&last).info);
  rubric_puzzle_undo (puzzle);
  g_assert_true (take (&last).info);
  g_assert_null (title_of (puzzle));
  rubric_puzzle_redo (puzzle);
  g_assert_true (take (&last).info);
  g_assert_cmpstr (title_of (puzzle), ==, "A title");
}

/* Even with a sheet and an info that are its own. */
static void
test_restart (void)
{
  SudSheet sheets[] = { sheet_with (3, 5), sheet_with (4, 5), sheet_with (5, 5) };
  g_autoptr (RubricInfo) info = titled ("A title");
  Step last, step;
  g_autoptr (RubricPuzzle) puzzle = puzzle_new (&last);

  rubric_puzzle_restore (puzzle, sheets, G_N_ELEMENTS (sheets), 1, &sheets[1], info);
  step = take (&last);
  g_assert_cmpint (sud_cells_count (step.cells), ==, 1);
  g_assert_true (step.info);
  check_place (puzzle, 3, 1);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &sheets[1]));
  rubric_puzzle_load (puzzle, rubric_puzzle_get_sheet (puzzle), rubric_puzzle_get_info (puzzle));
  g_assert_true (sud_cells_is_empty (take (&last).cells));
  check_place (puzzle, 1, 0);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &sheets[1]));
  g_assert_cmpstr (title_of (puzzle), ==, "A title");
}

static void
test_the_oldest_go (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudSheet sheet;

  for (int i = 1; i < RUBRIC_PUZZLE_MAX_HISTORY + 5; i++)
    {
      sheet = sheet_with (i % SUD_CELLS, 5);
      rubric_puzzle_replace (puzzle, &sheet);
    }
  check_place (puzzle, RUBRIC_PUZZLE_MAX_HISTORY, RUBRIC_PUZZLE_MAX_HISTORY - 1);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &sheet));
  while (rubric_puzzle_undo (puzzle))
    ;
  sheet = sheet_with (5, 5);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &sheet));
}

/* The sheet may be one of the history itself, which moves as it grows. */
static void
test_own_sheet (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudSheet sheet = sheet_with (1, 5);
  guint n, position;

  rubric_puzzle_replace (puzzle, &sheet);
  for (int i = 0; i < 20; i++)
    rubric_puzzle_replace (puzzle, &rubric_puzzle_get_history (puzzle, &n, &position)[i % 2]);
  check_place (puzzle, 22, 21);
  g_assert_true (sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &sheet));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/begins-empty", test_begins_empty);
  g_test_add_func ("/history/a-step-tells-what-it-changes", test_a_step_tells_what_it_changes);
  g_test_add_func ("/history/a-push-ends-what-could-be-redone", test_a_push_ends_what_could_be_redone);
  g_test_add_func ("/history/info-goes-with-its-sheets", test_info_goes_with_its_sheets);
  g_test_add_func ("/history/restart", test_restart);
  g_test_add_func ("/history/the-oldest-go", test_the_oldest_go);
  g_test_add_func ("/history/own-sheet", test_own_sheet);
  return g_test_run ();
}
