/* rubric-collection-window.c - one window, many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-adaptations.h"
#include "rubric-boxes.h"
#include "rubric-collection.h"
#include "rubric-file-choices.h"
#include "rubric-preferences.h"
#include "rubric-reading.h"
#include "rubric-text-collection.h"
#include "rubric-toast.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  NARROW_WIDTH = 600, /* pixels, below which there is no room for all buttons */
  SHORT_LIST = 20000, /* puzzles of a list that is graded by itself: that takes some seconds of idle processor time */
  SIGHT_MS = 100,     /* after scrolling: somebody who scrolls on looks at nothing yet */
};

G_DEFINE_FINAL_TYPE (RubricCollectionWindow, rubric_collection_window, ADW_TYPE_APPLICATION_WINDOW)

static void
enable_list_action (RubricCollectionWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

static gboolean
is_busy (RubricCollectionWindow *self)
{
  return rubric_jobs_get_busy (self->writer) || rubric_collection_is_arranging (self->collection)
         || rubric_collection_is_surveying (self->collection)
         || rubric_grades_is_grading (rubric_collection_get_grades (self->collection));
}

/* Which puzzles are graded: those in sight always, and all of a short list, too.
 *
 *     opened ──► checked ──► short: all are graded, hardly noticed     long: when somebody asks
 *     scrolled ──► SIGHT_MS later: the puzzles in sight go first
 */
static gboolean
grade_sight_cb (gpointer user_data)
{
  RubricCollectionWindow *self = user_data;
  guint position, n = rubric_collection_views_get_sight (self->views, &position);

  self->sight_timeout = 0;
  if (position + n <= g_list_model_get_n_items (G_LIST_MODEL (self->collection)))
    rubric_collection_look_at (self->collection, rubric_collection_views_get_depth (self->views), position, n);
  return G_SOURCE_REMOVE;
}

static void
sight_changed_cb (RubricCollectionWindow *self)
{
  if (self->sight_timeout == 0 && !g_cancellable_is_cancelled (self->closed))
    self->sight_timeout = g_timeout_add (SIGHT_MS, grade_sight_cb, self);
}

/* Returns: the depth of grading all puzzles: the ER costs more, so it is computed only for a query that needs it */
static RubricDepth
get_grading_depth (RubricCollectionWindow *self)
{
  return MAX (rubric_query_get_depth (rubric_collection_get_query (self->collection)), RUBRIC_DEPTH_LEVELS);
}

static void
grade_all (RubricCollectionWindow *self)
{
  self->awaits_grades = FALSE;
  rubric_grades_start (rubric_collection_get_grades (self->collection), get_grading_depth (self));
}

static void
start_awaited_grades (RubricCollectionWindow *self)
{
  if (self->awaits_grades && !rubric_collection_is_surveying (self->collection))
    grade_all (self);
}

/* Other techniques lead to other levels, which cannot be compared with usual ones, so the header says so. */
static void
techniques_changed_cb (RubricCollectionWindow *self)
{
  const SudOrder *order = rubric_techniques_get_order (self->techniques);
  gboolean usual = sud_order_is_usual (order);

  if (g_cancellable_is_cancelled (self->closed))
    return;
  adw_window_title_set_subtitle (self->title, usual ? "" : /* Translators: which levels are by */ _ ("Own techniques"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title),
                               usual ? NULL : _ ("Levels are by the techniques of your preferences"));
  rubric_collection_set_order (self->collection, order);
  rubric_collection_filter_set_order (self->filter, order);
  self->awaits_grades = rubric_collection_get_n_puzzles (self->collection) <= SHORT_LIST;
  start_awaited_grades (self);
  sight_changed_cb (self);
}

static void
init_levels (RubricCollectionWindow *self)
{
  self->techniques = rubric_techniques_new ();
  rubric_techniques_bind (self->techniques, self->settings, G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->techniques, "changed", G_CALLBACK (techniques_changed_cb), self, G_CONNECT_SWAPPED);
  techniques_changed_cb (self);
  g_signal_connect_object (self->views, "sight-changed", G_CALLBACK (sight_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->collection, "after-arrange", G_CALLBACK (sight_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
cancel_survey (RubricCollectionWindow *self)
{
  self->awaits_grades = FALSE;
  if (rubric_collection_is_surveying (self->collection))
    rubric_collection_cancel_survey (self->collection);
  else
    {
      rubric_grades_cancel (rubric_collection_get_grades (self->collection));
      sight_changed_cb (self); /* puzzles in sight were cancelled, too */
    }
}

static void
end_levels (RubricCollectionWindow *self)
{
  self->awaits_grades = FALSE;
  rubric_grades_cancel (rubric_collection_get_grades (self->collection));
  g_clear_handle_id (&self->sight_timeout, g_source_remove); /* last: a waiting arrangement may have started it */
}

/* The menu has an order for each filled column, but for ratings that nobody wants to see. */
static void
update_sorts (RubricCollectionWindow *self, const RubricTotals *totals)
{
  gboolean rates = g_settings_get_boolean (self->settings, "list-ratings");
  g_autoptr (GMenu) sorts = g_menu_new ();
  const char *title;
  RubricSort sort;
  guint n = 0;

  for (; (title = rubric_collection_columns_list_sorts (n, totals, rates, &sort)) != NULL; n++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

      g_menu_item_set_action_and_target (item, "win.sort", "i", sort);
      g_menu_append_item (sorts, item);
    }
  if (self->n_sorts == n)
    return;
  if (self->n_sorts > 0)
    g_menu_remove (self->sort_menu, 0);
  self->n_sorts = n;
  g_menu_insert_section (self->sort_menu, 0, NULL, G_MENU_MODEL (sorts));
}

static void
update_totals (RubricCollectionWindow *self)
{
  const RubricTotals *totals = rubric_collection_get_totals (self->collection);

  update_sorts (self, totals);
  rubric_collection_summary_update (self->summary, totals);
  rubric_collection_summary_update (self->levels, totals);
  rubric_collection_views_update (self->views, totals);
}

/* Ratings that are not seen neither sort puzzles nor leave any out. */
static void
update_rates (RubricCollectionWindow *self)
{
  gboolean rates = g_settings_get_boolean (self->settings, "list-ratings");
  RubricSort sort = rubric_collection_get_query (self->collection)->sort;

  rubric_collection_views_set_rates (self->views, rates);
  rubric_collection_filter_set_rates (self->filter, rates);
  if (!rates && (sort == RUBRIC_SORT_EFFORT || sort == RUBRIC_SORT_ER))
    rubric_collection_window_set_sort (self, RUBRIC_SORT_NUMBER, FALSE);
  update_totals (self);
  sight_changed_cb (self);
}

/* Shows the work that somebody waits for. */
static void
update_work (RubricCollectionWindow *self)
{
  RubricGrades *grades = rubric_collection_get_grades (self->collection);
  guint n = rubric_collection_get_n_puzzles (self->collection);
  gboolean checks = rubric_collection_is_surveying (self->collection);
  guint unknown = rubric_collection_get_totals (self->collection)->counts[RUBRIC_VERDICT_UNKNOWN];

  gtk_widget_set_visible (self->work, is_busy (self));
  enable_list_action (self, "cancel", is_busy (self));
  enable_list_action (self, "survey", !checks && unknown > 0);
  enable_list_action (self, "grade",
                      !is_busy (self) && !rubric_grades_is_complete (grades, get_grading_depth (self)));
  if (rubric_jobs_get_busy (self->writer))
    {
      gtk_progress_bar_set_text (self->progress, _ ("Saving"));
      gtk_progress_bar_set_fraction (self->progress, rubric_jobs_get_fraction (self->writer));
    }
  else if (rubric_collection_is_arranging (self->collection))
    {
      gtk_progress_bar_set_text (self->progress, _ ("Searching"));
      gtk_progress_bar_pulse (self->progress);
    }
  else
    {
      gtk_progress_bar_set_text (self->progress, checks ? _ ("Checking") : _ ("Grading"));
      gtk_progress_bar_set_fraction (self->progress,
                                     checks ? (n - unknown) / (double)n : rubric_grades_get_fraction (grades));
    }
}

/* A filter that was set long ago is easily forgotten, so an empty list names it. */
static void
update_nothing (RubricCollectionWindow *self)
{
  const RubricQuery *query = rubric_collection_get_query (self->collection);
  g_autofree char *text = rubric_text_nothing (query);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_status_page_set_description (self->nothing, markup);
  gtk_widget_set_visible (self->clear_button, query->search != NULL && rubric_query_chooses (query));
}

guint
rubric_collection_window_count_chosen (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  return self->selected_itself ? 0 : gtk_bitset_get_size (selected);
}

void
rubric_collection_window_show_status (RubricCollectionWindow *self)
{
  g_autofree char *text = rubric_text_collection (self->collection, rubric_collection_window_count_chosen (self));

  if (g_strcmp0 (gtk_label_get_text (self->status), text) != 0)
    gtk_label_set_text (self->status, text);
}

void
rubric_collection_window_update (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  guint n_selected = gtk_bitset_get_size (selected);
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->collection)) > 0;

  start_awaited_grades (self);
  rubric_collection_window_update_query (self);
  rubric_collection_window_show_status (self);
  update_nothing (self);
  gtk_stack_set_visible_child_name (self->stack, any ? "list" : "empty");
  enable_list_action (self, "open-puzzle", n_selected > 0);
  gtk_widget_set_tooltip_text (self->open_button, n_selected > 0 ? _ ("Open the Selected Puzzle (Enter)")
                                                                 : _ ("Select a puzzle to open it"));
  enable_list_action (self, "copy", n_selected > 0);
  enable_list_action (self, "save-as", any && !rubric_jobs_get_busy (self->writer));
  enable_list_action (self, "print", any);
  update_totals (self);
  update_work (self);
}

char *
rubric_collection_window_dup_name (RubricCollectionWindow *self)
{
  const char *name = rubric_collection_get_name (self->collection);

  return g_strdup (name != NULL ? name : _ ("Pasted Puzzles"));
}

guint32 *
rubric_collection_window_dup_indices (RubricCollectionWindow *self, const GtkBitset *positions)
{
  guint32 *indices = g_new (guint32, MAX (gtk_bitset_get_size (positions), 1));
  GtkBitsetIter iter;
  guint position, n = 0;

  for (gboolean valid = gtk_bitset_iter_init_first (&iter, positions, &position); valid;
       valid = gtk_bitset_iter_next (&iter, &position))
    indices[n++] = rubric_collection_get_index (self->collection, position);
  return indices;
}

static void
update_sort_button (RubricCollectionWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->sort_button), !rubric_collection_views_has_titles (self->views));
}

static void
set_view (RubricCollectionWindow *self, const char *view)
{
  g_autofree char *remembered = g_settings_get_string (self->settings, "collection-view");

  if (!g_str_equal (remembered, view))
    g_settings_set_string (self->settings, "collection-view", view);
  rubric_collection_views_set_grid (self->views, g_str_equal (view, "grid"));
  update_sort_button (self);
}

static void
sort_list_action (GSimpleAction *action, GVariant *state, gpointer user_data)
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
list_view_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  set_view (user_data, g_variant_get_string (state, NULL));
}

