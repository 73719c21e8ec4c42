/* test-rubric-solve-stats.c - mistakes and help are counted honestly, kept, and told in few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "rubric-record.h"
#include "rubric-text-search.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

static SudGrid
grid_of (const char *line)
{
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  return grid;
}

static SudCells
cells_of (int a, int b)
{
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, a);
  sud_cells_add (&cells, b);
  return cells;
}

/* r1c3 is 4 and r1c4 is 6: a 2 fits both cells and is wrong, a 4 is right in one and wrong in the other. */
static void
test_solution (void)
{
  const SudGrid solution = grid_of (SOLUTION);
  SudSheet sheet = sheet_of (PUZZLE);

  sud_sheet_set_digit (&sheet, 2, 2, SUD_ORIGIN_ENTERED);
  g_assert_cmpuint (rubric_solve_stats_count_mistakes (&sheet, cells_of (2, 2), &solution), ==, 1);
  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  g_assert_cmpuint (rubric_solve_stats_count_mistakes (&sheet, cells_of (2, 2), &solution), ==, 0);
  sud_sheet_set_digit (&sheet, 3, 4, SUD_ORIGIN_ENTERED);
  g_assert_cmpuint (rubric_solve_stats_count_mistakes (&sheet, cells_of (2, 3), &solution), ==, 1);
}

/* Where nobody knows better, only what clashes is a mistake. */
static void
test_no_solution (void)
{
  SudSheet sheet = sheet_of (PUZZLE);

  sud_sheet_set_digit (&sheet, 2, 2, SUD_ORIGIN_ENTERED);
  g_assert_cmpuint (rubric_solve_stats_count_mistakes (&sheet, cells_of (2, 2), NULL), ==, 0);
  sud_sheet_set_digit (&sheet, 2, 5, SUD_ORIGIN_ENTERED);
  g_assert_cmpuint (rubric_solve_stats_count_mistakes (&sheet, cells_of (2, 2), NULL), ==, 1);
}

static void
assert_stats (RubricPuzzle *puzzle, RubricSolveStats expected)
{
  const RubricSolveStats *stats = rubric_puzzle_get_stats (puzzle);

  g_assert_cmpuint (stats->mistakes, ==, expected.mistakes);
  g_assert_cmpuint (stats->cells, ==, expected.cells);
  g_assert_cmpuint (stats->checks, ==, expected.checks);
  g_assert_cmpuint (stats->rewinds, ==, expected.rewinds);
  g_assert_cmpuint (stats->solutions, ==, expected.solutions);
}

static void
notified_cb (GObject *object, GParamSpec *pspec, int *n)
{
  ++*n;
}

/* Undo takes nothing back, and another puzzle begins with nothing. */
static void
test_puzzle (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  const RubricSolveStats more = { .mistakes = 2, .checks = 1 };
  const SudSheet sheet = sheet_of (PUZZLE);
  int n = 0;

  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  g_signal_connect (puzzle, "notify::stats", G_CALLBACK (notified_cb), &n);
  rubric_puzzle_enter (puzzle, cells_of (2, 2), 4);
  rubric_puzzle_count (puzzle, &more);
  rubric_puzzle_count (puzzle, &(RubricSolveStats){ 0 });
  g_assert_cmpint (n, ==, 1);
  rubric_puzzle_undo (puzzle);
  assert_stats (puzzle, more);

  rubric_puzzle_start_over (puzzle);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
  rubric_puzzle_count (puzzle, &more);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_enter (puzzle, cells_of (2, 2), 4);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
  rubric_puzzle_count (puzzle, &more);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
}

static const RubricSolveStats COUNTED = { .mistakes = 2, .checks = 1 };

/* A puzzle with something counted, and a digit written. */
static RubricPuzzle *
create_counted (void)
{
  RubricPuzzle *puzzle = rubric_puzzle_new ();
  const SudSheet sheet = sheet_of (PUZZLE);

  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (puzzle, cells_of (2, 2), 4);
  rubric_puzzle_count (puzzle, &COUNTED);
  return puzzle;
}

