/* rubric-watch.h - a search under observation
 *
 *     window      play, pause, step, …          look: what it was like a moment ago
 *                      |                                     ^
 *               RubricThrottle                            sample
 *                      v                                     |
 *     worker      the strategy itself: places, takes back and rejects digits, each of which is a step
 *
 * The search is that of the table, with its observer: stepped to its end it has made the very steps that it makes when
 * nobody watches. It never waits for drawing, only for its pace.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"
#include "sud-view.h"

#include <glib-object.h>

enum
{
  RUBRIC_WATCH_UNTHROTTLED = 0, /* a speed: as fast as it goes */
  RUBRIC_DEPTH_HISTORY_COLUMNS = 1024,
};

/**
 * RubricDepthHistory:
 * @n: columns that are full, below RUBRIC_DEPTH_HISTORY_COLUMNS; one more has begun
 * @width: steps in each
 * @end: the number of steps at which column @n is full
 * @low: the least depth, 0 to 81, of each column; @high: the greatest
 *
 * How deep a search was, from its first step to its last, in a chart that always fits:
 *
 *     high   9 9 8 . .     each column has the least and greatest depth of as many steps as others: 1 step at first;
 *     low    7 3 5 . .     when all columns are full, each two become one, and from then on columns are twice as wide
 *
 * A column includes the depth with which it begins, that of the step before it: so columns touch. A plain value of 2
 * KB.
 */
typedef struct
{
  guint n;
  gint64 width;
  gint64 end;
  guint8 low[RUBRIC_DEPTH_HISTORY_COLUMNS];
  guint8 high[RUBRIC_DEPTH_HISTORY_COLUMNS];
} RubricDepthHistory;

/** rubric_depth_history_init: Makes it empty, before the first step, at depth 0. */
void rubric_depth_history_init (RubricDepthHistory *self);

/**
 * RubricWatchSample:
 * @grid: the givens, and what has been placed so far
 * @event: the last step, with @digit in @cell, if @steps is at least 1; SUD_SEARCH_SOLUTION once the search has
 *   ended, even without a solution
 * @refused: digits that have not fitted in @cell since anything was placed or taken back
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

/**
 * RubricWatchState:
 * @RUBRIC_WATCH_NONE: nothing was loaded, or it has been stopped
 * @RUBRIC_WATCH_PAUSED: at a step, or before the first one
 * @RUBRIC_WATCH_PLAYING: going on by itself
 * @RUBRIC_WATCH_ENDED: the search is over: what a look shows is its last step, and final
 */
typedef enum
{
  RUBRIC_WATCH_NONE,
  RUBRIC_WATCH_PAUSED,
  RUBRIC_WATCH_PLAYING,
  RUBRIC_WATCH_ENDED,
} RubricWatchState;

#define RUBRIC_TYPE_WATCH (rubric_watch_get_type ())
G_DECLARE_FINAL_TYPE (RubricWatch, rubric_watch, RUBRIC, WATCH, GObject)

/** rubric_watch_new: Returns: (transfer full): nothing to watch yet */
RubricWatch *rubric_watch_new (void);

/**
 * rubric_watch_load:
 * @sheet: its givens and entered digits are the puzzle
 * @strategy: any that reports its steps: see SudStrategy
 *
 * Begins a search of @sheet by @strategy, up to its first solution, and pauses before the first step. The search that
 * was watched before is cancelled. If digits clash it ends at once.
 */
void rubric_watch_load (RubricWatch *self, const SudSheet *sheet, const SudStrategy *strategy);

/**
 * rubric_watch_keep:
 * @sheet: has changed, perhaps only in cells that are not searched: digits of the person beside givens, answers, marks
 *
 * Returns: TRUE if it is the puzzle that is watched already, and goes on; else it is to be loaded
 */
gboolean rubric_watch_keep (RubricWatch *self, const SudSheet *sheet);

/** rubric_watch_stop: Cancels the search. Returns at once; its thread ends within some thousand steps. */
void rubric_watch_stop (RubricWatch *self);

/** rubric_watch_restart: Begins the same search again, paused. */
void rubric_watch_restart (RubricWatch *self);

/** rubric_watch_play: Goes on at the speed that is set, until it is paused or ends. */
void rubric_watch_play (RubricWatch *self);

void rubric_watch_pause (RubricWatch *self);

/** rubric_watch_step: Makes one step, and pauses. */
void rubric_watch_step (RubricWatch *self);

/** rubric_watch_run_to_backtrack: Goes on at full speed until a digit has been taken back, and pauses there. */
void rubric_watch_run_to_backtrack (RubricWatch *self);

/** rubric_watch_run_to_end: Goes on at full speed. */
void rubric_watch_run_to_end (RubricWatch *self);

/**
 * rubric_watch_set_speed:
 * @per_second: steps a second, from 1; or RUBRIC_WATCH_UNTHROTTLED
 *
 * It takes effect at once.
 */
void rubric_watch_set_speed (RubricWatch *self, guint per_second);
guint rubric_watch_get_speed (RubricWatch *self);

/** rubric_watch_get_pace: Returns: the speed, or RUBRIC_WATCH_UNTHROTTLED while it runs to its end */
guint rubric_watch_get_pace (RubricWatch *self);

/** rubric_watch_get_state: Returns: the state. Notified as RubricWatch:state. */
RubricWatchState rubric_watch_get_state (RubricWatch *self);

/**
 * rubric_watch_look:
 *
 * Looks at the search as it last paused, or was a moment after the last look: call it for each frame.
 *
 * Returns: (transfer none): valid until the next look
 */
const RubricWatchSample *rubric_watch_look (RubricWatch *self);

/** rubric_watch_is_settled: Returns: whether nothing moves: each look is the same until something is asked for */
gboolean rubric_watch_is_settled (RubricWatch *self);

/** rubric_watch_get_view: Shows the last look: trial digits are red, the cell of the last step is tinted 1. */
void rubric_watch_get_view (RubricWatch *self, SudView *view);

/** rubric_watch_has_set_aside: Returns: whether the search ignores digits that the person entered */
gboolean rubric_watch_has_set_aside (RubricWatch *self);

/** rubric_watch_count_blanks: Returns: how many cells the search has to fill */
int rubric_watch_count_blanks (RubricWatch *self);

/** rubric_watch_get_result: Returns: (nullable) (transfer none): how the search ended, once it has */
const SudResult *rubric_watch_get_result (RubricWatch *self);
