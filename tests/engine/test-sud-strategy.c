/* test-sud-strategy.c - every strategy of the table against brute force, and the words about it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "../test-share.h"
#include "sud-strategy.h"

#include <string.h>

/* They walk the same tree, row by row with ascending digits: what they place and take back is equal, not only similar. */
static const char *const row_major[]
    = { "brute-force", "lookup-table", "blank-list", "available-sets", "rescan-sets", "bitset", NULL };
static const char *const rejecting[] = { "brute-force", "lookup-table", "blank-list", NULL };

static SudResult
run (const SudStrategy *strategy, const SudGrid *grid, gint64 limit)
{
  SudSearchOptions options = { .limit = limit };
  SudGrid before = *grid;
  SudResult result;

  sud_strategy_run (strategy, grid, &options, &result);
  g_assert_cmpmem (grid, sizeof *grid, &before, sizeof before);
  return result;
}

static void
assert_first_is_solution (const SudResult *result, const SudGrid *grid)
{
  if (result->solutions == 0)
    return;
  g_assert_true (sud_grid_is_solved (&result->first));
  g_assert_true (sud_grid_keeps (&result->first, grid));
}

static void
assert_books_balance (const SudResult *result, const SudGrid *grid, gint64 limit)
{
  guint64 blanks = SUD_CELLS - sud_grid_count_filled (grid);

  /* Stopped at the last solution: all its cells are still placed. Searched to the end: nothing is. */
  g_assert_cmpuint (result->stats.placements - result->stats.backtracks, ==, result->solutions == limit ? blanks : 0);
  g_assert_cmpuint (result->stats.bytes, <, 1024 * 1024); /* a test of its own bounds the stack */
}

static void
assert_same_answer (const SudResult *result, const SudResult *oracle, gint64 limit)
{
  g_assert_cmpint (result->verdict, ==, oracle->verdict);
  g_assert_cmpint (result->solutions, ==, oracle->solutions);
  if (oracle->verdict == SUD_VERDICT_ONE && limit > 1)
    g_assert_cmpmem (&result->first, sizeof result->first, &oracle->first, sizeof oracle->first);
}

static void
test_table (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  g_assert_cmpint (n, ==, 10);
  for (int i = 0; i < n; i++)
    {
      g_assert_true (sud_strategy_find (strategies[i].id) == &strategies[i]);
      g_assert_cmpuint (strlen (strategies[i].name), >, 0);
      g_assert_true (g_str_has_suffix (strategies[i].summary, "."));
    }
  g_assert_null (sud_strategy_find ("no-such-strategy"));
  g_assert_null (sud_strategy_find (""));
}

static void
test_reference (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), solution = grid_from_line (REFERENCE_SOLUTION);
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      SudResult result = run (&strategies[i], &puzzle, 1);

      g_test_message ("%s: %" G_GUINT64_FORMAT " placements, %" G_GUINT64_FORMAT " backtracks, %" G_GUINT64_FORMAT
                      " rejected, %" G_GSIZE_FORMAT " bytes",
                      strategies[i].id, result.stats.placements, result.stats.backtracks, result.stats.rejected,
                      result.stats.bytes);
      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
      g_assert_cmpmem (&result.first, sizeof result.first, &solution, sizeof solution);
      if (g_strv_contains (row_major, strategies[i].id))
        {
          g_assert_cmpuint (result.stats.placements, ==, 4208);
          g_assert_cmpuint (result.stats.backtracks, ==, 4157);
        }
      g_assert_cmpuint (result.stats.bytes, >, 0);
      g_assert_cmpint (run (&strategies[i], &puzzle, 2).verdict, ==, SUD_VERDICT_ONE);
    }
}

static void
compare_with_oracle (const SudStrategy *strategy, const Puzzle *puzzle, const SudResult *oracle, gint64 limit)
{
  SudResult result;

  g_test_message ("%s %s", strategy->id, puzzle->name);
  result = run (strategy, &puzzle->grid, limit);
  assert_same_answer (&result, oracle, limit);
  assert_first_is_solution (&result, &puzzle->grid);
  assert_books_balance (&result, &puzzle->grid, limit);
  if (g_strv_contains (row_major, strategy->id))
    {
      g_assert_cmpuint (result.stats.placements, ==, oracle->stats.placements);
      g_assert_cmpuint (result.stats.backtracks, ==, oracle->stats.backtracks);
      g_assert_cmpmem (&result.first, sizeof result.first, &oracle->first, sizeof oracle->first);
    }
  g_assert_cmpuint (result.stats.rejected, ==,
                    g_strv_contains (rejecting, strategy->id) ? oracle->stats.rejected : 0);
}

