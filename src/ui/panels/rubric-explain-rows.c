/* rubric-explain-rows.c - a row of the list of steps: number, name and what follows; and where the keyboard is in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-rows.h"

#include <glib/gi18n.h>

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *title = gtk_label_new (NULL);
  GtkWidget *outcome = gtk_label_new (NULL);

  for (GtkWidget *label = title; label != NULL; label = label == title ? outcome : NULL)
    {
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
    }
  gtk_widget_add_css_class (outcome, "dim-label");
  gtk_widget_add_css_class (outcome, "caption");
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), outcome);
  gtk_list_item_set_child (item, row);
  rubric_explain_rows_note_item (item);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  RubricExplanationStep *step = gtk_list_item_get_item (item);
  g_autofree char *outcome = rubric_explanation_step_dup_outcome (step);
  g_autofree char *title = rubric_explain_rows_dup_title (step);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (row)), title);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (row)), outcome);
}

void
rubric_explain_rows_note_item (GtkListItem *item)
{
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (item)), "item", item);
}

void
rubric_explain_rows_select (GtkWidget *list, guint position)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  gboolean focused = gtk_widget_get_focus_child (list) != NULL || gtk_widget_has_focus (list);

  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (selection), position);
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL && focused; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      GtkListItem *item = child != NULL ? g_object_get_data (G_OBJECT (child), "item") : NULL;

      if (item != NULL && gtk_list_item_get_position (item) == position)
        gtk_widget_grab_focus (row);
    }
}

char *
rubric_explain_rows_dup_title (RubricExplanationStep *step)
{
  /* Translators: a row of a list: %1$u is the number of the step, %2$s the name of its technique */
  return g_strdup_printf (_ ("%1$u. %2$s"), rubric_explanation_step_get_index (step) + 1,
                          rubric_explanation_step_get_title (step));
}

GtkListItemFactory *
rubric_explain_rows_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}
