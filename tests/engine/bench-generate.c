/* bench-generate.c - how many new puzzles a second every backend makes, in CPU time of this thread
 *
 * The backends take turns, five rounds; the figures are medians, in thousands a second: of full grids, which have nothing
 * to do with backends, and of puzzles that fit what was asked for, each from a grid of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-generate-private.h"

#include <glib.h>
#include <stdlib.h>
#include <time.h>

enum
{
  ROUNDS = 5,
  MAX_BACKENDS = 8,
  N_INDICES = 8192, /* a run */
};

static const struct
{
  const char *name;
  SudGenerateSpec spec;
} kinds[] = {
  { "minimal", { .minimal = true, .clues_most = SUD_CELLS } },
  { "minimal, weighed", { .minimal = true, .clues_most = SUD_CELLS, .weighed = true } },
  { "minimal, half turn", { .minimal = true, .clues_most = SUD_CELLS, .symmetry = SUD_SYMMETRY_HALF_TURN } },
  { "minimal, full", { .minimal = true, .clues_most = SUD_CELLS, .symmetry = SUD_SYMMETRY_FULL } },
  { "34 clues", { .clues_least = 34, .clues_most = 34 } },
  { "34 clues, half turn", { .clues_least = 34, .clues_most = 34, .symmetry = SUD_SYMMETRY_HALF_TURN } },
  { "28 clues, half turn", { .clues_least = 28, .clues_most = 28, .symmetry = SUD_SYMMETRY_HALF_TURN } },
};

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int
ascending (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

static double
median (double *values, gsize n)
{
  qsort (values, n, sizeof *values, ascending);
  return values[n / 2];
}

static double
run_grids (guint64 seed)
{
  double start = seconds ();
  SudGrid grid;

  for (guint i = 0; i < N_INDICES; i++)
    {
      SudRandom random = sud_random_for (seed, i);

      sud_uniform_draw (&random, &grid);
    }
  return N_INDICES / 1e3 / (seconds () - start);
}

static double
run (SudGenerator *generator, guint64 first, SudGenerated *results)
{
  double start = seconds ();
  guint fit = 0;

  sud_generator_run (generator, first, N_INDICES, results, NULL);
  for (guint i = 0; i < N_INDICES; i++)
    fit += results[i].clues > 0;
  return fit / 1e3 / (seconds () - start);
}

static void
print_row (const char *name, const SudGenerateSpec *spec)
{
  g_autofree SudGenerated *results = g_new (SudGenerated, N_INDICES);
  double rates[MAX_BACKENDS][ROUNDS];
  SudGenerator *generators[MAX_BACKENDS] = { NULL };
  int n = MIN (sud_backend_count (), MAX_BACKENDS);

  for (int b = 0; b < n; b++)
    if (sud_backend_is_supported (sud_backend_get (b)))
      generators[b] = sud_generator_new (spec, sud_backend_get (b));
  for (guint64 round = 0; round < ROUNDS; round++)
    for (int b = 0; b < n; b++)
      if (generators[b] != NULL)
        rates[b][round] = run (generators[b], round * N_INDICES, results);

  g_print ("%-24s", name);
  for (int b = 0; b < n; b++)
    {
      if (generators[b] != NULL)
        g_print (" %10.1f", median (rates[b], ROUNDS));
      else
        g_print (" %10s", "-");
      sud_generator_free (generators[b]);
    }
  g_print ("\n");
}

int
main (void)
{
  double grids[ROUNDS];

  g_print ("%-24s", "1000 puzzles/s");
  for (int b = 0; b < sud_backend_count (); b++)
    g_print (" %10s", sud_backend_get_id (sud_backend_get (b)));
  for (guint64 round = 0; round < ROUNDS; round++)
    grids[round] = run_grids (round);
  g_print ("\n%-24s %10.1f\n", "full grids", median (grids, ROUNDS));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    print_row (kinds[i].name, &kinds[i].spec);
  return 0;
}