static void
open_at_position (RubricCollectionWindow *self, guint position)
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
open_selected (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  if (!gtk_bitset_is_empty (selected))
    open_at_position (self, gtk_bitset_get_minimum (selected));
}

/* Cancels the work that somebody waits for, or else the background work. */
static void
cancel_work (RubricCollectionWindow *self)
{
  if (rubric_jobs_get_busy (self->writer))
    rubric_jobs_cancel (self->writer);
  else if (rubric_collection_is_arranging (self->collection))
    {
      gtk_search_bar_set_search_mode (self->search_bar, FALSE);
      rubric_collection_window_set_sort (self, RUBRIC_SORT_NUMBER, FALSE);
    }
  else
    cancel_survey (self);
}

static void
show_all_puzzles (RubricCollectionWindow *self)
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
toggle_list_fullscreen (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
cancel_search_or_work (RubricCollectionWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (GTK_IS_TEXT (focus))
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  else
    cancel_work (self);
}

static void
update_file_change (RubricCollectionWindow *self)
{
  RubricFileChange change = self->watch != NULL ? rubric_file_watch_get_change (self->watch) : RUBRIC_FILE_SAME;

  rubric_change_bar_set_change (self->change_bar, change);
  enable_list_action (self, "reload", change == RUBRIC_FILE_CHANGED);
  enable_list_action (self, "keep-mine", change == RUBRIC_FILE_CHANGED);
}

/* The file has other puzzles now, so there is another window. Progress with a puzzle is found by its givens. */
static void
reloaded (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricCollectionWindow *self = owner;
  g_autoptr (RubricCollection) collection = NULL;
  GtkWindow *window;
  int width, height;

  if (error != NULL)
    {
      rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Open the File"), error);
      return;
    }
  collection = rubric_collection_new (reading->document, rubric_collection_get_progress (self->collection));
  window = GTK_WINDOW (rubric_collection_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings,
                                                     collection, self->file, &reading->stamp, self->open));
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
reload_list_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCollectionWindow *self = user_data;

  rubric_read_file (self->reader, self->file, reloaded);
}

