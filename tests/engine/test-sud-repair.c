/* test-sud-repair.c - the digits that leave one solution are no more than are needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "../test-share.h"

#include "sud-repair.h"
#include "sud-strategy.h"

#include <string.h>

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
  g_test_add_func ("/unique/corpus", test_added_corpus);
  g_test_add_func ("/unique/two", test_two);
  g_test_add_func ("/unique/one", test_one);
  g_test_add_func ("/unique/none", test_none);
  g_test_add_func ("/unique/cancel", test_added_cancel);
  return g_test_run ();
}
