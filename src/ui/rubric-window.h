/* rubric-window.h - one window, one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

#include <adwaita.h>

#define RUBRIC_TYPE_WINDOW (rubric_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricWindow, rubric_window, RUBRIC, WINDOW, AdwApplicationWindow)

/** Returns: (transfer none): a window with an empty puzzle in setup */
RubricWindow *rubric_window_new (GtkApplication *application, GSettings *settings);

/** Whether nothing has been done in it, so that a file may be opened here. */
gboolean rubric_window_is_untouched (RubricWindow *self);

/** Reads @file and shows it; where that fails a dialog says why and the puzzle on screen stays. */
void rubric_window_open (RubricWindow *self, GFile *file);
