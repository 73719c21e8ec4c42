/* test-sud-many.c - arrays of puzzles: as each of them alone, whatever the number of threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"

#include "../test-share.h"

#include <glib.h>
#include <pthread.h>
#include <string.h>
#include <sud.h>

enum
{
  PUZZLES = 10000, /* more than two threads take at once */
  RATED = 60,
};

/* Puzzles of all kinds: minimal ones, some with a digit less, some with a wrong one, some empty. */
static SudGrid *
make_puzzles (size_t n)
{
  SudGrid *puzzles = g_new (SudGrid, n);
  SudGenerateSpec spec = sud_generate_spec (20261129 + test_seed ());

  g_assert_cmpint (sud_many_generate (NULL, &spec, 0, n, puzzles, NULL), ==, SUD_MANY_DONE);
  for (size_t i = 0; i < n; i += 7)
    {
      int cell = (int)(i % SUD_CELLS);
      int digit = puzzles[i].digit[cell];

      puzzles[i].digit[cell] = i % 2 == 0 ? 0 : (uint8_t)(digit % SUD_SIZE + 1);
    }
  memset (&puzzles[n / 2], 0, sizeof *puzzles);
  return puzzles;
}

static void
test_solve (void)
{
  size_t n = test_share (PUZZLES);
  g_autofree SudGrid *puzzles = make_puzzles (n), *solutions = g_new (SudGrid, n), *others = g_new (SudGrid, n);
  g_autofree uint64_t *counts = g_new (uint64_t, n), *other_counts = g_new (uint64_t, n);
  const SudMany three = { .threads = 3 };

  g_assert_cmpint (sud_many_solve (NULL, puzzles, n, 3, counts, solutions), ==, SUD_MANY_DONE);
  g_assert_cmpint (sud_many_solve (&three, puzzles, n, 3, other_counts, others), ==, SUD_MANY_DONE);
  g_assert_cmpmem (counts, n * sizeof *counts, other_counts, n * sizeof *counts);
  g_assert_cmpmem (solutions, n * sizeof *solutions, others, n * sizeof *solutions);
  for (size_t i = 0; i < n; i++)
    {
      const SudGrid none = { { 0 } };
      SudResult alone;

      sud_solve_smallest (&puzzles[i], 3, NULL, &alone);
      g_assert_cmpint ((gint64)counts[i], ==, alone.solutions);
      g_assert_cmpmem (&solutions[i], sizeof none, counts[i] > 0 ? &alone.first : &none, sizeof none);
    }
}

