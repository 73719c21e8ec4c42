/* rubric-clipboard.h - text or a picture that another program has on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Whether @formats, of a clipboard, are such that there is text to read: plain or HTML. */
gboolean rubric_clipboard_has_text (GdkContentFormats *formats);

/** Whether there is a picture on it, and no plain text: spreadsheets have a picture of the cells beside them. */
gboolean rubric_clipboard_has_picture (GdkContentFormats *formats);

/**
 * rubric_clipboard_read_text_async:
 * @max: bytes, of which the other program may send more than anyone wants
 *
 * Reads the text on @clipboard.
 */
void rubric_clipboard_read_text_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                       GAsyncReadyCallback callback, gpointer user_data);

/** Whether the text of @formats is there as a web page, too: its table keeps empty cells that the plain text may lose. */
gboolean rubric_clipboard_has_page_beside_text (GdkContentFormats *formats);

/** The same for the text of that page. */
void rubric_clipboard_read_page_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                       GAsyncReadyCallback callback, gpointer user_data);

/** The same for the bytes of a picture, as the other program gives them. */
void rubric_clipboard_read_picture_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_clipboard_read_finish:
 *
 * Returns: (transfer full) (nullable): what was read, with a NUL behind it that it does not count; NULL with
 *   G_IO_ERROR_MESSAGE_TOO_LARGE where it is longer than was asked for, or another error
 */
GBytes *rubric_clipboard_read_finish (GAsyncResult *result, GError **error);
