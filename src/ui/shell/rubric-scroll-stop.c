/* rubric-scroll-stop.c - a text that may scroll: a stop for Tab only where the keyboard has something to do in it
 *
 * GtkScrolledWindow takes the keyboard whenever nothing in it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scroll-stop.h"

#include <string.h>

static void
update (GtkScrolledWindow *scroller)
{
  GtkLabel *label = g_object_get_data (G_OBJECT (scroller), "label");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  gboolean scrolls = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_can_focus (GTK_WIDGET (scroller), scrolls || strstr (gtk_label_get_label (label), "<a ") != NULL);
}

void
rubric_scroll_stop_attach (GtkScrolledWindow *scroller, GtkLabel *label)
{
  g_object_set_data (G_OBJECT (scroller), "label", label);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scroller), "changed", G_CALLBACK (update), scroller,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (label, "notify::label", G_CALLBACK (update), scroller, G_CONNECT_SWAPPED);
  update (scroller);
}
