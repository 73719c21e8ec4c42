/* rubric-explain-play.c - a button that plays through the steps of an explanation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-play.h"

enum
{
  PLAY_MS = 1500, /* how long a step is to be seen */
};

typedef struct
{
  GtkToggleButton *button; /* whose data this is */
  GtkButton *next;
  guint source; /* 0, or what goes on */
} Play;

static void
stop (Play *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
}

static gboolean
play_cb (gpointer user_data)
{
  Play *self = user_data;

  g_signal_emit_by_name (self->next, "clicked");
  if (self->source == 0)
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->next)))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  gtk_toggle_button_set_active (self->button, FALSE);
  return G_SOURCE_REMOVE;
}

static void
toggled_cb (Play *self)
{
  stop (self);
  if (gtk_toggle_button_get_active (self->button))
    self->source = g_timeout_add (PLAY_MS, play_cb, self);
}

void
rubric_explain_play_attach (GtkToggleButton *button, GtkButton *next)
{
  Play *self = g_new0 (Play, 1);

  self->button = button;
  self->next = next;
  g_object_set_data_full (G_OBJECT (button), "play", self, g_free);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  g_signal_connect_swapped (button, "destroy", G_CALLBACK (stop), self);
}
