/* rubric-watch.c - a search under observation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch.h"

#include "rubric-pace.h"

#include <string.h>

/**
 * Feed:
 * @trace: what the search has done: like @depths, the worker alone sees it
 * @begun: when the search began, in microseconds, later by what it has waited
 * @to_backtrack: the next step back is the last one; what it says and what the pace does change together, with @mutex
 * @shown: what it was like when the worker last came by; guarded by @mutex
 *
 * Shared by the worker of one search and its watch.
 */
typedef struct
{
  gatomicrefcount references;
  RubricPace *pace;
  RubricJob *job;
  const SudStrategy *strategy;
  SudGrid grid;
  SudSearchTrace trace;
  RubricDepths depths;
  gint64 begun;
  SudResult result;
  atomic_bool to_backtrack;
  GMutex mutex;
  RubricWatchSample shown;
} Feed;

struct _RubricWatch
{
  GObject parent_instance;

  RubricJobs *jobs;
  Feed *feed;
  SudSheet sheet;
  int entered; /* digits of the person that were there, whether or not they are in @sheet */
  const SudStrategy *strategy;
  RubricWatchState state;
  guint per_second;
  gboolean to_backtrack; /* and pauses there, which a look will tell */
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

static Feed *
feed_new (const SudGrid *grid, const SudStrategy *strategy)
{
  Feed *feed = g_new0 (Feed, 1);

  g_atomic_ref_count_init (&feed->references);
  feed->pace = rubric_pace_new ();
  feed->trace.until = rubric_pace_get_until (feed->pace);
  feed->strategy = strategy;
  feed->grid = *grid;
  rubric_depths_init (&feed->depths);
  g_mutex_init (&feed->mutex);
  feed->shown.grid = *grid;
  feed->shown.depths = feed->depths;
  return feed;
}

static void
feed_unref (gpointer data)
{
  Feed *feed = data;

  if (!g_atomic_ref_count_dec (&feed->references))
    return;
  g_mutex_clear (&feed->mutex);
  rubric_pace_unref (feed->pace);
  g_free (feed);
}

/* In the worker: lets the watch see @grid, how it came to it, and what the last step was. */
static void
show (Feed *feed, const SudGrid *grid, SudSearchEvent event, int cell, int digit)
{
  const SudSearchTrace *trace = &feed->trace;
  RubricWatchSample *shown = &feed->shown;

  g_mutex_lock (&feed->mutex);
  shown->grid = *grid;
  shown->event = event;
  shown->cell = cell;
  shown->digit = digit;
  shown->refused = trace->rejected;
  shown->steps = trace->steps;
  shown->placements = trace->placements;
  shown->backtracks = trace->placements - trace->depth;
  shown->rejected = (guint64)trace->steps - shown->placements - shown->backtracks;
  shown->depth = trace->depth;
  shown->elapsed = g_get_monotonic_time () - feed->begun;
  shown->depths = feed->depths;
  g_mutex_unlock (&feed->mutex);
}

/* Where the worker comes by again in any case: when a column of the chart is full, and on its way to the next step back
 * after each step. */
static gint64
find_next (Feed *feed)
{
  if (atomic_load_explicit (&feed->to_backtrack, memory_order_relaxed))
    return feed->trace.steps + 1;
  return feed->depths.end;
}

/* In the worker: waits as long as its pace says. Where it is not to go on at all, the search is cancelled as well. */
static void
wait_for_step (Feed *feed)
{
  gint64 came = g_get_monotonic_time ();

  rubric_pace_take (feed->pace, feed->job, feed->trace.steps, find_next (feed));
  rubric_pace_go_on (feed->pace, feed->trace.steps, find_next (feed)); /* while it waited that may have become sooner */
  feed->begun += g_get_monotonic_time () - came;
}

static void
note_depths (Feed *feed)
{
  SudSearchTrace *trace = &feed->trace;

  rubric_depths_move (&feed->depths, trace->low);
  rubric_depths_move (&feed->depths, trace->high);
  rubric_depths_pass (&feed->depths, trace->steps, trace->depth);
  trace->low = trace->high = trace->depth;
}

/* A digit has been taken back: pauses there, if that is still wanted. */
static void
end_at_backtrack (Feed *feed)
{
  g_mutex_lock (&feed->mutex);
  if (atomic_exchange (&feed->to_backtrack, false))
    rubric_pace_pause (feed->pace);
  g_mutex_unlock (&feed->mutex);
}

/* In the worker, where it comes by. */
static void
observe (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Feed *feed = data;

  if (event == SUD_SEARCH_SOLUTION)
    return;
  note_depths (feed);
  if (event == SUD_SEARCH_REMOVE && atomic_load_explicit (&feed->to_backtrack, memory_order_relaxed))
    end_at_backtrack (feed);
  if (rubric_pace_go_on (feed->pace, feed->trace.steps, find_next (feed)))
    return;
  show (feed, grid, event, cell, digit);
  wait_for_step (feed);
}

static gboolean
search (RubricJob *job, gpointer data, GError **error)
{
  Feed *feed = data;
  SudSearchOptions options = {
    .limit = 1,
    .cancel = rubric_job_get_cancel (job),
    .observe = observe,
    .trace = &feed->trace,
    .data = feed,
  };

  feed->job = job;
  feed->begun = g_get_monotonic_time ();
  if (sud_grid_is_valid (&feed->grid))
    wait_for_step (feed);
  sud_strategy_run (feed->strategy, &feed->grid, &options, &feed->result);
  note_depths (feed);
  show (feed, feed->result.solutions > 0 ? &feed->result.first : &feed->grid, SUD_SEARCH_SOLUTION, 0, 0);
  return TRUE;
}

static void
set_state (RubricWatch *self, RubricWatchState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
}

static void
searched (gpointer owner, gpointer data, const GError *error)
{
  set_state (owner, RUBRIC_WATCH_ENDED);
}

static void
drop_feed (RubricWatch *self)
{
  rubric_jobs_cancel (self->jobs);
  if (self->feed != NULL)
    rubric_pace_close (self->feed->pace);
  g_clear_pointer (&self->feed, feed_unref);
}

void
rubric_watch_stop (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  drop_feed (self);
  set_state (self, RUBRIC_WATCH_NONE);
}

void
rubric_watch_restart (RubricWatch *self)
{
  static const RubricJobKind kind = { search, searched, feed_unref };
  SudGrid grid;

  g_return_if_fail (RUBRIC_IS_WATCH (self));
  g_return_if_fail (self->strategy != NULL);

  drop_feed (self);
  grid = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_PERSON);
  self->feed = feed_new (&grid, self->strategy);
  self->seen = self->feed->shown;
  g_atomic_ref_count_inc (&self->feed->references);
  rubric_jobs_run (self->jobs, &kind, self->feed);
  set_state (self, RUBRIC_WATCH_PAUSED);
}

