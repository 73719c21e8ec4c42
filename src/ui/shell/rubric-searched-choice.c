/* rubric-searched-choice.c - one of many names, found by typing a part of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-searched-choice.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* What is looked for: in each name, and in what else it is called. */
typedef struct
{
  GHashTable *others; /* of a name, how it is called elsewhere */
  char *wanted;       /* folded */
} Search;

#define KEY "rubric-search"

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

static void
search_free (gpointer data)
{
  Search *search = data;

  g_hash_table_unref (search->others);
  g_free (search->wanted);
  g_free (search);
}

static gboolean
has (const char *name, const char *wanted)
{
  g_autofree char *folded = rubric_fold_search_text (name != NULL ? name : "");

  return strstr (folded, wanted) != NULL;
}

static gboolean
match_cb (gpointer item, gpointer user_data)
{
  const Search *search = user_data;
  const char *name = gtk_string_object_get_string (GTK_STRING_OBJECT (item));

  return has (name, search->wanted) || has (g_hash_table_lookup (search->others, name), search->wanted);
}

static void
search_cb (GtkEditable *entry, GtkFilter *filter)
{
  Search *search = g_object_get_data (G_OBJECT (filter), KEY);

  g_free (search->wanted);
  search->wanted = rubric_fold_search_text (gtk_editable_get_text (entry));
  gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
found_cb (GListModel *found, guint position, guint removed, guint added, GtkWidget *none)
{
  gtk_widget_set_visible (none, g_list_model_get_n_items (found) == 0);
}

/* Below the list, which is empty then. */
static void
add_none (GtkDropDown *choice, GListModel *found)
{
  GtkWidget *scroller = find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *none = gtk_label_new (_ ("No Results")), *box = gtk_widget_get_parent (scroller);

  gtk_widget_add_css_class (none, "dim-label");
  gtk_widget_set_margin_top (none, 12);
  gtk_widget_set_margin_bottom (none, 12);
  gtk_widget_set_visible (none, FALSE);
  if (GTK_IS_BOX (box))
    gtk_box_append (GTK_BOX (box), none);
  else
    g_object_unref (g_object_ref_sink (none));
  if (GTK_IS_BOX (box))
    g_signal_connect_object (found, "items-changed", G_CALLBACK (found_cb), none, 0);
}

/* Made anew whenever the names or the expression are. */
static void
search_anywhere (GtkDropDown *choice)
{
  GListModel *found = get_found (choice);
  Search *search = g_new0 (Search, 1);
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (match_cb, search, NULL));

  search->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  search->wanted = g_strdup ("");
  g_object_set_data_full (G_OBJECT (filter), KEY, search, search_free);
  if (GTK_IS_FILTER_LIST_MODEL (found))
    {
      gtk_filter_list_model_set_filter (GTK_FILTER_LIST_MODEL (found), filter);
      g_signal_connect_object (find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_SEARCH_ENTRY), "search-changed",
                               G_CALLBACK (search_cb), filter, G_CONNECT_AFTER);
      add_none (choice, found);
    }
  g_object_unref (filter);
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

void
rubric_searched_choice_add_other (GtkDropDown *self, const char *name, const char *other)
{
  GListModel *found = get_found (self);
  Search *search = GTK_IS_FILTER_LIST_MODEL (found)
                       ? g_object_get_data (G_OBJECT (gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (found))), KEY)
                       : NULL;

  if (search != NULL)
    g_hash_table_insert (search->others, g_strdup (name), g_strdup (other));
}
