/* rubric-picture-chooser.c - asks for the file that a picture or pages are to be written to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-chooser.h"

#include "rubric-adaptations.h"

#include <glib/gi18n.h>

void
rubric_picture_choose_async (GtkWindow *window, const char *title, const RubricPictureRequest *request,
                             GCancellable *closed, GAsyncReadyCallback callback)
{
  const RubricPictureFormat *format = request->format;
  const char *const suffixes[] = { format->suffix, NULL };
  const RubricFileKind kind = { _ (format->name), suffixes };
  g_autofree char *name = g_strconcat (request->title != NULL
                                           ? request->title
                                           : /* Translators: the name of a new file, without suffix */ _ ("sudoku"),
                                       format->suffix, NULL);

  /* A title may have a slash, a file name not. */
  g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
  rubric_choose_save_async (window, title, NULL, name, &kind, 1, closed, callback, NULL);
}

GFile *
rubric_picture_choose_finish (GtkWindow *window, GCancellable *closed, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_choose_save_finish (result, &error);

  if (g_cancellable_is_cancelled (closed))
    return NULL;
  if (error != NULL)
    rubric_tell_error (window, _ ("Cannot Save the File"), error);
  return g_steal_pointer (&file);
}
