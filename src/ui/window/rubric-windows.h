/* rubric-windows.h - which window shows what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-window.h"

/** Returns: (nullable) (transfer none): the window that shows @file, as a puzzle or as a list */
GtkWindow *rubric_windows_find_file (GFile *file);

/** Returns: (nullable) (transfer none): of all that show puzzles the one that is in front, or will be, for it came last */
GtkWindow *rubric_windows_find_front (void);

/** Returns: (transfer none): @window if it is free, else a new one, presented, with @settings */
RubricWindow *rubric_windows_find_free (RubricWindow *window, GSettings *settings);

/**
 * rubric_windows_present_list:
 * @collection: kept in @file (nullable), which was read as @stamp (nullable) says
 *
 * Lists its puzzles in a window of their own. Those chosen there share a window for one puzzle.
 */
void rubric_windows_present_list (RubricCollection *collection, GFile *file, const RubricFileStamp *stamp,
                                  GSettings *settings);

/** Presents the window that lists @collection; one more, as above, where it has been closed meanwhile. */
void rubric_windows_return_to_list (RubricCollection *collection, GSettings *settings);
