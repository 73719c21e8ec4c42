/* rubric-clipboard.h - text, a picture or files that another program has on the clipboard, or drops
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Returns: (transfer full): all that can be read */
GdkContentFormats *rubric_clipboard_new_formats (void);

/** Returns: (transfer full): what there is on @source, a #GdkClipboard or #GdkDrop */
GdkContentFormats *rubric_clipboard_dup_formats (GObject *source);

/** Whether @formats, of a source, are such that there are files, or addresses. */
gboolean rubric_clipboard_has_files (GdkContentFormats *formats);

/** Whether there is text to read: plain or HTML. */
gboolean rubric_clipboard_has_text (GdkContentFormats *formats);

/** Whether there is plain text. */
gboolean rubric_clipboard_has_plain_text (GdkContentFormats *formats);

/** Whether there is a web page: its table keeps empty cells that plain text may lose. */
gboolean rubric_clipboard_has_page (GdkContentFormats *formats);

/** Whether there is a picture; spreadsheets have one of the cells beside their text. */
gboolean rubric_clipboard_has_picture (GdkContentFormats *formats);

/**
 * rubric_clipboard_read_text_async:
 * @source: a #GdkClipboard, or a #GdkDrop that is not finished
 * @max: bytes, of which the other program may send more than anyone wants
 *
 * Reads the text on @source.
 */
void rubric_clipboard_read_text_async (GObject *source, gsize max, GCancellable *cancellable,
                                       GAsyncReadyCallback callback, gpointer user_data);

/** The same for the text of its web page. */
void rubric_clipboard_read_page_async (GObject *source, gsize max, GCancellable *cancellable,
                                       GAsyncReadyCallback callback, gpointer user_data);

/** The same for the bytes of a picture, as the other program gives them. */
void rubric_clipboard_read_picture_async (GObject *source, gsize max, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_clipboard_read_finish:
 *
 * Returns: (transfer full) (nullable): what was read, with a NUL behind it that it does not count; NULL with
 *   G_IO_ERROR_MESSAGE_TOO_LARGE where it is longer than was asked for, or another error
 */
GBytes *rubric_clipboard_read_finish (GAsyncResult *result, GError **error);

/** The same for files. */
void rubric_clipboard_read_files_async (GObject *source, GCancellable *cancellable, GAsyncReadyCallback callback,
                                        gpointer user_data);

/** Returns: (transfer none) (nullable) (element-type GFile): valid as long as @result */
GSList *rubric_clipboard_read_files_finish (GObject *source, GAsyncResult *result, GError **error);

/** Returns: (transfer full): @text without the blanks in front, which come along where somebody has marked a little too much */
GBytes *rubric_clipboard_skip_blanks (GBytes *text);

/**
 * rubric_clipboard_choose_bytes:
 * @trimmed: @marked without the blanks in front: in a table these are empty cells, before a single line they are nothing
 *
 * Returns: (transfer none): one of both
 */
GBytes *rubric_clipboard_choose_bytes (GBytes *marked, GBytes *trimmed);

/** Returns: (transfer full) (nullable): files that are named one a line, as file managers and terminals do */
GPtrArray *rubric_clipboard_files_of_text (const char *text);
