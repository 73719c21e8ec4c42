/* rubric-watch-feed.c - what the worker of a search and whoever watches it share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-feed.h"

#include "rubric-throttle.h"

/**
 * RubricWatchFeed:
 * @trace: what the search has done: like @depths, the worker alone sees it
 * @begun: when the search began, in microseconds, later by what it has waited
 * @to_backtrack: the next step back is the last one; what it says and what the pace does change together, with @mutex
 * @shown: what it was like when the worker last came by; guarded by @mutex
 */
struct _RubricWatchFeed
{
  gatomicrefcount references;
  RubricThrottle *pace;
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
};

RubricWatchFeed *
rubric_watch_feed_new (const SudGrid *grid, const SudStrategy *strategy)
{
  RubricWatchFeed *self = g_new0 (RubricWatchFeed, 1);

  g_atomic_ref_count_init (&self->references);
  self->pace = rubric_throttle_new ();
  self->trace.until = rubric_throttle_get_until (self->pace);
  self->strategy = strategy;
  self->grid = *grid;
  rubric_depth_history_init (&self->depths);
  g_mutex_init (&self->mutex);
  self->shown.grid = *grid;
  self->shown.depths = self->depths;
  return self;
}

RubricWatchFeed *
rubric_watch_feed_ref (RubricWatchFeed *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
rubric_watch_feed_unref (gpointer feed)
{
  RubricWatchFeed *self = feed;

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_mutex_clear (&self->mutex);
  rubric_throttle_unref (self->pace);
  g_free (self);
}

/* In the worker: lets the watch see @grid, how it came to it, and what the last step was. */
static void
show (RubricWatchFeed *self, const SudGrid *grid, SudSearchEvent event, int cell, int digit)
{
  const SudSearchTrace *trace = &self->trace;
  RubricWatchSample *shown = &self->shown;

  g_mutex_lock (&self->mutex);
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
  shown->elapsed = g_get_monotonic_time () - self->begun;
  shown->depths = self->depths;
  g_mutex_unlock (&self->mutex);
}

/* Where the worker comes by again in any case: when a column of the chart is full, and on its way to the next step back
 * after each step. */
static gint64
find_next (RubricWatchFeed *self)
{
  if (atomic_load_explicit (&self->to_backtrack, memory_order_relaxed))
    return self->trace.steps + 1;
  return self->depths.end;
}

/* In the worker: waits as long as its pace says. Where it is not to go on at all, the search is cancelled as well. */
static void
wait_for_step (RubricWatchFeed *self)
{
  gint64 came = g_get_monotonic_time ();

  rubric_throttle_take (self->pace, self->job, self->trace.steps, find_next (self));
  rubric_throttle_go_on (self->pace, self->trace.steps, find_next (self)); /* while it waited that may have become sooner */
  self->begun += g_get_monotonic_time () - came;
}

static void
note_depths (RubricWatchFeed *self)
{
  SudSearchTrace *trace = &self->trace;

  rubric_depth_history_move (&self->depths, trace->low);
  rubric_depth_history_move (&self->depths, trace->high);
  rubric_depth_history_pass (&self->depths, trace->steps, trace->depth);
  trace->low = trace->high = trace->depth;
}

/* A digit has been taken back: pauses there, if that is still wanted. */
static void
end_at_backtrack (RubricWatchFeed *self)
{
  g_mutex_lock (&self->mutex);
  if (atomic_exchange (&self->to_backtrack, false))
    rubric_throttle_pause (self->pace);
  g_mutex_unlock (&self->mutex);
}

/* In the worker, where it comes by. */
static void
observe (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  RubricWatchFeed *self = data;

  if (event == SUD_SEARCH_SOLUTION)
    return;
  note_depths (self);
  if (event == SUD_SEARCH_REMOVE && atomic_load_explicit (&self->to_backtrack, memory_order_relaxed))
    end_at_backtrack (self);
  if (rubric_throttle_go_on (self->pace, self->trace.steps, find_next (self)))
    return;
  show (self, grid, event, cell, digit);
  wait_for_step (self);
}

gboolean
rubric_watch_feed_work (RubricJob *job, gpointer feed, GError **error)
{
  RubricWatchFeed *self = feed;
  SudSearchOptions options = {
    .limit = 1,
    .cancel = rubric_job_get_cancel (job),
    .observe = observe,
    .trace = &self->trace,
    .data = self,
  };

  self->job = job;
  self->begun = g_get_monotonic_time ();
  if (sud_grid_is_valid (&self->grid))
    wait_for_step (self);
  sud_strategy_run (self->strategy, &self->grid, &options, &self->result);
  note_depths (self);
  show (self, self->result.solutions > 0 ? &self->result.first : &self->grid, SUD_SEARCH_SOLUTION, 0, 0);
  return TRUE;
}

void
rubric_watch_feed_close (RubricWatchFeed *self)
{
  rubric_throttle_close (self->pace);
}

gboolean
rubric_watch_feed_play (RubricWatchFeed *self, guint per_second, gboolean to_backtrack)
{
  gboolean going_back;

  g_mutex_lock (&self->mutex);
  if (to_backtrack)
    atomic_store (&self->to_backtrack, true);
  going_back = atomic_load (&self->to_backtrack);
  rubric_throttle_play (self->pace, per_second);
  g_mutex_unlock (&self->mutex);
  return going_back;
}

void
rubric_watch_feed_pause (RubricWatchFeed *self)
{
  g_mutex_lock (&self->mutex);
  atomic_store (&self->to_backtrack, false);
  rubric_throttle_pause (self->pace);
  g_mutex_unlock (&self->mutex);
}

void
rubric_watch_feed_step (RubricWatchFeed *self)
{
  rubric_throttle_step (self->pace);
}

gboolean
rubric_watch_feed_is_going_back (RubricWatchFeed *self)
{
  return atomic_load (&self->to_backtrack);
}

gboolean
rubric_watch_feed_is_waiting (RubricWatchFeed *self)
{
  return rubric_throttle_is_waiting (self->pace);
}

void
rubric_watch_feed_look (RubricWatchFeed *self, RubricWatchSample *sample)
{
  g_mutex_lock (&self->mutex);
  *sample = self->shown;
  g_mutex_unlock (&self->mutex);
}

void
rubric_watch_feed_call (RubricWatchFeed *self)
{
  rubric_throttle_call (self->pace);
}

const SudResult *
rubric_watch_feed_get_result (RubricWatchFeed *self)
{
  return &self->result;
}
