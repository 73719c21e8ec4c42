/* rubric-solver.c - searches in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solver.h"

#include "sud-solve.h"

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS
};

struct _RubricSolver
{
  GObject parent_instance;

  GCancellable *running; /* the newest request's, NULL when idle */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricSolver, rubric_solver, G_TYPE_OBJECT)

typedef struct
{
  RubricAnswer answer; /* question in, answer out */
  atomic_bool cancel;
  GCancellable *asked; /* the caller's, nullable */
  gulong asked_id;
  GCancellable *own;
} Job;

static void
raise_flag_cb (GCancellable *cancellable, atomic_bool *flag)
{
  atomic_store (flag, true);
}

static void
forward_cb (GCancellable *cancellable, GCancellable *own)
{
  g_cancellable_cancel (own);
}

static void
job_free (Job *job)
{
  g_cancellable_disconnect (job->asked, job->asked_id);
  g_clear_object (&job->asked);
  g_clear_object (&job->own);
  g_free (job);
}

/* What several solutions have in common. */
typedef struct
{
  gboolean any;
  SudGrid first;
  SudCells differing;
} Spread;

static bool
compare_solution (const SudGrid *solution, void *data)
{
  Spread *spread = data;

  if (!spread->any)
    spread->first = *solution;
  spread->any = TRUE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (solution->digit[cell] != spread->first.digit[cell])
      sud_cells_add (&spread->differing, cell);
  return true;
}

/* A solution is at hand: is it the only one, and if not, how many, where do they differ, which is the smallest? */
static void
count_solutions (Job *job)
{
  RubricAnswer *answer = &job->answer;
  Spread spread = { .any = FALSE };
  SudStats stats = answer->result.stats;
  SudResult smallest;

  sud_solve_all (&answer->grid, RUBRIC_SOLVER_MANY + 1, &job->cancel, compare_solution, &spread, &answer->result);
  answer->result.stats = stats;
  answer->differing = spread.differing;
  if (answer->result.verdict != SUD_VERDICT_MANY)
    return;
  sud_solve_smallest (&answer->grid, 1, &job->cancel, &smallest);
  answer->solution = smallest.first;
}

static void
solve_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  RubricAnswer *answer = &job->answer;
  SudSearchOptions options = { .limit = 1, .cancel = &job->cancel };
  gulong id = g_cancellable_connect (cancellable, G_CALLBACK (raise_flag_cb), &job->cancel, NULL);

  if (answer->strategy != NULL)
    sud_strategy_run (answer->strategy, &answer->grid, &options, &answer->result);
  else
    sud_solve_count (&answer->grid, 2, &job->cancel, &answer->result);
  answer->solution = answer->result.first;
  if (answer->strategy != NULL && answer->result.solutions > 0)
    count_solutions (job);
  if (answer->result.verdict == SUD_VERDICT_NONE)
    answer->contradicted = sud_contradiction_find (&answer->grid, &answer->contradiction);

  g_cancellable_disconnect (cancellable, id);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}

static void
set_running (RubricSolver *self, GCancellable *cancellable)
{
  gboolean busy = self->running != NULL;

  g_set_object (&self->running, cancellable);
  if (busy != (cancellable != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
start (RubricSolver *self, const SudGrid *grid, const SudStrategy *strategy, GCancellable *cancellable, gpointer tag,
       GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GCancellable) own = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (self, own, callback, user_data);
  Job *job = g_new0 (Job, 1);

  job->answer.grid = *grid;
  job->answer.strategy = strategy;
  job->own = g_object_ref (own);
  if (cancellable != NULL)
    {
      job->asked = g_object_ref (cancellable);
      job->asked_id
          = g_cancellable_connect (cancellable, G_CALLBACK (forward_cb), g_object_ref (own), g_object_unref);
    }
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, job, (GDestroyNotify)job_free);

  rubric_solver_cancel (self);
  set_running (self, own);
  g_task_run_in_thread (task, solve_in_thread);
}

static void
rubric_solver_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_BUSY)
    g_value_set_boolean (value, rubric_solver_get_busy (RUBRIC_SOLVER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_solver_dispose (GObject *object)
{
  RubricSolver *self = RUBRIC_SOLVER (object);

  g_clear_object (&self->running);
  G_OBJECT_CLASS (rubric_solver_parent_class)->dispose (object);
}

static void
rubric_solver_class_init (RubricSolverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_solver_get_property;
  object_class->dispose = rubric_solver_dispose;

  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_solver_init (RubricSolver *self)
{
}

RubricSolver *
rubric_solver_new (void)
{
  return g_object_new (RUBRIC_TYPE_SOLVER, NULL);
}

void
rubric_solver_check_async (RubricSolver *self, const SudGrid *grid, GCancellable *cancellable,
                           GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (RUBRIC_IS_SOLVER (self));

  start (self, grid, NULL, cancellable, rubric_solver_check_async, callback, user_data);
}

void
rubric_solver_solve_async (RubricSolver *self, const SudGrid *grid, const SudStrategy *strategy,
                           GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (RUBRIC_IS_SOLVER (self));
  g_return_if_fail (strategy != NULL);

  start (self, grid, strategy, cancellable, rubric_solver_solve_async, callback, user_data);
}

gboolean
rubric_solver_finish (RubricSolver *self, GAsyncResult *result, RubricAnswer *answer, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  job = g_task_get_task_data (G_TASK (result));
  if (self->running == job->own)
    set_running (self, NULL);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  *answer = job->answer;
  return TRUE;
}

void
rubric_solver_cancel (RubricSolver *self)
{
  g_return_if_fail (RUBRIC_IS_SOLVER (self));

  if (self->running != NULL)
    g_cancellable_cancel (self->running);
}

gboolean
rubric_solver_get_busy (RubricSolver *self)
{
  g_return_val_if_fail (RUBRIC_IS_SOLVER (self), FALSE);

  return self->running != NULL;
}
