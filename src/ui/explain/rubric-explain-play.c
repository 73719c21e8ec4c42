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
  guint ms;     /* how long the step that is shown is to be seen */
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
  self->source = g_timeout_add (self->ms, play_cb, self);
}

/* Whoever shows the next step tells us of it. */
static gboolean
play_cb (gpointer user_data)
{
  Play *self = user_data;

  self->source = 0;
  g_signal_emit_by_name (self->next, "clicked");
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
rubric_explain_play_attach (GtkToggleButton *button, GtkButton *next)
{
  Play *self = g_new0 (Play, 1);

  self->button = button;
  self->next = next;
  self->ms = LEAST_MS;
  show (self, FALSE);
  g_object_set_data_full (G_OBJECT (button), "play", self, g_free);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  g_signal_connect_swapped (button, "destroy", G_CALLBACK (stop), self);
}

void
rubric_explain_play_tell (GtkToggleButton *button, const char *sentence, gboolean more)
{
  Play *self = g_object_get_data (G_OBJECT (button), "play");

  g_return_if_fail (self != NULL);

  self->ms = sentence != NULL ? rubric_explain_play_measure (sentence) : MOST_MS;
  gtk_widget_set_sensitive (GTK_WIDGET (button), more);
  if (!more)
    gtk_toggle_button_set_active (button, FALSE);
  else if (gtk_toggle_button_get_active (button))
    wait_for_reader (self);
}

void
rubric_explain_play_toggle (GtkToggleButton *button)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (button)))
    gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}
