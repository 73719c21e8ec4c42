/* rubric-searched-choice.c - one of many names, found by typing a part of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-searched-choice.h"

static GtkWidget *
find (GtkWidget *parent, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (parent, type) ? parent : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static GtkPopover *
get_popover (GtkDropDown *choice)
{
  return GTK_POPOVER (find (GTK_WIDGET (choice), GTK_TYPE_POPOVER));
}

/* The names that are found, in the list of the popover; NULL where a later GTK keeps them otherwise. */
static GListModel *
get_found (GtkDropDown *choice)
{
  GtkWidget *list = find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *selection = list == NULL ? NULL : gtk_list_view_get_model (GTK_LIST_VIEW (list));

  return GTK_IS_SINGLE_SELECTION (selection) ? gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection)) : NULL;
}

/* Made anew whenever the names or the expression are. */
static void
search_anywhere (GtkDropDown *choice)
{
  GListModel *found = get_found (choice);
  GtkFilter *filter = GTK_IS_FILTER_LIST_MODEL (found) ? gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (found))
                                                       : NULL;

  if (GTK_IS_STRING_FILTER (filter))
    gtk_string_filter_set_match_mode (GTK_STRING_FILTER (filter), GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
}

static void
map_cb (GtkWidget *popover)
{
  gtk_widget_grab_focus (find (popover, GTK_TYPE_SEARCH_ENTRY));
}

static void
activate_cb (GtkDropDown *choice)
{
  GListModel *found = get_found (choice);
  g_autoptr (GObject) first = found == NULL ? NULL : g_list_model_get_item (found, 0);
  GListModel *names = gtk_drop_down_get_model (choice);

  for (guint i = 0; first != NULL && i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GObject) name = g_list_model_get_item (names, i);

      if (name == first)
        gtk_drop_down_set_selected (choice, i);
    }
  gtk_popover_popdown (get_popover (choice));
}

GtkDropDown *
rubric_searched_choice_new (GtkStringList *names)
{
  GtkExpression *name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkDropDown *choice = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (names), name));
  GtkPopover *popover = get_popover (choice);

  gtk_drop_down_set_enable_search (choice, TRUE);
  search_anywhere (choice);
  g_signal_connect_after (popover, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect_object (find (GTK_WIDGET (popover), GTK_TYPE_SEARCH_ENTRY), "activate", G_CALLBACK (activate_cb),
                           choice, G_CONNECT_SWAPPED);
  return choice;
}
