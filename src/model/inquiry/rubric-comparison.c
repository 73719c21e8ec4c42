/* rubric-comparison.c - every strategy on the same puzzles, one after the other in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-comparison.h"

#include "rubric-jobs.h"

static const RubricStrategyRun no_run = { RUBRIC_STRATEGY_RUN_NONE };

struct _RubricComparisonRow
{
  GObject parent_instance;

  const SudStrategy *strategy;
  RubricStrategyRun run;
  RubricStrategyRun kept; /* of the comparison before; its end is RUBRIC_STRATEGY_RUN_NONE if there is none */
  gboolean running;
};

static guint row_changed_signal;

G_DEFINE_FINAL_TYPE (RubricComparisonRow, rubric_comparison_row, G_TYPE_OBJECT)

static void
rubric_comparison_row_class_init (RubricComparisonRowClass *klass)
{
  row_changed_signal = g_signal_new ("changed", RUBRIC_TYPE_COMPARISON_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
rubric_comparison_row_init (RubricComparisonRow *self)
{
}

const SudStrategy *
rubric_comparison_row_get_strategy (RubricComparisonRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON_ROW (self), NULL);

  return self->strategy;
}

const RubricStrategyRun *
rubric_comparison_row_get_run (RubricComparisonRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON_ROW (self), NULL);

  return &self->run;
}

gboolean
rubric_comparison_row_get_running (RubricComparisonRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON_ROW (self), FALSE);

  return self->running;
}

static void
set_row (RubricComparisonRow *self, const RubricStrategyRun *run, gboolean running)
{
  self->run = *run;
  self->running = running;
  g_signal_emit (self, row_changed_signal, 0);
}

/* Keeps the run in case the next one is cancelled; or, not @same, forgets it. */
static void
keep_run (RubricComparisonRow *self, gboolean same)
{
  if (!same)
    self->kept = no_run;
  else if (self->run.end == RUBRIC_STRATEGY_RUN_WHOLE || self->run.end == RUBRIC_STRATEGY_RUN_LATE)
    self->kept = self->run;
}

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS
};

struct _RubricComparison
{
  GObject parent_instance;

  GPtrArray *rows;
  GBytes *grids; /* compared last, or NULL */
  RubricJobs *jobs;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricComparison, rubric_comparison, G_TYPE_OBJECT)

/* A job: the index of the row in, the run out. */
typedef struct
{
  guint index;
  GBytes *grids;
  double seconds;
  RubricStrategyRun run;
} Try;

static gboolean
try_work (RubricJob *job, gpointer data, GError **error)
{
  Try *self = data;
  gsize size;
  RubricStrategyTask task = {
    .grids = g_bytes_get_data (self->grids, &size),
    .limit = 1,
    .seconds = self->seconds,
    .cancel = rubric_job_get_cancel (job),
  };
  int n;

  task.n = size / sizeof (SudGrid);
  rubric_strategy_run (&self->run, &sud_strategies (&n)[self->index], &task);
  return TRUE;
}

static void
try_done (gpointer owner, gpointer data, const GError *error)
{
  RubricComparison *self = owner;
  Try *finished = data;

  set_row (self->rows->pdata[finished->index], &finished->run, FALSE);
  if (finished->index + 1 < self->rows->len)
    set_row (self->rows->pdata[finished->index + 1], &no_run, TRUE);
}

static void
try_free (gpointer data)
{
  g_bytes_unref (((Try *)data)->grids);
  g_free (data);
}

