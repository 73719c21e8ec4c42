/* rubric-text-window.c - a text in which a puzzle was found, with the cells that were taken marked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-window.h"

#include <string.h>

struct _RubricTextWindow
{
  AdwWindow parent_instance;

  GtkLabel *notes;
  GtkTextView *view;
};

G_DEFINE_FINAL_TYPE (RubricTextWindow, rubric_text_window, ADW_TYPE_WINDOW)

static void
rubric_text_window_class_init (RubricTextWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-text-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricTextWindow, notes);
  gtk_widget_class_bind_template_child (widget_class, RubricTextWindow, view);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Runs in the frame after the view has its size: before, GTK 4.8 would scroll a short text out of sight. */
static gboolean
scroll_to_cells_cb (GtkWidget *view, GdkFrameClock *clock, gpointer unused)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));

  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;
  gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (view), gtk_text_buffer_get_insert (buffer), 0.1, FALSE, 0, 0);
  return G_SOURCE_REMOVE;
}

static void
rubric_text_window_init (RubricTextWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer full): the number of characters before each byte of @text, and before its end. A byte that is no
 * UTF-8 is shown as one character. */
static guint32 *
count_characters (GString *shown, const char *text, gsize length)
{
  guint32 *count = g_new (guint32, length + 1), n = 0;

  for (gsize i = 0; i < length; n++)
    {
      gunichar c = g_utf8_get_char_validated (text + i, (gssize)(length - i));
      gboolean valid = c != 0 && c < 0x110000;
      gsize size = valid ? (gsize)g_utf8_skip[(guint8)text[i]] : 1;

      g_string_append_unichar (shown, valid ? c : 0xfffd);
      for (gsize k = 0; k < size; k++)
        count[i + k] = n;
      i += size;
    }
  count[length] = n;
  return count;
}

/* Shows @text with @spans marked, and the first of them in sight. */
static void
fill_view (RubricTextWindow *self, GBytes *text, const RubricSpan *spans)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextTag *taken = gtk_text_buffer_create_tag (buffer, NULL, "background", "#ffe6bd", "foreground", "#241f31",
                                                  "weight", PANGO_WEIGHT_BOLD, NULL);
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autofree guint32 *count = NULL;
  GtkTextIter start, end;
  guint first = G_MAXUINT;
  gsize length;
  const char *bytes = g_bytes_get_data (text, &length);
  gsize mark = length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0; /* spans count from its end */

  bytes += mark;
  length -= mark;
  count = count_characters (shown, bytes, length);
  gtk_text_buffer_set_text (buffer, shown->str, (int)shown->len);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint from = count[MIN (spans[cell].start, length)], to = count[MIN (spans[cell].end, length)];

      if (from == to)
        continue;
      gtk_text_buffer_get_iter_at_offset (buffer, &start, (int)from);
      gtk_text_buffer_get_iter_at_offset (buffer, &end, (int)to);
      gtk_text_buffer_apply_tag (buffer, taken, &start, &end);
      first = MIN (first, from);
    }
  gtk_text_buffer_get_iter_at_offset (buffer, &start, first != G_MAXUINT ? (int)first : 0);
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->view), scroll_to_cells_cb, NULL, NULL);
}

GtkWidget *
rubric_text_window_new (GtkWindow *parent, GBytes *text, const RubricSpan *spans, const char *notes)
{
  RubricTextWindow *self
      = g_object_new (RUBRIC_TYPE_TEXT_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);

  gtk_label_set_text (self->notes, notes != NULL ? notes : "");
  gtk_widget_set_visible (GTK_WIDGET (self->notes), notes != NULL);
  fill_view (self, text, spans);
  return GTK_WIDGET (self);
}
