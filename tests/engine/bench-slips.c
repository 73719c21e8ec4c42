/* bench-slips.c - a table: how often the slip in a puzzle is the first that is offered, a kind a line
 *
 *     bench-slips FILE…      1,000 puzzles a kind, from all over the files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "slip-planting.h"

#include "sud-solve.h"

#include <stdlib.h>

enum
{
  PUZZLES = 1000,
  SPARE = 2, /* times as many are read: some allow no slip of a kind */
};

/* Those with one solution, from all over the files, as many of each. */
static GArray *
read_puzzles (int n_files, char **files)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (Puzzle));

  for (int i = 0; i < n_files; i++)
    {
      g_autoptr (GArray) all = corpus_load_path (files[i], 1);
      guint share = MIN (all->len, SPARE * PUZZLES / (guint)n_files + 1);

      for (guint j = 0; j < share; j++)
        {
          SudResult result;

          sud_solve_count (&puzzle_at (all, j * (guint64)all->len / share)->grid, 2, NULL, &result);
          if (result.solutions == 1)
            g_array_append_vals (chosen, puzzle_at (all, j * (guint64)all->len / share), 1);
        }
    }
  return chosen;
}

static void
mix_puzzles (GArray *puzzles)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint i = puzzles->len; i > 1; i--)
    {
      Puzzle *a = puzzle_at (puzzles, i - 1), *b = puzzle_at (puzzles, g_rand_int_range (random, 0, (gint32)i));
      Puzzle puzzle = *a;

      *a = *b;
      *b = puzzle;
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GArray) puzzles = read_puzzles (argc - 1, argv + 1);

  mix_puzzles (puzzles);
  g_print ("%-24s%9s%9s%9s%9s%9s%9s\n", "slip", "puzzles", "first", "in 3", "listed", "median", "95%");
  for (guint kind = 0; kind < slip_count_kinds (); kind++)
    {
      SlipScore score = slip_score (kind, puzzles, PUZZLES, 1);
      double percent = 100.0 / MAX (score.n, 1);

      g_print ("%-24s%9u%8.1f%%%8.1f%%%8.1f%%%6.1f ms%6.1f ms\n", slip_kind_name (kind), score.n, score.first * percent,
               score.among_three * percent, score.listed * percent, score.median_ms, score.slow_ms);
    }
  return EXIT_SUCCESS;
}
