/* rubric-watch.h - a search under observation
 *
 *     window      play, pause, step, …          look: what it was like a moment ago
 *                      |                                     ^
 *                 RubricThrottle                              sample
 *                      v                                     |
 *     worker      the strategy itself: places, takes back and rejects digits, each of which is a step
 *
 * The search is that of the table, with its observer: stepped to its end it has made the very steps that it makes when
 * nobody watches. It never waits for drawing, only for its pace.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-watch-feed.h"
#include "sud-view.h"

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

/** Returns: (transfer full): nothing to watch yet */
RubricWatch *rubric_watch_new (void);

/**
 * rubric_watch_load:
 * @sheet: its givens and entered digits are the puzzle
 * @strategy: any that tells what it does: see SudStrategy
 *
 * Begins a search of @sheet by @strategy, up to its first solution, and pauses before the first step. What was watched
 * before is cancelled. Where digits clash it ends at once.
 */
void rubric_watch_load (RubricWatch *self, const SudSheet *sheet, const SudStrategy *strategy);

/**
 * rubric_watch_keep:
 * @sheet: has changed, perhaps only in what is not searched: digits of the person beside givens, answers, marks
 *
 * Returns: whether it is the puzzle that is watched already, and goes on; else it is to be loaded
 */
gboolean rubric_watch_keep (RubricWatch *self, const SudSheet *sheet);

/** Cancels the search. Returns at once; its thread ends within some thousand steps. */
void rubric_watch_stop (RubricWatch *self);

/** Begins the same search again, paused. */
void rubric_watch_restart (RubricWatch *self);

/** Goes on at the speed that is set, until it is paused or ends. */
void rubric_watch_play (RubricWatch *self);

void rubric_watch_pause (RubricWatch *self);

/** Makes one step, and pauses. */
void rubric_watch_step (RubricWatch *self);

/** Goes on, as fast as it goes, until a digit has been taken back, and pauses there. */
void rubric_watch_run_to_backtrack (RubricWatch *self);

/** Goes on, as fast as it goes, whatever the speed. */
void rubric_watch_run_to_end (RubricWatch *self);

/** @per_second: steps a second, from 1; RUBRIC_WATCH_UNTHROTTLED: no limit. Takes effect at once where it plays. */
void rubric_watch_set_speed (RubricWatch *self, guint per_second);
guint rubric_watch_get_speed (RubricWatch *self);

/** Returns: the speed, or RUBRIC_WATCH_UNTHROTTLED while it runs to its end */
guint rubric_watch_get_pace (RubricWatch *self);

/** Notified as RubricWatch:state. */
RubricWatchState rubric_watch_get_state (RubricWatch *self);

/** Returns: (nullable): what is watched */
const SudStrategy *rubric_watch_get_strategy (RubricWatch *self);

/**
 * rubric_watch_look:
 *
 * What the search was like when it last paused, or a moment after the last look: call it for each frame.
 *
 * Returns: (transfer none): valid until the next look
 */
const RubricWatchSample *rubric_watch_look (RubricWatch *self);

/** Whether the next look is what all others will be until something is asked for: nothing moves. */
gboolean rubric_watch_is_settled (RubricWatch *self);

/** What rubric_watch_look() saw last, for a board: trial digits are red, the cell of the last step is tinted 1. */
void rubric_watch_get_view (RubricWatch *self, SudView *view);

/** Whether the person has entered digits that the search is not told: it starts from the givens. */
gboolean rubric_watch_has_set_aside (RubricWatch *self);

/** Returns: how many cells the search has to fill */
int rubric_watch_count_blanks (RubricWatch *self);

/** Returns: (nullable): how the search ended, once it has */
const SudResult *rubric_watch_get_result (RubricWatch *self);
