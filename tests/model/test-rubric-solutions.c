/* test-rubric-solutions.c - the solutions of a puzzle on a desk, while the puzzle changes and the desk may close
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "desk-fixture.h"

#include "rubric-text-solutions.h"
#include "session-testing.h"
#include "sud-solve.h"

#include <string.h>

/* The solution without four cells of a rectangle: two ways to fill it. */
#define TWO "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"
#define EMPTY "................................................................................."
#define MANY "53..7....6..195....98....6.8...6...34..8........................................."
#define TURNED "..4.78....7.1...48..8.4.5....9........6.537.1..392...696.5..2.4.8.4....5.45......"
#define FEW ".3..7....6...95....98....6.8...6...3...8.3..17...2...6.6....28....4.9..5.......79"

static guint
count_items (RubricSolutions *solutions)
{
  g_autoptr (GListModel) rows = rubric_solutions_list (solutions);

  return g_list_model_get_n_items (rows);
}

static RubricSolutions *
find (DeskFixture *fixture, const char *line)
{
  RubricSolutions *solutions = rubric_solutions_new (fixture->desk);

  desk_fixture_put (fixture, line);
  rubric_inquiry_set_on (RUBRIC_INQUIRY (solutions), TRUE);
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_LOOKING);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_FOUND);
  return solutions;
}

static void
expect_summary (RubricSolutions *solutions, const char *expected)
{
  g_autofree char *summary = rubric_text_solutions_summary (solutions);

  g_assert_cmpstr (summary, ==, expected);
}

static void
expect_item (RubricSolutions *solutions, guint index, const char *title, const char *digits)
{
  g_autofree char *its_title = rubric_text_solution_title (index);
  g_autofree char *its_digits = rubric_text_solution_digits (rubric_solutions_get_set (solutions), index);

  g_assert_true (g_pattern_match_simple (title, its_title));
  g_test_message ("%s", its_digits);
  g_assert_true (g_pattern_match_simple (digits, its_digits));
}

static void
test_two (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, TWO);

  g_assert_cmpuint (count_items (solutions), ==, 3);
  expect_summary (solutions, "2 solutions, which differ in 4 cells.");
  expect_item (solutions, 0, "All together", "");
  expect_item (solutions, 1, "Solution 1", "6 in row 1 column 4");
  expect_item (solutions, 2, "Solution 2", "7 in row 1 column 4");
}

/* The digits come in the order in which their cells are named, here some of them down a column. */
static void
test_order (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, TURNED);
  g_autoptr (GString) digits = g_string_new (NULL);
  const int cells[] = { sud_cell (2, 3), sud_cell (3, 5), sud_cell (7, 5), sud_cell (0, 6), sud_cell (8, 7) };
  SudView view;

  expect_item (solutions, 0, "All together",
               "Below, the digits in row 3 column 4, column 6 rows 4 and 8, row 1 column 7 and row 9 column 8");
  for (guint i = 1; i < count_items (solutions); i++)
    {
      g_string_truncate (digits, 0);
      g_assert_true (rubric_solutions_get_view (solutions, i, &view));
      for (guint k = 0; k < G_N_ELEMENTS (cells); k++)
        g_string_append_printf (digits, "%s%d", k > 0 ? " " : "", view.sheet.digit[cells[k]]);
      expect_item (solutions, i, "Solution *", digits->str);
    }
}

/* Each is a solution of the puzzle, the smallest first, and none is there twice; the numbers add up. */
static void
expect_solutions (RubricSolutions *solutions, guint n)
{
  guint counts[SUD_CELLS][SUD_SIZE] = { 0 };
  SudGrid before = { { 0 } };
  SudView view;

  g_assert_cmpuint (count_items (solutions), ==, n + 1);
  for (guint i = 1; i <= n; i++)
    {
      SudGrid grid;

      g_assert_true (rubric_solutions_get_view (solutions, i, &view));
      grid = sud_sheet_get_grid (&view.sheet, SUD_ORIGINS_ALL);
      g_assert_true (sud_grid_is_solved (&grid));
      g_assert_cmpint (memcmp (&before, &grid, sizeof grid), <, 0);
      before = grid;
      for (int cell = 0; cell < SUD_CELLS; cell++)
        counts[cell][grid.digit[cell] - 1]++;
    }
  g_assert_true (rubric_solutions_get_view (solutions, 0, &view));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      if (view.sheet.digit[cell] == 0)
        g_assert_cmpuint (view.evidence.counts[cell][digit - 1], ==, counts[cell][digit - 1]);
      else if (view.sheet.digit[cell] == digit)
        g_assert_cmpuint (counts[cell][digit - 1], ==, n);
}

static void
test_several (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, FEW);
  SudGrid grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_ALL);
  SudResult result;

  sud_solve_count (&grid, RUBRIC_SOLVER_COUNT_MAX, NULL, &result);
  g_assert_cmpint (result.solutions, >, 2);
  expect_item (solutions, 0, "All together", "Below, the digits in *");
  expect_item (solutions, 1, "Solution 1", "? ? ? ?*");
  expect_solutions (solutions, (guint)result.solutions);
}

/* No more than are listed; the first is that which Solve fills in. */
static void
test_more (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, EMPTY);
  g_autofree char *summary = rubric_text_solutions_summary (solutions);
  SudGrid empty = { { 0 } }, first;
  SudResult result;
  SudView view;

  expect_solutions (solutions, RUBRIC_SOLVER_COUNT_MAX);
  g_assert_true (g_pattern_match_simple ("More than 1*000 solutions, which differ in 81 cells. The first 1*000 are *",
                                         summary));
  sud_solve_smallest (&empty, 1, NULL, &result);
  g_assert_true (rubric_solutions_get_view (solutions, 1, &view));
  first = sud_sheet_get_grid (&view.sheet, SUD_ORIGINS_ALL);
  g_assert_cmpmem (&first, sizeof first, &result.first, sizeof result.first);
}

