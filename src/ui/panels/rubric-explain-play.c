/* rubric-explain-play.c - a button that plays through the steps of an explanation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-play.h"

#include <glib/gi18n.h>

enum
{
  LOOK_MS = 1000, /* to find on the board what is told */
  LETTER_MS = 25, /* to read a letter; three times as long for one that is a word or half of one */
  LEAST_MS = 1500,
  MOST_MS = 10000,
};

typedef struct
{
  GtkToggleButton *button; /* whose data this is */
  GtkButton *next;
  GtkLabel *sentence;
  guint source; /* 0, or what goes on */
} Play;

guint
rubric_explain_play_measure (const char *sentence)
{
  guint ms = LOOK_MS;

  for (const char *p = sentence; *p != '\0'; p = g_utf8_next_char (p))
    ms += g_unichar_iswide (g_utf8_get_char (p)) ? 3 * LETTER_MS : LETTER_MS;
  return CLAMP (ms, LEAST_MS, MOST_MS);
}

static void
stop (Play *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
}

static gboolean play_cb (gpointer user_data);

static void
wait_for_reader (Play *self)
{
  stop (self);
  self->source = g_timeout_add (rubric_explain_play_measure (gtk_label_get_text (self->sentence)), play_cb, self);
}

/* Whoever is told of the next step may stop the play. */
static gboolean
play_cb (gpointer user_data)
{
  Play *self = user_data;

  self->source = 0;
  g_signal_emit_by_name (self->next, "clicked");
  if (!gtk_toggle_button_get_active (self->button))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->next)))
    wait_for_reader (self);
  else
    gtk_toggle_button_set_active (self->button, FALSE);
  return G_SOURCE_REMOVE;
}

static void
show (Play *self, gboolean plays)
{
  GtkWidget *button = GTK_WIDGET (self->button);

  gtk_button_set_icon_name (GTK_BUTTON (button), plays ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (button, plays ? _ ("Pause (Space)") : _ ("Play Through (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  plays ? _ ("Pause") : _ ("Play Through"), -1);
}

static void
toggled_cb (Play *self)
{
  gboolean plays = gtk_toggle_button_get_active (self->button);

  show (self, plays);
  if (plays)
    wait_for_reader (self);
  else
    stop (self);
}

void
rubric_explain_play_attach (GtkToggleButton *button, GtkButton *next, GtkLabel *sentence)
{
  Play *self = g_new0 (Play, 1);

  self->button = button;
  self->next = next;
  self->sentence = sentence;
  show (self, FALSE);
  g_object_set_data_full (G_OBJECT (button), "play", self, g_free);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  g_signal_connect_swapped (button, "destroy", G_CALLBACK (stop), self);
}
