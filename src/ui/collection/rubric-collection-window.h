/* rubric-collection-window.h - one window, many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"
#include "rubric-file-stamp.h"

#include <adwaita.h>

#define RUBRIC_TYPE_COLLECTION_WINDOW (rubric_collection_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionWindow, rubric_collection_window, RUBRIC, COLLECTION_WINDOW, AdwApplicationWindow)

/** Opens puzzle @index of the collection that @list shows, in a window of its own. */
typedef void (*RubricListOpen) (RubricCollectionWindow *list, guint index, GSettings *settings);

/**
 * rubric_collection_window_new:
 * @file: (nullable): where the puzzles come from; NULL for text that is in no file
 * @stamp: (nullable): the file as it was read; given with @file
 * @open: what becomes of a puzzle that the person chooses
 *
 * Begins to look at the puzzles at once.
 *
 * Returns: (transfer none): a window that lists the puzzles of @collection
 */
RubricCollectionWindow *rubric_collection_window_new (GtkApplication *application, GSettings *settings,
                                                      RubricCollection *collection, GFile *file,
                                                      const RubricFileStamp *stamp, RubricListOpen open);

/** Returns: (nullable) (transfer none): where the puzzles come from */
GFile *rubric_collection_window_get_file (RubricCollectionWindow *self);

/** Returns: (transfer none): what it lists */
RubricCollection *rubric_collection_window_get_collection (RubricCollectionWindow *self);
