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
