/* test-sud-isomorph.c - what changes the look of a puzzle and nothing else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "sud-isomorph.h"
#include "sud-solve.h"

#include <string.h>

/* Houses become houses, and digits stay apart. */
static void
test_random (void)
{
  SudRandom random = sud_random_for (g_test_rand_int (), 0);
  SudGrid solution = grid_from_line (REFERENCE_SOLUTION);
  guint transposed = 0;

  for (int i = 0; i < 1000; i++)
    {
      SudIsomorph isomorph;
      SudGrid image;
      SudCells seen = SUD_NO_CELLS;

      sud_isomorph_init_random (&isomorph, &random);
      sud_isomorph_apply (&isomorph, &solution, &image);
      g_assert_true (sud_grid_is_solved (&image));
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          int to = sud_isomorph_get_cell (&isomorph, cell);

          sud_cells_add (&seen, to);
          g_assert_cmpint (image.digit[to], ==, isomorph.digit[solution.digit[cell]]);
        }
      g_assert_cmpint (sud_cells_count (seen), ==, SUD_CELLS);
      transposed += isomorph.transposed;
    }
  g_assert_cmpuint (transposed, >, 350);
  g_assert_cmpuint (transposed, <, 650);
}

static void
test_unique (void)
{
  SudRandom random = sud_random_for (1, 2);
  g_autoptr (GArray) puzzles = corpus_load ("minimal.txt");

  for (guint i = 0; i < puzzles->len; i++)
    {
      const SudGrid *puzzle = &puzzle_at (puzzles, i)->grid;
      SudIsomorph isomorph;
      SudGrid image, expected;
      SudResult before, after;

      sud_isomorph_init_random (&isomorph, &random);
      sud_isomorph_apply (&isomorph, puzzle, &image);
      sud_solve_count (puzzle, 2, NULL, &before);
      sud_solve_count (&image, 2, NULL, &after);
      g_assert_cmpint (after.solutions, ==, before.solutions);
      sud_isomorph_apply (&isomorph, &before.first, &expected);
      if (before.solutions == 1)
        g_assert_cmpmem (&after.first, sizeof after.first, &expected, sizeof expected);
    }
}

static void
test_identity (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), image;
  SudIsomorph isomorph;

  sud_isomorph_init (&isomorph);
  sud_isomorph_apply (&isomorph, &puzzle, &image);
  g_assert_cmpmem (&image, sizeof image, &puzzle, sizeof puzzle);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/isomorph/random", test_random);
  g_test_add_func ("/isomorph/unique", test_unique);
  g_test_add_func ("/isomorph/identity", test_identity);
  return g_test_run ();
}
