/* test-rubric-solver.c - searches in a worker thread: answers, newest request, cancelling, lifetimes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solver.h"

static const char reference[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/* 69,175,316 placements for brute force: seconds. */
static const char hostile[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

static SudGrid
parse (const char *line)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  return grid;
}

typedef struct
{
  gboolean done;
  RubricAnswer answer;
  GError *error;
} Outcome;

static void
done_cb (GObject *solver, GAsyncResult *result, gpointer user_data)
{
  Outcome *outcome = user_data;

  rubric_solver_finish (RUBRIC_SOLVER (solver), result, &outcome->answer, &outcome->error);
  outcome->done = TRUE;
}

static void
wait_for (Outcome *outcome)
{
  while (!outcome->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_check (void)
{
  static const struct
  {
    const char *line;
    SudVerdict verdict;
  } cases[] = {
    { reference, SUD_VERDICT_ONE },
    { solution, SUD_VERDICT_ONE },
    { ".................................................................................", SUD_VERDICT_MANY },
    { "55...............................................................................", SUD_VERDICT_INVALID },
    { "12345678...........9.............................................................", SUD_VERDICT_MANY },
    { "12345678.........9...............................................................", SUD_VERDICT_NONE },
  };
  g_autoptr (RubricSolver) solver = rubric_solver_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Outcome outcome = { FALSE };
      SudGrid grid = parse (cases[i].line);

      rubric_solver_check_async (solver, &grid, NULL, done_cb, &outcome);
      g_assert_true (rubric_solver_get_busy (solver));
      wait_for (&outcome);
      g_assert_no_error (outcome.error);
      g_assert_cmpint (outcome.answer.result.verdict, ==, cases[i].verdict);
      g_assert_false (rubric_solver_get_busy (solver));
    }
}

/* Why there is none comes with the verdict where singles show it. */
static void
test_contradiction (void)
{
  g_autoptr (RubricSolver) solver = rubric_solver_new ();
  Outcome outcome = { FALSE };
  SudGrid grid = parse ("...123456.7......................................................................");

  rubric_solver_check_async (solver, &grid, NULL, done_cb, &outcome);
  wait_for (&outcome);
  g_assert_cmpint (outcome.answer.result.verdict, ==, SUD_VERDICT_NONE);
  g_assert_true (outcome.answer.contradicted);
  g_assert_cmpint (outcome.answer.contradiction.digit, ==, 7);
  g_assert_cmpint (outcome.answer.contradiction.house, ==, 0);
}

static void
test_every_strategy (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  SudGrid grid = parse (reference), expected = parse (solution);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (RubricSolver) solver = rubric_solver_new ();
      Outcome outcome = { FALSE };

      rubric_solver_solve_async (solver, &grid, &strategies[i], NULL, done_cb, &outcome);
      wait_for (&outcome);
      g_assert_no_error (outcome.error);
      g_assert_cmpmem (&outcome.answer.solution, sizeof expected, &expected, sizeof expected);
      g_assert_cmpint (outcome.answer.result.verdict, ==, SUD_VERDICT_ONE);
      g_assert_cmpuint (outcome.answer.result.stats.placements, >=, 51);
    }
}

/* Of several solutions the smallest, and where they differ. */
static void
test_several (void)
{
  g_autoptr (RubricSolver) solver = rubric_solver_new ();
  Outcome outcome = { FALSE };
  SudGrid grid = parse (solution);
  SudCells blanks = SUD_NO_CELLS;

  /* Without its 1s and 2s a grid has at least a second solution: swap them all. */
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] <= 2)
      {
        grid.digit[cell] = 0;
        sud_cells_add (&blanks, cell);
      }
  rubric_solver_solve_async (solver, &grid, sud_strategy_find ("brute-force"), NULL, done_cb, &outcome);
  wait_for (&outcome);
  g_assert_no_error (outcome.error);
  g_assert_cmpint (outcome.answer.result.verdict, ==, SUD_VERDICT_MANY);
  g_assert_cmpint (outcome.answer.solution.digit[sud_cells_next (blanks, 0)], ==, 1);
  g_assert_true (sud_grid_is_solved (&outcome.answer.solution));
  g_assert_cmpmem (&outcome.answer.differing, sizeof blanks, &blanks, sizeof blanks);
}

static void
test_more_than_many (void)
{
  g_autoptr (RubricSolver) solver = rubric_solver_new ();
  Outcome outcome = { FALSE };
  SudGrid grid = { { 0 } };

  rubric_solver_solve_async (solver, &grid, sud_strategy_find ("bitset"), NULL, done_cb, &outcome);
  wait_for (&outcome);
  g_assert_cmpint (outcome.answer.result.solutions, ==, RUBRIC_SOLVER_MANY + 1);
}

static void
test_newest_wins (void)
{
  g_autoptr (RubricSolver) solver = rubric_solver_new ();
  Outcome old = { FALSE }, newest = { FALSE };
  SudGrid slow = parse (hostile), fast = parse (reference);

  rubric_solver_solve_async (solver, &slow, sud_strategy_find ("brute-force"), NULL, done_cb, &old);
  rubric_solver_solve_async (solver, &fast, sud_strategy_find ("bitset"), NULL, done_cb, &newest);
  wait_for (&newest);
  wait_for (&old);
  g_assert_error (old.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_no_error (newest.error);
  g_assert_false (rubric_solver_get_busy (solver));
  g_clear_error (&old.error);
}

static gboolean
cancel_cb (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

static void
test_cancel (void)
{
  g_autoptr (RubricSolver) solver = rubric_solver_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Outcome outcome = { FALSE };
  SudGrid slow = parse (hostile);
  gint64 start;

  rubric_solver_solve_async (solver, &slow, sud_strategy_find ("brute-force"), cancellable, done_cb, &outcome);
  g_timeout_add (50, cancel_cb, cancellable);
  start = g_get_monotonic_time ();
  wait_for (&outcome);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_test_message ("cancelled %.1f ms after asking", (g_get_monotonic_time () - start) / 1e3 - 50);
  g_clear_error (&outcome.error);
}

/* Nobody waits for the answer, and the solver is gone before it comes. */
static void
test_survives_its_owner (void)
{
  RubricSolver *solver = rubric_solver_new ();
  Outcome outcome = { FALSE };
  SudGrid slow = parse (hostile);

  rubric_solver_solve_async (solver, &slow, sud_strategy_find ("brute-force"), NULL, done_cb, &outcome);
  rubric_solver_cancel (solver);
  g_object_unref (solver);
  wait_for (&outcome);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&outcome.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/check", test_check);
  g_test_add_func ("/solver/contradiction", test_contradiction);
  g_test_add_func ("/solver/every-strategy", test_every_strategy);
  g_test_add_func ("/solver/several", test_several);
  g_test_add_func ("/solver/more-than-many", test_more_than_many);
  g_test_add_func ("/solver/newest-wins", test_newest_wins);
  g_test_add_func ("/solver/cancel", test_cancel);
  g_test_add_func ("/solver/survives-its-owner", test_survives_its_owner);
  return g_test_run ();
}
