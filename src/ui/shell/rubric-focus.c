/* rubric-focus.c - where the keyboard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-focus.h"

gboolean
rubric_focus_is_within (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
grab_selected_row (GtkListView *list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0)
      gtk_widget_grab_focus (row);
}

void
rubric_focus_select_row (GtkListView *list, guint position)
{
  gboolean focused = rubric_focus_is_within (GTK_WIDGET (list));

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (list)), position);
  gtk_widget_activate_action (GTK_WIDGET (list), "list.scroll-to-item", "u", position);
  if (focused)
    grab_selected_row (list);
}

gboolean
rubric_focus_leave (GtkWidget *child, GtkDirectionType direction)
{
  do
    child = direction == GTK_DIR_TAB_BACKWARD ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
  while (child != NULL && !gtk_widget_child_focus (child, direction));
  return child != NULL;
}
