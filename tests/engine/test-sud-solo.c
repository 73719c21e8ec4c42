/* test-sud-solo.c - a puzzle handed in alone: the way of its own that it takes first, and handing over to the lanes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "lanes-testing.h"

#include "../test-share.h"

#include <string.h>

enum
{
  MOST = 1000, /* solutions */
};

/* What is asked of one puzzle, and what comes of it. */
typedef struct
{
  const SudGrid *grid;
  GArray *found;
  guint wanted;
} Watch;

static bool
collect_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  Watch *self = data;

  g_assert_cmpuint (puzzle, ==, 0);
  g_assert_cmpuint (self->found->len, <, self->wanted); /* never called again after false */
  g_assert_true (sud_grid_is_solved (solution) && sud_grid_keeps (solution, self->grid));
  g_array_append_val (self->found, *solution);
  return self->found->len < self->wanted;
}

static int
compare_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (SudGrid));
}

static void
assert_different (GArray *grids)
{
  g_array_sort (grids, compare_grids);
  for (guint i = 1; i < grids->len; i++)
    g_assert_cmpint (compare_grids (&g_array_index (grids, SudGrid, i - 1), &g_array_index (grids, SudGrid, i)), <, 0);
}

/* Returns: how many solutions there are up to @limit, by one lane, which has no other way to go */
static gint64
count_by_lane (const SudGrid *grid, guint64 limit)
{
  SudBackendError error;
  g_autoptr (SudLanes) lanes = sud_lanes_new (sud_backend_choose ("scalar", &error));
  const char *puzzle = (const char *)grid->digit;
  guint64 count;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = limit, .counts = &count };

  g_assert_true (sud_lanes_run (lanes, &job));
  return (gint64)count;
}

/* Each solution once, up to @limit. Returns: how often the search had to choose */
static guint64
assert_solutions (SudLanes *lanes, const Sample *sample, guint limit)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  Watch watch = { &sample->grid, found, limit + 1 };
  const char *puzzle = (const char *)sample->grid.digit;
  guint64 count;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = limit, .counts = &count, .solution = collect_cb,
                      .data = &watch };

  g_assert_true (sud_lanes_run (lanes, &job));
  g_assert_cmpuint (count, ==, MIN (limit, sample->count));
  g_assert_cmpuint (found->len, ==, count);
  assert_different (found);
  return job.branches;
}

static void
test_random (gconstpointer index)
{
  static const guint64 limits[] = { 1, 2, 7, MOST };
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  guint32 seed = g_test_rand_int ();
  g_autoptr (GArray) samples = samples_new (test_share (g_test_slow () ? 20000 : 400), seed);
  guint many = 0, given_over = 0;

  for (guint i = 0; lanes != NULL && i < samples->len; i++)
    {
      Sample *sample = &g_array_index (samples, Sample, i);
      const Sample *one = sample;

      if (sample->count == SAMPLE_LIMIT)
        sample->count = count_by_lane (&sample->grid, MOST);
      many += sample->count == MOST;
      for (guint j = 0; j < G_N_ELEMENTS (limits); j++)
        lanes_assert_exact (lanes, &one, 1, limits[j]);
      given_over += assert_solutions (lanes, sample, MOST) > 40;
    }
  if (lanes == NULL)
    return;
  g_test_message ("seed %u: %u grids, %u of which have %d solutions and more, %u were too much for one lane", seed,
                  samples->len, many, MOST, given_over);
  if (samples->len >= 40) /* of fewer it is up to chance */
    g_assert_cmpuint (MIN (many, given_over), >, samples->len / 20);
}

/* Images of the puzzles of the test data; those of the hard ones go over to the lanes. */
static void
test_symmetries (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_autoptr (GArray) originals = samples_from_corpus ();
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (int round = 0; lanes != NULL && round < (int)test_share (g_test_slow () ? 100 : 4); round++)
    for (guint i = 0; i < originals->len; i++)
      {
        Sample image = { .seed = seed, .count = g_array_index (originals, Sample, i).count };
        const Sample *one = &image;

        random_symmetry (rand, &g_array_index (originals, Sample, i).grid, &image.grid);
        lanes_assert_exact (lanes, &one, 1, 2);
        lanes_assert_exact (lanes, &one, 1, SAMPLE_LIMIT);
      }
}

static void
test_stop (gconstpointer index)
{
  static const guint wanted[] = { 1, 2, 16, 17, 100, 12345 };
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  const Sample empty = { .count = SAMPLE_LIMIT }, *one = &empty;
  const char *puzzle = (const char *)empty.grid.digit;

  for (guint i = 0; lanes != NULL && i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (SudGrid));
      Watch watch = { &empty.grid, found, wanted[i] };
      guint64 count;
      SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = UINT64_MAX, .counts = &count, .solution = collect_cb,
                          .data = &watch };

      g_assert_false (sud_lanes_run (lanes, &job));
      g_assert_cmpuint (found->len, ==, wanted[i]);
      g_assert_cmpuint (count, >=, wanted[i]);
      assert_different (found);
      lanes_assert_exact (lanes, &one, 1, SAMPLE_LIMIT); /* what was left over is forgotten */
    }
}

/* A cell of each solution has one digit: what is counted digit by digit, with all others banned, are all of them. */
static void
test_bans (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  g_autoptr (GArray) samples = samples_new (test_share (200), g_test_rand_int ());

  for (guint i = 0; lanes != NULL && i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);
      const char *puzzle = (const char *)sample->grid.digit;
      SudLanesBan ban = { .cell = (guint8)g_test_rand_int_range (0, SUD_CELLS) };
      guint64 count, sum = 0;
      SudLanesJob job = { .n = 1, .puzzles = &puzzle, .bans = &ban, .limit = SAMPLE_LIMIT, .counts = &count };

      for (int digit = 1; digit <= SUD_SIZE && sample->count < SAMPLE_LIMIT; digit++)
        {
          ban.digits = SUD_ALL_DIGITS & (SudDigits)~SUD_DIGIT_BIT (digit);
          g_assert_true (sud_lanes_run (lanes, &job));
          sum += count;
        }
      g_assert_cmpuint (sum, ==, sample->count < SAMPLE_LIMIT ? sample->count : 0);
    }
}

static void
test_cancelled (gconstpointer index)
{
  g_autoptr (SudLanes) lanes = lanes_new_or_skip (index);
  const SudGrid empty = { { 0 } };
  const char *puzzle = (const char *)empty.digit;
  atomic_bool cancel = true;
  guint64 count = 99;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = 100, .counts = &count, .cancel = &cancel };

  if (lanes == NULL)
    return;
  g_assert_false (sud_lanes_run (lanes, &job));
  g_assert_cmpuint (count, <, 99);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  lanes_add_test ("solo", "random", test_random);
  lanes_add_test ("solo", "symmetries", test_symmetries);
  lanes_add_test ("solo", "stop", test_stop);
  lanes_add_test ("solo", "bans", test_bans);
  lanes_add_test ("solo", "cancelled", test_cancelled);
  return g_test_run ();
}
