/* rubric-comparison.c - every strategy on the same puzzles, one after the other in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-comparison.h"

#include "rubric-jobs.h"
#include "rubric-text-search.h"

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
  GBytes *grids; /* what was compared last, or NULL */
  RubricJobs *jobs;
};

static GParamSpec *properties[N_PROPS];

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricComparison, rubric_comparison, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/** What one job has: @index of its row; @trial is what comes of it. */
typedef struct
{
  guint index;
  GBytes *grids;
  double seconds;
  RubricStrategyRun trial;
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
  rubric_strategy_run (&self->trial, &sud_strategies (&n)[self->index], &task);
  return TRUE;
}

static void
try_done (gpointer owner, gpointer data, const GError *error)
{
  RubricComparison *self = owner;
  Try *finished = data;

  rubric_comparison_row_set (rubric_comparison_get_row (self, finished->index), &finished->trial, FALSE);
  if (finished->index + 1 < self->rows->len)
    rubric_comparison_row_set (rubric_comparison_get_row (self, finished->index + 1), NULL, TRUE);
}

static void
try_free (gpointer data)
{
  g_bytes_unref (((Try *)data)->grids);
  g_free (data);
}

static GType
get_item_type (GListModel *model)
{
  return RUBRIC_TYPE_COMPARISON_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return RUBRIC_COMPARISON (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *rows = RUBRIC_COMPARISON (model)->rows;

  return position < rows->len ? g_object_ref (g_ptr_array_index (rows, position)) : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void
busy_cb (RubricComparison *self)
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

  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
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
    g_ptr_array_add (self->rows, rubric_comparison_row_new (&strategies[i]));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_READ, G_OBJECT (self));
  g_signal_connect_object (self->jobs, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
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
      rubric_comparison_row_keep (rubric_comparison_get_row (self, i), same);
      rubric_comparison_row_set (rubric_comparison_get_row (self, i), NULL, i == 0);
      rubric_jobs_run (self->jobs, try_work, try_done, next, try_free);
    }
}

void
rubric_comparison_cancel (RubricComparison *self)
{
  g_return_if_fail (RUBRIC_IS_COMPARISON (self));

  if (!rubric_comparison_get_busy (self))
    return;
  rubric_jobs_cancel (self->jobs);
  for (guint i = 0; i < self->rows->len; i++)
    rubric_comparison_row_cancel (rubric_comparison_get_row (self, i));
}

gboolean
rubric_comparison_get_busy (RubricComparison *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON (self), FALSE);
  return self->jobs != NULL && rubric_jobs_get_busy (self->jobs);
}

RubricComparisonRow *
rubric_comparison_get_row (RubricComparison *self, guint index)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON (self) && index < self->rows->len, NULL);
  return g_ptr_array_index (self->rows, index);
}

RubricComparisonRow *
rubric_comparison_find_alike (RubricComparison *self, guint index)
{
  RubricComparisonRow *last = rubric_comparison_get_row (self, index);
  const RubricStrategyRun *trial = rubric_comparison_row_get_run (last);
  gboolean by_rows = trial->end == RUBRIC_STRATEGY_RUN_WHOLE && trial->stats.placements > 0
                     && rubric_comparison_row_get_strategy (last)->by_rows;

  for (guint i = 0; i < index && by_rows; i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (self, i);

      if (rubric_comparison_row_get_run (row)->end == RUBRIC_STRATEGY_RUN_WHOLE
          && rubric_comparison_row_get_strategy (row)->by_rows)
        return row;
    }
  return NULL;
}

guint64
rubric_comparison_measure (const RubricStrategyRun *trial, RubricComparisonBy by)
{
  if (trial->end != RUBRIC_STRATEGY_RUN_WHOLE)
    return 0;
  return by == RUBRIC_COMPARISON_TIME ? trial->stats.ns : trial->stats.placements;
}

char *
rubric_comparison_dup_table (RubricComparison *self, char separator)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (RUBRIC_IS_COMPARISON (self), NULL);

  rubric_text_append_run_header (text, separator);
  for (guint i = 0; i < self->rows->len; i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (self, i);

      rubric_text_append_run (text, rubric_comparison_row_get_strategy (row), rubric_comparison_row_get_run (row),
                                separator);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
