/* test-sud-lanes-pool.c - the backend that has a pool, with one so small that lanes wait for room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lanes-testing.h"

#include "../test-share.h"
#include "sud-lanes-private.h"

#include <stdlib.h>
#include <string.h>

extern const SudLanesCode small_pool_avx512;

/* Returns: (nullable): NULL, and the test is skipped, on a machine without its instructions */
static const SudBackend *
find_backend (void)
{
  SudBackendError error;
  const SudBackend *backend = sud_backend_choose ("avx512", &error);

  if (backend == NULL)
    g_test_skip ("this machine does not have these instructions");
  return backend;
}

static void *
new_context (const SudLanesCode *code)
{
  size_t size = (code->context_size + 63) / 64 * 64;
  void *context = aligned_alloc (64, size);

  g_assert_nonnull (context);
  memset (context, 0xa5, size);
  return context;
}

static void
assert_counts (const SudLanesCode *code, void *context, GArray *samples, SudLanesJob *job)
{
  g_assert_true (code->run (context, job));
  for (guint i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);

      if (job->counts[i] != MIN ((guint64)sample->count, job->limit))
        g_test_message ("seed %u", sample->seed);
      g_assert_cmpuint (job->counts[i], ==, MIN ((guint64)sample->count, job->limit));
      if (sample->count > 0 && job->firsts != NULL)
        g_assert_true (sud_grid_is_solved (&job->firsts[i]) && sud_grid_keeps (&job->firsts[i], &sample->grid));
    }
}

typedef struct
{
  GArray *samples;
  guint64 *seen;
} Watch;

static bool
see_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  Watch *self = data;

  g_assert_true (sud_grid_is_solved (solution));
  g_assert_true (sud_grid_keeps (solution, &g_array_index (self->samples, Sample, puzzle).grid));
  self->seen[puzzle]++;
  return true;
}

static void
test_exact (void)
{
  static const guint64 limits[] = { 1, 2, 3, 10, 100 };
  const SudLanesCode *code = &small_pool_avx512;
  guint n = test_share (g_test_slow () ? 20000 : 1000);
  /* Always the same: one lane alone may walk for hours through a part of a sparse grid that has no solution. */
  g_autoptr (GArray) samples = samples_new (n, 1);
  g_autofree const char **puzzles = g_new (const char *, n);
  g_autofree guint64 *counts = g_new (guint64, n);
  g_autofree SudGrid *firsts = g_new (SudGrid, n);
  void *context;

  if (find_backend () == NULL)
    return;
  for (guint i = 0; i < n; i++)
    puzzles[i] = (const char *)g_array_index (samples, Sample, i).grid.digit;
  context = new_context (code);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree guint64 *seen = g_new0 (guint64, n);
      Watch watch = { samples, seen };
      SudLanesJob job = { .n = n, .puzzles = puzzles, .limit = limits[i], .counts = counts, .firsts = firsts };

      assert_counts (code, context, samples, &job);
      job.firsts = NULL;
      job.solution = see_cb;
      job.data = &watch;
      assert_counts (code, context, samples, &job);
      g_assert_cmpmem (seen, n * sizeof *seen, counts, n * sizeof *counts);
    }
  free (context);
}

/* A job of sparse grids, which fill any pool: lanes that wait show in the number of passes. */
static void
test_waiting (void)
{
  const SudLanesCode *code = &small_pool_avx512;
  g_autoptr (SudLanes) lanes = NULL;
  SudGrid empty = { { 0 } };
  const char *puzzles[100];
  guint64 counts[100];
  SudLanesJob roomy = { .n = 100, .puzzles = puzzles, .limit = 1000, .counts = counts }, small = roomy;
  void *context;

  if (find_backend () == NULL)
    return;
  for (guint i = 0; i < roomy.n; i++)
    puzzles[i] = (const char *)empty.digit;
  lanes = sud_lanes_new (find_backend ());
  context = new_context (code);
  g_assert_true (sud_lanes_run (lanes, &roomy));
  g_assert_true (code->run (context, &small));
  for (guint i = 0; i < roomy.n; i++)
    g_assert_cmpuint (counts[i], ==, 1000);
  g_test_message ("%" G_GUINT64_FORMAT " passes instead of %" G_GUINT64_FORMAT, small.passes, roomy.passes);
  g_assert_cmpuint (small.passes, >, roomy.passes);
  free (context);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lanes/pool/exact", test_exact);
  g_test_add_func ("/lanes/pool/waiting", test_waiting);
  return g_test_run ();
}
