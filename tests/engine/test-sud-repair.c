/* test-sud-repair.c - the changes that give one solution: of one digit all of them, and of digits added no more than are needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "../test-share.h"

#include "sud-blame.h"
#include "sud-repair.h"
#include "sud-strategy.h"

#include <string.h>

enum
{
  ROUNDS = 4, /* for each puzzle, another digit is spoilt each time */
};

/* The solution without four cells of a rectangle: two ways to fill it. */
#define TWO "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"

static SudResult
solve (const SudGrid *grid)
{
  SudSearchOptions options = { .limit = 2 };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("dancing-links"), grid, &options, &result);
  return result;
}

/* Every digit of every cell, without any of what makes it quick. */
static int
find_slowly (const SudGrid *grid, gboolean blanks, SudTypo *typos)
{
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = blanks ? 0 : 1; digit <= (blanks ? 0 : SUD_SIZE); digit++)
      {
        SudGrid changed = *grid;

        if (grid->digit[cell] == 0 || grid->digit[cell] == digit)
          continue;
        changed.digit[cell] = (uint8_t)digit;
        if (solve (&changed).solutions == 1)
          typos[n++] = (SudTypo){ (uint8_t)cell, (uint8_t)digit };
      }
  return n;
}

static gboolean
has (const SudTypo *typos, int n, int cell, int digit)
{
  for (int i = 0; i < n; i++)
    if (typos[i].cell == cell && typos[i].digit == digit)
      return TRUE;
  return FALSE;
}

static void
check_typos (const SudGrid *grid, int cell, int digit, guint *total)
{
  SudTypo typos[SUD_MAX_TYPOS], expected[SUD_MAX_TYPOS];
  SudBlame blame;
  int n, n_expected;

  sud_blame_find (grid, SUD_BLAME_PATIENCE, NULL, &blame);
  n = sud_typos_find (grid, blame.cells, NULL, typos);
  n_expected = find_slowly (grid, FALSE, expected);
  n_expected += find_slowly (grid, TRUE, expected + n_expected);
  g_assert_cmpmem (typos, sizeof (SudTypo) * (gsize)n, expected, sizeof (SudTypo) * (gsize)n_expected);
  g_assert_true (has (typos, n, cell, digit));
  *total += (guint)n;
}

/* The digit that was there before is always among them. */
static void
test_corrupted (void)
{
  static const char *const files[] = { "easy.txt", "few-givens.txt", "hard.txt", "minimal.txt" };
  g_autoptr (GRand) random = g_rand_new_with_seed (14);
  guint n = 0, found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i]);

      for (guint j = 0; j < test_share (ROUNDS * puzzles->len); j++)
        {
          const Puzzle *puzzle = puzzle_at (puzzles, test_pick (j, ROUNDS * puzzles->len) % puzzles->len);
          SudGrid grid = puzzle->grid;
          int cell = g_rand_int_range (random, 0, SUD_CELLS), digit;

          while (grid.digit[cell] == 0)
            cell = g_rand_int_range (random, 0, SUD_CELLS);
          digit = grid.digit[cell];
          grid.digit[cell] = (uint8_t)(1 + (digit - 1 + g_rand_int_range (random, 1, SUD_SIZE)) % SUD_SIZE);
          if (solve (&grid).solutions > 0)
            continue;
          g_test_message ("%s", puzzle->name);
          check_typos (&grid, cell, digit, &found);
          n++;
        }
    }
  g_test_message ("%u puzzles, %u single changes", n, found);
}

/* A digit too many: to leave it out is the answer. */
static void
test_left_out (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  guint found = 0;

  grid.digit[2] = 2;
  check_typos (&grid, 2, 0, &found);
}

/* With so few there is never one solution, and nothing is searched. */
static void
test_few (void)
{
  SudGrid grid = grid_from_line ("..9.......38.........25.16.................................................14..7.");
  SudTypo typos[SUD_MAX_TYPOS];

  g_assert_cmpint (sud_typos_find (&grid, SUD_NO_CELLS, NULL, typos), ==, 0);
  g_assert_cmpint (sud_typos_find (&grid, sud_cells_of (2), NULL, typos), ==, 0);
}

static void
test_typo_cancel (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudTypo typos[SUD_MAX_TYPOS];
  atomic_bool cancel = true;

  grid.digit[2] = 2;
  g_assert_cmpint (sud_typos_find (&grid, sud_cells_of (2), &cancel, typos), ==, -1);
}

static SudGrid
join (const SudGrid *grid, const SudGrid *added)
{
  SudGrid both = *grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (added->digit[cell] != 0)
      {
        g_assert_cmpint (both.digit[cell], ==, 0);
        both.digit[cell] = added->digit[cell];
      }
  return both;
}

/* Returns: how many were added */
static int
check_added (const SudGrid *grid, const SudGrid *target)
{
  SudGrid added, both;
  int n = sud_unique_find (grid, target, NULL, &added);
  SudResult result;

  g_assert_cmpint (n, ==, sud_grid_count_filled (&added));
  both = join (grid, &added);
  result = solve (&both);
  g_assert_cmpint (result.verdict, ==, SUD_VERDICT_ONE);
  if (target != NULL)
    g_assert_cmpmem (&result.first, sizeof result.first, target, sizeof *target);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (added.digit[cell] != 0)
      {
        SudGrid fewer = both;

        fewer.digit[cell] = 0;
        g_assert_cmpint (solve (&fewer).verdict, ==, SUD_VERDICT_MANY);
      }
  return n;
}

static void
test_added_corpus (void)
{
  static const char *const files[] = { "many.txt", "sparse.txt" };
  int added = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (files[i]);

      for (guint j = 0; j < test_share (puzzles->len); j++)
        {
          const SudGrid *grid = &puzzle_at (puzzles, test_pick (j, puzzles->len))->grid;
          SudResult result = solve (grid);

          g_test_message ("%s", puzzle_at (puzzles, test_pick (j, puzzles->len))->name);
          if (result.solutions == 0)
            continue;
          added += check_added (grid, NULL);
          check_added (grid, &result.first);
        }
    }
  g_test_message ("%d digits were added", added);
}

static void
test_two (void)
{
  SudGrid grid = grid_from_line (TWO);

  g_assert_cmpint (check_added (&grid, NULL), ==, 1);
}

static void
test_one (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE), added;

  g_assert_cmpint (sud_unique_find (&grid, NULL, NULL, &added), ==, 0);
  g_assert_cmpint (sud_grid_count_filled (&added), ==, 0);
}

static void
test_none (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE), added;

  grid.digit[2] = 2;
  g_assert_cmpint (sud_unique_find (&grid, NULL, NULL, &added), ==, -1);
}

static void
test_added_cancel (void)
{
  SudGrid grid = { { 0 } }, added;
  atomic_bool cancel = true;

  g_assert_cmpint (sud_unique_find (&grid, NULL, &cancel, &added), ==, -1);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typo/corrupted", test_corrupted);
  g_test_add_func ("/typo/left-out", test_left_out);
  g_test_add_func ("/typo/few", test_few);
  g_test_add_func ("/typo/cancel", test_typo_cancel);
  g_test_add_func ("/unique/corpus", test_added_corpus);
  g_test_add_func ("/unique/two", test_two);
  g_test_add_func ("/unique/one", test_one);
  g_test_add_func ("/unique/none", test_none);
  g_test_add_func ("/unique/cancel", test_added_cancel);
  return g_test_run ();
}
