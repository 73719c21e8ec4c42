/* rubric-comparison.c - every strategy on the same puzzles, one after the other in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-comparison.h"

#include "rubric-deadline.h"
#include "rubric-jobs.h"
#include "sud-cancel.h"

enum
{
  ENOUGH_NS = 50 * 1000 * 1000,
  RUNS_LEAST = 3, /* as the time allows: of one or two, something that came between would be half of it or all */
  RUNS_MAX = 999, /* if puzzles are solved in no time */
};

static void
add_result (RubricStrategyRun *run, const SudResult *result)
{
  run->solutions += result->solutions;
  run->stats.placements += result->stats.placements;
  run->stats.backtracks += result->stats.backtracks;
  run->stats.rejected += result->stats.rejected;
  run->stats.ns += result->stats.ns;
  run->stats.bytes = MAX (run->stats.bytes, result->stats.bytes);
}

/* Returns: FALSE if a puzzle was not searched to the end */
static gboolean
run_once (RubricStrategyRun *run, const SudStrategy *strategy, const RubricStrategyTask *task, const atomic_bool *flag)
{
  SudSearchOptions options = { .limit = task->limit, .cancel = flag };

  *run = (RubricStrategyRun){ .end = RUBRIC_STRATEGY_RUN_WHOLE };
  for (gsize i = 0; i < task->n; i++)
    {
      SudResult result;

      sud_strategy_run (strategy, &task->grids[i], &options, &result);
      add_result (run, &result);
      if (sud_is_cancelled (flag))
        return FALSE;
      run->puzzles++;
    }
  return TRUE;
}

static int
compare_ns (const void *a, const void *b)
{
  guint64 x = *(const guint64 *)a, y = *(const guint64 *)b;

  return x < y ? -1 : x > y;
}

static guint64
find_median (guint64 *ns, guint n)
{
  qsort (ns, n, sizeof *ns, compare_ns);
  return n % 2 == 1 ? ns[n / 2] : (ns[n / 2 - 1] + ns[n / 2]) / 2;
}

void
rubric_strategy_run (RubricStrategyRun *self, const SudStrategy *strategy, const RubricStrategyTask *task)
{
  RubricDeadline *deadline = rubric_deadline_start (task->seconds, task->cancel);
  const atomic_bool *flag = rubric_deadline_get_flag (deadline);
  guint64 ns[RUNS_MAX], sum = 0;
  RubricStrategyRun run;
  guint runs = 0;
  gboolean late;

  while (runs < RUNS_MAX && (runs < RUNS_LEAST || sum < ENOUGH_NS) && run_once (&run, strategy, task, flag))
    {
      *self = run;
      sum += ns[runs++] = run.stats.ns;
    }
  late = rubric_deadline_end (deadline);
  if (runs == 0)
    {
      *self = run;
      self->end = late ? RUBRIC_STRATEGY_RUN_LATE : RUBRIC_STRATEGY_RUN_CANCELLED;
      return;
    }
  self->runs = runs;
  self->stats.ns = find_median (ns, runs);
}

static const RubricStrategyRun no_run = { RUBRIC_STRATEGY_RUN_NONE };

struct _RubricComparisonRow
{
  GObject parent_instance;

  const SudStrategy *strategy;
  RubricStrategyRun run;
  RubricStrategyRun kept; /* the run of the comparison before, or no_run */
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
  return self->strategy;
}

const RubricStrategyRun *
rubric_comparison_row_get_run (RubricComparisonRow *self)
{
  return &self->run;
}

gboolean
rubric_comparison_row_get_running (RubricComparisonRow *self)
{
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
comparison_busy_cb (RubricComparison *self)
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
  g_signal_connect_object (self->jobs, "notify::busy", G_CALLBACK (comparison_busy_cb), self, G_CONNECT_SWAPPED);
}

RubricComparison *
rubric_comparison_new (void)
{
  return g_object_new (RUBRIC_TYPE_COMPARISON, NULL);
}

void
rubric_comparison_start (RubricComparison *self, const SudGrid *grids, gsize n, double seconds)
{
  g_autoptr (GBytes) before = g_steal_pointer (&self->grids);
  gboolean same;

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
  return self->jobs != NULL && rubric_jobs_get_busy (self->jobs);
}

guint
rubric_comparison_get_n_rows (RubricComparison *self)
{
  return self->rows->len;
}

RubricComparisonRow *
rubric_comparison_get_row (RubricComparison *self, guint index)
{
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
