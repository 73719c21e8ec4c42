/* rubric-watch-feed.h - what the worker of a search and whoever watches it share
 *
 * The worker searches at a pace that the watch sets, and leaves what it has come to where the watch looks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-depth-history.h"
#include "rubric-jobs.h"
#include "sud-strategy.h"

enum
{
  RUBRIC_WATCH_UNTHROTTLED = 0, /* a speed: as fast as it goes */
};

/**
 * RubricWatchSample:
 * @grid: the givens, and what has been placed so far
 * @event: what the last step was, if @steps is at least 1; of @cell and @digit; SUD_SEARCH_SOLUTION once the search has ended,
 *   whether or not there was any
 * @refused: digits that did not fit since anything was placed or taken back, and that is in @cell
 * @steps: how many there were: @placements, @backtracks and @rejected together
 * @depth: how many digits stand that are not given
 * @elapsed: microseconds that the search has run, without those in which it waited
 * @depths: of all steps
 */
typedef struct
{
  SudGrid grid;
  SudSearchEvent event;
  int cell;
  int digit;
  SudDigits refused;
  gint64 steps;
  guint64 placements;
  guint64 backtracks;
  guint64 rejected;
  guint8 depth;
  gint64 elapsed;
  RubricDepthHistory depths;
} RubricWatchSample;

typedef struct _RubricWatchFeed RubricWatchFeed;

/** Returns: (transfer full): a search of @grid by @strategy, up to its first solution, which waits before its first step */
RubricWatchFeed *rubric_watch_feed_new (const SudGrid *grid, const SudStrategy *strategy);

/** Thread-safe, as everything here. */
RubricWatchFeed *rubric_watch_feed_ref (RubricWatchFeed *self);
void rubric_watch_feed_unref (gpointer self);

/** Searches: the work of a job, @feed a RubricWatchFeed, which has one such job only. */
gboolean rubric_watch_feed_work (RubricJob *job, gpointer feed, GError **error);

/** Nobody watches any more: the worker ends its work. */
void rubric_watch_feed_close (RubricWatchFeed *self);

/**
 * rubric_watch_feed_play:
 * @per_second: steps a second, or RUBRIC_WATCH_UNTHROTTLED
 * @to_backtrack: pause where a digit is taken back; where that was asked before it holds anyway
 *
 * Returns: whether it is to pause there
 */
gboolean rubric_watch_feed_play (RubricWatchFeed *self, guint per_second, gboolean to_backtrack);

/** Wherever it is, and whatever it was on its way to. */
void rubric_watch_feed_pause (RubricWatchFeed *self);

/** Makes one step more, while it is paused. */
void rubric_watch_feed_step (RubricWatchFeed *self);

/** Returns: whether it is still on its way to the next step back */
gboolean rubric_watch_feed_is_going_back (RubricWatchFeed *self);

/** Whether the worker waits, and will until something else is called here. */
gboolean rubric_watch_feed_is_waiting (RubricWatchFeed *self);

/** @sample: (out): what the search was like when the worker last came by */
void rubric_watch_feed_look (RubricWatchFeed *self, RubricWatchSample *sample);

/** Has the worker come by at its next step, for the next look. */
void rubric_watch_feed_call (RubricWatchFeed *self);

/** Returns: (transfer none): what came of it, once its job is done */
const SudResult *rubric_watch_feed_get_result (RubricWatchFeed *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricWatchFeed, rubric_watch_feed_unref)
