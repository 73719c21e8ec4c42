/* test-sud-solve.c - one puzzle on the quickest engine: counts, limits, the smallest solution
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "sud-solve.h"
#include "sud-strategy.h"

#include <string.h>

static SudResult
oracle (const char *id, const SudGrid *grid, gint64 limit)
{
  SudSearchOptions options = { .limit = limit };
  SudResult result;

  sud_strategy_run (sud_strategy_find (id), grid, &options, &result);
  return result;
}

static void
test_counts (void)
{
  static const gint64 limits[] = { 1, 2, 3, 10, 100 };
  g_autoptr (GArray) puzzles = corpus_load_all ();

  for (guint i = 0; i < puzzles->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (limits); j++)
      {
        const Puzzle *puzzle = puzzle_at (puzzles, i);
        SudResult expected = oracle ("dancing-links", &puzzle->grid, limits[j]), result;

        g_test_message ("%s, limit %" G_GINT64_FORMAT, puzzle->name, limits[j]);
        sud_solve_count (&puzzle->grid, limits[j], NULL, &result);
        g_assert_cmpint (result.verdict, ==, expected.verdict);
        g_assert_cmpint (result.solutions, ==, expected.solutions);
        if (result.solutions > 0)
          g_assert_true (sud_grid_is_solved (&result.first) && sud_grid_keeps (&result.first, &puzzle->grid));
      }
}

static void
test_counts_without_limit (void)
{
  g_autoptr (GArray) puzzles = corpus_load ("near-full.txt");

  for (guint i = 0; i < puzzles->len; i++)
    {
      SudResult result;

      sud_solve_count (&puzzle_at (puzzles, i)->grid, SUD_LIMIT_NONE, NULL, &result);
      g_assert_cmpint (result.solutions, ==, puzzles->len - i > 10 ? 1 : 2);
    }
}

/* Brute force meets the solutions in the order of the numbers they are when read as one. */
static void
test_smallest (void)
{
  g_autoptr (GArray) puzzles = corpus_load_all ();

  for (guint i = 0; i < puzzles->len; i++)
    for (gint64 limit = 1; limit <= 2; limit++)
      {
        const Puzzle *puzzle = puzzle_at (puzzles, i);
        SudResult expected = oracle ("bitset", &puzzle->grid, limit), result;

        g_test_message ("%s, limit %" G_GINT64_FORMAT, puzzle->name, limit);
        sud_solve_smallest (&puzzle->grid, limit, NULL, &result);
        g_assert_cmpint (result.verdict, ==, expected.verdict);
        g_assert_cmpint (result.solutions, ==, expected.solutions);
        if (expected.solutions > 0)
          g_assert_cmpmem (&result.first, sizeof result.first, &expected.first, sizeof expected.first);
      }
}

static int
compare_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (SudGrid));
}

static bool
collect_cb (const SudGrid *solution, void *data)
{
  g_array_append_vals (data, solution, 1);
  return true;
}

/* The same solutions as a readable search finds, each once. */
static void
test_all (void)
{
  g_autoptr (GArray) puzzles = corpus_load_all ();
  guint64 total = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, i);
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (SudGrid));
      g_autoptr (GArray) ordered = g_array_new (FALSE, FALSE, sizeof (SudGrid));
      SudSearchOptions options = { .limit = 5000, .solution = collect_cb, .data = ordered };
      SudResult result, expected;

      sud_strategy_run (sud_strategy_find ("dancing-links"), &puzzle->grid, &options, &expected);
      if (expected.solutions == options.limit)
        continue; /* which of them are met first is anyone's choice */
      g_test_message ("%s: %u", puzzle->name, ordered->len);
      sud_solve_all (&puzzle->grid, SUD_LIMIT_NONE, NULL, collect_cb, found, &result);
      g_assert_cmpint (result.verdict, ==, expected.verdict);
      g_assert_cmpint (result.solutions, ==, expected.solutions);
      g_array_sort (found, compare_grids);
      g_array_sort (ordered, compare_grids);
      g_assert_cmpmem (found->data, found->len * sizeof (SudGrid), ordered->data, ordered->len * sizeof (SudGrid));
      total += found->len;
    }
  g_assert_cmpuint (total, >, 1000);
}

static bool
stop_at_third_cb (const SudGrid *solution, void *data)
{
  return ++*(int *)data < 3;
}

static void
test_stopped (void)
{
  SudGrid empty = { { 0 } };
  SudResult result;
  int seen = 0;

  sud_solve_all (&empty, SUD_LIMIT_NONE, NULL, stop_at_third_cb, &seen, &result);
  g_assert_cmpint (seen, ==, 3);
  g_assert_cmpint (result.solutions, ==, 3);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_MANY);
  g_assert_true (sud_grid_is_solved (&result.first));
}

static void
test_cancelled (void)
{
  SudGrid empty = { { 0 } };
  atomic_bool cancel = true;
  SudResult result;

  sud_solve_count (&empty, 2, &cancel, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_CANCELLED);
  g_assert_cmpint (result.solutions, ==, 0);
  sud_solve_smallest (&empty, 2, &cancel, &result);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_CANCELLED);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solve/counts", test_counts);
  g_test_add_func ("/solve/counts-without-limit", test_counts_without_limit);
  g_test_add_func ("/solve/smallest", test_smallest);
  g_test_add_func ("/solve/all", test_all);
  g_test_add_func ("/solve/stopped", test_stopped);
  g_test_add_func ("/solve/cancelled", test_cancelled);
  return g_test_run ();
}
