/* test-sud-uniform.c - all full grids are equally likely: their bands and stacks occur as often as they should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "band-law.h"

#include "../test-share.h"
#include "sud-generate-private.h"

enum
{
  LINES = 6, /* three bands and three stacks */
};

/* Counted once, for all tests. */
static const BandLaw *
get_laws (void)
{
  static BandLaw laws[SUD_BAND_CLASSES];

  if (laws[0].members == 0)
    band_law_count (laws);
  return laws;
}

static void
test_completions (void)
{
  const BandLaw *laws = get_laws ();
  guint64 most = 0;

  for (int c = 0; c < SUD_BAND_CLASSES; c++)
    {
      g_assert_cmpuint (sud_band_completions[c], ==, laws[c].completions);
      most = MAX (most, laws[c].completions);
    }
  g_assert_cmpuint (most, ==, SUD_BAND_COMPLETIONS_MAX);
}

/* All classes together are all grids, to the last: 1680 ways to name the columns of the first box, 36 those of the others. */
static void
test_sum (void)
{
  const BandLaw *laws = get_laws ();
  guint64 sum = 0; /* in units of 1680 * 36 * 576 */

  for (int c = 0; c < SUD_BAND_CLASSES; c++)
    {
      g_assert_cmpuint (laws[c].completions % 576, ==, 0);
      sum += laws[c].members * laws[c].arrangements * (laws[c].completions / 576);
    }
  /* 6,670,903,752,021,072,936,960 / (1680 * 36 * 576) */
  g_assert_cmpuint (sum, ==, G_GUINT64_CONSTANT (191491900215552));
}

/* Which class a band (0 to 2) or stack (3 to 5) of @grid is of. */
static int
class_of (const SudGrid *grid, int line)
{
  guint8 columns[3][SUD_SIZE];

  for (int along = 0; along < SUD_SIZE; along++)
    for (int across = 0; across < 3; across++)
      {
        int cell = line < 3 ? sud_cell (3 * line + across, along) : sud_cell (along, 3 * (line - 3) + across);

        columns[along / 3][grid->digit[cell] - 1] = along % 3;
      }
  return sud_band_class ((const guint8 (*)[SUD_SIZE])columns);
}

/* The 83 degrees of freedom have a mean of 83 and a deviation of 12.9: what is above 160 comes once in 10^7 runs; a search
 * that fills grids cell by cell has thousands. */
static void
test_classes (void)
{
  const BandLaw *laws = get_laws ();
  guint n = MAX (test_share (g_test_slow () ? 3000000 : 100000), 10000); /* fewer are no law */
  guint seed = g_test_rand_int ();
  static guint seen[LINES][SUD_BAND_CLASSES];
  double all = 0;

  for (guint i = 0; i < n; i++)
    {
      SudRandom random = sud_random_for (seed, i);
      SudGrid grid;

      sud_uniform_draw (&random, &grid);
      g_assert_true (sud_grid_is_solved (&grid));
      for (int line = 0; line < LINES; line++)
        seen[line][class_of (&grid, line)]++;
    }
  for (int c = 0; c < SUD_BAND_CLASSES; c++)
    all += (double)laws[c].members * laws[c].arrangements * laws[c].completions;
  for (int line = 0; line < LINES; line++)
    {
      double chi = 0;

      for (int c = 0; c < SUD_BAND_CLASSES; c++)
        {
          double expected = n * ((double)laws[c].members * laws[c].arrangements * laws[c].completions / all);

          chi += (seen[line][c] - expected) * (seen[line][c] - expected) / expected;
        }
      g_test_message ("line %d: %.1f on 83 degrees of freedom, seed %u", line, chi, seed);
      g_assert_cmpfloat (chi, <, 160);
    }
}

/* The first grids of a seed, as every machine makes them. */
static void
test_same (void)
{
  SudRandom random = sud_random_for (1, 0);
  char line[SUD_LINE_LENGTH + 1];
  SudGrid grid;

  sud_uniform_draw (&random, &grid);
  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, "285914367397625814164783952613478295428539176579261483952846731841357629736192548");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/uniform/completions", test_completions);
  g_test_add_func ("/uniform/sum", test_sum);
  g_test_add_func ("/uniform/classes", test_classes);
  g_test_add_func ("/uniform/same", test_same);
  return g_test_run ();
}
