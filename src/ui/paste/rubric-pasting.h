/* rubric-pasting.h - pasting and dropping: text, a digit, a picture, files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reading.h"

#include <adwaita.h>

/**
 * RubricPasting:
 *
 * Finds out what comes from a clipboard, or is dropped on a window.
 *
 * RubricPasting::files: @files, a #GPtrArray of #GFile, are to be opened
 * RubricPasting::digit: @digit, 1 to 9, is for the cells that are selected
 * RubricPasting::reading: @reading, a #RubricReading, is of text and has come
 * RubricPasting::picture: @bytes, a #GBytes, are those of a picture
 * RubricPasting::refused: @error, a #GError, says why it is nothing of these
 */
#define RUBRIC_TYPE_PASTING (rubric_pasting_get_type ())
G_DECLARE_FINAL_TYPE (RubricPasting, rubric_pasting, RUBRIC, PASTING, GObject)

/**
 * rubric_pasting_new:
 * @window: takes drops, and shows questions; not kept alive
 * @toasts: of @window
 *
 * Returns: (transfer full): ready for what comes
 */
RubricPasting *rubric_pasting_new (GtkWindow *window, AdwToastOverlay *toasts);

/**
 * rubric_pasting_take:
 * @source: a #GdkClipboard, or a #GdkDrop, which is finished after all of it that is wanted has come
 *
 * Takes the content of @source.
 */
void rubric_pasting_take (RubricPasting *self, GObject *source);

/**
 * rubric_pasting_set_files_only:
 *
 * Lets no text be dropped: it would change a board that is covered.
 */
void rubric_pasting_set_files_only (RubricPasting *self, gboolean files_only);

/**
 * rubric_pasting_close:
 *
 * Wants nothing any more of the content that is on its way.
 */
void rubric_pasting_close (RubricPasting *self);
