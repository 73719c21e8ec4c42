/* rubric-export.h - a puzzle as a picture: its look, and the way into a file or onto the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture.h"

#include <adwaita.h>

#define RUBRIC_TYPE_EXPORT (rubric_export_get_type ())
G_DECLARE_FINAL_TYPE (RubricExport, rubric_export, RUBRIC, EXPORT, AdwWindow)

/**
 * rubric_export_show:
 * @parent: the window over which it opens
 * @settings: the settings of the program
 * @source: (transfer none): one puzzle
 * @name: (nullable): the proposed name of the file, without suffix
 */
void rubric_export_show (GtkWindow *parent, GSettings *settings, RubricRenderSource *source, const char *name);

/**
 * rubric_picture_choose_async:
 * @title: the title of the dialog, translated
 * @request: the picture or pages, for whose file a name is proposed
 * @closed: cancelled when @window closes, which closes the dialog
 *
 * Asks for the file that a picture or pages are to be written to.
 */
void rubric_picture_choose_async (GtkWindow *window, const char *title, const RubricPictureRequest *request,
                                  GCancellable *closed, GAsyncReadyCallback callback);

/**
 * rubric_picture_choose_finish:
 *
 * Returns: (transfer full) (nullable): the file, or NULL, having told the person of an error
 */
GFile *rubric_picture_choose_finish (GtkWindow *window, GCancellable *closed, GAsyncResult *result);
