/* rubric-card-room.c - how much room the status card wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-card-room.h"

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What scrolls in the last row of the card. */
static GtkWidget *
find_scrolled (GtkWidget *scroller)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}

/* A scrolled window does not tell how high what is in it is at its width. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *rows = gtk_widget_get_first_child (widget), *scroller = gtk_widget_get_last_child (rows);
  int least, wanted;

  gtk_widget_measure (rows, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (scroller, orientation, for_size, &least, NULL, NULL, NULL);
  gtk_widget_measure (find_scrolled (scroller), orientation, for_size, NULL, &wanted, NULL, NULL);
  *natural = *minimum + MAX (wanted - least, 0);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation){ 0, 0, width, height }, -1);
}

GtkLayoutManager *
rubric_card_room_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
