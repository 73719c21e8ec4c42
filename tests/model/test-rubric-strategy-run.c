/* test-rubric-strategy-run.c - trials: the counts of a plain run, the median of many, and an end where the time is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-deadline.h"
#include "rubric-text-search.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLASH "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* Row by row the search takes tens of millions of steps. */
#define HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

static const SudStrategy *
find (const char *id)
{
  const SudStrategy *strategy = sud_strategy_find (id);

  g_assert_nonnull (strategy);
  return strategy;
}

static SudGrid
parse (const char *line)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  return grid;
}

/* The flag follows the time, and the other flag. */
static void
test_deadline (void)
{
  atomic_bool cancel = false;
  RubricDeadline *deadline = rubric_deadline_start (3600, &cancel);

  g_assert_false (atomic_load (rubric_deadline_get_flag (deadline)));
  atomic_store (&cancel, true);
  while (!atomic_load (rubric_deadline_get_flag (deadline)))
    g_thread_yield ();
  g_assert_false (rubric_deadline_end (deadline));

  deadline = rubric_deadline_start (0.001, NULL);
  while (!atomic_load (rubric_deadline_get_flag (deadline)))
    g_thread_yield ();
  g_assert_true (rubric_deadline_end (deadline));
  g_assert_false (rubric_deadline_end (rubric_deadline_start (3600, NULL)));
}

/* Of several puzzles the counts are added up; a clash takes nothing. */
static void
test_counts (void)
{
  const SudGrid grids[] = { parse (REFERENCE), parse (CLASH), parse (REFERENCE) };
  const RubricStrategyTask task = { .grids = grids, .n = G_N_ELEMENTS (grids), .limit = 1, .seconds = 60 };
  const SudSearchOptions options = { .limit = 1 };
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      RubricStrategyRun trial;
      SudResult plain;

      sud_strategy_run (&strategies[i], &grids[0], &options, &plain);
      rubric_strategy_run (&trial, &strategies[i], &task);
      g_assert_cmpint (trial.end, ==, RUBRIC_STRATEGY_RUN_WHOLE);
      g_assert_cmpuint (trial.puzzles, ==, 3);
      g_assert_cmpuint (trial.runs, >, 1);
      g_assert_cmpint (trial.solutions, ==, 2);
      g_assert_cmpuint (trial.stats.placements, ==, 2 * plain.stats.placements);
      g_assert_cmpuint (trial.stats.backtracks, ==, 2 * plain.stats.backtracks);
      g_assert_cmpuint (trial.stats.rejected, ==, 2 * plain.stats.rejected);
      g_assert_cmpuint (trial.stats.ns, >, 0);
    }
}

/* However long one run takes, a single one that something came between is not the median. */
static void
test_runs (void)
{
  SudGrid grids[400]; /* well above 50 ms */
  const RubricStrategyTask task = { .grids = grids, .n = G_N_ELEMENTS (grids), .limit = 1, .seconds = 60 };
  RubricStrategyRun trial;

  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    grids[i] = parse (REFERENCE);
  rubric_strategy_run (&trial, find ("brute-force"), &task);
  g_assert_cmpint (trial.end, ==, RUBRIC_STRATEGY_RUN_WHOLE);
  g_test_message ("%u runs of %" G_GUINT64_FORMAT " ns", trial.runs, trial.stats.ns);
  g_assert_cmpuint (trial.runs, >=, 3);
}

/* Where the time is over the counts are of what was done. */
static void
test_late (void)
{
  const SudGrid grids[] = { parse (REFERENCE), parse (HOSTILE) };
  const RubricStrategyTask task = { .grids = grids, .n = G_N_ELEMENTS (grids), .limit = 1, .seconds = 0.05 };
  RubricStrategyRun trial;

  rubric_strategy_run (&trial, find ("brute-force"), &task);
  g_assert_cmpint (trial.end, ==, RUBRIC_STRATEGY_RUN_LATE);
  g_assert_cmpuint (trial.runs, ==, 0);
  g_assert_cmpuint (trial.puzzles, <=, 1);
  g_assert_cmpuint (trial.stats.placements, >, 0);
}

static void
test_cancelled (void)
{
  const SudGrid grid = parse (HOSTILE);
  atomic_bool cancel = true;
  const RubricStrategyTask task = { .grids = &grid, .n = 1, .limit = 1, .seconds = 3600, .cancel = &cancel };
  RubricStrategyRun trial;

  rubric_strategy_run (&trial, find ("brute-force"), &task);
  g_assert_cmpint (trial.end, ==, RUBRIC_STRATEGY_RUN_CANCELLED);
}

static void
test_text (void)
{
  const RubricStrategyRun whole = { RUBRIC_STRATEGY_RUN_WHOLE, .runs = 3, .solutions = 1, .stats = { 4, 3, 2, 1500, 9 } };
  const RubricStrategyRun late = { RUBRIC_STRATEGY_RUN_LATE, .stats = { 4, 3, 2, 2000000, 9 } };
  const RubricStrategyRun none = { RUBRIC_STRATEGY_RUN_NONE }, cancelled = { RUBRIC_STRATEGY_RUN_CANCELLED };
  g_autoptr (GString) text = g_string_new (NULL);

  rubric_text_append_run_header (text, ',');
  rubric_text_append_run (text, find ("bitset"), &whole, ',');
  rubric_text_append_run (text, find ("lanes"), &none, ',');
  rubric_text_append_run (text, find ("lanes"), &cancelled, ',');
  rubric_text_append_run (text, find ("brute-force"), &late, ',');
  g_assert_cmpstr (text->str, ==,
                   "strategy,solutions,placements,backtracks,rejected,microseconds,bytes\n"
                   "bitset,1,4,3,2,2,9\n"
                   "brute-force,timeout,4,3,2,2000,9\n");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trial/deadline", test_deadline);
  g_test_add_func ("/trial/counts", test_counts);
  g_test_add_func ("/trial/runs", test_runs);
  g_test_add_func ("/trial/late", test_late);
  g_test_add_func ("/trial/cancelled", test_cancelled);
  g_test_add_func ("/trial/text", test_text);
  return g_test_run ();
}
