/* bench-lanes.c - every backend of the fast engine on every set of puzzles, in CPU time of this thread
 *
 * The backends take turns, five rounds; the figures are medians, in thousand puzzles a second with uniqueness proved
 * (limit 2, counting only). Each set of RUBRIC_CORPUS is measured once more in shuffled order: neighbours in a list are often
 * alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-clock.h"
#include "puzzle-corpus.h"

#include "sud-lanes.h"

enum
{
  ROUNDS = 5,
  MAX_BACKENDS = 8,
  ENOUGH = 20000, /* puzzles a run: smaller sets are gone over again */
};

static double
run (SudLanes *lanes, GPtrArray *puzzles, guint64 *counts)
{
  SudLanesJob job
      = { .n = puzzles->len, .puzzles = (const char *const *)puzzles->pdata, .limit = 2, .counts = counts };
  guint64 start = clock_ns (CLOCK_THREAD_CPUTIME_ID);

  sud_lanes_run (lanes, &job);
  return puzzles->len * 1e6 / (double)(clock_ns (CLOCK_THREAD_CPUTIME_ID) - start);
}

static void
print_row (const char *name, GArray *set, gboolean shuffled)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (SudGrid)); /* side by side, as in a file */
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autofree guint64 *counts = NULL;
  double rates[MAX_BACKENDS][ROUNDS];
  SudLanes *lanes[MAX_BACKENDS] = { NULL };
  int n = MIN (sud_backend_count (), MAX_BACKENDS);

  while (grids->len < ENOUGH)
    for (guint i = 0; i < set->len; i++)
      g_array_append_val (grids, puzzle_at (set, i)->grid);
  for (guint i = grids->len - 1; i > 0 && shuffled; i--)
    {
      SudGrid *a = &g_array_index (grids, SudGrid, i);
      SudGrid *b = &g_array_index (grids, SudGrid, g_rand_int_range (random, 0, i + 1)), other = *a;

      *a = *b;
      *b = other;
    }
  for (guint i = 0; i < grids->len; i++)
    g_ptr_array_add (puzzles, g_array_index (grids, SudGrid, i).digit);
  counts = g_new (guint64, puzzles->len);
  for (int b = 0; b < n; b++)
    if (sud_backend_is_supported (sud_backend_get (b)))
      lanes[b] = sud_lanes_new (sud_backend_get (b));
  for (int round = 0; round < ROUNDS; round++)
    for (int b = 0; b < n; b++)
      if (lanes[b] != NULL)
        rates[b][round] = run (lanes[b], puzzles, counts);

  g_print ("%-24s%s", name, shuffled ? " shuffled" : "         ");
  for (int b = 0; b < n; b++)
    {
      if (lanes[b] != NULL)
        g_print (" %10.1f", median (rates[b], ROUNDS));
      else
        g_print (" %10s", "-");
      sud_lanes_free (lanes[b]);
    }
  g_print ("\n");
}

static void
print_corpus (void)
{
  g_auto (GStrv) files = corpus_find_files ();

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (files[i]);
      g_autoptr (GArray) set = corpus_load_path (files[i], 1);

      if (set->len == 0)
        continue;
      print_row (name, set, FALSE);
      print_row (name, set, TRUE);
    }
}

int
main (void)
{
  static const char *const files[] = { "easy.txt", "minimal.txt", "few-givens.txt", "hard.txt", "many.txt" };

  g_print ("%-33s", "1000 puzzles/s, limit 2");
  for (int b = 0; b < sud_backend_count (); b++)
    g_print (" %10s", sud_backend_get_id (sud_backend_get (b)));
  g_print ("\n");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GArray) set = corpus_load (files[i]);

      print_row (files[i], set, FALSE);
    }
  print_corpus ();
  return 0;
}