static void
keep_list_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_file_watch_accept (RUBRIC_COLLECTION_WINDOW (user_data)->watch);
}

/* A macro keeps actions that call one function to a line. */
#define FORWARD(name, call)                                                                                            \
  static void name##_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)                           \
  {                                                                                                                    \
    RubricCollectionWindow *self = user_data;                                                                          \
    call;                                                                                                              \
  }

FORWARD (open, rubric_collection_window_choose_open (self))
FORWARD (open_puzzle, open_selected (self))
FORWARD (save_as, rubric_collection_window_save_as (self))
FORWARD (copy, rubric_collection_window_copy (self))
FORWARD (print, rubric_collection_window_print (self))
FORWARD (survey, rubric_collection_start_survey (self->collection))
FORWARD (grade, grade_all (self))
FORWARD (compare, rubric_collection_window_compare (self))
FORWARD (cancel, cancel_search_or_work (self))
FORWARD (show_all, show_all_puzzles (self))
FORWARD (clear_filter, rubric_collection_filter_reset (self->filter))
FORWARD (search, toggle_search (self))
FORWARD (fullscreen, toggle_list_fullscreen (GTK_WINDOW (self)))
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
  { "view", NULL, "s", "'list'", list_view_action },
  { "sort", NULL, "i", "0", sort_list_action },
  { "descending", NULL, NULL, "false", descending_action },
  { "fullscreen", fullscreen_action },
  { "preferences", preferences_action },
  { "show-about", show_about_action },
  { "show-shortcuts", show_shortcuts_action },
  { "reload", reload_list_action },
  { "keep-mine", keep_list_action },
};

