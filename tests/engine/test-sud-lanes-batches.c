/* test-sud-lanes-batches.c - what the fast engine answers depends on a puzzle alone, not on what is around it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "lanes-testing.h"

#include "../test-share.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Sizes around what is read at once: a few one by one, sixteens, and vectors of 8, 16 and 32 lanes. */
static const guint sizes[] = { 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 47, 48, 49, 100, 1000 };

enum
{
  BATCH = 70, /* more than the widest vector has lanes, twice */
};

/* A thousand grids of every kind: hostile, empty, clashing and full ones side by side. Made once, for all backends. */
static GArray *
get_mixture (void)
{
  static GArray *samples;
  g_autoptr (GArray) corpus = NULL;
  guint32 seed;

  if (samples != NULL)
    return samples;
  corpus = samples_from_corpus ();
  seed = g_test_rand_int ();
  g_test_message ("seed %u", seed);
  samples = samples_new (MAX (MAX (test_share (1000), BATCH), corpus->len) - corpus->len, seed);
  g_array_append_vals (samples, corpus->data, corpus->len);
  g_assert_cmpuint (samples->len, >=, MAX (test_share (1000), BATCH));
  return samples;
}

static void
test_sizes (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  GArray *samples = get_mixture ();
  g_autofree const Sample **all = samples_all (samples);

  for (guint i = 0; lanes != NULL && i < G_N_ELEMENTS (sizes); i++)
    for (guint from = 0; from < samples->len; from += sizes[i])
      lanes_assert_exact (lanes, all + from, MIN (sizes[i], samples->len - from), from % 3 == 0 ? SAMPLE_LIMIT : 2);
  if (lanes != NULL)
    lanes_assert_exact (lanes, all, 0, 2);
}

static void
test_shuffled (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  GArray *samples = get_mixture ();
  g_autofree const Sample **all = samples_all (samples);
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());

  for (int round = 0; lanes != NULL && round < (int)test_share (g_test_slow () ? 200 : 10); round++)
    {
      random_order (rand, all, samples->len);
      lanes_assert_exact (lanes, all, samples->len, round % 2 == 0 ? 2 : SAMPLE_LIMIT);
    }
}

/* The same puzzle in every lane, and each puzzle between copies of another. */
static void
test_repeated (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  GArray *samples = get_mixture ();
  g_autofree const Sample **all = samples_all (samples);

  for (guint i = 0; lanes != NULL && i < samples->len; i += 7)
    {
      const Sample *batch[BATCH];

      for (guint j = 0; j < G_N_ELEMENTS (batch); j++)
        batch[j] = all[i];
      lanes_assert_exact (lanes, batch, G_N_ELEMENTS (batch), SAMPLE_LIMIT);
      batch[i % G_N_ELEMENTS (batch)] = all[samples->len - 1 - i];
      lanes_assert_exact (lanes, batch, G_N_ELEMENTS (batch), 2);
    }
}

/* A page between two that may not be touched. */
static char *
map_page (size_t size)
{
  char *pages = mmap (NULL, 3 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  g_assert_true (pages != MAP_FAILED);
  g_assert_cmpint (mprotect (pages + size, size, PROT_READ | PROT_WRITE), ==, 0);
  return pages + size;
}

/* Fails unless the counts of @n @puzzles, wherever they lie, are those of @samples. */
static void
assert_counts (SudLanes *lanes, const char *const *puzzles, const Sample *const *samples, guint n)
{
  g_autofree guint64 *counts = g_new (guint64, n);
  SudLanesJob job = { .n = n, .puzzles = puzzles, .limit = SAMPLE_LIMIT, .counts = counts };

  g_assert_true (sud_lanes_run (lanes, &job));
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (counts[i], ==, samples[i]->count);
}

/* A byte read before the first or past the last one of a puzzle ends the test. */
static void
test_bounds (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  GArray *samples = get_mixture ();
  g_autofree const Sample **all = samples_all (samples);
  size_t size = (size_t)sysconf (_SC_PAGESIZE);
  char *pages[BATCH], *puzzles[BATCH];
  guint n = G_N_ELEMENTS (pages);

  for (guint i = 0; i < n; i++)
    {
      pages[i] = map_page (size);
      puzzles[i] = i % 3 == 0 ? pages[i] : pages[i] + size - SUD_CELLS;
      memcpy (puzzles[i], all[i]->grid.digit, SUD_CELLS);
    }
  for (guint first = 0; lanes != NULL && first < n; first++)
    for (guint last = first + 1; last <= n; last += last - first < 40 ? 1 : 7)
      assert_counts (lanes, (const char *const *)puzzles + first, all + first, last - first);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (munmap (pages[i] - size, 3 * size), ==, 0);
}

/* Characters or numbers, every sign for a blank, and any address. */
static void
test_characters (gconstpointer index)
{
  static const char blanks[] = ".0*_-xX";
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  GArray *samples = get_mixture ();
  g_autofree const Sample **all = samples_all (samples);
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  g_autofree char *text = g_malloc (samples->len * 90);
  g_autofree const char **puzzles = g_new (const char *, samples->len);
  char *end = text;

  for (guint i = 0; i < samples->len; i++)
    {
      end += g_rand_int_range (rand, 0, 9);
      puzzles[i] = end;
      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          int digit = all[i]->grid.digit[cell];
          char blank = blanks[i < 7 ? (int)i : g_rand_int_range (rand, 0, 7)];

          *end++ = g_rand_int_range (rand, 0, 5) == 0 ? digit : digit == 0 ? blank : '0' + digit;
        }
    }
  for (guint i = 0; lanes != NULL && i < G_N_ELEMENTS (sizes); i += 4)
    for (guint from = 0; from + sizes[i] <= samples->len; from += sizes[i])
      assert_counts (lanes, puzzles + from, all + from, sizes[i]);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  lanes_add_test ("batches", "sizes", test_sizes);
  lanes_add_test ("batches", "shuffled", test_shuffled);
  lanes_add_test ("batches", "repeated", test_repeated);
  lanes_add_test ("batches", "bounds", test_bounds);
  lanes_add_test ("batches", "characters", test_characters);
  return g_test_run ();
}
