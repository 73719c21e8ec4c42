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

/** RubricListOpen: Opens puzzle @index of the collection of @list in the place of @list. */
typedef void (*RubricListOpen) (RubricCollectionWindow *list, guint index, GSettings *settings);

/**
 * rubric_collection_window_new:
 * @file: (nullable): the file of the puzzles; NULL for text that is in no file
 * @stamp: (nullable): the file as it was read; given with @file
 * @open: opens a puzzle that the person chooses
 *
 * Starts to check the puzzles at once.
 *
 * Returns: (transfer none): a window that lists the puzzles of @collection
 */
RubricCollectionWindow *rubric_collection_window_new (GtkApplication *application, GSettings *settings,
                                                      RubricCollection *collection, GFile *file,
                                                      const RubricFileStamp *stamp, RubricListOpen open);

GFile *rubric_collection_window_get_file (RubricCollectionWindow *self);
RubricCollection *rubric_collection_window_get_collection (RubricCollectionWindow *self);
