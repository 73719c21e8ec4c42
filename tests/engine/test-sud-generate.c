/* test-sud-generate.c - new puzzles have one solution, are what was asked for, and come again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "lanes-testing.h"

#include "../test-share.h"
#include "sud-generate-private.h"

#include <math.h>
#include <string.h>

static SudGenerated *
generate (const SudGenerateSpec *spec, const SudBackend *backend, guint64 first, gsize n)
{
  SudGenerator *generator = sud_generator_new (spec, backend);
  SudGenerated *results = g_new0 (SudGenerated, n); /* compared byte by byte, with what is between members */

  g_assert_true (sud_generator_run (generator, first, n, results, NULL));
  sud_generator_free (generator);
  return results;
}

static SudCells
clues_of (const SudGrid *puzzle)
{
  SudCells clues = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle->digit[cell] != 0)
      sud_cells_add (&clues, cell);
  return clues;
}

/* By a search that knows nothing of lanes. */
static void
assert_one_solution (const SudGenerated *it)
{
  SudCells clues = clues_of (&it->puzzle);

  g_assert_cmpint (sud_cells_count (clues), ==, it->clues);
  g_assert_true (sud_grid_is_solved (&it->solution));
  g_assert_true (sud_grid_keeps (&it->solution, &it->puzzle));
  g_assert_cmpint (strategy_count ("propagate", &it->puzzle, 2), ==, 1);
}

/* Nothing more can go: without any one orbit there are several solutions. */
static void
assert_minimal (const SudGenerated *it, SudSymmetryId symmetry)
{
  SudCells orbits[SUD_CELLS];
  int n = sud_symmetry_orbits (symmetry, orbits);

  for (int i = 0; i < n; i++)
    {
      SudGrid puzzle = it->puzzle;

      if (puzzle.digit[sud_cells_first (orbits[i])] == 0)
        continue;
      SUD_EACH_CELL (cell, orbits[i])
        puzzle.digit[cell] = 0;
      g_assert_cmpint (strategy_count ("propagate", &puzzle, 2), ==, 2);
    }
}

static void
test_minimal (gconstpointer data)
{
  SudSymmetryId symmetry = (SudSymmetryId)GPOINTER_TO_INT (data);
  guint n = test_share (g_test_slow () ? 2000 : 100);
  SudGenerateSpec spec = sud_generate_spec (g_test_rand_int ());
  g_autofree SudGenerated *results = NULL;
  double clues = 0;

  spec.symmetry = symmetry;
  results = generate (&spec, sud_backend_default (), 0, n);
  for (guint i = 0; i < n; i++)
    {
      assert_one_solution (&results[i]);
      assert_minimal (&results[i], symmetry);
      g_assert_true (sud_symmetry_holds (symmetry, clues_of (&results[i].puzzle)));
      clues += results[i].clues;
    }
  g_test_message ("seed %" G_GUINT64_FORMAT ": %.2f clues", spec.seed, clues / n);
}

static void
test_clues (gconstpointer data)
{
  SudGenerateSpec spec = { .seed = g_test_rand_int (), .symmetry = (SudSymmetryId)GPOINTER_TO_INT (data),
                           .clues_least = 32, .clues_most = 36 };
  guint n = test_share (500), fit = 0, seen[SUD_CELLS + 1] = { 0 };
  g_autofree SudGenerated *results = generate (&spec, sud_backend_default (), 0, n);

  for (guint i = 0; i < n; i++)
    if (results[i].clues > 0)
      {
        assert_one_solution (&results[i]);
        g_assert_true (sud_symmetry_holds (spec.symmetry, clues_of (&results[i].puzzle)));
        g_assert_cmpint (results[i].clues, >=, 32);
        g_assert_cmpint (results[i].clues, <=, 36);
        seen[results[i].clues]++;
        fit++;
      }
  g_test_message ("%u of %u: %u %u %u %u %u", fit, n, seen[32], seen[33], seen[34], seen[35], seen[36]);
  if (n >= 50) /* of fewer it is up to chance */
    g_assert_cmpuint (fit, >, n / 8);
}

