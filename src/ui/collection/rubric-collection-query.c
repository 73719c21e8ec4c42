/* rubric-collection-query.c - filtering, searching and sorting a list, and the selection afterwards
 *
 *     type ──► search-changed ──► query ──► arranged, the first selected
 *     Enter    opens it           Down   goes into the list        Escape   shows all, with the same selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-widgets.h"

/* A new order may come late, as something had to be computed for it. It still answers the question if nobody has chosen
 * a puzzle or scrolled since then. */
static gboolean
is_asked_for (RubricCollectionWindow *self)
{
  return self->query_changed || (self->at_beginning && rubric_collection_views_is_at_top (self->views));
}

/* A menu that closes returns the focus to the puzzles, but newer versions of GTK return it to its button first. */
static gboolean
is_at_menu (RubricCollectionWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL;
}

/* The answer to a question is shown from its beginning, not from the rows that were in sight. */
static void
detach_view (RubricCollectionWindow *self, gboolean is_question)
{
  self->had_focus = rubric_collection_views_has_focus (self->views) || (is_question && is_at_menu (self));
  rubric_collection_views_set_model (self->views, NULL);
}

/* After a search, the list is shown at the puzzle that was found. */
static void
show_selected_puzzle (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  guint position = gtk_bitset_is_empty (selected) ? 0 : gtk_bitset_get_minimum (selected);

  rubric_collection_views_show_puzzle (self->views, position, TRUE);
}

static void
open_found (RubricCollectionWindow *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self), "open-puzzle", NULL);
}

/* Skips the summary, which lies between the entry and the list. */
static void
enter_found (RubricCollectionWindow *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    show_selected_puzzle (self);
}

static void
do_once_found (RubricCollectionWindow *self)
{
  void (*once_found) (RubricCollectionWindow *self) = self->once_found;

  self->once_found = NULL;
  if (once_found != NULL)
    once_found (self);
}

static void
attach_view (RubricCollectionWindow *self)
{
  rubric_collection_views_set_model (self->views, self->selection);
  if (self->left_search)
    show_selected_puzzle (self);
  else if (self->had_focus)
    rubric_collection_views_show_puzzle (self->views, 0, TRUE);
  self->query_changed = self->left_search = FALSE;
  do_once_found (self);
}

void
rubric_collection_window_select_first (RubricCollectionWindow *self)
{
  gtk_selection_model_select_item (self->selection, 0, TRUE);
  self->selected_itself = TRUE;
  rubric_collection_window_show_status (self);
}

/* GtkMultiSelection keeps positions, but the selection should follow its puzzles. */
static void
before_arrange_cb (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) positions = gtk_selection_model_get_selection (self->selection);
  g_autofree guint32 *indices = rubric_collection_window_dup_indices (self, positions);
  guint n = gtk_bitset_get_size (positions);
  gboolean is_question = self->query_changed;

  self->kept_selection = gtk_bitset_new_empty ();
  for (guint i = 0; i < n; i++)
    gtk_bitset_add (self->kept_selection, indices[i]);
  self->query_changed = is_asked_for (self);
  if (self->query_changed)
    detach_view (self, is_question);
}

static void
after_arrange_cb (RubricCollectionWindow *self)
{
  GtkBitset *kept = self->kept_selection;
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all = gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->collection)));
  guint n = gtk_bitset_is_empty (kept) ? 0 : gtk_bitset_get_size (all);

  for (guint i = 0; i < n; i++)
    if (gtk_bitset_contains (kept, rubric_collection_get_index (self->collection, i)))
      gtk_bitset_add (selected, i);
  gtk_selection_model_set_selection (self->selection, selected, all);
  if (self->query_changed && gtk_bitset_is_empty (selected) && !gtk_bitset_is_empty (all))
    rubric_collection_window_select_first (self);
  g_clear_pointer (&self->kept_selection, gtk_bitset_unref);
  if (self->query_changed)
    attach_view (self);
}

void
rubric_collection_window_update_query (RubricCollectionWindow *self)
{
  if (!self->query_changed || rubric_collection_is_arranging (self->collection))
    return;
  detach_view (self, TRUE);
  attach_view (self);
}

