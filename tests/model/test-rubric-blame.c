/* test-rubric-blame.c - what is to blame for a puzzle on a desk, while the puzzle changes and the desk may close
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "desk-fixture.h"

#include "rubric-blame.h"
#include "session-testing.h"

/* The reference with a 2 for the 1 of row 2 column 4: it fits, and leaves no solution. */
#define WRONG "53..7....6..295....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASH "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  WRONG_CELL = 12,
  RIGHT_DIGIT = 1,
};

static void
count_cb (RubricBlame *blame, guint *n)
{
  (*n)++;
}

/* Returns: the number of the change that is the right one */
static guint
find_right (RubricBlame *blame)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (blame));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RubricTypo) typo = g_list_model_get_item (G_LIST_MODEL (blame), i);

      if (rubric_typo_get (typo)->cell == WRONG_CELL && rubric_typo_get (typo)->digit == RIGHT_DIGIT)
        return i;
    }
  g_assert_not_reached ();
}

static void
test_states (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricBlame) blame = rubric_blame_new (fixture->desk);
  guint n_changed = 0;

  g_signal_connect (blame, "changed", G_CALLBACK (count_cb), &n_changed);
  desk_fixture_put (fixture, WRONG);
  desk_settle ();
  g_assert_true (rubric_blame_is_wanted (fixture->desk));
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_OFF);
  g_assert_cmpuint (n_changed, ==, 0);

  rubric_blame_set_on (blame, TRUE);
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_LOOKING);
  g_assert_null (rubric_blame_get_blame (blame));
  desk_settle ();
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_FOUND);
  g_assert_cmpuint (n_changed, ==, 2);
  g_assert_true (rubric_blame_get_blame (blame)->minimal);
  g_assert_true (sud_cells_has (rubric_blame_get_blame (blame)->cells, WRONG_CELL));

  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 4); /* no other givens */
  desk_settle ();
  g_assert_cmpuint (n_changed, ==, 2);

  desk_fixture_put (fixture, CLASH);
  desk_settle ();
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_FOUND);
  g_assert_cmpuint (n_changed, ==, 4);
  g_assert_cmpint (sud_cells_count (rubric_blame_get_blame (blame)->cells), ==, 2);

  desk_fixture_put (fixture, DESK_REFERENCE);
  desk_settle ();
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_SOLVABLE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (blame)), ==, 0);
  rubric_blame_set_on (blame, FALSE);
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_OFF);
}

static void
test_view (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricBlame) blame = rubric_blame_new (fixture->desk);
  SudView view;

  desk_fixture_put (fixture, WRONG);
  rubric_blame_set_on (blame, TRUE);
  g_assert_false (rubric_blame_get_view (blame, 0, &view));
  desk_settle ();
  g_assert_true (rubric_blame_get_view (blame, G_MAXUINT, &view));
  g_assert_true (sud_sheet_equal (&view.sheet, rubric_puzzle_get_sheet (fixture->puzzle)));
  SUD_EACH_CELL (cell, rubric_blame_get_blame (blame)->cells)
    g_assert_cmpint (view.evidence.tint[cell], ==, 1);
  g_assert_true (rubric_blame_get_view (blame, find_right (blame), &view));
  g_assert_cmpint (view.evidence.tint[WRONG_CELL], ==, 3);
  g_assert_cmpint (view.sheet.digit[WRONG_CELL], ==, RIGHT_DIGIT);
}

/* Where they clash is outlined. */
static void
test_view_of_a_clash (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricBlame) blame = rubric_blame_new (fixture->desk);
  SudView view;

  desk_fixture_put (fixture, CLASH);
  rubric_blame_set_on (blame, TRUE);
  desk_settle ();
  g_assert_true (rubric_blame_get_view (blame, G_MAXUINT, &view));
  g_assert_cmphex (view.evidence.houses, ==, 1u << 0 | 1u << 18);
}

/* One change, which can be undone; the answers go with it. */
static void
test_apply (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricBlame) blame = rubric_blame_new (fixture->desk);
  SudGrid grid, expected;

  desk_fixture_put (fixture, WRONG);
  rubric_blame_set_on (blame, TRUE);
  rubric_blame_apply (blame, 0); /* nothing is known yet */
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  desk_settle ();
  rubric_blame_apply (blame, g_list_model_get_n_items (G_LIST_MODEL (blame)));
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  rubric_blame_apply (blame, find_right (blame));
  grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_GIVEN);
  sud_grid_parse_line (&expected, DESK_REFERENCE);
  g_assert_cmpmem (&grid, sizeof grid, &expected, sizeof expected);
  desk_settle ();
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_SOLVABLE);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  desk_settle ();
  g_assert_cmpint (rubric_blame_get_state (blame), ==, RUBRIC_BLAME_FOUND);
}

/* It may go, and be switched off, at any moment. */
static void
test_close (DeskFixture *fixture, gconstpointer unused)
{
  for (guint i = 0; i < 20; i++)
    {
      RubricBlame *blame = rubric_blame_new (fixture->desk);
      guint n_changed = 0;

      desk_fixture_put (fixture, i % 2 == 0 ? WRONG : CLASH);
      if (i % 4 < 2)
        desk_settle ();
      rubric_blame_set_on (blame, TRUE);
      g_usleep (i * 50);
      g_signal_connect (blame, "changed", G_CALLBACK (count_cb), &n_changed);
      if (i % 3 == 0)
        rubric_blame_set_on (blame, FALSE);
      g_signal_handlers_disconnect_by_data (blame, &n_changed);
      g_assert_finalize_object (blame);
      desk_settle ();
    }
}

TEST_FILE (argc, argv)
{
  static const DeskFixtureTest tests[] = {
    { "/blame/states", test_states },
    { "/blame/view", test_view },
    { "/blame/view-of-a-clash", test_view_of_a_clash },
    { "/blame/apply", test_apply },
    { "/blame/close", test_close },
  };

  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