/* Nearly all fit where the number is decided by which orbits are left, not by luck. */
static void
test_one_number (void)
{
  SudGenerateSpec spec = { .seed = 1, .symmetry = SUD_SYMMETRY_HALF_TURN };
  guint n = test_share (1000);

  for (int clues = 34; clues <= 37; clues++)
    {
      g_autofree SudGenerated *results = NULL;
      guint fit = 0;

      spec.clues_least = spec.clues_most = clues;
      results = generate (&spec, sud_backend_default (), 0, n);
      for (guint i = 0; i < n; i++)
        {
          g_assert_true (results[i].clues == 0 || results[i].clues == clues);
          fit += results[i].clues != 0;
        }
      g_test_message ("%d clues: %u of %u", clues, fit, n);
      g_assert_cmpuint (n - fit, <, MAX (n / 20, 5));
    }
}

/* A puzzle with the clues of another in the same cells. */
static void
test_pattern (void)
{
  SudGenerateSpec spec = sud_generate_spec (g_test_rand_int ());
  SudGenerateSpec like = { .seed = 1, .clues_least = 34, .clues_most = 34, .symmetry = SUD_SYMMETRY_HALF_TURN };
  g_autofree SudGenerated *model = generate (&like, sud_backend_default (), 0, 1), *results = NULL;
  guint n = test_share (4000), fit = 0;

  spec.pattern = clues_of (&model->puzzle);
  g_assert_true (sud_generate_spec_is_possible (&spec));
  results = generate (&spec, sud_backend_default (), 0, n);
  for (guint i = 0; i < n; i++)
    if (results[i].clues > 0)
      {
        assert_one_solution (&results[i]);
        g_assert_true (sud_cells_equal (clues_of (&results[i].puzzle), spec.pattern));
        fit++;
      }
  g_test_message ("seed %" G_GUINT64_FORMAT ": %u of %u", spec.seed, fit, n);
  if (n >= 400) /* of fewer it is up to chance */
    g_assert_cmpuint (fit, >, n / 1000);
}

/* Grids that were passed over as a set is missed have several solutions indeed: none is lost. */
static void
test_pattern_whole (void)
{
  SudGenerateSpec spec = sud_generate_spec (1);
  g_autofree SudGenerated *results = NULL;
  guint n = test_share (1000);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (cell % 5 != 1 && cell % 7 != 3)
      sud_cells_add (&spec.pattern, cell);
  results = generate (&spec, sud_backend_default (), 0, n);
  for (guint i = 0; i < n; i++)
    {
      SudGrid puzzle = results[i].solution;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (!sud_cells_has (spec.pattern, cell))
          puzzle.digit[cell] = 0;
      g_assert_cmpint (strategy_count ("propagate", &puzzle, 2) == 1, ==, results[i].clues > 0);
    }
}

static void
test_possible (void)
{
  SudGenerateSpec spec = { .clues_least = 34, .clues_most = 34, .symmetry = SUD_SYMMETRY_QUARTER_TURN };

  g_assert_false (sud_generate_spec_is_possible (&spec));
  spec.clues_least = 33;
  g_assert_true (sud_generate_spec_is_possible (&spec));
  spec = sud_generate_spec (1);
  spec.symmetry = sud_symmetry_find ("no name of any");
  g_assert_false (sud_generate_spec_is_possible (&spec));
  spec = (SudGenerateSpec){ .clues_least = 10, .clues_most = 16 };
  g_assert_false (sud_generate_spec_is_possible (&spec));
  spec.clues_most = 17;
  g_assert_true (sud_generate_spec_is_possible (&spec));
  spec = sud_generate_spec (1);
  spec.pattern = SUD_ALL_CELLS;
  g_assert_true (sud_generate_spec_is_possible (&spec));
  for (int column = 0; column < SUD_SIZE; column++)
    {
      sud_cells_remove (&spec.pattern, sud_cell (4, column));
      g_assert_true (sud_generate_spec_is_possible (&spec));
      sud_cells_remove (&spec.pattern, sud_cell (6, column));
    }
  for (int column = 0; column < SUD_SIZE; column++)
    {
      g_assert_true (sud_generate_spec_is_possible (&spec));
      sud_cells_remove (&spec.pattern, sud_cell (8, column));
    }
  g_assert_false (sud_generate_spec_is_possible (&spec));
}

