/* test-rubric-solver.c - searches in a worker thread: answers, newest request, cancelling
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-jobs-testing.h"
#include "rubric-solver.h"

#include "jobs-testing.h"
#include "sud-solve.h"

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
  JobsFixture base;
  RubricAnswer answer;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  jobs_fixture_init (&fixture->base, fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  jobs_fixture_clear (&fixture->base);
}

static void
answered (gpointer owner, const RubricAnswer *answer)
{
  Fixture *fixture = g_object_get_data (owner, "fixture");

  fixture->answer = *answer;
  fixture->base.done = TRUE;
}

static const RubricAnswer *
wait_for_answer (Fixture *fixture)
{
  jobs_fixture_wait (&fixture->base);
  return &fixture->answer;
}

static const RubricAnswer *
check (Fixture *fixture, const SudGrid *grid)
{
  rubric_solver_check (fixture->base.jobs, grid, answered);
  return wait_for_answer (fixture);
}

static const RubricAnswer *
solve (Fixture *fixture, const SudGrid *grid, const char *strategy)
{
  rubric_solver_solve (fixture->base.jobs, grid, NULL, sud_strategy_find (strategy), answered);
  return wait_for_answer (fixture);
}

static void
test_check (Fixture *fixture, gconstpointer unused)
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

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudGrid grid = parse (cases[i].line);

      g_assert_cmpint (check (fixture, &grid)->result.verdict, ==, cases[i].verdict);
      g_assert_false (rubric_jobs_get_busy (fixture->base.jobs));
    }
}

/* Why there is none comes with the verdict where singles show it. */
static void
test_contradiction (Fixture *fixture, gconstpointer unused)
{
  SudGrid grid = parse ("...123456.7......................................................................");
  const RubricAnswer *answer = check (fixture, &grid);

  g_assert_cmpint (answer->result.verdict, ==, SUD_VERDICT_NONE);
  g_assert_true (answer->contradicted);
  g_assert_cmpint (answer->contradiction.digit, ==, 7);
  g_assert_cmpint (answer->contradiction.house, ==, 0);
}

static void
test_every_strategy (Fixture *fixture, gconstpointer unused)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  SudGrid grid = parse (reference), expected = parse (solution);

  for (int i = 0; i < n; i++)
    {
      const RubricAnswer *answer = solve (fixture, &grid, strategies[i].id);

      g_assert_cmpmem (&answer->solution, sizeof expected, &expected, sizeof expected);
      g_assert_cmpint (answer->result.verdict, ==, SUD_VERDICT_ONE);
      g_assert_cmpuint (answer->result.stats.placements, >=, 51);
      g_assert_true (answer->strategy == &strategies[i]);
    }
}

/* Of several solutions the smallest, and where they differ. */
static void
test_several (Fixture *fixture, gconstpointer unused)
{
  SudGrid grid = parse (solution);
  SudCells blanks = SUD_NO_CELLS;
  const RubricAnswer *answer;

  /* Without its 1s and 2s a grid has at least a second solution: swap them all. */
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] <= 2)
      {
        grid.digit[cell] = 0;
        sud_cells_add (&blanks, cell);
      }
  answer = solve (fixture, &grid, "brute-force");
  g_assert_cmpint (answer->result.verdict, ==, SUD_VERDICT_MANY);
  g_assert_cmpint (answer->solution.digit[sud_cells_next (blanks, 0)], ==, 1);
  g_assert_true (sud_grid_is_solved (&answer->solution));
  g_assert_cmpmem (&answer->differing, sizeof blanks, &blanks, sizeof blanks);
}

static void
test_more_than_many (Fixture *fixture, gconstpointer unused)
{
  SudGrid grid = { { 0 } };

  g_assert_cmpint (solve (fixture, &grid, "bitset")->result.solutions, ==, RUBRIC_SOLVER_COUNT_MAX + 1);
}

/* Of several solutions the one that marks leave is the answer; marks that leave none, or several, change nothing. */
static void
test_marks (Fixture *fixture, gconstpointer unused)
{
  SudGrid grid = parse ("53..7....6..195....98....6.8.......3...........................................79");
  SudGrid other = solve (fixture, &grid, "lanes")->solution;
  SudCells differing = fixture->answer.differing;
  const RubricAnswer *answer;
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  SUD_EACH_CELL (cell, differing)
    sheet.centre[cell] = SUD_DIGIT_BIT (other.digit[cell]);
  rubric_solver_solve (fixture->base.jobs, &grid, &sheet, sud_strategy_find ("lanes"), answered);
  answer = wait_for_answer (fixture);
  g_assert_cmpint (answer->result.verdict, ==, SUD_VERDICT_ONE);
  g_assert_cmpmem (&answer->solution, sizeof other, &other, sizeof other);

  sheet.centre[sud_cells_first (differing)] = 0;
  sheet.eliminated[sud_cells_first (differing)] = SUD_ALL_DIGITS;
  rubric_solver_solve (fixture->base.jobs, &grid, &sheet, sud_strategy_find ("lanes"), answered);
  g_assert_cmpint (wait_for_answer (fixture)->result.verdict, ==, SUD_VERDICT_MANY);
}

/* However many solutions there are: a cell differs if and only if more than one digit can stand in it. */
static void
test_differing (Fixture *fixture, gconstpointer unused)
{
  static const char *const puzzles[] = {
    "123..............................................................................",
    "53..7....6..195....98....6.8.......3...........................................79",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6........................9",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      SudGrid grid = parse (puzzles[i]);
      SudCells differing = solve (fixture, &grid, "lanes")->differing;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          int n = 0;

          for (int digit = 1; digit <= SUD_SIZE && grid.digit[cell] == 0; digit++)
            {
              SudGrid tried = grid;
              SudResult result;

              tried.digit[cell] = digit;
              sud_solve_count (&tried, 1, NULL, &result);
              n += result.solutions;
            }
          g_assert_cmpint (n > 1, ==, sud_cells_has (differing, cell));
        }
    }
}

static void
test_newest_wins (Fixture *fixture, gconstpointer unused)
{
  SudGrid slow = parse (hostile), fast = parse (reference);

  rubric_solver_solve (fixture->base.jobs, &slow, NULL, sud_strategy_find ("brute-force"), answered);
  g_assert_cmpmem (&solve (fixture, &fast, "bitset")->grid, sizeof fast, &fast, sizeof fast);
}

/* Seconds of searching end at once, and nobody hears of them. */
static void
test_cancel (Fixture *fixture, gconstpointer unused)
{
  SudGrid slow = parse (hostile);
  gint64 start;

  rubric_solver_solve (fixture->base.jobs, &slow, NULL, sud_strategy_find ("brute-force"), answered);
  g_usleep (20000);
  start = g_get_monotonic_time ();
  rubric_jobs_cancel (fixture->base.jobs);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (fixture->base.done);
  g_test_message ("ended %.1f ms after asking", (g_get_monotonic_time () - start) / 1e3);
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer unused);
  } tests[] = {
    { "/solver/check", test_check },
    { "/solver/contradiction", test_contradiction },
    { "/solver/every-strategy", test_every_strategy },
    { "/solver/several", test_several },
    { "/solver/more-than-many", test_more_than_many },
    { "/solver/differing", test_differing },
    { "/solver/marks", test_marks },
    { "/solver/newest-wins", test_newest_wins },
    { "/solver/cancel", test_cancel },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
