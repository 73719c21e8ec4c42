/* test-sud-blame.c - the digits to blame have no solution together, and each of them is needed for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "../test-share.h"

#include "sud-blame.h"
#include "sud-houses.h"
#include "sud-solve.h"
#include "sud-strategy.h"

#include <string.h>

/* Twelve givens, of which the fast engine needs half a second to see that they have no solution. */
#define SPARSE "..9.......38.........25.16.................................................14..7."

enum
{
  ROUNDS = 4, /* for each puzzle, another digit is spoilt each time */
};

/* Whether @cells of @grid alone have a solution. */
static gboolean
can_be_solved (const char *oracle, const SudGrid *grid, SudCells cells)
{
  SudSearchOptions options = { .limit = 1 };
  SudGrid some = { { 0 } };
  SudResult result;

  SUD_EACH_CELL (cell, cells)
    some.digit[cell] = grid->digit[cell];
  sud_strategy_run (sud_strategy_find (oracle), &some, &options, &result);
  return result.solutions > 0;
}

/* By another search than that which found it. */
static void
assert_blame (const char *oracle, const SudGrid *grid, const SudBlame *blame)
{
  g_assert_false (blame->cancelled);
  SUD_EACH_CELL (cell, blame->cells)
    g_assert_cmpint (grid->digit[cell], !=, 0);
  g_assert_false (can_be_solved (oracle, grid, blame->cells));
  SUD_EACH_CELL (cell, blame->cells)
    if (blame->minimal)
      g_assert_true (can_be_solved (oracle, grid, sud_cells_difference (blame->cells, sud_cells_of ((int)cell))));
}

static void
test_clash (void)
{
  SudGrid grid = grid_from_line ("5.....5..........................................................................");
  SudBlame blame;

  sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
  g_assert_true (blame.minimal);
  g_assert_true (sud_cells_equal (blame.cells, sud_cells_union (sud_cells_of (0), sud_cells_of (6))));
}

/* r5c5 sees 1 to 3 in its row, 4 to 6 in its column, 7 to 9 in its box; the 2 in a corner has nothing to do with it. */
static void
test_full_cell (void)
{
  SudGrid grid = grid_from_line ("....4........5................7.8...12.....3....9...............................2");
  SudBlame blame;

  g_assert_cmpint (sud_grid_candidates (&grid, 40), ==, SUD_DIGIT_BIT (6));
  grid.digit[76] = 6;
  sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
  assert_blame ("dancing-links", &grid, &blame);
  g_assert_true (blame.minimal);
  g_assert_cmpint (sud_cells_count (blame.cells), ==, 9);
  g_assert_false (sud_cells_has (blame.cells, 80));
}

/* The 1s of rows 2 and 3 and of column 9 leave row 1 no place for a 1 beside its filled cells. */
static void
test_full_house (void)
{
  SudGrid grid = grid_from_line ("......23.1...........1....................................................."
                                 ".....1");
  SudBlame blame;

  sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
  assert_blame ("dancing-links", &grid, &blame);
  g_assert_true (blame.minimal);
  g_assert_cmpint (sud_cells_count (blame.cells), ==, 5);
}

static void
test_corpus (void)
{
  static const char *const files[] = { "clashing.txt", "unsolvable.txt" };
  guint n = 0, minimal = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i]);

      for (guint j = 0; j < test_share (puzzles->len); j++)
        {
          const Puzzle *puzzle = puzzle_at (puzzles, test_pick (j, puzzles->len));
          SudBlame blame;

          g_test_message ("%s", puzzle->name);
          sud_blame_find (&puzzle->grid, SUD_BLAME_PATIENCE, NULL, &blame);
          assert_blame ("dancing-links", &puzzle->grid, &blame);
          minimal += blame.minimal;
          n++;
        }
    }
  g_test_message ("%u of %u are known to be minimal", minimal, n);
  g_assert_cmpuint (minimal, ==, n);
}

/* The oracle of oracles, where it can: of puzzles whose blame is dense enough for it. */
static void
test_brute_force (void)
{
  g_autoptr (GArray) puzzles = corpus_load ("clashing.txt");

  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      SudGrid grid = puzzle_at (puzzles, test_pick (i, puzzles->len))->grid;
      SudBlame blame;

      sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
      g_assert_cmpint (sud_cells_count (blame.cells), ==, 2);
      assert_blame ("brute-force", &grid, &blame);
    }
}