/* Another puzzle begins with nothing; undo brings back the first one and what it has taken, redo the other. */
static void
check_there_and_back (RubricPuzzle *puzzle)
{
  int n = 0;

  assert_stats (puzzle, (RubricSolveStats){ 0 });
  rubric_puzzle_count (puzzle, &(RubricSolveStats){ .cells = 5 });
  g_signal_connect (puzzle, "notify::stats", G_CALLBACK (notified_cb), &n);
  rubric_puzzle_undo (puzzle);
  g_assert_cmpint (n, ==, 1);
  assert_stats (puzzle, COUNTED);
  rubric_puzzle_redo (puzzle);
  g_assert_cmpint (n, ==, 2);
  assert_stats (puzzle, (RubricSolveStats){ .cells = 5 });
  rubric_puzzle_undo (puzzle);
  g_signal_handlers_disconnect_by_func (puzzle, notified_cb, &n);
}

/* A given is overwritten, which undo or the same digit brings back. */
static void
test_other_given (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_counted ();

  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_enter (puzzle, cells_of (0, 0), 1);
  check_there_and_back (puzzle);
  rubric_puzzle_enter (puzzle, cells_of (0, 0), 2);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
  rubric_puzzle_enter (puzzle, cells_of (0, 0), 5);
  assert_stats (puzzle, COUNTED);
}

static void
test_start_over (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_counted ();

  rubric_puzzle_start_over (puzzle);
  check_there_and_back (puzzle);
  rubric_puzzle_undo (puzzle); /* to the blank puzzle: there is nothing to start over, but what was counted */
  rubric_puzzle_start_over (puzzle);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
  rubric_puzzle_redo (puzzle);
  assert_stats (puzzle, COUNTED);
}

/* Entries that come back come with their mistakes. */
static void
test_savepoint (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_counted ();

  rubric_puzzle_add_savepoint (puzzle);
  rubric_puzzle_start_over (puzzle);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
  rubric_puzzle_return_to_savepoint (puzzle);
  assert_stats (puzzle, COUNTED);
  rubric_puzzle_undo (puzzle);
  assert_stats (puzzle, (RubricSolveStats){ 0 });
}

static void
test_other_puzzle (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_counted ();
  g_autoptr (RubricInfo) info = rubric_info_new ();
  const SudSheet other = sheet_of (SOLUTION);

  rubric_info_set (info, RUBRIC_INFO_TITLE, "Another");
  rubric_puzzle_replace_all (puzzle, &other, info);
  check_there_and_back (puzzle);
}

/* As the session keeps them. */
static void
test_kept_history (void)
{
  g_autoptr (RubricPuzzle) puzzle = create_counted ();
  g_autoptr (RubricPuzzle) again = rubric_puzzle_new ();
  const SudSheet other = sheet_of (SOLUTION);
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (RubricRecord) read = NULL;
  g_autoptr (GBytes) bytes = NULL;

  rubric_puzzle_replace (puzzle, &other);
  record = rubric_record_new (puzzle, NULL, NULL);
  bytes = rubric_record_to_bytes (record);
  read = rubric_record_from_bytes (bytes);
  rubric_record_restore (read, again);
  check_there_and_back (again);
}

static void
entered_cb (RubricPuzzle *puzzle, const SudCells *cells, SudCells *seen)
{
  *seen = *cells;
}