static void
compare_all (GArray *puzzles, gint64 limit)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, i);
      SudResult oracle = run (sud_strategy_find ("brute-force"), &puzzle->grid, limit);

      assert_first_is_solution (&oracle, &puzzle->grid);
      for (int j = 0; j < n; j++)
        compare_with_oracle (&strategies[j], puzzle, &oracle, limit);
    }
}

static void
test_agree_to_two (void)
{
  g_autoptr (GArray) puzzles = corpus_load_share ();

  g_assert_cmpuint (puzzles->len, >=, test_share (300));
  compare_all (puzzles, 2);
}

static void
test_agree_to_one (void)
{
  g_autoptr (GArray) easy = corpus_load ("easy.txt");
  g_autoptr (GArray) sparse = corpus_load ("sparse.txt");

  compare_all (easy, 1);
  compare_all (sparse, 1);
}

static void
test_agree_on_counts (void)
{
  g_autoptr (GArray) sparse = corpus_load ("sparse.txt");
  g_autoptr (GArray) near_full = corpus_load ("near-full.txt");
  g_autoptr (GArray) unsolvable = corpus_load ("unsolvable.txt");

  compare_all (sparse, 25);
  compare_all (near_full, SUD_LIMIT_NONE);
  compare_all (unsolvable, SUD_LIMIT_NONE);
}

/* What the file says is what is found. */
static void
test_verdicts (void)
{
  static const struct
  {
    const char *file;
    SudVerdict verdict;
  } files[] = { { "clashing.txt", SUD_VERDICT_INVALID }, { "easy.txt", SUD_VERDICT_ONE },
                { "few-givens.txt", SUD_VERDICT_ONE },   { "full.txt", SUD_VERDICT_ONE },
                { "hard.txt", SUD_VERDICT_ONE },         { "hostile.txt", SUD_VERDICT_ONE },
                { "many.txt", SUD_VERDICT_MANY },        { "minimal.txt", SUD_VERDICT_ONE },
                { "sparse.txt", SUD_VERDICT_MANY },      { "unsolvable.txt", SUD_VERDICT_NONE } };
  const SudStrategy *strategy = sud_strategy_find ("dancing-links");

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i].file);

      for (guint j = 0; j < puzzles->len; j++)
        {
          g_test_message ("%s", puzzle_at (puzzles, j)->name);
          g_assert_cmpint (run (strategy, &puzzle_at (puzzles, j)->grid, 2).verdict, ==, files[i].verdict);
        }
    }
}

/* Nothing is searched, so nothing is counted. */
static void
test_clashing_and_limit_zero (void)
{
  SudGrid clashing = grid_from_line (REFERENCE_PUZZLE), empty = { { 0 } };
  const SudStrategy *strategies;
  int n;

  clashing.digit[2] = 5;
  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      SudResult invalid = run (&strategies[i], &clashing, SUD_LIMIT_NONE);
      SudResult nothing = run (&strategies[i], &empty, 0);

      g_assert_cmpint (invalid.verdict, ==, SUD_VERDICT_INVALID);
      g_assert_cmpint (nothing.verdict, ==, SUD_VERDICT_CANCELLED);
      g_assert_cmpint (invalid.solutions + nothing.solutions, ==, 0);
      g_assert_cmpuint (invalid.stats.placements + nothing.stats.placements, ==, 0);
    }
}

static void
test_full (void)
{
  SudGrid full = grid_from_line (REFERENCE_SOLUTION);
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      SudResult result = run (&strategies[i], &full, SUD_LIMIT_NONE);

      g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
      g_assert_cmpint (result.solutions, ==, 1);
      g_assert_cmpmem (&result.first, sizeof result.first, &full, sizeof full);
      g_assert_cmpuint (result.stats.placements, ==, 0);
    }
}

/* Where brute force has no chance, the quick ones check one another. */
static void
compare_quick_ones (const Puzzle *puzzle, SudVerdict expected)
{
  static const char *const quick[] = { "propagate", "fewest-candidates" };
  SudResult oracle;

  g_test_message ("%s", puzzle->name);
  oracle = run (sud_strategy_find ("dancing-links"), &puzzle->grid, 2);
  g_assert_cmpint (oracle.verdict, ==, expected);
  assert_first_is_solution (&oracle, &puzzle->grid);
  for (guint i = 0; i < G_N_ELEMENTS (quick); i++)
    {
      SudResult result = run (sud_strategy_find (quick[i]), &puzzle->grid, 2);

      assert_same_answer (&result, &oracle, 2);
      assert_first_is_solution (&result, &puzzle->grid);
      assert_books_balance (&result, &puzzle->grid, 2);
    }
}