/* A wrong digit in a puzzle with one solution, as a person types it. */
static gboolean
corrupt (SudGrid *grid, GRand *random)
{
  SudResult result;
  int cell;

  do
    cell = g_rand_int_range (random, 0, SUD_CELLS);
  while (grid->digit[cell] == 0);
  grid->digit[cell] = 1 + (grid->digit[cell] - 1 + g_rand_int_range (random, 1, SUD_SIZE)) % SUD_SIZE;
  sud_solve_count (grid, 1, NULL, &result);
  return result.solutions == 0;
}

static void
test_corrupted (void)
{
  static const char *const files[] = { "easy.txt", "few-givens.txt", "hard.txt", "minimal.txt" };
  g_autoptr (GRand) random = g_rand_new_with_seed (14);
  guint n = 0, digits = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i]);

      for (guint j = 0; j < test_share (ROUNDS * puzzles->len); j++)
        {
          const Puzzle *puzzle = puzzle_at (puzzles, test_pick (j, ROUNDS * puzzles->len) % puzzles->len);
          SudGrid grid = puzzle->grid;
          SudBlame blame;

          g_test_message ("%s", puzzle->name);
          if (!corrupt (&grid, random))
            continue;
          sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
          assert_blame ("dancing-links", &grid, &blame);
          g_assert_true (blame.minimal);
          digits += (guint)sud_cells_count (blame.cells);
          n++;
        }
    }
  g_test_message ("%u puzzles, %u digits to blame", n, digits);
}

static void
test_sparse (void)
{
  SudGrid grid = grid_from_line (SPARSE);
  gint64 start = g_get_monotonic_time ();
  SudBlame blame;

  sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
  g_test_message ("%" G_GINT64_FORMAT " µs, %d digits, minimal %d", g_get_monotonic_time () - start,
                  sud_cells_count (blame.cells), blame.minimal);
  assert_blame ("propagate", &grid, &blame);
}

/* Where no order leads to what is known to be minimal it is looked for with more patience. */
static void
test_more_patience (void)
{
  SudGrid grid;
  SudBlame blame;

  g_assert_cmpint (sud_grid_parse_line (&grid, "........6...1.....1..9......58...9....4.2........75...23...1..5.9....3.25...62..."),
                   ==, SUD_CELLS);
  sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
  g_assert_true (blame.minimal);
}

/* Without patience nothing is said but what is known: the digits to blame have no solution. */
static void
test_patience (void)
{
  g_autoptr (GArray) puzzles = corpus_load ("unsolvable.txt");
  guint open = 0;

  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, test_pick (i, puzzles->len));
      SudBlame blame;

      sud_blame_find (&puzzle->grid, 0, NULL, &blame);
      g_assert_false (blame.cancelled);
      assert_blame ("dancing-links", &puzzle->grid, &blame);
      open += !blame.minimal;
    }
  g_test_message ("%u of %u are left open", open, puzzles->len);
}

static void
test_cancel (void)
{
  g_autoptr (GArray) puzzles = corpus_load ("unsolvable.txt");
  atomic_bool cancel = true;
  SudBlame blame;

  sud_blame_find (&puzzle_at (puzzles, 0)->grid, SUD_BLAME_PATIENCE, &cancel, &blame);
  g_assert_true (blame.cancelled);
  g_assert_false (blame.minimal);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/blame/clash", test_clash);
  g_test_add_func ("/blame/full-cell", test_full_cell);
  g_test_add_func ("/blame/full-house", test_full_house);
  g_test_add_func ("/blame/corpus", test_corpus);
  g_test_add_func ("/blame/brute-force", test_brute_force);
  g_test_add_func ("/blame/corrupted", test_corrupted);
  g_test_add_func ("/blame/sparse", test_sparse);
  g_test_add_func ("/blame/patience", test_patience);
  g_test_add_func ("/blame/more-patience", test_more_patience);
  g_test_add_func ("/blame/cancel", test_cancel);
  return g_test_run ();
}
