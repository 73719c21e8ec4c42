/* test-sud-lanes.c - the fast engine is exact: every backend against the readable strategies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "lanes-testing.h"
#include "puzzle-corpus.h"

#include "../test-share.h"
#include "sud-strategy.h"

#include <string.h>

static const guint64 limits[] = { 1, 2, 3, 10, 100 };

/* Made once, for all backends. */
static GArray *
get_samples (void)
{
  static GArray *samples;

  if (samples == NULL)
    {
      guint32 seed = g_test_rand_int ();
      guint n = test_share (g_test_slow () ? 100000 : 3000);
      gint64 start = g_get_monotonic_time ();

      samples = samples_new (n, seed);
      g_test_message ("%u grids from seed %u, made and counted in %.1f s", n, seed,
                      (g_get_monotonic_time () - start) / 1e6);
    }
  return samples;
}

/* Of how many solutions is there how much to test? And do the oracles agree? */
static void
test_samples (void)
{
  GArray *samples = get_samples ();
  guint none = 0, one = 0, several = 0, many = 0, brute = 0;

  for (guint i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);

      none += sample->count == 0;
      one += sample->count == 1;
      several += sample->count > 1 && sample->count < SAMPLE_LIMIT;
      many += sample->count == SAMPLE_LIMIT;
      if (i % 4 == 0)
        g_assert_cmpint (strategy_count ("dancing-links", &sample->grid, SAMPLE_LIMIT), ==, sample->count);
      if (sud_grid_count_filled (&sample->grid) < 32)
        continue;
      brute++;
      g_assert_cmpint (strategy_count ("brute-force", &sample->grid, SAMPLE_LIMIT), ==, sample->count);
    }
  g_test_message ("%u without a solution, %u with one, %u with 2 to 99, %u with more; %u by brute force too", none, one,
                  several, many, brute);
  if (samples->len < 300) /* it is up to chance */
    return;
  g_assert_cmpuint (MIN (MIN (none, one), MIN (several, many)), >, samples->len / 20);
  g_assert_cmpuint (brute, >, samples->len / 5);
}

static void
test_random (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  GArray *samples = get_samples ();
  g_autofree const Sample **all = samples_all (samples);

  for (guint i = 0; lanes != NULL && i < G_N_ELEMENTS (limits); i++)
    lanes_assert_exact (lanes, all, samples->len, limits[i]);
}

/* To the end, however many there are; small enough for the oracle. */
static void
test_without_limit (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  guint64 total = 0;

  for (int i = 0; lanes != NULL && i < (int)test_share (g_test_slow () ? 200 : 20); i++)
    {
      Sample sample;
      const Sample *one = &sample;

      do
        {
          int givens = g_rand_int_range (rand, 22, 34);

          random_solution (rand, &sample.grid);
          for (int left = SUD_CELLS; left > givens;)
            {
              guint8 *digit = &sample.grid.digit[g_rand_int_range (rand, 0, SUD_CELLS)];

              left -= *digit != 0;
              *digit = 0;
            }
          sample.count = strategy_count ("propagate", &sample.grid, 20000);
        }
      while (sample.count == 20000);
      sample.seed = i;
      total += (guint64)sample.count;
      lanes_assert_exact (lanes, &one, 1, UINT64_MAX);
    }
  g_test_message ("%" G_GUINT64_FORMAT " solutions", total);
}

static void
test_empty (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  const Sample empty = { .count = 1000000 }, *one = &empty;
  gint64 start = g_get_monotonic_time ();

  if (lanes == NULL)
    return;
  lanes_assert_exact (lanes, &one, 1, 1000000);
  g_test_message ("a million solutions of the empty grid in %.2f s", (g_get_monotonic_time () - start) / 1e6);
}

/* The solutions of all samples, each with the index of its sample. */
typedef struct
{
  guint puzzle;
  SudGrid grid;
} Found;

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *x = a, *y = b;

  if (x->puzzle != y->puzzle)
    return x->puzzle < y->puzzle ? -1 : 1;
  return memcmp (&x->grid, &y->grid, sizeof x->grid);
}

static bool
collect_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  Found found = { (guint)puzzle, *solution };

  g_array_append_val ((GArray *)data, found);
  return true;
}

static void
assert_solutions (const Sample *const *samples, const guint64 *counts, guint n, GArray *all)
{
  g_autofree guint64 *seen = g_new0 (guint64, n);

  g_array_sort (all, compare_found);
  for (guint i = 0; i < all->len; i++)
    {
      const Found *found = &g_array_index (all, Found, i);

      g_assert_true (sud_grid_is_solved (&found->grid));
      g_assert_true (sud_grid_keeps (&found->grid, &samples[found->puzzle]->grid));
      g_assert_true (i == 0 || compare_found (found - 1, found) < 0);
      seen[found->puzzle]++;
    }
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (counts[i], ==, samples[i]->count);
      g_assert_cmpuint (seen[i], ==, samples[i]->count);
    }
}