void
rubric_watch_load (RubricWatch *self, const SudSheet *sheet, const SudStrategy *strategy)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));
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

/* On to the next step back, where @to_backtrack says so or that was asked before. */
static void
play_at (RubricWatch *self, guint per_second, gboolean to_backtrack)
{
  if (!can_go_on (self))
    return;
  g_mutex_lock (&self->feed->mutex);
  if (to_backtrack)
    atomic_store (&self->feed->to_backtrack, true);
  self->to_backtrack = atomic_load (&self->feed->to_backtrack);
  rubric_pace_play (self->feed->pace, per_second);
  g_mutex_unlock (&self->feed->mutex);
  set_state (self, RUBRIC_WATCH_PLAYING);
}

void
rubric_watch_play (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  play_at (self, self->per_second, FALSE);
}

void
rubric_watch_run_to_end (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  play_at (self, RUBRIC_WATCH_UNTHROTTLED, FALSE);
}

void
rubric_watch_run_to_backtrack (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  play_at (self, RUBRIC_WATCH_UNTHROTTLED, TRUE);
}

void
rubric_watch_pause (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  if (!can_go_on (self))
    return;
  g_mutex_lock (&self->feed->mutex);
  atomic_store (&self->feed->to_backtrack, false);
  rubric_pace_pause (self->feed->pace);
  g_mutex_unlock (&self->feed->mutex);
  self->to_backtrack = FALSE;
  set_state (self, RUBRIC_WATCH_PAUSED);
}

void
rubric_watch_step (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  if (!can_go_on (self))
    return;
  rubric_watch_pause (self);
  rubric_pace_step (self->feed->pace);
}

void
rubric_watch_set_speed (RubricWatch *self, guint per_second)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  self->per_second = per_second;
  if (self->state == RUBRIC_WATCH_PLAYING && !self->to_backtrack)
    rubric_watch_play (self);
}

guint
rubric_watch_get_speed (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), 0);

  return self->per_second;
}

RubricWatchState
rubric_watch_get_state (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), RUBRIC_WATCH_NONE);

  return self->state;
}

const SudStrategy *
rubric_watch_get_strategy (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), NULL);

  return self->strategy;
}

gboolean
rubric_watch_has_set_aside (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), FALSE);

  return self->entered > sud_sheet_count (&self->sheet, SUD_ORIGIN_ENTERED);
}

int
rubric_watch_count_blanks (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), 0);

  return sud_sheet_count (&self->sheet, SUD_ORIGIN_BLANK);
}

const SudResult *
rubric_watch_get_result (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), NULL);

  return self->state == RUBRIC_WATCH_ENDED ? &self->feed->result : NULL;
}

const RubricWatchSample *
rubric_watch_look (RubricWatch *self)
{
  Feed *feed;

  g_return_val_if_fail (RUBRIC_IS_WATCH (self), NULL);

  feed = self->feed;
  if (feed == NULL)
    return &self->seen;
  if (self->to_backtrack && !atomic_load (&feed->to_backtrack) && self->state == RUBRIC_WATCH_PLAYING)
    {
      self->to_backtrack = FALSE;
      set_state (self, RUBRIC_WATCH_PAUSED);
    }
  g_mutex_lock (&feed->mutex);
  self->seen = feed->shown;
  g_mutex_unlock (&feed->mutex);
  if (self->state == RUBRIC_WATCH_PLAYING)
    rubric_pace_call (feed->pace);
  return &self->seen;
}

gboolean
rubric_watch_is_settled (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), TRUE);

  return self->state == RUBRIC_WATCH_NONE || self->state == RUBRIC_WATCH_ENDED
         || (self->state == RUBRIC_WATCH_PAUSED && rubric_pace_is_waiting (self->feed->pace));
}

void
rubric_watch_get_view (RubricWatch *self, SudView *view)
{
  const RubricWatchSample *seen;

  g_return_if_fail (RUBRIC_IS_WATCH (self));

  seen = &self->seen;
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
    {
      drop_feed (self);
      rubric_jobs_close (self->jobs);
    }
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
  rubric_depths_init (&self->seen.depths);
}

RubricWatch *
rubric_watch_new (void)
{
  return g_object_new (RUBRIC_TYPE_WATCH, NULL);
}
