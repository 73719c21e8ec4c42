/* rubric-compare-chart.c - strategies that were compared as a chart to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-compare-chart.h"

#include "rubric-bar-chart.h"
#include "rubric-text-search.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  WIDTH = 900,     /* pixels */
  LEAST_NS = 1000, /* a microsecond */
};

/** Owns all its texts but the names of strategies. */
typedef struct
{
  char *title;
  RubricBar *bars;
  guint n;
  RubricComparisonBy by;
} Chart;

static void
chart_free (gpointer data)
{
  Chart *self = data;

  for (guint i = 0; i < self->n; i++)
    g_free ((char *)self->bars[i].words);
  g_free (self->bars);
  g_free (self->title);
  g_free (self);
}

static RubricBar *
create_bars (RubricComparison *comparison, RubricComparisonBy by)
{
  guint n = rubric_comparison_get_n_rows (comparison);
  RubricBar *bars = g_new (RubricBar, n);

  for (guint i = 0; i < n; i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (comparison, i);

      bars[i].name = _ (rubric_comparison_row_get_strategy (row)->name);
      bars[i].words = rubric_text_comparison_value (row, by);
      bars[i].amount = (double)rubric_comparison_measure (rubric_comparison_row_get_run (row), by);
    }
  return bars;
}

double
rubric_compare_chart_get_fraction (RubricComparison *comparison, guint index, RubricComparisonBy by)
{
  guint n = rubric_comparison_get_n_rows (comparison);
  Chart chart = { .bars = create_bars (comparison, by), .n = n };
  double fraction = rubric_bar_chart_get_fraction (&(RubricBarChart){ .bars = chart.bars, .n = n }, index);

  for (guint i = 0; i < n; i++)
    g_free ((char *)chart.bars[i].words);
  g_free (chart.bars);
  return fraction;
}

/* Nothing for less than a time is told by. */
static char *
dup_time (guint64 ns)
{
  return ns >= LEAST_NS ? rubric_text_duration (ns) : g_strdup ("");
}

static GBytes *
make (gconstpointer data, RubricFigureKind kind)
{
  const Chart *self = data;
  const RubricBarChart chart = { self->title, _ ("Logarithmic: each line is ten times the one before."), self->bars, self->n,
                                 self->by == RUBRIC_COMPARISON_TIME ? dup_time : rubric_text_number };

  return rubric_bar_chart_make (&chart, kind, WIDTH);
}

RubricFigure
rubric_compare_chart_new (RubricComparison *comparison, RubricComparisonBy by, const char *subject)
{
  Chart *self = g_new (Chart, 1);

  self->n = rubric_comparison_get_n_rows (comparison);
  self->by = by;
  self->bars = create_bars (comparison, by);
  /* Translators: the title of a chart; %s is "1 puzzle" or "20 puzzles" */
  self->title = g_strdup_printf (by == RUBRIC_COMPARISON_TIME ? _ ("Time for %s") : _ ("Placements for %s"), subject);
  return (RubricFigure){ make, self, chart_free };
}
