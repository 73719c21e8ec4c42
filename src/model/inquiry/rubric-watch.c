/* rubric-watch.c - a search under observation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-testing.h"

#include "rubric-jobs.h"
#include "rubric-throttle-private.h"

#include <string.h>

static void
begin_column (RubricDepthHistory *self, guint8 depth)
{
  self->end += self->width;
  self->low[self->n] = self->high[self->n] = depth;
}

void
rubric_depth_history_init (RubricDepthHistory *self)
{
  self->n = 0;
  self->width = 1;
  self->end = 0;
  begin_column (self, 0);
}

void
rubric_depth_history_add (RubricDepthHistory *self, gint64 steps, guint8 low, guint8 high, guint8 depth)
{
  self->low[self->n] = MIN (self->low[self->n], low);
  self->high[self->n] = MAX (self->high[self->n], high);
  if (steps < self->end)
    return;
  if (++self->n == RUBRIC_DEPTH_HISTORY_COLUMNS)
    {
      self->n /= 2;
      self->width *= 2;
      for (guint i = 0; i < self->n; i++)
        {
          self->low[i] = MIN (self->low[2 * i], self->low[2 * i + 1]);
          self->high[i] = MAX (self->high[2 * i], self->high[2 * i + 1]);
        }
    }
  begin_column (self, depth);
}

/*
 * WatchedSearch:
 * @trace: what the search has done; the worker alone sees it and @depths
 * @begun: when the search began, in microseconds, later by the time that it has waited
 * @to_backtrack: the next backtrack is the last step; changes together with @throttle, under @mutex
 * @shown: the search when the worker last came by; under @mutex
 *
 * It is shared by the worker of a search and the watch: the worker searches at the speed that the watch sets, and
 * leaves a sample where the watch looks.
 */
typedef struct
{
  RubricThrottle *throttle;
  RubricJob *job;
  const SudStrategy *strategy;
  SudGrid grid;
  SudSearchTrace trace;
  RubricDepthHistory depths;
  gint64 begun;
  SudResult result;
  atomic_bool to_backtrack;
  GMutex mutex;
  RubricWatchSample shown;
} WatchedSearch;

/* Returns: (transfer full): a search that waits before its first step */
static WatchedSearch *
watched_search_new (const SudGrid *grid, const SudStrategy *strategy)
{
  WatchedSearch *self = g_atomic_rc_box_new0 (WatchedSearch);

  self->throttle = rubric_throttle_new ();
  self->trace.until = rubric_throttle_get_until (self->throttle);
  self->strategy = strategy;
  self->grid = *grid;
  rubric_depth_history_init (&self->depths);
  g_mutex_init (&self->mutex);
  self->shown.grid = *grid;
  self->shown.depths = self->depths;
  return self;
}

static void
watched_search_clear (gpointer search)
{
  WatchedSearch *self = search;

  g_mutex_clear (&self->mutex);
  rubric_throttle_free (self->throttle);
}

static void
watched_search_release (gpointer search)
{
  g_atomic_rc_box_release_full (search, watched_search_clear);
}

/* Lets the watch see @grid, how the search came to it, and its last step. */
static void
show_sample (WatchedSearch *self, const SudGrid *grid, SudSearchEvent event, int cell, int digit)
{
  const SudSearchTrace *trace = &self->trace;
  const guint64 backtracks = trace->placements - trace->depth;

  g_mutex_lock (&self->mutex);
  self->shown = (RubricWatchSample){
    .grid = *grid,
    .event = event,
    .cell = cell,
    .digit = digit,
    .refused = trace->rejected,
    .steps = trace->steps,
    .placements = trace->placements,
    .backtracks = backtracks,
    .rejected = (guint64)trace->steps - trace->placements - backtracks,
    .depth = trace->depth,
    .elapsed = g_get_monotonic_time () - self->begun,
    .depths = self->depths,
  };
  g_mutex_unlock (&self->mutex);
}

/* The worker comes by again in any case when a column of the chart is full, and after each step on its way to the next
 * backtrack. */
static gint64
find_next_stop (WatchedSearch *self)
{
  if (atomic_load_explicit (&self->to_backtrack, memory_order_relaxed))
    return self->trace.steps + 1;
  return self->depths.end;
}

/* Waits as long as the throttle says. If the search is not to go on at all, it is cancelled as well. */
static void
wait_in_search (WatchedSearch *self)
{
  gint64 came = g_get_monotonic_time ();

  rubric_throttle_take (self->throttle, self->job, self->trace.steps, find_next_stop (self));
  /* The next stop may have become sooner while it waited. */
  rubric_throttle_go_on (self->throttle, self->trace.steps, find_next_stop (self));
  self->begun += g_get_monotonic_time () - came;
}

static void
note_depths (WatchedSearch *self)
{
  SudSearchTrace *trace = &self->trace;

  rubric_depth_history_add (&self->depths, trace->steps, trace->low, trace->high, trace->depth);
  trace->low = trace->high = trace->depth;
}

