/* rubric-collection-actions.c - what the window of a collection can be asked to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-adaptations.h"
#include "rubric-collection-item.h"
#include "rubric-preferences.h"

#include <glib/gi18n.h>

static void
sort_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricCollectionWindow *self = user_data;
  const RubricQuery *query = rubric_collection_get_query (self->collection);

  rubric_collection_window_set_sort (self, g_variant_get_int32 (state), query->descending);
}

static void
descending_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricCollectionWindow *self = user_data;
  const RubricQuery *query = rubric_collection_get_query (self->collection);

  rubric_collection_window_set_sort (self, query->sort, g_variant_get_boolean (state));
}

static void
view_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  rubric_collection_window_set_view (user_data, g_variant_get_string (state, NULL));
}

void
rubric_collection_window_open_position (RubricCollectionWindow *self, guint position)
{
  guint index = rubric_collection_get_index (self->collection, position);
  g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (self->collection, index);
  const char *problem = rubric_collection_item_get_problem (item);

  if (problem != NULL)
    rubric_tell (GTK_WINDOW (self), _ ("Not a Sudoku"), problem);
  else
    self->open (self, index, self->settings);
}

static void
open_puzzle (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  if (!gtk_bitset_is_empty (selected))
    rubric_collection_window_open_position (self, gtk_bitset_get_minimum (selected));
}

/* What somebody waits for goes first, then what only goes on. */
static void
cancel (RubricCollectionWindow *self)
{
  if (rubric_jobs_get_busy (self->writer))
    rubric_jobs_cancel (self->writer);
  else if (rubric_collection_is_arranging (self->collection))
    {
      gtk_search_bar_set_search_mode (self->search_bar, FALSE);
      rubric_collection_window_set_sort (self, RUBRIC_SORT_NUMBER, FALSE);
    }
  else
    rubric_collection_window_cancel_survey (self);
}

static void
show_all (RubricCollectionWindow *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  rubric_collection_filter_reset (self->filter);
}

static void
toggle_search (RubricCollectionWindow *self)
{
  gboolean search = gtk_search_bar_get_search_mode (self->search_bar);

  gtk_search_bar_set_search_mode (self->search_bar, !search);
}

static void
toggle_fullscreen (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
escape (RubricCollectionWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (GTK_IS_TEXT (focus))
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  else
    cancel (self);
}

/* Most actions only pass on: a macro keeps them to a line each. */
#define FORWARD(name, call)                                                                                            \
  static void name##_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)                           \
  {                                                                                                                    \
    RubricCollectionWindow *self = user_data;                                                                          \
    call;                                                                                                              \
  }

FORWARD (open, rubric_collection_window_choose_open (self))
FORWARD (open_puzzle, open_puzzle (self))
FORWARD (save_as, rubric_collection_window_save_as (self))
FORWARD (copy, rubric_collection_window_copy (self))
FORWARD (print, rubric_collection_window_print (self))
FORWARD (survey, rubric_collection_start_survey (self->collection))
FORWARD (grade, rubric_collection_window_grade (self))
FORWARD (compare, rubric_collection_window_compare (self))
FORWARD (cancel, escape (self))
FORWARD (show_all, show_all (self))
FORWARD (clear_filter, rubric_collection_filter_reset (self->filter))
FORWARD (search, toggle_search (self))
FORWARD (fullscreen, toggle_fullscreen (GTK_WINDOW (self)))
FORWARD (preferences, gtk_window_present (GTK_WINDOW (rubric_preferences_new (GTK_WINDOW (self), self->settings))))
FORWARD (show_about, rubric_show_about (GTK_WINDOW (self)))
FORWARD (show_shortcuts, rubric_show_shortcuts (GTK_WINDOW (self)))

static const GActionEntry entries[] = {
  { "open", open_action },
  { "open-puzzle", open_puzzle_action },
  { "save", save_as_action },
  { "save-as", save_as_action },
  { "copy", copy_action },
  { "print", print_action },
  { "survey", survey_action },
  { "grade", grade_action },
  { "compare", compare_action },
  { "cancel", cancel_action },
  { "show-all", show_all_action },
  { "clear-filter", clear_filter_action },
  { "search", search_action },
  { "view", NULL, "s", "'list'", view_action },
  { "sort", NULL, "i", "0", sort_action },
  { "descending", NULL, NULL, "false", descending_action },
  { "fullscreen", fullscreen_action },
  { "preferences", preferences_action },
  { "show-about", show_about_action },
  { "show-shortcuts", show_shortcuts_action },
};

void
rubric_collection_window_install_actions (RubricCollectionWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
