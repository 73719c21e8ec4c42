/* rubric-window.h - one window, one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "rubric-puzzle-pool.h"

#include <adwaita.h>

#define RUBRIC_TYPE_WINDOW (rubric_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricWindow, rubric_window, RUBRIC, WINDOW, AdwApplicationWindow)

/** Returns: (transfer none): a window with an empty puzzle in setup */
RubricWindow *rubric_window_new (GtkApplication *application, GSettings *settings);

/** Returns: (transfer none): what its puzzle lies on */
RubricDesk *rubric_window_get_desk (RubricWindow *self);

/**
 * rubric_window_open:
 * @files: @n_files of them
 *
 * Reads each file and shows it, in this window or, where something has been done here, in one of its own. Of those that
 * cannot be read one dialog says why.
 */
void rubric_window_open (RubricWindow *self, GFile *const *files, guint n_files);

/** Shows what has been opened or pasted, in this window or in others. */
void rubric_window_take (RubricWindow *self, const RubricReading *reading);

/** The same with one of several: a picture that is open stays. */
void rubric_window_take_beside (RubricWindow *self, const RubricReading *reading);

/** Whether nothing has been done there, and no picture is open: something else may take its place. */
gboolean rubric_window_is_free (RubricWindow *self);

/** Whether a list has taken the place of the window: what else was to be opened with it is wanted all the same. */
gboolean rubric_window_is_replaced (RubricWindow *self);

/**
 * rubric_window_join:
 * @session: (nullable): is to keep what is in the window, and offers what it kept of others
 * @progress: (nullable): where collections opened from this window find, and keep, what has been begun
 */
void rubric_window_join (RubricWindow *self, RubricSession *session, RubricProgressStore *progress);

/** Has the window take its new puzzles from @stock, as long as there are any. */
void rubric_window_supply (RubricWindow *self, RubricPuzzlePool *stock);

/** Takes up a puzzle as it was left, and says so. The window has joined the session that @record comes from. */
void rubric_window_restore (RubricWindow *self, const RubricRecord *record);

/** Keeps at once what would be kept soon of a puzzle of a collection. */
void rubric_window_keep_progress (RubricWindow *self);

/** Closes the window when nothing would be lost, whether it is shown or still waits for its file. */
void rubric_window_close (RubricWindow *self);

/** Closes the window at once, whatever would be lost. */
void rubric_window_discard (RubricWindow *self);
