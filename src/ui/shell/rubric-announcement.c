/* rubric-announcement.c - news that a screen reader tells without being asked
 *
 * GTK 4.8 cannot ask it to speak, but it reads how the description of the widget with the keyboard changes. When the
 * keyboard moves on the widget gets its own description back: somebody who comes back to it is not told old news.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-announcement.h"

enum
{
  DELAY_MS = 150, /* in which the keyboard comes to a new place, and a first answer is followed by a better one */
};

/* The news of a widget, to which they are attached. */
typedef struct
{
  GtkWidget *widget;
  char *text;  /* the newest */
  char *heard; /* by the person, before that */
  guint timeout;
} News;

static const char news_key[] = "rubric-news";
static const char teller_key[] = "rubric-teller"; /* under which a window holds the widget that tells them */

static void
news_free (gpointer data)
{
  News *news = data;

  g_clear_handle_id (&news->timeout, g_source_remove);
  g_free (news->text);
  g_free (news->heard);
  g_free (news);
}

static void
describe (GtkWidget *widget, const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
teller_left_cb (GtkWindow *window)
{
  GtkWidget *teller = g_object_get_data (G_OBJECT (window), teller_key);

  if (gtk_window_get_focus (window) == teller)
    return;
  describe (teller, gtk_widget_get_tooltip_text (teller)); /* GTK describes a widget by its tooltip */
  g_signal_handlers_disconnect_by_func (window, teller_left_cb, NULL);
  g_object_set_data (G_OBJECT (window), teller_key, NULL);
}

static void
tell_by_focus (GtkRoot *window, const char *text)
{
  GtkWidget *focus = gtk_root_get_focus (window);

  if (focus == NULL)
    return;
  if (g_object_get_data (G_OBJECT (window), teller_key) == NULL)
    g_signal_connect (window, "notify::focus-widget", G_CALLBACK (teller_left_cb), NULL);
  g_object_set_data_full (G_OBJECT (window), teller_key, g_object_ref (focus), g_object_unref);
  describe (focus, text);
}

/* Returns: (transfer full): of the parts of @text those that are not in @heard */
static char *
find_new_parts (const char *text, const char *heard)
{
  static const char between[] = " · ";
  g_auto (GStrv) parts = g_strsplit (text, between, -1), old = g_strsplit (heard, between, -1);
  GString *news = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    if (!g_strv_contains ((const char *const *)old, *part))
      g_string_append_printf (news, "%s%s", news->len > 0 ? between : "", *part);
  return g_string_free (news, FALSE);
}

static gboolean
tell_news_cb (gpointer data)
{
  News *news = data;
  GtkRoot *window = gtk_widget_get_root (news->widget);
  g_autofree char *text = find_new_parts (news->text, news->heard != NULL ? news->heard : "");

  news->timeout = 0;
  g_free (news->heard);
  news->heard = g_steal_pointer (&news->text);
  if (window != NULL && *text != '\0')
    tell_by_focus (window, text);
  return G_SOURCE_REMOVE;
}

void
rubric_announce_state (GtkWidget *widget, const char *text)
{
  News *news = g_object_get_data (G_OBJECT (widget), news_key);

  if (news == NULL)
    {
      news = g_new0 (News, 1);
      news->widget = widget;
      g_object_set_data_full (G_OBJECT (widget), news_key, news, news_free);
    }
  g_free (news->text);
  news->text = g_strdup (text);
  if (news->timeout == 0)
    news->timeout = g_timeout_add (DELAY_MS, tell_news_cb, news);
}

void
rubric_announce (GtkWidget *widget, const char *text)
{
  g_object_set_data (G_OBJECT (widget), news_key, NULL);
  rubric_announce_state (widget, text);
}