/* A digit has been taken back: pauses there, if that is still wanted. */
static void
pause_at_backtrack (WatchedSearch *self)
{
  g_mutex_lock (&self->mutex);
  if (atomic_exchange (&self->to_backtrack, false))
    rubric_throttle_pause (self->throttle);
  g_mutex_unlock (&self->mutex);
}

static void
observe_step (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  WatchedSearch *self = data;

  if (event == SUD_SEARCH_SOLUTION)
    return;
  note_depths (self);
  if (event == SUD_SEARCH_REMOVE && atomic_load_explicit (&self->to_backtrack, memory_order_relaxed))
    pause_at_backtrack (self);
  if (rubric_throttle_go_on (self->throttle, self->trace.steps, find_next_stop (self)))
    return;
  show_sample (self, grid, event, cell, digit);
  wait_in_search (self);
}

static gboolean
run_watched_search (RubricJob *job, gpointer search, GError **error)
{
  WatchedSearch *self = search;
  SudSearchOptions options = {
    .limit = 1,
    .cancel = rubric_job_get_cancel (job),
    .observe = observe_step,
    .trace = &self->trace,
    .data = self,
  };

  self->job = job;
  self->begun = g_get_monotonic_time ();
  if (sud_grid_is_valid (&self->grid))
    wait_in_search (self);
  sud_strategy_run (self->strategy, &self->grid, &options, &self->result);
  note_depths (self);
  show_sample (self, self->result.solutions > 0 ? &self->result.first : &self->grid, SUD_SEARCH_SOLUTION, 0, 0);
  return TRUE;
}

struct _RubricWatch
{
  GObject parent_instance;

  RubricJobs *jobs;
  WatchedSearch *search; /* NULL: none */
  SudSheet sheet;
  int entered; /* digits of the person, even if they are not in @sheet */
  const SudStrategy *strategy;
  RubricWatchState state;
  guint per_second;
  gboolean to_end;       /* the watch plays to the end, whatever the speed */
  gboolean to_backtrack; /* the watch pauses at the next backtrack, which rubric_watch_look() notices */
  RubricWatchSample seen;
};

enum
{
  PROP_0,
  PROP_STATE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricWatch, rubric_watch, G_TYPE_OBJECT)

static void
set_state (RubricWatch *self, RubricWatchState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
}

static void
watch_ended (gpointer owner, gpointer data, const GError *error)
{
  set_state (owner, RUBRIC_WATCH_ENDED);
}

static void
drop_search (RubricWatch *self)
{
  rubric_jobs_cancel (self->jobs);
  if (self->search != NULL)
    rubric_throttle_close (self->search->throttle);
  g_clear_pointer (&self->search, watched_search_release);
}

static void
read_sample (RubricWatch *self)
{
  g_mutex_lock (&self->search->mutex);
  self->seen = self->search->shown;
  g_mutex_unlock (&self->search->mutex);
}

void
rubric_watch_stop (RubricWatch *self)
{
  drop_search (self);
  set_state (self, RUBRIC_WATCH_NONE);
}

void
rubric_watch_restart (RubricWatch *self)
{
  SudGrid grid = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_PERSON);

  g_return_if_fail (self->strategy != NULL);

  drop_search (self);
  self->search = watched_search_new (&grid, self->strategy);
  read_sample (self);
  rubric_jobs_run (self->jobs, run_watched_search, watch_ended, g_atomic_rc_box_acquire (self->search),
                   watched_search_release);
  set_state (self, RUBRIC_WATCH_PAUSED);
}

void
rubric_watch_load (RubricWatch *self, const SudSheet *sheet, const SudStrategy *strategy)
{
  g_return_if_fail (strategy != NULL);

  self->sheet = *sheet;
  self->entered = sud_sheet_count (sheet, SUD_ORIGIN_ENTERED);
  sud_sheet_erase (&self->sheet, SUD_ORIGIN_SOLVED);
  if (sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) > 0)
    sud_sheet_erase (&self->sheet, SUD_ORIGIN_ENTERED);
  sud_sheet_clear_marks (&self->sheet);
  self->strategy = strategy;
  rubric_watch_restart (self);
}

gboolean
rubric_watch_keep (RubricWatch *self, const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_puzzle (sheet), searched = sud_sheet_get_puzzle (&self->sheet);

  if (self->state == RUBRIC_WATCH_NONE || memcmp (&grid, &searched, sizeof grid) != 0)
    return FALSE;
  self->entered = sud_sheet_count (sheet, SUD_ORIGIN_ENTERED);
  return TRUE;
}

static gboolean
can_go_on (RubricWatch *self)
{
  return self->state == RUBRIC_WATCH_PAUSED || self->state == RUBRIC_WATCH_PLAYING;
}

/* Plays to the next backtrack if @to_backtrack says so, or that was asked before. */
static void
play_at (RubricWatch *self, guint per_second, gboolean to_backtrack)
{
  WatchedSearch *search = self->search;

  if (!can_go_on (self))
    return;
  g_mutex_lock (&search->mutex);
  if (to_backtrack)
    atomic_store (&search->to_backtrack, true);
  self->to_backtrack = atomic_load (&search->to_backtrack);
  rubric_throttle_play (search->throttle, per_second);
  g_mutex_unlock (&search->mutex);
  set_state (self, RUBRIC_WATCH_PLAYING);
}

