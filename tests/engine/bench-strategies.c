/* bench-strategies.c - every strategy on every set of puzzles of ours, in CPU time of this thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "puzzle-corpus.h"

#include "sud-strategy.h"

#include <time.h>

enum
{
  MEASURE_NS = 100 * 1000 * 1000, /* at least, for each figure */
};

static guint64
cpu_ns (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (guint64)now.tv_sec * 1000000000u + (guint64)now.tv_nsec;
}

typedef struct
{
  double us_a_puzzle;
  double placements_a_puzzle;
} Figures;

/* Whole rounds over @puzzles until enough time has gone by. */
static Figures
measure (const SudStrategy *strategy, GArray *puzzles, gint64 limit)
{
  SudSearchOptions options = { .limit = limit };
  guint64 start = cpu_ns (), spent = 0, placements = 0;
  guint rounds = 0;

  do
    {
      for (guint i = 0; i < puzzles->len; i++)
        {
          SudResult result;

          sud_strategy_run (strategy, &puzzle_at (puzzles, i)->grid, &options, &result);
          placements += result.stats.placements;
        }
      rounds++;
      spent = cpu_ns () - start;
    }
  while (spent < MEASURE_NS);
  return (Figures){ spent / 1e3 / rounds / puzzles->len, (double)placements / rounds / puzzles->len };
}

static void
print_set (const char *file)
{
  g_autoptr (GArray) puzzles = corpus_load (file);
  const SudStrategy *strategies;
  int n;

  g_print ("\n%s, %u puzzles, to two solutions\n", file, puzzles->len);
  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      Figures figures = measure (&strategies[i], puzzles, 2);

      g_print ("  %-18s %12.0f puzzles/s %14.1f placements/puzzle\n", strategies[i].id, 1e6 / figures.us_a_puzzle,
               figures.placements_a_puzzle);
    }
}

static void
print_reference (void)
{
  g_autoptr (GArray) puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));
  Puzzle reference = { .grid = grid_from_line (REFERENCE_PUZZLE), .name = "reference" };
  const SudStrategy *strategies;
  int n;

  g_array_append_val (puzzles, reference);
  g_print ("the reference puzzle, to its first solution\n");
  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    {
      Figures figures = measure (&strategies[i], puzzles, 1);

      g_print ("  %-18s %12.2f us %21.0f placements\n", strategies[i].id, figures.us_a_puzzle,
               figures.placements_a_puzzle);
    }
}

int
main (void)
{
  static const char *const files[] = { "easy.txt", "minimal.txt", "few-givens.txt", "hard.txt", "many.txt" };

  print_reference ();
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    print_set (files[i]);
  return 0;
}
