/* rubric-window.h - one window, one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "rubric-puzzle-pool.h"
#include "rubric-solved-log.h"

#include <adwaita.h>

#define RUBRIC_TYPE_WINDOW (rubric_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricWindow, rubric_window, RUBRIC, WINDOW, AdwApplicationWindow)

/**
 * rubric_window_new:
 *
 * Returns: (transfer none): a window with an empty puzzle in setup
 */
RubricWindow *rubric_window_new (GtkApplication *application, GSettings *settings);

/** rubric_window_get_desk: Returns: (transfer none): the desk with the puzzle of the window */
RubricDesk *rubric_window_get_desk (RubricWindow *self);

/**
 * rubric_window_open:
 * @files: @n_files of them
 *
 * Reads each file and shows it, in this window or, if something has been done here, in one of its own. One dialog says
 * why any of them cannot be read.
 */
void rubric_window_open (RubricWindow *self, GFile *const *files, guint n_files);

/**
 * rubric_window_join:
 * @session: (nullable): is to keep the puzzle in the window, and offers what it kept of others
 * @progress: (nullable): where collections opened from this window find, and keep, what has been begun
 * @pool: (nullable): has new puzzles that are ready
 */
void rubric_window_join (RubricWindow *self, RubricSession *session, RubricProgressStore *progress,
                         RubricPuzzlePool *pool);

/**
 * rubric_window_follow_log: Has @log know of each puzzle that is finished in the window.
 */
void rubric_window_follow_log (RubricWindow *self, RubricSolvedLog *log);

/**
 * rubric_window_begin_today:
 *
 * Shows the puzzle of today, of the level that the person has chosen: as it was left, in whatever window, if it has
 * been begun.
 */
void rubric_window_begin_today (RubricWindow *self);

/**
 * rubric_window_restore:
 * @record: of the session that the window has joined
 *
 * Takes up a puzzle as it was left, and says so.
 */
void rubric_window_restore (RubricWindow *self, const RubricRecord *record);

/** rubric_window_begin_blank: Puts a blank board in the place of the puzzle, which can be continued. */
void rubric_window_begin_blank (RubricWindow *self);

/** rubric_window_close: Closes the window, whether it is shown or still waits for its file; asks first if
 * anything would be lost. */
void rubric_window_close (RubricWindow *self);