/* Shows the puzzle that was open. Checks the file, too, as not every file system reports changes. */
static void
list_back_cb (RubricCollectionWindow *self)
{
  guint index, position;

  if (self->watch != NULL)
    rubric_file_watch_check (self->watch);
  if (!rubric_collection_take_opened (self->collection, &index)
      || !rubric_collection_find (self->collection, index, &position))
    return;
  gtk_selection_model_select_item (self->selection, position, TRUE);
  rubric_collection_views_show_puzzle (self->views, position, TRUE);
}

static void
list_active_cb (RubricCollectionWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    list_back_cb (self);
}

static void
watch_file (RubricCollectionWindow *self, const RubricFileStamp *stamp)
{
  self->watch = rubric_file_watch_new (self->file, stamp);
  g_signal_connect_object (self->watch, "notify::change", G_CALLBACK (update_file_change), self, G_CONNECT_SWAPPED);
}

static void
fill_menus (RubricCollectionWindow *self)
{
  g_autoptr (GMenuModel) recent = rubric_recent_create_menu ();
  g_autoptr (GMenu) ways = g_menu_new ();

  g_menu_append (ways, _ ("_Descending"), "win.descending");
  g_menu_append_section (self->sort_menu, NULL, G_MENU_MODEL (ways));
  g_menu_append_section (self->recent_menu, NULL, recent);
}

static void
focus_views_cb (GtkWidget *views)
{
  gtk_widget_grab_focus (views);
}