/* The same in ASCII; bytes that are no cells are found, and do no harm. */
static void
test_bytes (void)
{
  enum { N = 50 };
  g_autofree SudGrid *puzzles = make_puzzles (N), *text = g_new (SudGrid, N), *odd = g_new (SudGrid, N);
  uint64_t counts[3][N];
  SudGrid forms[2][N];
  const uint8_t others[] = { 10, 0x1f, '.', ':', '/', 'A', 0x41, 0x80, 0xff, '@' };

  for (int i = 0; i < N; i++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      {
        uint8_t digit = puzzles[i].digit[cell];

        text[i].digit[cell] = digit > 0 ? '0' + digit : '.';
        odd[i].digit[cell] = digit > 0 ? digit : others[(i + cell) % G_N_ELEMENTS (others)];
      }
  g_assert_cmpuint (sud_many_check (puzzles, N), ==, N);
  g_assert_cmpuint (sud_many_check (text, N), ==, N);
  g_assert_cmpuint (sud_many_check (odd, N), ==, 0);
  sud_many_solve (NULL, puzzles, N, 2, counts[0], NULL);
  sud_many_solve (NULL, text, N, 2, counts[1], NULL);
  sud_many_solve (NULL, odd, N, 2, counts[2], NULL); /* they mean nothing, and do nothing */
  g_assert_cmpmem (counts[0], sizeof counts[0], counts[1], sizeof counts[1]);
  sud_many_find_canonical (NULL, puzzles, N, forms[0]);
  sud_many_find_canonical (NULL, odd, N, forms[1]);
  g_assert_cmpmem (forms[0], sizeof forms[0], forms[1], sizeof forms[1]);
}

static void
test_canonical (void)
{
  size_t n = test_share (PUZZLES / 10);
  g_autofree SudGrid *puzzles = make_puzzles (n), *images = g_new (SudGrid, n);
  g_autofree SudGrid *forms = g_new (SudGrid, n), *image_forms = g_new (SudGrid, n);
  SudRandom random = sud_random_for (test_seed (), 0);

  for (size_t i = 0; i < n; i++)
    {
      SudIsomorph isomorph;

      sud_isomorph_init_random (&isomorph, &random);
      sud_isomorph_apply (&isomorph, &puzzles[i], &images[i]);
    }
  g_assert_cmpint (sud_many_find_canonical (NULL, puzzles, n, forms), ==, SUD_MANY_DONE);
  g_assert_cmpint (sud_many_find_canonical (NULL, images, n, image_forms), ==, SUD_MANY_DONE);
  g_assert_cmpmem (forms, n * sizeof *forms, image_forms, n * sizeof *forms);
}

static void
test_rate (void)
{
  size_t n = test_share (RATED);
  g_autofree SudGrid *puzzles = make_puzzles (n);
  g_autofree SudRating *ratings = g_new (SudRating, n);
  SudReasoner *reasoner = sud_reasoner_new ();
  int unrated = 0;

  g_assert_cmpint (sud_many_rate (NULL, puzzles, n, SUD_SCALE_EXPLAINER, ratings), ==, SUD_MANY_DONE);
  for (size_t i = 0; i < n; i++)
    {
      SudRating alone;
      SudResult result;

      sud_solve_count (&puzzles[i], 2, NULL, &result);
      sud_reasoner_rate (reasoner, &puzzles[i], SUD_SCALE_EXPLAINER, NULL, &alone);
      g_assert_cmpmem (&ratings[i], sizeof alone, &alone, sizeof alone);
      g_assert_cmpint (alone.level == SUD_N_LEVELS, ==, result.verdict != SUD_VERDICT_ONE);
      unrated += alone.level == SUD_N_LEVELS;
    }
  g_assert_cmpint (unrated, >, 0);
  sud_reasoner_free (reasoner);
}

/* Threads have the stack they need where others have little, as with musl. */
static void
test_stack (void)
{
  enum { N = 64, LITTLE = 128 << 10 };
  g_autofree SudGrid *puzzles = make_puzzles (N);
  const SudMany four = { .threads = 4 };
  SudRating ratings[N];
  pthread_attr_t before, little;

  pthread_getattr_default_np (&before);
  pthread_attr_init (&little);
  pthread_attr_setstacksize (&little, LITTLE);
  g_assert_cmpint (pthread_setattr_default_np (&little), ==, 0);
  g_assert_cmpint (sud_many_rate (&four, puzzles, N, SUD_SCALE_HODOKU, ratings), ==, SUD_MANY_DONE);
  pthread_setattr_default_np (&before);
  pthread_attr_destroy (&before);
  pthread_attr_destroy (&little);
}

static void
test_generate (void)
{
  enum { N = 500, FIRST = 77 };
  SudGenerateSpec spec = sud_generate_spec (5);
  SudGenerator *generator;
  SudGrid puzzles[N], solutions[N];
  SudGenerated made[N];

  spec.clues_most = 25; /* not all of them fit */
  generator = sud_generator_new (&spec, NULL);
  g_assert_true (sud_generator_run (generator, FIRST, N, made, NULL));
  g_assert_cmpint (sud_many_generate (NULL, &spec, FIRST, N, puzzles, solutions), ==, SUD_MANY_DONE);
  for (int i = 0; i < N; i++)
    {
      const SudGrid none = { { 0 } };

      g_assert_cmpmem (&puzzles[i], sizeof none, made[i].clues > 0 ? &made[i].puzzle : &none, sizeof none);
      g_assert_cmpmem (&solutions[i], sizeof none, made[i].clues > 0 ? &made[i].solution : &none, sizeof none);
    }
  sud_generator_free (generator);
}

typedef struct
{
  size_t done;
  int calls;
  SudFlag cancel;
  gboolean cancels;
} Progress;

static void
progress_cb (size_t done, void *data)
{
  Progress *self = data;

  g_assert_cmpuint (done, >, self->done);
  self->done = done;
  self->calls++;
  if (self->cancels)
    self->cancel = true;
}

static void
test_progress (void)
{
  enum { N = 20000 };
  g_autofree SudGrid *puzzles = make_puzzles (N);
  Progress progress = { 0 };
  SudMany how = { .threads = 4, .cancel = &progress.cancel, .progress = progress_cb, .data = &progress };

  g_assert_cmpint (sud_many_solve (&how, puzzles, N, 2, NULL, NULL), ==, SUD_MANY_DONE);
  g_assert_cmpuint (progress.done, ==, N);
  g_assert_cmpint (progress.calls, >, 1);

  progress = (Progress){ .cancels = TRUE };
  how.threads = 1;
  g_assert_cmpint (sud_many_solve (&how, puzzles, N, 2, NULL, NULL), ==, SUD_MANY_CANCELLED);
  g_assert_cmpuint (progress.done, <, N);

  g_assert_cmpint (sud_many_solve (NULL, puzzles, 0, 2, NULL, NULL), ==, SUD_MANY_DONE);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/many/solve", test_solve);
  g_test_add_func ("/many/bytes", test_bytes);
  g_test_add_func ("/many/canonical", test_canonical);
  g_test_add_func ("/many/rate", test_rate);
  g_test_add_func ("/many/stack", test_stack);
  g_test_add_func ("/many/generate", test_generate);
  g_test_add_func ("/many/progress", test_progress);
  return g_test_run ();
}
