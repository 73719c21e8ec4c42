/* rubric-tooltip.c - what is told of a widget, in lines that fit a screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-tooltip.h"

#define MAX_CHARS 45

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer unused)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  GtkWidget *label;

  if (text == NULL)
    return FALSE;
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_tooltip_set_custom (tooltip, label);
  return TRUE;
}

void
rubric_tooltip_wrap (GtkWidget *widget)
{
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
}
