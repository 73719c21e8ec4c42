/* test-rubric-bar-chart.c - bars on a logarithmic scale, as pixels and as curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-bar-chart.h"

#include <math.h>
#include <string.h>

static const RubricBar bars[] = {
  { "Slow", "1 s", 1e9 },
  { "Quick", "31.6 µs", 31622.7766 },
  { "Quickest", "10 µs", 1e4 },
  { "None", "Took too long", 0 },
};

static const RubricBarChart chart = { "Time", "A note", bars, G_N_ELEMENTS (bars), NULL };

/* From 10 µs to 1 s there are five powers of ten; the least is seen, what is none is not. */
static void
test_scale (void)
{
  g_assert_cmpfloat_with_epsilon (rubric_bar_chart_get_fraction (&chart, 0), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (rubric_bar_chart_get_fraction (&chart, 1), 0.1, 1e-6);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&chart, 2), >, 0);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&chart, 2), <, 0.05);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&chart, 3), ==, 0);
}

/* One amount alone, or none, has a scale as well. */
static void
test_few (void)
{
  const RubricBar one = { "One", "100", 100 };
  const RubricBarChart alone = { "", "", &one, 1, NULL }, empty = { "", "", bars + 3, 1, NULL };

  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&alone, 0), >, 0);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&alone, 0), <=, 1);
  g_assert_cmpfloat (rubric_bar_chart_get_fraction (&empty, 0), ==, 0);
}

static void
test_files (void)
{
  static const struct
  {
    RubricFigureKind kind;
    const char *begin;
  } cases[] = { { RUBRIC_FIGURE_PNG, "\x89PNG" }, { RUBRIC_FIGURE_SVG, "<?xml" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = rubric_bar_chart_make (&chart, cases[i].kind, 400);

      g_assert_nonnull (bytes);
      g_assert_cmpint (memcmp (g_bytes_get_data (bytes, NULL), cases[i].begin, strlen (cases[i].begin)), ==, 0);
    }
}

static GString *told;

static char *
tell_amount (guint64 amount)
{
  g_string_append_printf (told, "%" G_GUINT64_FORMAT " ", amount);
  return g_strdup_printf ("%" G_GUINT64_FORMAT, amount);
}

/* What each line stands for; every second one where they are close. */
static void
test_amounts (void)
{
  RubricBar far[] = { bars[0], { "Least", "1", 1 } };
  RubricBarChart lines = chart, close = { "", "", far, 2, tell_amount };
  g_autoptr (GBytes) plain = rubric_bar_chart_make (&chart, RUBRIC_FIGURE_SVG, 400), bytes = NULL, more = NULL;

  told = g_string_new (NULL);
  lines.dup_amount = tell_amount;
  bytes = rubric_bar_chart_make (&lines, RUBRIC_FIGURE_SVG, 400);
  g_assert_cmpstr (told->str, ==, "10000 100000 1000000 10000000 100000000 1000000000 ");
  g_assert_cmpuint (g_bytes_get_size (bytes), >, g_bytes_get_size (plain));
  g_string_truncate (told, 0);
  more = rubric_bar_chart_make (&close, RUBRIC_FIGURE_SVG, 400);
  g_assert_cmpstr (told->str, ==, "1 100 10000 1000000 100000000 ");
  g_string_free (told, TRUE);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bar-chart/scale", test_scale);
  g_test_add_func ("/bar-chart/few", test_few);
  g_test_add_func ("/bar-chart/files", test_files);
  g_test_add_func ("/bar-chart/amounts", test_amounts);
  return g_test_run ();
}
