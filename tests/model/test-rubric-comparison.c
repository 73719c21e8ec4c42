/* test-rubric-comparison.c - every strategy on the same puzzles: right counts, and an end at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-jobs-testing.h"
#include "rubric-text-search.h"

#include <stdio.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define HARDER "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
#define SEVERAL "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"
/* Row by row the search takes tens of millions of steps. */
#define HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

enum
{
  SAME_TREE = 6, /* strategies that go row by row, the first of the table */
};

static const char *script;

typedef struct
{
  RubricComparison *comparison;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->comparison = rubric_comparison_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->comparison != NULL)
    g_assert_finalize_object (fixture->comparison);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
start (Fixture *fixture, const char *line, double seconds)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  rubric_comparison_start (fixture->comparison, &grid, 1, seconds);
}

static void
finish (Fixture *fixture)
{
  while (rubric_comparison_get_busy (fixture->comparison))
    g_main_context_iteration (NULL, TRUE);
}

static const RubricStrategyRun *
get_trial (Fixture *fixture, guint index)
{
  return rubric_comparison_row_get_run (rubric_comparison_get_row (fixture->comparison, index));
}

static void
count_row (RubricComparisonRow *row, guint *n)
{
  ++*n;
}

/* A script that knows nothing of the program counts the same. */
static void
test_counts (Fixture *fixture, gconstpointer data)
{
  const char *puzzles[] = { REFERENCE, HARDER, SEVERAL };

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      const char *argv[] = { "python3", script, puzzles[i], NULL };
      g_autofree char *output = NULL;
      g_autoptr (GError) error = NULL;
      unsigned long placements, backtracks, rejected;

      g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (sscanf (output, "%lu %lu %lu", &placements, &backtracks, &rejected), ==, 3);
      start (fixture, puzzles[i], 60);
      finish (fixture);
      for (guint row = 0; row < SAME_TREE; row++)
        {
          g_assert_cmpuint (get_trial (fixture, row)->stats.placements, ==, placements);
          g_assert_cmpuint (get_trial (fixture, row)->stats.backtracks, ==, backtracks);
        }
      g_assert_cmpuint (get_trial (fixture, 0)->stats.rejected, ==, rejected);
    }
}

/* Rows fill in one after the other, and it is told which of them are the same tree. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  RubricComparison *comparison = fixture->comparison;
  guint n = rubric_comparison_get_n_rows (comparison), changes = 0;

  for (guint i = 0; i < n; i++)
    g_signal_connect (rubric_comparison_get_row (comparison, i), "changed", G_CALLBACK (count_row), &changes);
  start (fixture, HARDER, 60);
  g_assert_true (rubric_comparison_get_busy (comparison));
  g_assert_true (rubric_comparison_row_get_running (rubric_comparison_get_row (comparison, 0)));
  finish (fixture);
  g_assert_cmpuint (changes, ==, n + n + n - 1);
  for (guint i = 0; i < n; i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (comparison, i);

      g_assert_cmpint (get_trial (fixture, i)->end, ==, RUBRIC_STRATEGY_RUN_WHOLE);
      g_assert_cmpint (get_trial (fixture, i)->solutions, ==, 1);
      g_assert_false (rubric_comparison_row_get_running (row));
      g_assert_cmpuint (rubric_comparison_measure (get_trial (fixture, i), RUBRIC_COMPARISON_TIME), >, 0);
      if (i > 0 && i < SAME_TREE)
        g_assert_true (rubric_comparison_find_alike (comparison, i) == rubric_comparison_get_row (comparison, 0));
    }
  g_assert_null (rubric_comparison_find_alike (comparison, 0));
  g_assert_null (rubric_comparison_find_alike (comparison, SAME_TREE));
  /* It goes many ways at once, and its counts are those of a search that guesses right, as this one can be solved. */
  g_assert_cmpuint (get_trial (fixture, n - 1)->stats.placements, ==, get_trial (fixture, SAME_TREE)->stats.placements);
  g_assert_null (rubric_comparison_find_alike (comparison, n - 1));
}

