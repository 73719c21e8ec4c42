/* rubric-timer.h - the time a person takes to solve, counted whether it is shown or not, with a pause button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

#include <gtk/gtk.h>

/**
 * RubricTimer:
 *
 * Follows a puzzle: starts with the first change while solving after which the board has an entry; stands still in
 * setup, while paused or away, and once all is solved; begins anew with other givens. Undo and *Start over* give no
 * time back. RubricTimer:shown, at first FALSE, tells whether the timer is to be seen: only then it has a pause, and
 * wakes up once a second while the time runs.
 */
#define RUBRIC_TYPE_TIMER (rubric_timer_get_type ())
G_DECLARE_FINAL_TYPE (RubricTimer, rubric_timer, RUBRIC, TIMER, GtkWidget)

/**
 * rubric_timer_set_puzzle:
 * @puzzle: (nullable): the puzzle to be solved, for which the time starts at 0
 */
void rubric_timer_set_puzzle (RubricTimer *self, RubricPuzzle *puzzle);

/**
 * rubric_timer_set_paused:
 *
 * Stops the time or lets it go on. There is a pause only while solving with a timer that is shown; a change of the
 * puzzle ends the pause, as nothing is changed that cannot be seen.
 */
void rubric_timer_set_paused (RubricTimer *self, gboolean paused);

gboolean rubric_timer_get_paused (RubricTimer *self);

/** rubric_timer_set_away: Stops the time, without a pause, while the person is in another window. */
void rubric_timer_set_away (RubricTimer *self, gboolean away);

/** rubric_timer_get_elapsed: Returns: the time taken, in microseconds */
gint64 rubric_timer_get_elapsed (RubricTimer *self);

/** rubric_timer_set_elapsed: Sets the time taken, as when a session is restored. */
void rubric_timer_set_elapsed (RubricTimer *self, gint64 elapsed);

/** rubric_timer_get_text: Returns: (transfer full): the time as "4:05" or "1:04:05" */
char *rubric_timer_get_text (RubricTimer *self);
