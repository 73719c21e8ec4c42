/* rubric-searched-choice.c - one of many names, found by typing a part of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-searched-choice.h"

#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

/* A name filter finds a typed text in each name, and in its other name. */
#define RUBRIC_TYPE_NAME_FILTER (rubric_name_filter_get_type ())
G_DECLARE_FINAL_TYPE (RubricNameFilter, rubric_name_filter, RUBRIC, NAME_FILTER, GtkFilter)

struct _RubricNameFilter
{
  GtkFilter parent_instance;

  GHashTable *others; /* name → how it is called elsewhere */
  char *wanted;       /* folded */
};

G_DEFINE_FINAL_TYPE (RubricNameFilter, rubric_name_filter, GTK_TYPE_FILTER)

static gboolean
has_text (const char *name, const char *wanted)
{
  g_autofree char *folded = rubric_fold_search_text (name != NULL ? name : "");

  return strstr (folded, wanted) != NULL;
}

static gboolean
rubric_name_filter_match (GtkFilter *filter, gpointer item)
{
  RubricNameFilter *self = RUBRIC_NAME_FILTER (filter);
  const char *name = gtk_string_object_get_string (GTK_STRING_OBJECT (item));

  return has_text (name, self->wanted) || has_text (g_hash_table_lookup (self->others, name), self->wanted);
}

static void
rubric_name_filter_finalize (GObject *object)
{
  RubricNameFilter *self = RUBRIC_NAME_FILTER (object);

  g_hash_table_unref (self->others);
  g_free (self->wanted);
  G_OBJECT_CLASS (rubric_name_filter_parent_class)->finalize (object);
}

static void
rubric_name_filter_class_init (RubricNameFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_name_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = rubric_name_filter_match;
}

static void
rubric_name_filter_init (RubricNameFilter *self)
{
  self->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->wanted = g_strdup ("");
}

static GtkPopover *
get_popover (GtkDropDown *choice)
{
  return rubric_widget_find (GTK_WIDGET (choice), GTK_TYPE_POPOVER);
}

static GtkWidget *
get_entry (GtkPopover *popover)
{
  return rubric_widget_find (GTK_WIDGET (popover), GTK_TYPE_SEARCH_ENTRY);
}

/* Returns: (nullable): the names that are found, in the list of the popover; a later GTK may keep them otherwise */
static GListModel *
get_found (GtkDropDown *choice)
{
  GtkListView *list = rubric_widget_find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *selection = list == NULL ? NULL : gtk_list_view_get_model (list);

  return GTK_IS_SINGLE_SELECTION (selection) ? gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection)) : NULL;
}

static void
name_typed_cb (GtkEditable *entry, RubricNameFilter *filter)
{
  g_free (filter->wanted);
  filter->wanted = rubric_fold_search_text (gtk_editable_get_text (entry));
  gtk_filter_changed (GTK_FILTER (filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
names_found_cb (GListModel *found, guint position, guint removed, guint added, GtkWidget *none)
{
  gtk_widget_set_visible (none, g_list_model_get_n_items (found) == 0);
}

/* Below the list, which is empty then. */
static void
add_no_results (GtkDropDown *choice, GListModel *found)
{
  GtkWidget *scroller = rubric_widget_find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *box = gtk_widget_get_parent (scroller), *none;

  if (!GTK_IS_BOX (box))
    return;
  none = gtk_label_new (_ ("No Results"));
  gtk_widget_add_css_class (none, "dim-label");
  gtk_widget_set_margin_top (none, 12);
  gtk_widget_set_margin_bottom (none, 12);
  gtk_widget_set_visible (none, FALSE);
  gtk_box_append (GTK_BOX (box), none);
  g_signal_connect_object (found, "items-changed", G_CALLBACK (names_found_cb), none, 0);
}

/* GTK makes the list of names anew, without the filter, if the names or the expression change. */
static void
search_anywhere (GtkDropDown *choice)
{
  GListModel *found = get_found (choice);
  g_autoptr (GtkFilter) filter = NULL;

  if (!GTK_IS_FILTER_LIST_MODEL (found))
    return;
  filter = g_object_new (RUBRIC_TYPE_NAME_FILTER, NULL);
  gtk_filter_list_model_set_filter (GTK_FILTER_LIST_MODEL (found), filter);
  g_signal_connect_object (get_entry (get_popover (choice)), "search-changed", G_CALLBACK (name_typed_cb), filter,
                           G_CONNECT_AFTER);
  add_no_results (choice, found);
}

static void
popover_mapped_cb (GtkPopover *popover)
{
  gtk_widget_grab_focus (get_entry (popover));
}

/* Chooses the first name that was found. */
static void
choose_first (GtkDropDown *choice)
{
  GListModel *found = get_found (choice), *names = gtk_drop_down_get_model (choice);
  g_autoptr (GObject) first = found == NULL ? NULL : g_list_model_get_item (found, 0);

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
  g_signal_connect_after (popover, "map", G_CALLBACK (popover_mapped_cb), NULL);
  g_signal_connect_object (get_entry (popover), "activate", G_CALLBACK (choose_first), choice, G_CONNECT_SWAPPED);
  return choice;
}

void
rubric_searched_choice_add_other (GtkDropDown *self, const char *name, const char *other)
{
  GListModel *found = get_found (self);

  if (GTK_IS_FILTER_LIST_MODEL (found))
    {
      GtkFilter *filter = gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (found));

      g_hash_table_insert (RUBRIC_NAME_FILTER (filter)->others, g_strdup (name), g_strdup (other));
    }
}