/* A menu that closes returns the focus to the list. */
static void
return_focus (RubricCollectionWindow *self, GtkWidget *popover)
{
  rubric_adapt_popover (GTK_POPOVER (popover), focus_views_cb, GTK_WIDGET (self->views));
}

/* A narrow window has room for an icon; the accessible name is "Open Puzzle" in both forms. */
static void
show_open_button (RubricCollectionWindow *self, gboolean narrow)
{
  if (gtk_widget_has_css_class (self->open_button, "optional") != narrow)
    return;
  if (narrow)
    {
      gtk_button_set_icon_name (GTK_BUTTON (self->open_button), "document-open-symbolic");
      gtk_widget_remove_css_class (self->open_button, "optional");
      gtk_widget_set_child_visible (self->open_button, TRUE);
      return;
    }
  gtk_button_set_label (GTK_BUTTON (self->open_button), _ ("Open _Puzzle"));
  gtk_widget_add_css_class (self->open_button, "optional");
}

/* The surface knows its size before the widgets are allocated, so that they can still be rearranged. */
static void
surface_width_cb (GdkSurface *surface, GParamSpec *pspec, RubricCollectionWindow *self)
{
  int width = gdk_surface_get_width (surface);

  rubric_collection_views_set_width (self->views, width);
  show_open_button (self, width < NARROW_WIDTH);
  update_sort_button (self);
}

static void
rubric_collection_window_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (rubric_collection_window_parent_class)->realize (widget);
  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_signal_connect_object (surface, "notify::width", G_CALLBACK (surface_width_cb), widget, 0);
}

/* The window waits for a file that is being written; the person may cancel that. */
static gboolean
rubric_collection_window_close_request (GtkWindow *window)
{
  RubricCollectionWindow *self = RUBRIC_COLLECTION_WINDOW (window);

  self->closing = rubric_jobs_get_busy (self->writer);
  return self->closing || GTK_WINDOW_CLASS (rubric_collection_window_parent_class)->close_request (window);
}

/* Ends all work, however the window is closed: somebody else may hold it for a while. */
static void
rubric_collection_window_unrealize (GtkWidget *widget)
{
  RubricCollectionWindow *self = RUBRIC_COLLECTION_WINDOW (widget);

  g_cancellable_cancel (self->closed);
  rubric_jobs_close (self->reader);
  rubric_jobs_close (self->writer);
  g_clear_handle_id (&self->saving_timeout, g_source_remove);
  rubric_collection_cancel_survey (self->collection);
  end_levels (self);
  GTK_WIDGET_CLASS (rubric_collection_window_parent_class)->unrealize (widget);
}

static void
rubric_collection_window_dispose (GObject *object)
{
  RubricCollectionWindow *self = RUBRIC_COLLECTION_WINDOW (object);

  g_clear_object (&self->techniques);
  g_clear_object (&self->selection);
  g_clear_object (&self->collection);
  g_clear_object (&self->settings);
  g_clear_object (&self->file);
  g_clear_object (&self->watch);
  g_clear_object (&self->closed);
  g_clear_object (&self->reader);
  g_clear_object (&self->writer);
  G_OBJECT_CLASS (rubric_collection_window_parent_class)->dispose (object);
}

static void
rubric_collection_window_class_init (RubricCollectionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_collection_window_dispose;
  widget_class->realize = rubric_collection_window_realize;
  widget_class->unrealize = rubric_collection_window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_collection_window_close_request;

  g_type_ensure (RUBRIC_TYPE_HEADER);
  g_type_ensure (RUBRIC_TYPE_MESSAGE_BAR);
  g_type_ensure (RUBRIC_TYPE_COLLECTION_FILTER);
  g_type_ensure (RUBRIC_TYPE_COLLECTION_SUMMARY);
  g_type_ensure (RUBRIC_TYPE_COLLECTION_VIEWS);
  g_type_ensure (RUBRIC_TYPE_SEGMENTED);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-collection-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, change_bar);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, filter_button);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, sort_button);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, sort_menu);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, filter);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, clear_button);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, summary);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, levels);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, views);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, status);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, work);
  gtk_widget_class_bind_template_child (widget_class, RubricCollectionWindow, progress);
}