static void
test_solutions (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_autofree const Sample **samples = samples_all (get_samples ());
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Found));
  const char *puzzles[1000];
  guint64 counts[G_N_ELEMENTS (puzzles)];
  SudLanesJob job = { .n = MIN (get_samples ()->len, G_N_ELEMENTS (puzzles)), .puzzles = puzzles, .limit = SAMPLE_LIMIT,
                      .counts = counts, .solution = collect_cb, .data = all };

  if (lanes == NULL)
    return;
  for (guint i = 0; i < job.n; i++)
    puzzles[i] = (const char *)samples[i]->grid.digit;
  g_assert_true (sud_lanes_run (lanes, &job));
  g_test_message ("%u solutions", all->len);
  g_assert_cmpuint (all->len, >, job.n);
  assert_solutions (samples, counts, job.n, all);
}

static bool
count_down_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  int *left = data;

  g_assert_cmpint (*left, >, 0); /* never called again after false */
  return --*left > 0;
}

static void
test_stop (gconstpointer index)
{
  static const int wanted[] = { 1, 2, 16, 17, 100, 12345 };
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  SudGrid empty = { { 0 } };
  const char *puzzles[] = { (const char *)empty.digit, (const char *)empty.digit };
  const Sample sample = { .count = 10 }, *one = &sample;

  for (guint i = 0; lanes != NULL && i < G_N_ELEMENTS (wanted); i++)
    {
      int left = wanted[i];
      guint64 counts[2];
      SudLanesJob job = { .n = 2, .puzzles = puzzles, .limit = UINT64_MAX, .counts = counts, .solution = count_down_cb,
                          .data = &left };

      g_assert_false (sud_lanes_run (lanes, &job));
      g_assert_cmpint (left, ==, 0);
      g_assert_cmpuint (counts[0] + counts[1], >=, wanted[i]);
      lanes_assert_exact (lanes, &one, 1, 10); /* what was left over is forgotten */
    }
}

typedef struct
{
  atomic_bool cancel;
  gint64 time; /* when it was raised */
} Canceller;

static gpointer
cancel_thread (gpointer data)
{
  Canceller *self = data;

  g_usleep (30000);
  self->time = g_get_monotonic_time ();
  atomic_store (&self->cancel, true);
  return NULL;
}

/* The best of five: the machine may be busy with something else, the engine may not. */
static void
test_cancel (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  SudGrid empty = { { 0 } };
  const char *puzzle = (const char *)empty.digit;
  gint64 best = G_MAXINT64;

  for (int i = 0; lanes != NULL && i < 5; i++)
    {
      Canceller canceller = { .cancel = false };
      GThread *thread = g_thread_new ("cancel", cancel_thread, &canceller);
      guint64 count;
      SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = UINT64_MAX, .counts = &count,
                          .cancel = &canceller.cancel };
      gint64 end;

      g_assert_false (sud_lanes_run (lanes, &job));
      end = g_get_monotonic_time ();
      g_thread_join (thread);
      g_assert_cmpuint (count, >, 0);
      best = MIN (best, end - canceller.time);
      g_assert_false (sud_lanes_run (lanes, &job)); /* still raised */
    }
  if (lanes == NULL)
    return;
  g_test_message ("stopped %" G_GINT64_FORMAT " microseconds after the flag was raised", best);
  g_assert_cmpint (best, <, 20000);
}

static void
test_symmetries (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_autoptr (GArray) originals = samples_from_corpus (), images = g_array_new (FALSE, FALSE, sizeof (Sample));
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree const Sample **all = NULL;

  if (lanes == NULL)
    return;
  for (int round = 0; round < (int)test_share (g_test_slow () ? 100 : 8); round++)
    for (guint i = 0; i < originals->len; i++)
      {
        const Sample *original = &g_array_index (originals, Sample, i);
        Sample image = { .seed = seed, .count = original->count };

        random_symmetry (rand, &original->grid, &image.grid);
        g_array_append_val (images, image);
      }
  all = samples_all (images);
  lanes_assert_exact (lanes, all, images->len, 2);
  lanes_assert_exact (lanes, all, images->len, SAMPLE_LIMIT);
}

typedef struct
{
  SudLanesBan ban;
  guint64 n; /* solutions that keep to it */
} Keeping;