static void
jobs_busy_cb (RubricComparison *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
rubric_comparison_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_BUSY)
    g_value_set_boolean (value, rubric_comparison_get_busy (RUBRIC_COMPARISON (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
rubric_comparison_dispose (GObject *object)
{
  RubricComparison *self = RUBRIC_COMPARISON (object);

  g_clear_object (&self->jobs);
  G_OBJECT_CLASS (rubric_comparison_parent_class)->dispose (object);
}

static void
rubric_comparison_finalize (GObject *object)
{
  g_clear_pointer (&RUBRIC_COMPARISON (object)->grids, g_bytes_unref);
  g_ptr_array_unref (RUBRIC_COMPARISON (object)->rows);
  G_OBJECT_CLASS (rubric_comparison_parent_class)->finalize (object);
}

static void
rubric_comparison_class_init (RubricComparisonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_comparison_get_property;
  object_class->dispose = rubric_comparison_dispose;
  object_class->finalize = rubric_comparison_finalize;
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                                                G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rubric_comparison_init (RubricComparison *self)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < n; i++)
    {
      RubricComparisonRow *row = g_object_new (RUBRIC_TYPE_COMPARISON_ROW, NULL);

      row->strategy = &strategies[i];
      g_ptr_array_add (self->rows, row);
    }
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_READ, G_OBJECT (self));
  g_signal_connect_object (self->jobs, "notify::busy", G_CALLBACK (jobs_busy_cb), self, G_CONNECT_SWAPPED);
}

RubricComparison *
rubric_comparison_new (void)
{
  return g_object_new (RUBRIC_TYPE_COMPARISON, NULL);
}

void
rubric_comparison_start (RubricComparison *self, const SudGrid *grids, gsize n, double seconds)
{
  g_autoptr (GBytes) before = NULL;
  gboolean same;

  g_return_if_fail (RUBRIC_IS_COMPARISON (self) && n > 0 && seconds > 0);

  before = g_steal_pointer (&self->grids);
  self->grids = g_bytes_new (grids, n * sizeof *grids);
  same = before != NULL && g_bytes_equal (before, self->grids);
  rubric_jobs_cancel (self->jobs);
  for (guint i = 0; i < self->rows->len; i++)
    {
      Try *next = g_new0 (Try, 1);

      *next = (Try){ .index = i, .grids = g_bytes_ref (self->grids), .seconds = seconds };
      keep_run (self->rows->pdata[i], same);
      set_row (self->rows->pdata[i], &no_run, i == 0);
      rubric_jobs_run (self->jobs, try_work, try_done, next, try_free);
    }
}

void
rubric_comparison_cancel (RubricComparison *self)
{
  const RubricStrategyRun cancelled = { RUBRIC_STRATEGY_RUN_CANCELLED };

  g_return_if_fail (RUBRIC_IS_COMPARISON (self));

  if (!rubric_comparison_get_busy (self))
    return;
  rubric_jobs_cancel (self->jobs);
  for (guint i = 0; i < self->rows->len; i++)
    {
      RubricComparisonRow *row = self->rows->pdata[i];

      if (row->run.end == RUBRIC_STRATEGY_RUN_NONE)
        set_row (row, row->kept.end != RUBRIC_STRATEGY_RUN_NONE ? &row->kept : &cancelled, FALSE);
    }
}

gboolean
rubric_comparison_get_busy (RubricComparison *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON (self), FALSE);
  return self->jobs != NULL && rubric_jobs_get_busy (self->jobs);
}

guint
rubric_comparison_get_n_rows (RubricComparison *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON (self), 0);

  return self->rows->len;
}

RubricComparisonRow *
rubric_comparison_get_row (RubricComparison *self, guint index)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON (self) && index < self->rows->len, NULL);
  return g_ptr_array_index (self->rows, index);
}

/* Returns: whether the row went by rows through a whole tree, as others of that kind do */
static gboolean
went_by_rows (const RubricComparisonRow *row)
{
  return row->run.end == RUBRIC_STRATEGY_RUN_WHOLE && row->strategy->by_rows;
}

RubricComparisonRow *
rubric_comparison_find_alike (RubricComparison *self, guint index)
{
  const RubricComparisonRow *last = rubric_comparison_get_row (self, index);

  if (!went_by_rows (last) || last->run.stats.placements == 0)
    return NULL;
  for (guint i = 0; i < index; i++)
    if (went_by_rows (self->rows->pdata[i]))
      return self->rows->pdata[i];
  return NULL;
}

guint64
rubric_comparison_measure (const RubricStrategyRun *run, RubricComparisonBy by)
{
  if (run->end != RUBRIC_STRATEGY_RUN_WHOLE)
    return 0;
  return by == RUBRIC_COMPARISON_TIME ? run->stats.ns : run->stats.placements;
}
