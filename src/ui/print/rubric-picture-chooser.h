/* rubric-picture-chooser.h - asks for the file that a picture or pages are to be written to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture.h"

#include <gtk/gtk.h>

/**
 * rubric_picture_choose_async:
 * @title: of the dialog, translated
 * @request: what is to be written: proposes a name
 * @closed: cancelled when @window closes: the dialog goes with it
 */
void rubric_picture_choose_async (GtkWindow *window, const char *title, const RubricPictureRequest *request,
                                  GCancellable *closed, GAsyncReadyCallback callback);

/** Tells of what went wrong. Returns: (transfer full) (nullable): the file; NULL where there is nothing to be written */
GFile *rubric_picture_choose_finish (GtkWindow *window, GCancellable *closed, GAsyncResult *result);
