/* rubric-pasting.h - what is pasted or dropped: text, a digit, a picture, files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reading.h"

#include <adwaita.h>

/**
 * RubricPasting:
 *
 * Finds out what comes from a clipboard, or is dropped, and tells the person where it is nothing that can be used.
 *
 * RubricPasting::files: @files, a #GPtrArray of #GFile, are to be opened
 * RubricPasting::digit: @digit, 1 to 9, is for the cells that are selected
 * RubricPasting::reading: @reading, a `const RubricReading *`, is of text and has come
 * RubricPasting::picture: @bytes, a #GBytes, are those of a picture
 */
#define RUBRIC_TYPE_PASTING (rubric_pasting_get_type ())
G_DECLARE_FINAL_TYPE (RubricPasting, rubric_pasting, RUBRIC, PASTING, GObject)

/**
 * rubric_pasting_new:
 * @window: what is told is told there; not kept alive
 * @toasts: of @window
 *
 * Returns: (transfer full): ready for what comes
 */
RubricPasting *rubric_pasting_new (GtkWindow *window, AdwToastOverlay *toasts);

/** Takes what is on @source, a #GdkClipboard, or a #GdkDrop, which is finished once all of it that is wanted has come. */
void rubric_pasting_take (RubricPasting *self, GObject *source);

/** Wants nothing any more of what is on its way. */
void rubric_pasting_close (RubricPasting *self);
