/* bench-alone.c - one puzzle at a time, on every backend: how long until it is known, and how many solutions a second
 *
 * First the microseconds of a puzzle handed in alone, limit 2, with its solution: the best of five calls each, of which the
 * median and the mean over a set. Then million solutions a second of CPU time where a grid has millions, the median of
 * five. The sets of RUBRIC_CORPUS are measured, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-clock.h"
#include "puzzle-corpus.h"

#include "sud-lanes.h"

enum
{
  ROUNDS = 5,
  ALONE = 3000,   /* puzzles of a set, at most */
  MANY = 1000000, /* solutions */
};

static guint64
count (SudLanes *lanes, const SudGrid *grid, guint64 limit, SudGrid *first)
{
  const char *puzzle = (const char *)grid->digit;
  guint64 n;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = limit, .counts = &n, .firsts = first };

  sud_lanes_run (lanes, &job);
  return n;
}

static double
best_us (SudLanes *lanes, const SudGrid *grid)
{
  double best = G_MAXDOUBLE;

  for (int round = 0; round < ROUNDS; round++)
    {
      guint64 start = clock_ns (CLOCK_MONOTONIC);
      SudGrid first;

      count (lanes, grid, 2, &first);
      best = MIN (best, (double)(clock_ns (CLOCK_MONOTONIC) - start) / 1e3);
    }
  return best;
}

static void
print_alone (SudLanes *lanes, GArray *set)
{
  gsize n = MIN (set->len, ALONE);
  g_autofree double *us = g_new (double, n);
  double sum = 0;

  for (gsize i = 0; i < n; i++)
    sum += us[i] = best_us (lanes, &puzzle_at (set, i)->grid);
  g_print (" %8.2f %8.2f", median (us, n), sum / (double)n);
}

static void
print_rate (SudLanes *lanes, const SudGrid *grid)
{
  double rates[ROUNDS];

  for (int round = 0; round < ROUNDS; round++)
    {
      guint64 start = clock_ns (CLOCK_THREAD_CPUTIME_ID);
      guint64 n = count (lanes, grid, MANY, NULL);

      rates[round] = (double)n * 1e3 / (double)(clock_ns (CLOCK_THREAD_CPUTIME_ID) - start);
    }
  g_print (" %17.2f", median (rates, ROUNDS));
}

static void
print_row (const char *name, GArray *set, const SudGrid *grid)
{
  g_print ("%-26s", name);
  for (int i = 0; i < sud_backend_count (); i++)
    {
      const SudBackend *backend = sud_backend_get (i);
      SudLanes *lanes = sud_backend_is_supported (backend) ? sud_lanes_new (backend) : NULL;

      if (lanes == NULL)
        g_print (" %17s", "-");
      else if (set != NULL)
        print_alone (lanes, set);
      else
        print_rate (lanes, grid);
      sud_lanes_free (lanes);
    }
  g_print ("\n");
}

static void
print_head (const char *title)
{
  g_print ("%-26s", title);
  for (int i = 0; i < sud_backend_count (); i++)
    g_print (" %17s", sud_backend_get_id (sud_backend_get (i)));
  g_print ("\n");
}

/* A full grid of which the first cells are left. */
static void
print_part (int givens)
{
  g_autofree char *name = g_strdup_printf ("the first %d cells", givens);
  SudGrid grid = { { 0 } };

  for (int cell = 0; cell < givens; cell++)
    grid.digit[cell] = (guint8)((cell % 9 + cell / 9 % 3 * 3 + cell / 27) % 9 + 1);
  print_row (givens == 0 ? "the empty grid" : name, NULL, &grid);
}

int
main (void)
{
  static const char *const files[] = { "easy.txt", "minimal.txt", "few-givens.txt", "hard.txt", "many.txt" };
  g_auto (GStrv) corpus = corpus_find_files ();

  print_head ("alone, us: median, mean");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) set = corpus_load (files[i]);

      print_row (files[i], set, NULL);
    }
  for (guint i = 0; corpus[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (corpus[i]);
      g_autoptr (GArray) set = corpus_load_path (corpus[i], 1);

      if (set->len > 0)
        print_row (name, set, NULL);
    }
  print_head ("million solutions a second");
  for (int givens = 0; givens <= 27; givens += 9)
    print_part (givens);
  return 0;
}
