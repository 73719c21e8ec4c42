/* test-rubric-history.c - the sheets that a puzzle has been: what each step changes, and how many are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-history.h"

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
title_of (const RubricHistory *history)
{
  return rubric_history_get_info (history)->field[RUBRIC_INFO_TITLE];
}

static void
check_place (const RubricHistory *history, guint n, guint position)
{
  guint n_now, position_now;

  rubric_history_get_sheets (history, &n_now, &position_now);
  g_assert_cmpuint (n_now, ==, n);
  g_assert_cmpuint (position_now, ==, position);
  g_assert_cmpint (rubric_history_can_undo (history), ==, position > 0);
  g_assert_cmpint (rubric_history_can_redo (history), ==, position + 1 < n);
}

static void
test_begins_empty (void)
{
  static const SudSheet blank;
  RubricHistory history;

  rubric_history_init (&history);
  check_place (&history, 1, 0);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &blank));
  g_assert_cmpuint (rubric_info_get_size (rubric_history_get_info (&history)), ==, 0);
  rubric_history_clear (&history);
}

static void
test_a_step_tells_what_it_changes (void)
{
  SudSheet a = sheet_with (3, 5), b = sheet_with (4, 5);
  RubricHistoryStep step;
  RubricHistory history;

  rubric_history_init (&history);
  step = rubric_history_push (&history, &a);
  g_assert_cmpint (sud_cells_next (step.cells, 0), ==, 3);
  g_assert_cmpint (sud_cells_next (step.cells, 4), ==, -1);
  g_assert_false (step.info);
  step = rubric_history_push (&history, &b);
  g_assert_cmpint (sud_cells_count (step.cells), ==, 2);
  step = rubric_history_go (&history, 0);
  g_assert_cmpint (sud_cells_next (step.cells, 0), ==, 4);
  check_place (&history, 3, 0);
  rubric_history_clear (&history);
}

static void
test_a_push_ends_what_could_be_redone (void)
{
  SudSheet a = sheet_with (3, 5), b = sheet_with (4, 5);
  RubricHistory history;

  rubric_history_init (&history);
  rubric_history_push (&history, &a);
  rubric_history_push (&history, &b);
  rubric_history_go (&history, 0);
  rubric_history_push (&history, &b);
  check_place (&history, 2, 1);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &b));
  rubric_history_clear (&history);
}

static void
test_info_goes_with_its_sheets (void)
{
  SudSheet a = sheet_with (3, 5), b = sheet_with (4, 5);
  g_autoptr (RubricInfo) info = titled ("A title");
  RubricHistory history;

  rubric_history_init (&history);
  rubric_history_push (&history, &a);
  g_assert_true (rubric_history_push_with_info (&history, &a, info).info);
  g_assert_false (rubric_history_push (&history, &b).info);
  g_assert_cmpstr (title_of (&history), ==, "A title");
  g_assert_false (rubric_history_go (&history, 2).info);
  g_assert_true (rubric_history_go (&history, 1).info);
  g_assert_null (title_of (&history));
  g_assert_true (rubric_history_go (&history, 3).info);
  g_assert_cmpstr (title_of (&history), ==, "A title");
  rubric_history_clear (&history);
}

/* Even with a sheet and an info that are its own. */
static void
test_restart (void)
{
  SudSheet sheets[] = { sheet_with (3, 5), sheet_with (4, 5), sheet_with (5, 5) };
  g_autoptr (RubricInfo) info = titled ("A title");
  RubricHistoryStep step;
  RubricHistory history;

  rubric_history_init (&history);
  step = rubric_history_restart (&history, sheets, G_N_ELEMENTS (sheets), 1, info);
  g_assert_cmpint (sud_cells_count (step.cells), ==, 1);
  g_assert_true (step.info);
  check_place (&history, 3, 1);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &sheets[1]));
  step = rubric_history_restart (&history, rubric_history_get_sheet (&history), 1, 0,
                                 rubric_history_get_info (&history));
  g_assert_true (sud_cells_is_empty (step.cells));
  check_place (&history, 1, 0);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &sheets[1]));
  g_assert_cmpstr (title_of (&history), ==, "A title");
  rubric_history_clear (&history);
}

static void
test_the_oldest_go (void)
{
  SudSheet sheet;
  RubricHistory history;

  rubric_history_init (&history);
  for (int i = 1; i < RUBRIC_HISTORY_MAX + 5; i++)
    {
      sheet = sheet_with (i % SUD_CELLS, 5);
      rubric_history_push (&history, &sheet);
    }
  check_place (&history, RUBRIC_HISTORY_MAX, RUBRIC_HISTORY_MAX - 1);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &sheet));
  rubric_history_go (&history, 0);
  sheet = sheet_with (5, 5);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &sheet));
  rubric_history_clear (&history);
}

/* What is pushed may be a sheet of the history itself, which moves as it grows. */
static void
test_own_sheet (void)
{
  SudSheet sheet = sheet_with (1, 5);
  RubricHistory history;

  rubric_history_init (&history);
  rubric_history_push (&history, &sheet);
  for (int i = 0; i < 20; i++)
    rubric_history_push (&history, rubric_history_get_sheet (&history));
  check_place (&history, 22, 21);
  g_assert_true (sud_sheet_equal (rubric_history_get_sheet (&history), &sheet));
  rubric_history_clear (&history);
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