/* Puzzle i is the same, whatever is around it, on every backend. */
static void
test_same (gconstpointer index)
{
  const SudBackend *backend = sud_backend_get (GPOINTER_TO_INT (index));
  SudGenerateSpec spec = sud_generate_spec (1);
  guint n = test_share (3000);
  g_autofree SudGenerated *expected = NULL, *results = NULL, *few = NULL, *weighed = NULL;

  if (!sud_backend_is_supported (backend))
    {
      g_test_skip ("this machine does not have these instructions");
      return;
    }
  expected = generate (&spec, sud_backend_default (), 0, n);
  results = generate (&spec, backend, 0, n);
  g_assert_cmpmem (results, n * sizeof *results, expected, n * sizeof *expected);
  few = generate (&spec, backend, n / 2, 3);
  g_assert_cmpmem (few, MIN (3, n - n / 2) * sizeof *few, expected + n / 2, MIN (3, n - n / 2) * sizeof *few);
  spec.weighed = true;
  g_free (expected);
  expected = generate (&spec, sud_backend_default (), 0, n);
  weighed = generate (&spec, backend, 0, n);
  g_assert_cmpmem (weighed, n * sizeof *weighed, expected, n * sizeof *expected);
  for (guint i = 0; i < n; i++)
    g_assert_cmpmem (&weighed[i].puzzle, sizeof (SudGrid), &results[i].puzzle, sizeof (SudGrid));
}

/* The slow way: before each clue that goes, all are tried. The puzzle comes back in @puzzle. */
static double
weigh (guint64 seed, guint64 index, SudGrid *puzzle)
{
  SudRandom random = sud_random_for (seed, index);
  uint8_t order[SUD_CELLS];
  double weight = 1;
  int n = 0;

  for (int i = 0; i < SUD_CELLS; i++)
    order[i] = (uint8_t)i;
  sud_uniform_draw (&random, puzzle);
  sud_random_shuffle (&random, order, SUD_CELLS);
  for (;;)
    {
      int can_go = 0, first = -1;

      for (int i = 0; i < SUD_CELLS; i++)
        {
          SudGrid less = *puzzle;

          less.digit[order[i]] = 0;
          if (puzzle->digit[order[i]] != 0 && strategy_count ("propagate", &less, 2) == 1)
            {
              can_go++;
              first = first < 0 ? order[i] : first;
            }
        }
      if (can_go == 0)
        return weight;
      weight *= (double)can_go / ++n; /* in the end: divided by n! */
      puzzle->digit[first] = 0;
    }
}

static void
test_weights (void)
{
  SudGenerateSpec spec = sud_generate_spec (g_test_rand_int ());
  guint n = test_share (20);
  g_autofree SudGenerated *results = NULL;

  spec.weighed = true;
  results = generate (&spec, sud_backend_default (), 7, n);
  for (guint i = 0; i < n; i++)
    {
      SudGrid puzzle;

      g_assert_cmpfloat_with_epsilon (weigh (spec.seed, 7 + i, &puzzle) / results[i].weight, 1, 1e-12);
      g_assert_cmpmem (&puzzle, sizeof puzzle, &results[i].puzzle, sizeof puzzle);
    }
}