static bool
count_keeping_cb (const SudGrid *solution, void *data)
{
  Keeping *self = data;

  self->n += (self->ban.digits & SUD_DIGIT_BIT (solution->digit[self->ban.cell])) == 0;
  return true;
}

/* How many solutions of @sample, which has fewer than SAMPLE_LIMIT, keep to @ban. */
static guint64
count_keeping (const Sample *sample, SudLanesBan ban)
{
  Keeping keeping = { .ban = ban };
  SudSearchOptions options = { .limit = SAMPLE_LIMIT, .solution = count_keeping_cb, .data = &keeping };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("propagate"), &sample->grid, &options, &result);
  return keeping.n;
}

/* A digit or several that a cell must not have; in given cells, too. */
static void
test_bans (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  GArray *samples = get_samples ();
  g_autofree const char **puzzles = g_new (const char *, samples->len);
  g_autofree SudLanesBan *bans = g_new (SudLanesBan, samples->len);
  g_autofree guint64 *counts = g_new (guint64, samples->len);

  for (guint i = 0; i < samples->len; i++)
    {
      puzzles[i] = (const char *)g_array_index (samples, Sample, i).grid.digit;
      bans[i] = (SudLanesBan){ (uint8_t)g_rand_int_range (rand, 0, SUD_CELLS),
                               (SudDigits)(SUD_ALL_DIGITS & (g_rand_int (rand) & g_rand_int (rand))) };
    }
  for (guint n = samples->len; lanes != NULL && n > 0; n /= 2)
    {
      SudLanesJob job
        = { .n = n, .puzzles = puzzles, .bans = bans, .limit = n % 2 == 0 ? 1 : SAMPLE_LIMIT, .counts = counts };

      g_assert_true (sud_lanes_run (lanes, &job));
      for (guint i = 0; i < n; i++)
        {
          const Sample *sample = &g_array_index (samples, Sample, i);

          if (sample->count < SAMPLE_LIMIT)
            g_assert_cmpuint (counts[i], ==, MIN (job.limit, count_keeping (sample, bans[i])));
        }
    }
}

/* Every puzzle of a larger corpus. All have one solution but those of the file that says otherwise. */
static void
assert_corpus_file (SudLanes *lanes, const char *path)
{
  g_autoptr (GArray) puzzles = corpus_load_path (path, 1), samples = g_array_new (FALSE, TRUE, sizeof (Sample));
  g_autofree const Sample **all = NULL;
  gint64 count = strstr (path, "many") != NULL ? 2 : 1, start;

  g_array_set_size (samples, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      Sample *sample = &g_array_index (samples, Sample, i);

      *sample = (Sample){ puzzle_at (puzzles, i)->grid, i, count };
      if (i % (1 + puzzles->len / 40) == 0)
        g_assert_cmpint (strategy_count ("propagate", &sample->grid, 2), ==, count);
    }
  all = samples_all (samples);
  start = g_get_monotonic_time ();
  lanes_assert_exact (lanes, all, samples->len, 2);
  g_test_message ("%s: %u puzzles in %.2f s", path, samples->len, (g_get_monotonic_time () - start) / 1e6);
}

static void
test_corpus (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_auto (GStrv) files = corpus_find_files ();

  g_assert_nonnull (files[0]);
  for (guint i = 0; lanes != NULL && files[i] != NULL; i++)
    assert_corpus_file (lanes, files[i]);
}

/* Three cells of a minirow have two digits, which no pass sees; without a look at that it takes a million branches. */
static void
test_crowded (gconstpointer index)
{
  const char *crowded = "..9.......38.........25.16.................................................14..7.";
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  guint64 count;
  SudLanesJob job = { .n = 1, .puzzles = &crowded, .limit = 2, .counts = &count };

  if (lanes == NULL)
    return;
  g_assert_true (sud_lanes_run (lanes, &job));
  g_assert_cmpuint (count, ==, 0);
  g_assert_cmpuint (job.branches, <, 50000);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lanes/samples", test_samples);
  lanes_add_test ("lanes", "random", test_random);
  lanes_add_test ("lanes", "without-limit", test_without_limit);
  lanes_add_test ("lanes", "empty", test_empty);
  lanes_add_test ("lanes", "solutions", test_solutions);
  lanes_add_test ("lanes", "stop", test_stop);
  lanes_add_test ("lanes", "cancel", test_cancel);
  lanes_add_test ("lanes", "symmetries", test_symmetries);
  lanes_add_test ("lanes", "bans", test_bans);
  lanes_add_test ("lanes", "crowded", test_crowded);
  if (g_getenv ("RUBRIC_CORPUS") != NULL)
    lanes_add_test ("lanes", "corpus", test_corpus);
  return g_test_run ();
}
