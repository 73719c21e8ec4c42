/* rubric-list-stop.c - a list of rows around which all of them are one stop for Tab, and the arrows go on inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-list-stop.h"

struct _RubricListStop
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricListStop, rubric_list_stop, GTK_TYPE_BOX)

static gboolean
rubric_list_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *list = gtk_widget_get_first_child (widget);
  GtkListBoxRow *row;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (rubric_list_stop_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (widget) != NULL || !gtk_widget_is_visible (list))
    return FALSE;
  row = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);
  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
rubric_list_stop_class_init (RubricListStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = rubric_list_stop_focus;
}

static void
rubric_list_stop_init (RubricListStop *self)
{
}