static void
set_list_query (RubricCollectionWindow *self, const RubricQuery *query)
{
  GAction *sort = g_action_map_lookup_action (G_ACTION_MAP (self), "sort");
  GAction *descending = g_action_map_lookup_action (G_ACTION_MAP (self), "descending");

  g_simple_action_set_state (G_SIMPLE_ACTION (sort), g_variant_new_int32 (query->sort));
  g_simple_action_set_state (G_SIMPLE_ACTION (descending), g_variant_new_boolean (query->descending));
  if (rubric_query_equal (query, rubric_collection_get_query (self->collection)))
    return;
  self->query_changed = self->at_beginning = TRUE;
  self->once_found = NULL;
  rubric_collection_set_query (self->collection, query);
}

static void
query_changed_cb (RubricCollectionWindow *self)
{
  g_auto (RubricQuery) query = { 0 };

  if (self->collection == NULL)
    return; /* columns that are being removed emit the signal, too */
  rubric_query_copy (rubric_collection_get_query (self->collection), &query);
  rubric_collection_filter_apply (self->filter, &query);
  query.sort = rubric_collection_columns_get_sort (rubric_collection_views_get_columns (self->views),
                                                   &query.descending);
  /* A filter is easily forgotten, so the button shows it; the search text is visible anyway. */
  rubric_widget_set_class (self->filter_button, "accent", rubric_query_chooses (&query));
  rubric_query_set_search (&query, gtk_search_bar_get_search_mode (self->search_bar)
                                       ? gtk_editable_get_text (GTK_EDITABLE (self->search_entry))
                                       : NULL);
  set_list_query (self, &query);
}

static void
sort_changed_cb (RubricCollectionWindow *self)
{
  if (!self->sorting)
    query_changed_cb (self);
}

void
rubric_collection_window_set_sort (RubricCollectionWindow *self, RubricSort sort, gboolean descending)
{
  self->sorting = TRUE;
  rubric_collection_columns_set_sort (rubric_collection_views_get_columns (self->views), sort, descending);
  self->sorting = FALSE;
  query_changed_cb (self);
}

/* The search bar empties the entry before it notifies that the bar is closed. */
static void
search_changed_cb (RubricCollectionWindow *self)
{
  gboolean searches = gtk_search_bar_get_search_mode (self->search_bar);
  gboolean leaves = self->searches && !searches;

  self->searches = searches;
  self->left_search = self->left_search || leaves;
  query_changed_cb (self);
  if (!self->left_search || rubric_collection_is_arranging (self->collection))
    return;
  self->left_search = FALSE;
  show_selected_puzzle (self);
}

/* Calls @once_found when the puzzles for all that has been typed are found, which may be now. */
static void
wait_until_found (RubricCollectionWindow *self, void (*once_found) (RubricCollectionWindow *self))
{
  query_changed_cb (self);
  self->once_found = once_found;
  if (!rubric_collection_is_arranging (self->collection))
    do_once_found (self);
}

static void
list_search_activate_cb (RubricCollectionWindow *self)
{
  wait_until_found (self, open_found);
}

static gboolean
list_search_down_cb (GtkWidget *entry, GVariant *arguments, gpointer user_data)
{
  wait_until_found (user_data, enter_found);
  return GDK_EVENT_STOP;
}

void
rubric_collection_window_init_query (RubricCollectionWindow *self)
{
  GtkColumnView *columns = rubric_collection_views_get_columns (self->views);

  g_signal_connect_object (self->collection, "before-arrange", G_CALLBACK (before_arrange_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->collection, "after-arrange", G_CALLBACK (after_arrange_cb), self, G_CONNECT_SWAPPED);
  rubric_collection_window_set_sort (self, RUBRIC_SORT_NUMBER, FALSE);
  g_signal_connect_object (gtk_column_view_get_sorter (columns), "changed", G_CALLBACK (sort_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (query_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "search-changed", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "activate", G_CALLBACK (list_search_activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  rubric_widget_add_shortcut (GTK_WIDGET (self->search_entry), "Down|KP_Down", list_search_down_cb, self);
}