/* An entry is what the person writes, not what comes back with redo. */
static void
test_entered (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  const SudSheet sheet = sheet_of (PUZZLE);
  SudCells seen = SUD_NO_CELLS;

  g_signal_connect (puzzle, "entered", G_CALLBACK (entered_cb), &seen);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_enter (puzzle, cells_of (0, 2), 4);
  g_assert_true (sud_cells_has (seen, 2));
  g_assert_cmpint (sud_cells_count (seen), ==, 1);

  seen = SUD_NO_CELLS;
  rubric_puzzle_enter (puzzle, cells_of (2, 2), 4);
  rubric_puzzle_undo (puzzle);
  rubric_puzzle_redo (puzzle);
  rubric_puzzle_enter (puzzle, cells_of (2, 2), 0);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_enter (puzzle, cells_of (2, 2), 4);
  g_assert_true (sud_cells_is_empty (seen));
}

static void
test_record (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricPuzzle) other = rubric_puzzle_new ();
  const RubricSolveStats stats = { 3, 1, 4, 1, 5 };
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (RubricRecord) again = NULL;
  g_autoptr (GBytes) bytes = NULL;

  rubric_puzzle_count (puzzle, &stats);
  record = rubric_record_new (puzzle, NULL, NULL);
  bytes = rubric_record_to_bytes (record);
  again = rubric_record_from_bytes (bytes);
  rubric_record_restore (again, other);
  assert_stats (other, stats);
}

/* A file says what it likes. */
static void
test_forged (void)
{
  g_autoptr (GVariant) text = g_variant_ref_sink (g_variant_new_string ("mistakes"));
  g_autoptr (GVariant) many = g_variant_ref_sink (g_variant_new_parsed ("{'mistakes': %u, 'luck': %u}", G_MAXUINT32, 7u));
  RubricSolveStats stats = rubric_solve_stats_from_variant (text);

  g_assert_true (rubric_solve_stats_equal (&stats, &(RubricSolveStats){ 0 }));
  stats = rubric_solve_stats_from_variant (NULL);
  g_assert_true (rubric_solve_stats_equal (&stats, &(RubricSolveStats){ 0 }));
  stats = rubric_solve_stats_from_variant (many);
  g_assert_cmpuint (stats.mistakes, ==, G_MAXINT);
  rubric_solve_stats_add (&stats, &stats);
  g_assert_cmpuint (stats.mistakes, ==, G_MAXINT);
}

static void
test_words (void)
{
  static const struct
  {
    RubricSolveStats stats;
    const char *time, *praise, *detail;
  } rows[] = {
    { { 0 }, NULL, "No mistakes, and no help. Impressive!", NULL },
    { { 0 }, "4:05", "No mistakes, and no help. Impressive!", "4:05" },
    { { .mistakes = 3 }, NULL, "All on your own. Well done!", "3 mistakes" },
    { { .cells = 1 }, NULL, "Not a single mistake. Well done!", "1 cell filled in" },
    { { .mistakes = 1, .cells = 2, .checks = 1, .rewinds = 3 },
      "4:05",
      "You made it. Well done!",
      "4:05 · 1 mistake · 2 cells filled in, 1 check, 3 returns to before a mistake" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *detail = rubric_text_solve_stats_detail (&rows[i].stats, rows[i].time);

      g_assert_cmpstr (rubric_text_solve_stats_praise (&rows[i].stats), ==, rows[i].praise);
      g_assert_cmpstr (detail, ==, rows[i].detail);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stats/mistakes/solution", test_solution);
  g_test_add_func ("/stats/mistakes/no-solution", test_no_solution);
  g_test_add_func ("/stats/puzzle", test_puzzle);
  g_test_add_func ("/stats/other-given", test_other_given);
  g_test_add_func ("/stats/start-over", test_start_over);
  g_test_add_func ("/stats/savepoint", test_savepoint);
  g_test_add_func ("/stats/other-puzzle", test_other_puzzle);
  g_test_add_func ("/stats/kept-history", test_kept_history);
  g_test_add_func ("/stats/entered", test_entered);
  g_test_add_func ("/stats/record", test_record);
  g_test_add_func ("/stats/forged", test_forged);
  g_test_add_func ("/stats/words", test_words);
  return g_test_run ();
}