/* Those without a weight are made all the same. */
static void
test_weightless (void)
{
  SudGenerateSpec specs[] = { sud_generate_spec (1), sud_generate_spec (1),
                              { .seed = 1, .clues_least = 34, .clues_most = 34 } };

  specs[0].symmetry = SUD_SYMMETRY_HALF_TURN;
  specs[1].pattern = SUD_ALL_CELLS;
  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      g_autofree SudGenerated *plain = generate (&specs[i], sud_backend_default (), 0, 10), *weighed = NULL;

      specs[i].weighed = true;
      g_assert_false (sud_generate_spec_is_weighable (&specs[i]));
      weighed = generate (&specs[i], sud_backend_default (), 0, 10);
      g_assert_cmpmem (plain, 10 * sizeof *plain, weighed, 10 * sizeof *weighed);
    }
}

/* Published: 26.577 clues, and 3.1e37 minimal puzzles of 6.67e21 grids. A weight is the number of those of a grid, in the mean.
 * Few of the weights are large, so this comes near, and not very; but always as near, of this seed.
 */
static void
test_means (void)
{
  enum
  {
    N = 10000,
  };
  SudGenerateSpec spec = sud_generate_spec (1);
  g_autofree SudGenerated *results = NULL;
  double clues = 0, weights = 0, weighed = 0;

  spec.weighed = true;
  results = generate (&spec, sud_backend_default (), 0, N);
  for (int i = 0; i < N; i++)
    {
      clues += results[i].clues;
      weights += results[i].weight;
      weighed += results[i].weight * results[i].clues;
    }
  g_test_message ("%.3f clues, weighed %.3f; 10^%.3f puzzles a grid", clues / N, weighed / weights, log10 (weights / N));
  g_assert_cmpfloat_with_epsilon (clues / N, 24.4, 0.1);
  g_assert_cmpfloat_with_epsilon (weighed / weights, 26.577, 0.3);
  g_assert_cmpfloat_with_epsilon (log10 (weights / N), 15.67, 0.2);
}

/* As it was when this was written: a seed is kept in a file, and means the same puzzle for ever. */
static void
test_for_ever (void)
{
  SudGenerateSpec spec = sud_generate_spec (1);
  g_autofree SudGenerated *results = generate (&spec, sud_backend_default (), 1000, 1);
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&results[0].puzzle, line);
  g_assert_cmpstr (line, ==, "....5...74....7.....8....9..4.98..2..26.......8..7.......2..3..51..4...6.....1.75");
}

static void
test_cancel (void)
{
  SudGenerateSpec spec = sud_generate_spec (1);
  SudGenerator *generator = sud_generator_new (&spec, sud_backend_default ());
  g_autofree SudGenerated *results = g_new (SudGenerated, 2000);
  atomic_bool cancel = true;

  g_assert_false (sud_generator_run (generator, 0, 2000, results, &cancel));
  cancel = false;
  g_assert_true (sud_generator_run (generator, 0, 2000, results, &cancel)); /* what was left over is forgotten */
  for (int i = 0; i < 2000; i += 100)
    assert_one_solution (&results[i]);
  sud_generator_free (generator);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int id = 0; id < SUD_N_SYMMETRIES; id++)
    {
      const char *name = sud_symmetry_get ((SudSymmetryId)id)->id;
      g_autofree char *minimal = g_strdup_printf ("/generate/minimal/%s", name);
      g_autofree char *clues = g_strdup_printf ("/generate/clues/%s", name);

      g_test_add_data_func (minimal, GINT_TO_POINTER (id), test_minimal);
      g_test_add_data_func (clues, GINT_TO_POINTER (id), test_clues);
    }
  lanes_add_test ("generate", "same", test_same);
  g_test_add_func ("/generate/weights", test_weights);
  g_test_add_func ("/generate/weightless", test_weightless);
  g_test_add_func ("/generate/means", test_means);
  g_test_add_func ("/generate/for-ever", test_for_ever);
  g_test_add_func ("/generate/one-number", test_one_number);
  g_test_add_func ("/generate/pattern", test_pattern);
  g_test_add_func ("/generate/pattern-whole", test_pattern_whole);
  g_test_add_func ("/generate/possible", test_possible);
  g_test_add_func ("/generate/cancel", test_cancel);
  return g_test_run ();
}