/* Somebody chooses a puzzle, perhaps the one that was selected for them. */
static void
puzzle_chosen_cb (RubricCollectionWindow *self)
{
  if (!self->selected_itself)
    return;
  self->selected_itself = FALSE;
  rubric_collection_window_show_status (self);
}

static void
rubric_collection_window_init (RubricCollectionWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  update_file_change (self);
  fill_menus (self);
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    rubric_collection_filter_bind_verdict (self->filter, i, rubric_collection_summary_get_segment (self->summary, i));
  for (guint i = 0; i < RUBRIC_N_LEVELS; i++)
    rubric_collection_filter_bind_level (self->filter, i, rubric_collection_summary_get_segment (self->levels, i));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self->views));
  return_focus (self, GTK_WIDGET (gtk_menu_button_get_popover (self->menu_button)));
  return_focus (self, GTK_WIDGET (gtk_menu_button_get_popover (self->sort_button)));
  return_focus (self, GTK_WIDGET (self->filter));
  g_signal_connect_object (self->views, "chosen", G_CALLBACK (puzzle_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->views, "activate", G_CALLBACK (open_at_position), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (list_active_cb), NULL);
  g_signal_connect_after (self, "map", G_CALLBACK (list_back_cb), NULL); /* GTK may think it is active all the time */
  rubric_collection_window_init_files (self);
}

static void
selection_changed_cb (RubricCollectionWindow *self)
{
  if (self->kept_selection == NULL) /* another order chooses nothing */
    self->selected_itself = self->at_beginning = FALSE;
  rubric_collection_window_update (self);
}

static void
set_collection (RubricCollectionWindow *self, RubricCollection *collection)
{
  self->collection = g_object_ref (collection);
  self->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (collection))));
  g_signal_connect_object (collection, "state-changed", G_CALLBACK (rubric_collection_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  rubric_collection_window_init_query (self);
  /* Before there is a model, so that no cell is made in vain. */
  rubric_collection_views_update (self->views, rubric_collection_get_totals (collection));
  rubric_collection_views_set_model (self->views, self->selection);
}

RubricCollectionWindow *
rubric_collection_window_new (GtkApplication *application, GSettings *settings, RubricCollection *collection,
                              GFile *file, const RubricFileStamp *stamp, RubricListOpen open)
{
  RubricCollectionWindow *self = g_object_new (RUBRIC_TYPE_COLLECTION_WINDOW, "application", application, NULL);
  const char *notes = rubric_document_get_notes (rubric_collection_get_document (collection));
  g_autofree char *name = NULL, *view = NULL;
  g_autoptr (GAction) ratings = NULL;

  self->settings = g_object_ref (settings);
  self->open = open;
  if (g_set_object (&self->file, file))
    watch_file (self, stamp);
  if (file != NULL)
    rubric_collection_name_after (collection, file);
  ratings = g_settings_create_action (settings, "list-ratings");
  g_action_map_add_action (G_ACTION_MAP (self), ratings);
  view = g_settings_get_string (settings, "collection-view");
  g_action_group_change_action_state (G_ACTION_GROUP (self), "view", g_variant_new_string (view));
  set_collection (self, collection);
  name = rubric_collection_window_dup_name (self);
  adw_window_title_set_title (self->title, name);
  gtk_window_set_title (GTK_WINDOW (self), name);
  rubric_collection_start_survey (collection);
  init_levels (self);
  g_signal_connect_object (settings, "changed::list-ratings", G_CALLBACK (update_rates), self, G_CONNECT_SWAPPED);
  update_rates (self);
  rubric_collection_window_select_first (self);
  rubric_collection_window_update (self);
  rubric_collection_views_show_puzzle (self->views, 0, TRUE);
  if (notes != NULL)
    rubric_toast_show (self->toasts, notes);
  return self;
}

GFile *
rubric_collection_window_get_file (RubricCollectionWindow *self)
{
  return self->file;
}

RubricCollection *
rubric_collection_window_get_collection (RubricCollectionWindow *self)
{
  return self->collection;
}
