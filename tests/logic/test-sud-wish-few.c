/* test-sud-wish-few.c - THE TABLE of puzzles with hardly any clues, and what comes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-canon.h"
#include "sud-generate.h"
#include "sud-solve.h"
#include "sud-strategy.h"
#include "sud-wish-few.h"
#include "sud-wish-run.h"

#include <glib.h>

#include "../test-share.h"

static char *
dup_form (const SudGrid *grid)
{
  char *line = g_malloc (SUD_LINE_LENGTH + 1);
  SudGrid form;

  g_assert_true (sud_canon_find (grid, NULL, &form));
  sud_grid_format_line (&form, line);
  return line;
}

/* Returns: (transfer full): the forms of all rows with 17 clues, each once */
static GHashTable *
collect_known (void)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < sud_wish_few_count (); i++)
    {
      SudGrid grid;

      g_assert_cmpint (sud_grid_parse_line (&grid, sud_wish_few_get (i)->puzzle), ==, SUD_CELLS);
      if (sud_grid_count_filled (&grid) == SUD_CLUES_LEAST)
        g_assert_true (g_hash_table_add (known, dup_form (&grid)));
    }
  return known;
}

/* By a search that knows nothing of lanes. */
static void
assert_one_solution (const SudGrid *puzzle)
{
  const SudSearchOptions options = { .limit = 2 };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("propagate"), puzzle, &options, &result);
  g_assert_cmpuint (result.solutions, ==, 1);
}

static void
test_rows (void)
{
  for (int i = 0; i < sud_wish_few_count (); i++)
    {
      const SudWishFewRow *row = sud_wish_few_get (i);
      SudSymmetryId symmetry = sud_symmetry_find (row->symmetry);
      SudCells clues = { 0 };
      SudGrid grid;

      g_assert_cmpint (sud_grid_parse_line (&grid, row->puzzle), ==, SUD_CELLS);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (grid.digit[cell] != 0)
          sud_cells_add (&clues, cell);
      g_assert_cmpint (symmetry, <, SUD_N_SYMMETRIES);
      g_assert_true (sud_symmetry_holds (symmetry, clues));
      g_assert_cmpint (sud_cells_count (clues), <=, SUD_WISH_FEW_CLUES_MOST);
      assert_one_solution (&grid);
    }
}

/* Those with 17 clues are the known ones in other words, and not twice the same; others are new ones. */
static void
test_made (void)
{
  g_autoptr (GHashTable) known = collect_known (), lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SudWish wish;

  g_assert_cmpuint (g_hash_table_size (known), >=, 100);
  sud_wish_init (&wish);
  wish.minimal = false;
  wish.clues_least = wish.clues_most = SUD_CLUES_LEAST;
  g_assert_true (sud_wish_few_is_known (&wish));
  g_assert_cmpint (sud_wish_few_count_for (&wish), ==, (int)g_hash_table_size (known));
  for (guint k = 0; k < test_share (50); k++)
    {
      g_autofree char *form = NULL;
      char line[SUD_LINE_LENGTH + 1];
      SudWishPuzzle made;

      g_assert_cmpint (sud_wish_make (&wish, test_pick (k, 50), NULL, &made), ==, SUD_WISH_DONE);
      form = dup_form (&made.puzzle);
      sud_grid_format_line (&made.puzzle, line);
      g_assert_true (g_hash_table_contains (known, form));
      g_assert_true (g_hash_table_add (lines, g_strdup (line)));
    }
}

/* With the symmetry and as many clues as wished, minimal if wished. */
static void
test_symmetric (void)
{
  for (int clues = 18; clues <= SUD_WISH_FEW_CLUES_MOST; clues++)
    for (guint k = 0; k < test_share (10); k++)
      {
        guint seed = test_pick (k, 10);
        SudWish wish;
        SudWishPuzzle made;
        SudCells cells = { 0 };

        sud_wish_init (&wish);
        wish.symmetry = seed % 2 == 0 ? SUD_SYMMETRY_HALF_TURN : SUD_SYMMETRY_NONE;
        wish.clues_least = wish.clues_most = clues;
        wish.minimal = seed % 3 == 0;
        g_assert_cmpint (sud_wish_few_count_for (&wish), >, 0);
        g_assert_false (sud_wish_few_is_known (&wish));
        g_assert_cmpint (sud_wish_make (&wish, seed, NULL, &made), ==, SUD_WISH_DONE);
        for (int cell = 0; cell < SUD_CELLS; cell++)
          if (made.puzzle.digit[cell] != 0)
            sud_cells_add (&cells, cell);
        g_assert_cmpint (sud_cells_count (cells), ==, clues);
        g_assert_true (sud_symmetry_holds (wish.symmetry, cells));
        assert_one_solution (&made.puzzle);
      }
}

/* What none of the known ones is nobody waits for. */
static void
test_unknown (void)
{
  for (int threads = 1; threads <= 2; threads++)
    {
      SudWish wish;
      SudWishJob job = { .wish = &wish, .count = 1, .threads = threads };

      sud_wish_init (&wish);
      wish.clues_most = SUD_CLUES_LEAST;
      wish.level_least = SUD_LEVEL_EXTREME;
      g_assert_cmpint (sud_wish_run (&job), ==, SUD_WISH_UNKNOWN);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wish-few/rows", test_rows);
  g_test_add_func ("/wish-few/made", test_made);
  g_test_add_func ("/wish-few/symmetric", test_symmetric);
  g_test_add_func ("/wish-few/unknown", test_unknown);
  return g_test_run ();
}