/* A digit that is in none of those that are listed may be in another: it is shown without a number. */
static void
test_further (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, MANY);
  SudGrid grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_ALL);
  guint n_unlisted = 0;
  SudView view;

  g_assert_true (rubric_solutions_get_view (solutions, 0, &view));
  g_assert_true (sud_cells_has (view.evidence.differing, 2));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE && grid.digit[cell] == 0; digit++)
      {
        SudGrid tried = grid;
        SudResult result;
        gboolean possible, marked = (view.sheet.centre[cell] & SUD_DIGIT_BIT (digit)) != 0;

        tried.digit[cell] = (uint8_t)digit;
        sud_solve_count (&tried, 1, NULL, &result);
        possible = result.solutions > 0;
        g_assert_cmpint (marked || view.sheet.digit[cell] == digit, ==, possible);
        if (possible && view.sheet.digit[cell] == 0 && view.evidence.counts[cell][digit - 1] == 0)
          n_unlisted++;
      }
  g_assert_cmpuint (n_unlisted, >, 0);
}

static void
test_unique (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, FEW);
  SudGrid target, grid;
  SudResult result;
  SudView view;

  rubric_solutions_add (solutions); /* nothing is asked for yet */
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
  rubric_solutions_make_unique (solutions, 2);
  desk_settle ();
  g_assert_nonnull (rubric_solutions_get_added (solutions));
  rubric_solutions_forget_added (solutions);
  g_assert_null (rubric_solutions_get_added (solutions));
  g_assert_true (rubric_solutions_get_view (solutions, 2, &view));
  target = sud_sheet_get_grid (&view.sheet, SUD_ORIGINS_ALL);

  rubric_solutions_make_unique (solutions, 2);
  desk_settle ();
  g_assert_true (rubric_solutions_get_view (solutions, 2, &view));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (view.evidence.tint[cell], ==, rubric_solutions_get_added (solutions)->digit[cell] != 0 ? 3 : 0);
  rubric_solutions_add (solutions);
  grid = rubric_puzzle_get_grid (fixture->puzzle, SUD_ORIGINS_GIVEN);
  sud_solve_count (&grid, 2, NULL, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  g_assert_cmpmem (&result.first, sizeof result.first, &target, sizeof target);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_NOT_APPLICABLE);
  g_assert_true (rubric_puzzle_undo (fixture->puzzle));
  g_assert_false (rubric_puzzle_get_can_undo (fixture->puzzle));
}

/* What was asked for one solution is not told of another. */
static void
test_stale (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, EMPTY);

  rubric_solutions_make_unique (solutions, 1);
  rubric_solutions_forget_added (solutions);
  desk_settle ();
  g_assert_null (rubric_solutions_get_added (solutions));
  rubric_solutions_make_unique (solutions, 2);
  desk_settle ();
  g_assert_nonnull (rubric_solutions_get_added (solutions));
}

static void
count_cb (RubricSolutions *solutions, guint *n)
{
  (*n)++;
}

static void
test_states (DeskFixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSolutions) solutions = find (fixture, TWO);
  guint n_changed = 0;

  g_signal_connect (solutions, "changed", G_CALLBACK (count_cb), &n_changed);
  desk_fixture_put (fixture, DESK_REFERENCE);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_NOT_APPLICABLE);
  g_assert_cmpuint (count_items (solutions), ==, 0);
  desk_fixture_put (fixture, "55" EMPTY);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_NOT_APPLICABLE);
  desk_fixture_put (fixture, FEW);
  desk_settle ();
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_FOUND);
  n_changed = 0;
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  expect_summary (solutions, "34 solutions, which differ in 36 cells.");
  rubric_puzzle_enter (fixture->puzzle, sud_cells_of (2), 4); /* no other givens */
  expect_summary (solutions, "34 solutions, which differ in 36 cells. Your own digits are set aside.");
  desk_settle ();
  g_assert_cmpuint (n_changed, ==, 0);
  rubric_inquiry_set_on (RUBRIC_INQUIRY (solutions), FALSE);
  g_assert_cmpint (rubric_inquiry_get_state (RUBRIC_INQUIRY (solutions)), ==, RUBRIC_INQUIRY_OFF);
  g_assert_cmpuint (count_items (solutions), ==, 0);
}

/* It may go, and be switched off, at any moment. */
static void
test_close (DeskFixture *fixture, gconstpointer unused)
{
  for (guint i = 0; i < 20; i++)
    {
      RubricSolutions *solutions = rubric_solutions_new (fixture->desk);

      desk_fixture_put (fixture, i % 2 == 0 ? EMPTY : FEW);
      if (i % 4 < 2)
        desk_settle ();
      rubric_inquiry_set_on (RUBRIC_INQUIRY (solutions), TRUE);
      g_usleep (i * 200);
      g_main_context_iteration (NULL, FALSE);
      rubric_solutions_make_unique (solutions, 0);
      if (i % 3 == 0)
        rubric_inquiry_set_on (RUBRIC_INQUIRY (solutions), FALSE);
      g_assert_finalize_object (solutions);
      desk_settle ();
    }
}

TEST_FILE (argc, argv)
{
  static const DeskFixtureTest tests[] = {
    { "/solutions/order", test_order },
    { "/solutions/two", test_two },         { "/solutions/several", test_several },
    { "/solutions/more", test_more },       { "/solutions/unique", test_unique },
    { "/solutions/states", test_states },   { "/solutions/close", test_close },
    { "/solutions/stale", test_stale },     { "/solutions/further", test_further },
  };

  g_test_init (&argc, &argv, NULL);
  desk_fixture_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
