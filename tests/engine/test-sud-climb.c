/* test-sud-climb.c - puzzles of patterns that hardly any full grid has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "lanes-testing.h"
#include "puzzle-corpus.h"
#include "sud-generate.h"

#include <string.h>

#include "../test-share.h"

/* Drawn at random, with a half turn: one of 22 cells, two of 24. */
static const char *const patterns[] = {
  ".1.1............1.11...1.....1.1.....111.111.....1.1.....1...11.1............1.1.",
  "..1.11....11........1.........1111.1.1.....1.1.1111.........1........11....11.1..",
  "...11.......1...11.1.1.11..1.........1.1.1.1.........1..11.1.1.11...1.......11...",
};

static SudGenerateSpec
get_spec (const char *pattern)
{
  SudGenerateSpec spec = sud_generate_spec (1);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (pattern[cell] == '1')
      sud_cells_add (&spec.pattern, cell);
  return spec;
}

static SudGenerated *
generate (const SudGenerateSpec *spec, const SudBackend *backend, guint64 first, gsize n)
{
  SudGenerator *generator = sud_generator_new (spec, backend);
  SudGenerated *results = g_new0 (SudGenerated, n);

  g_assert_true (sud_generator_run (generator, first, n, results, NULL));
  sud_generator_free (generator);
  return results;
}

/* By a search that knows nothing of lanes; and each pattern is met soon. */
static void
test_patterns (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      SudGenerateSpec spec = get_spec (patterns[i]);
      guint n = test_share (2), fit = 0;
      g_autofree SudGenerated *results = generate (&spec, sud_backend_default (), 0, n);

      g_assert_true (sud_generate_spec_climbs (&spec));
      for (guint j = 0; j < n; j++)
        {
          if (results[j].clues == 0)
            continue;
          fit++;
          for (int cell = 0; cell < SUD_CELLS; cell++)
            g_assert_cmpint (results[j].puzzle.digit[cell] != 0, ==, patterns[i][cell] == '1');
          g_assert_cmpint (results[j].clues, ==, sud_cells_count (spec.pattern));
          g_assert_true (sud_grid_is_solved (&results[j].solution));
          g_assert_true (sud_grid_keeps (&results[j].solution, &results[j].puzzle));
          g_assert_cmpint (strategy_count ("propagate", &results[j].puzzle, 2), ==, 1);
        }
      g_test_message ("%d cells: %u of %u", sud_cells_count (spec.pattern), fit, n);
      if (n == 2) /* one alone may be in vain */
        g_assert_cmpuint (fit, >, 0);
    }
}

/* Each index is what it is, on every backend and whatever was made before. */
static void
test_same (gconstpointer index)
{
  const SudBackend *backend = sud_backend_get (GPOINTER_TO_INT (index));
  SudGenerateSpec spec = get_spec (patterns[2]);
  guint n = 1;
  g_autofree SudGenerated *expected = NULL, *results = NULL, *last = NULL;

  if (!sud_backend_is_supported (backend))
    {
      g_test_skip ("this machine does not have these instructions");
      return;
    }
  expected = generate (&spec, sud_backend_default (), 0, n);
  results = generate (&spec, backend, 0, n);
  last = generate (&spec, backend, n - 1, 1);
  g_assert_cmpmem (results, n * sizeof *results, expected, n * sizeof *expected);
  g_assert_cmpmem (last, sizeof *last, expected + n - 1, sizeof *last);
}

/* With too many solutions wherever it begins it ends all the same. */
static void
test_in_vain (void)
{
  SudGenerateSpec spec = get_spec ("111111111........................111111...........................111111.........");
  g_autofree SudGenerated *results = generate (&spec, sud_backend_default (), 0, 1);

  g_assert_cmpint (results[0].clues, ==, 0);
}

static void
test_cancel (void)
{
  SudGenerateSpec spec = get_spec (patterns[0]);
  SudGenerator *generator = sud_generator_new (&spec, sud_backend_default ());
  SudGenerated result;
  atomic_bool cancel = true;

  g_assert_false (sud_generator_run (generator, 0, 1, &result, &cancel));
  sud_generator_free (generator);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  lanes_add_test ("climb", "same", test_same);
  g_test_add_func ("/climb/patterns", test_patterns);
  g_test_add_func ("/climb/in-vain", test_in_vain);
  g_test_add_func ("/climb/cancel", test_cancel);
  return g_test_run ();
}
