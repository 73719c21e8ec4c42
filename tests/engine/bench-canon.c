/* bench-canon.c - canonical forms, in CPU time of this thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "puzzle-corpus.h"

#include "sud-isomorph.h"

#include <time.h>

enum
{
  MEASURE_NS = 300 * 1000 * 1000, /* at least, for each figure */
};

static guint64
cpu_ns (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (guint64)now.tv_sec * 1000000000u + (guint64)now.tv_nsec;
}

/* Whole rounds over @puzzles until enough time has gone by. */
static void
measure (const char *name, GArray *puzzles)
{
  guint64 start = cpu_ns (), spent, forms = 0;

  do
    {
      for (guint i = 0; i < puzzles->len; i++)
        {
          SudGrid form;

          forms += sud_grid_find_canonical (&puzzle_at (puzzles, i)->grid, NULL, &form);
        }
      spent = cpu_ns () - start;
    }
  while (spent < MEASURE_NS && forms > 0);
  if (forms > 0)
    g_print ("%-32s %8u puzzles %10.0f forms/s %8.2f us each\n", name, puzzles->len, (double)forms * 1e9 / (double)spent,
             (double)spent / 1e3 / (double)forms);
}

int
main (void)
{
  g_auto (GStrv) files = corpus_find_files ();

  for (guint i = 0; corpus_files[i] != NULL; i++)
    {
      g_autoptr (GArray) puzzles = corpus_load (corpus_files[i]);

      measure (corpus_files[i], puzzles);
    }
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (GArray) puzzles = corpus_load_path (files[i], 1);
      g_autofree char *name = g_path_get_basename (files[i]);

      measure (name, puzzles);
    }
  return 0;
}