/* A puzzle that needs no guess is filled with as many digits by all, but not in the same order. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  guint n = rubric_comparison_get_n_rows (fixture->comparison);

  start (fixture, HARDER, 60);
  finish (fixture);
  g_assert_cmpuint (get_trial (fixture, SAME_TREE)->stats.placements, ==,
                    get_trial (fixture, SAME_TREE + 1)->stats.placements);
  for (guint i = SAME_TREE; i < n; i++)
    g_assert_null (rubric_comparison_find_alike (fixture->comparison, i));
}

/* What has not finished is cancelled, and does not come later; what has stays in the table. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  guint n = rubric_comparison_get_n_rows (fixture->comparison);
  g_autofree char *table = NULL;

  start (fixture, HOSTILE, 3600);
  rubric_comparison_cancel (fixture->comparison);
  g_assert_false (rubric_comparison_get_busy (fixture->comparison));
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (get_trial (fixture, i)->end, ==, RUBRIC_STRATEGY_RUN_CANCELLED);
  table = rubric_text_comparison (fixture->comparison, ',');
  g_assert_cmpstr (table, ==, "strategy,solutions,placements,backtracks,rejected,microseconds,bytes\n");
}

/* What a run has found stays where the next one on the same puzzle is cancelled, also twice; not on another puzzle. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  guint n = rubric_comparison_get_n_rows (fixture->comparison);

  start (fixture, REFERENCE, 60);
  finish (fixture);
  for (int i = 0; i < 2; i++)
    {
      start (fixture, REFERENCE, 60);
      g_assert_cmpint (get_trial (fixture, n - 1)->end, ==, RUBRIC_STRATEGY_RUN_NONE);
      start (fixture, REFERENCE, 3600);
      rubric_comparison_cancel (fixture->comparison);
      for (guint row = 0; row < n; row++)
        g_assert_cmpint (get_trial (fixture, row)->end, ==, RUBRIC_STRATEGY_RUN_WHOLE);
      g_assert_cmpuint (get_trial (fixture, 0)->stats.placements, ==, 4208);
      g_assert_false (rubric_comparison_row_get_running (rubric_comparison_get_row (fixture->comparison, 0)));
    }
  start (fixture, HOSTILE, 3600);
  rubric_comparison_cancel (fixture->comparison);
  for (guint row = 0; row < n; row++)
    g_assert_cmpint (get_trial (fixture, row)->end, ==, RUBRIC_STRATEGY_RUN_CANCELLED);
}

/* Who needs too long says so, and the others go on. */
static void
test_late (Fixture *fixture, gconstpointer data)
{
  start (fixture, HOSTILE, 0.05);
  finish (fixture);
  g_assert_cmpint (get_trial (fixture, 0)->end, ==, RUBRIC_STRATEGY_RUN_LATE);
  g_assert_cmpuint (rubric_comparison_measure (get_trial (fixture, 0), RUBRIC_COMPARISON_TIME), ==, 0);
}

/* Another comparison begins while one runs. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  start (fixture, HOSTILE, 3600);
  start (fixture, REFERENCE, 60);
  finish (fixture);
  g_assert_cmpint (get_trial (fixture, 0)->end, ==, RUBRIC_STRATEGY_RUN_WHOLE);
}

/* The owner goes while a strategy runs. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  start (fixture, HOSTILE, 3600);
  g_assert_finalize_object (g_steal_pointer (&fixture->comparison));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  script = argv[1];
#define ADD(name, test) g_test_add ("/comparison/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("counts", test_counts);
  ADD ("rows", test_rows);
  ADD ("order", test_order);
  ADD ("cancel", test_cancel);
  ADD ("kept", test_kept);
  ADD ("late", test_late);
  ADD ("again", test_again);
  ADD ("gone", test_gone);
  return g_test_run ();
}
