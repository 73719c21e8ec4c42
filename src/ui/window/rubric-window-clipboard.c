/* rubric-window-clipboard.c - copying, pasting, dropping
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-clipboard.h"
#include "rubric-copying.h"

#include <glib/gi18n.h>

static GdkClipboard *
get_clipboard (RubricWindow *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self));
}

void
rubric_window_copy (RubricWindow *self, unsigned origins)
{
  rubric_copy_line (self->puzzle, origins, get_clipboard (self));
  rubric_window_toast (self, _ ("Copied"));
}

void
rubric_window_copy_as (RubricWindow *self, const char *format)
{
  if (rubric_copy_as (self->puzzle, format, get_clipboard (self)))
    rubric_window_toast (self, _ ("Copied"));
}

void
rubric_window_paste (RubricWindow *self)
{
  rubric_pasting_take (self->pasting, G_OBJECT (get_clipboard (self)));
}

/* While a pause covers the board, no text can be pasted, either. */
static gboolean
drop_cb (GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, RubricWindow *self)
{
  g_autoptr (GdkContentFormats) formats = rubric_clipboard_dup_formats (G_OBJECT (drop));

  if (!rubric_clipboard_has_files (formats) && rubric_timer_get_paused (self->timer))
    return FALSE;
  rubric_pasting_take (self->pasting, G_OBJECT (drop));
  return TRUE;
}

static void
files_cb (RubricPasting *pasting, GPtrArray *files, RubricWindow *self)
{
  rubric_window_open (self, (GFile *const *)files->pdata, files->len);
}

static void
picture_cb (RubricPasting *pasting, GBytes *bytes, RubricWindow *self)
{
  rubric_window_read_picture (self, NULL, bytes);
}

void
rubric_window_init_clipboard (RubricWindow *self)
{
  GtkDropTargetAsync *target = gtk_drop_target_async_new (rubric_clipboard_new_formats (), GDK_ACTION_COPY);

  self->pasting = rubric_pasting_new (GTK_WINDOW (self), self->toasts);
  g_signal_connect_object (self->pasting, "files", G_CALLBACK (files_cb), self, 0);
  g_signal_connect_object (self->pasting, "picture", G_CALLBACK (picture_cb), self, 0);
  g_signal_connect_object (self->pasting, "digit", G_CALLBACK (rubric_board_press_digit), self->board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pasting, "reading", G_CALLBACK (rubric_window_take_pasted), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