static void
test_hostile (void)
{
  g_autoptr (GArray) puzzles = corpus_load (CORPUS_HOSTILE);

  for (guint i = 0; i < puzzles->len; i++)
    compare_quick_ones (puzzle_at (puzzles, i), SUD_VERDICT_ONE);
}

/* Some forty puzzles of each file of a larger corpus. All have one solution but those of the file that says otherwise. */
static void
test_large_corpus (void)
{
  g_auto (GStrv) files = corpus_find_files ();

  g_assert_nonnull (files[0]);
  for (guint f = 0; files[f] != NULL; f++)
    {
      g_autoptr (GArray) puzzles = corpus_load_path (files[f], 1);
      SudVerdict verdict = strstr (files[f], "many") != NULL ? SUD_VERDICT_MANY : SUD_VERDICT_ONE;

      g_test_message ("%s: %u puzzles", files[f], puzzles->len);
      for (guint i = 0; i < puzzles->len; i += 1 + puzzles->len / 40)
        compare_quick_ones (puzzle_at (puzzles, i), verdict);
    }
}

typedef struct
{
  guint32 hash;
  guint64 n;
} Way;

static void
note_step (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Way *way = data;

  if (event != SUD_SEARCH_PLACE && event != SUD_SEARCH_REMOVE)
    return;
  way->hash = (way->hash ^ (guint32)(event * 1000 + cell * 10 + digit)) * 16777619u;
  way->n++;
}

/* Those that the table says go by rows, and only those, write and take back the same digits in the same order. */
static void
test_by_rows (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  Way first = { 0 };
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    {
      Way way = { 0 };
      SudSearchOptions options = { .limit = 1, .observe = note_step, .data = &way };
      SudResult result;

      g_assert_true (strategies[i].by_rows == g_strv_contains (row_major, strategies[i].id));
      sud_strategy_run (&strategies[i], &grid, &options, &result);
      if (i == 0)
        first = way;
      g_assert_true (strategies[i].by_rows == (way.hash == first.hash && way.n == first.n));
    }
  g_assert_cmpuint (first.n, >, 100);
}

enum
{
  COLUMN = 32, /* letters, with two for each indent */
};

static void
observe_line (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  g_assert_cmpint (sud_strategy_find_line (data, event), >=, 0);
}

/* A strategy that cannot be watched has no lines; for all others every step is at one. */
static void
test_lines (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);

  for (int i = 0; i < n; i++)
    {
      SudSearchOptions options = { .limit = 1, .observe = observe_line, .data = (void *)&strategies[i] };
      SudResult result;

      g_test_message ("%s", strategies[i].id);
      g_assert_cmpint (sud_strategy_count_lines (&strategies[i]) > 0, ==, strategies[i].watchable);
      if (!strategies[i].watchable)
        continue;
      sud_strategy_run (&strategies[i], &grid, &options, &result);
      g_assert_cmpint (sud_strategy_find_line (&strategies[i], SUD_SEARCH_REJECT) >= 0, ==, result.stats.rejected > 0);
    }
}

static void
test_words (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    {
      g_assert_true (g_str_has_suffix (strategies[i].summary, ".") && g_str_has_suffix (strategies[i].idea, "."));
      for (int line = 0; line < sud_strategy_count_lines (&strategies[i]); line++)
        g_assert_cmpint (g_utf8_strlen (strategies[i].lines[line].text, -1) + 2 * strategies[i].lines[line].indent, <=, COLUMN);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strategy/table", test_table);
  g_test_add_func ("/strategy/reference", test_reference);
  g_test_add_func ("/strategy/agree/to-one", test_agree_to_one);
  g_test_add_func ("/strategy/agree/to-two", test_agree_to_two);
  g_test_add_func ("/strategy/agree/counts", test_agree_on_counts);
  g_test_add_func ("/strategy/verdicts", test_verdicts);
  g_test_add_func ("/strategy/clashing-and-limit-zero", test_clashing_and_limit_zero);
  g_test_add_func ("/strategy/by-rows", test_by_rows);
  g_test_add_func ("/strategy/lines", test_lines);
  g_test_add_func ("/strategy/words", test_words);
  g_test_add_func ("/strategy/full", test_full);
  g_test_add_func ("/strategy/hostile", test_hostile);
  if (g_getenv ("RUBRIC_CORPUS") != NULL)
    g_test_add_func ("/strategy/large-corpus", test_large_corpus);
  return g_test_run ();
}