void
rubric_watch_play (RubricWatch *self)
{
  self->to_end = FALSE;
  play_at (self, self->per_second, FALSE);
}

void
rubric_watch_run_to_end (RubricWatch *self)
{
  self->to_end = TRUE;
  play_at (self, RUBRIC_WATCH_UNTHROTTLED, FALSE);
}

void
rubric_watch_run_to_backtrack (RubricWatch *self)
{
  self->to_end = FALSE;
  play_at (self, RUBRIC_WATCH_UNTHROTTLED, TRUE);
}

void
rubric_watch_pause (RubricWatch *self)
{
  if (!can_go_on (self))
    return;
  g_mutex_lock (&self->search->mutex);
  atomic_store (&self->search->to_backtrack, false);
  rubric_throttle_pause (self->search->throttle);
  g_mutex_unlock (&self->search->mutex);
  self->to_backtrack = FALSE;
  set_state (self, RUBRIC_WATCH_PAUSED);
}

void
rubric_watch_step (RubricWatch *self)
{
  if (!can_go_on (self))
    return;
  rubric_watch_pause (self);
  rubric_throttle_step (self->search->throttle);
}

void
rubric_watch_set_speed (RubricWatch *self, guint per_second)
{
  self->per_second = per_second;
  if (self->state == RUBRIC_WATCH_PLAYING && !self->to_backtrack)
    rubric_watch_play (self);
}

guint
rubric_watch_get_pace (RubricWatch *self)
{
  return self->state == RUBRIC_WATCH_PLAYING && self->to_end ? RUBRIC_WATCH_UNTHROTTLED : self->per_second;
}

guint
rubric_watch_get_speed (RubricWatch *self)
{
  return self->per_second;
}

RubricWatchState
rubric_watch_get_state (RubricWatch *self)
{
  return self->state;
}

gboolean
rubric_watch_has_set_aside (RubricWatch *self)
{
  return self->entered > sud_sheet_count (&self->sheet, SUD_ORIGIN_ENTERED);
}

int
rubric_watch_count_blanks (RubricWatch *self)
{
  return sud_sheet_count (&self->sheet, SUD_ORIGIN_BLANK);
}

const SudResult *
rubric_watch_get_result (RubricWatch *self)
{
  return self->state == RUBRIC_WATCH_ENDED ? &self->search->result : NULL;
}

const RubricWatchSample *
rubric_watch_look (RubricWatch *self)
{
  if (self->search == NULL)
    return &self->seen;
  if (self->to_backtrack && !atomic_load (&self->search->to_backtrack) && self->state == RUBRIC_WATCH_PLAYING)
    {
      self->to_backtrack = FALSE;
      set_state (self, RUBRIC_WATCH_PAUSED);
    }
  read_sample (self);
  if (self->state == RUBRIC_WATCH_PLAYING)
    rubric_throttle_call (self->search->throttle);
  return &self->seen;
}

gboolean
rubric_watch_is_settled (RubricWatch *self)
{
  return self->state == RUBRIC_WATCH_NONE || self->state == RUBRIC_WATCH_ENDED
         || (self->state == RUBRIC_WATCH_PAUSED && rubric_throttle_is_waiting (self->search->throttle));
}

void
rubric_watch_get_view (RubricWatch *self, SudView *view)
{
  const RubricWatchSample *seen = &self->seen;

  sud_view_init (view, &self->sheet);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (view->sheet.digit[cell] == 0 && seen->grid.digit[cell] != 0)
      sud_sheet_set_digit (&view->sheet, cell, seen->grid.digit[cell], SUD_ORIGIN_SOLVED);
  if (seen->steps == 0 || seen->event == SUD_SEARCH_SOLUTION)
    return;
  sud_evidence_tint (&view->evidence, sud_cells_of (seen->cell), 1);
  view->evidence.struck[seen->cell] = seen->refused;
}

static void
rubric_watch_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_STATE)
    g_value_set_uint (value, rubric_watch_get_state (RUBRIC_WATCH (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_watch_dispose (GObject *object)
{
  RubricWatch *self = RUBRIC_WATCH (object);

  if (self->jobs != NULL)
    drop_search (self);
  g_clear_object (&self->jobs);
  G_OBJECT_CLASS (rubric_watch_parent_class)->dispose (object);
}

static void
rubric_watch_class_init (RubricWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_watch_get_property;
  object_class->dispose = rubric_watch_dispose;
  props[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, RUBRIC_WATCH_NONE, RUBRIC_WATCH_ENDED, RUBRIC_WATCH_NONE,
                                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_watch_init (RubricWatch *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  rubric_depth_history_init (&self->seen.depths);
}

RubricWatch *
rubric_watch_new (void)
{
  return g_object_new (RUBRIC_TYPE_WATCH, NULL);
}
