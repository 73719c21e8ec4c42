/* rubric-collection-window.c - one window, many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-adaptations.h"
#include "rubric-collection-columns.h"
#include "rubric-header.h"
#include "rubric-recent.h"
#include "rubric-segmented.h"
#include "rubric-text-collection.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

enum
{
  NARROW_WIDTH = 600, /* pixels, below which there is no room for all buttons */
};

G_DEFINE_FINAL_TYPE (RubricCollectionWindow, rubric_collection_window, ADW_TYPE_APPLICATION_WINDOW)

static void
enable (RubricCollectionWindow *self, const char *name, gboolean enabled)
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

/* The menu sorts by what there are columns for, shown or not. */
static void
update_sorts (RubricCollectionWindow *self, const RubricTotals *totals)
{
  g_autoptr (GMenu) sorts = g_menu_new ();
  const char *title;
  RubricSort sort;
  guint n = 0;

  for (; (title = rubric_collection_columns_list_sorts (n, totals, &sort)) != NULL; n++)
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

/* Of several things that are going on the one that somebody waits for. */
static void
update_work (RubricCollectionWindow *self)
{
  RubricGrades *grades = rubric_collection_get_grades (self->collection);
  guint n = rubric_collection_get_n_puzzles (self->collection);
  gboolean checks = rubric_collection_is_surveying (self->collection);
  guint unknown = rubric_collection_count (self->collection, RUBRIC_VERDICT_UNKNOWN);

  gtk_widget_set_visible (self->work, is_busy (self));
  enable (self, "cancel", is_busy (self));
  enable (self, "survey", !checks);
  enable (self, "grade",
          !is_busy (self) && !rubric_grades_is_complete (grades, rubric_collection_window_get_depth (self)));
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

/* A filter that was set long ago is easily forgotten: it is named where it may be what hides a puzzle. */
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

  rubric_collection_window_update_levels (self);
  rubric_collection_window_update_query (self);
  rubric_collection_window_show_status (self);
  update_nothing (self);
  gtk_stack_set_visible_child_name (self->stack, any ? "list" : "empty");
  enable (self, "open-puzzle", n_selected > 0);
  gtk_widget_set_tooltip_text (self->open_button, n_selected > 0 ? _ ("Open the Selected Puzzle (Enter)")
                                                                 : _ ("Select a puzzle to open it"));
  enable (self, "copy", n_selected > 0);
  enable (self, "save-as", any && !rubric_jobs_get_busy (self->writer));
  enable (self, "print", any);
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

/* Where titles of columns sort, there are all of them to click on. */
static void
update_sort_button (RubricCollectionWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->sort_button), !rubric_collection_views_has_titles (self->views));
}

void
rubric_collection_window_set_view (RubricCollectionWindow *self, const char *view)
{
  g_autofree char *remembered = g_settings_get_string (self->settings, "collection-view");

  if (!g_str_equal (remembered, view))
    g_settings_set_string (self->settings, "collection-view", view);
  rubric_collection_views_set_grid (self->views, g_str_equal (view, "grid"));
  update_sort_button (self);
}

/* Back from a puzzle: it is the one that somebody looks for. */
static void
active_cb (RubricCollectionWindow *self)
{
  guint index, position;

  if (!gtk_window_is_active (GTK_WINDOW (self)) || !rubric_collection_take_opened (self->collection, &index)
      || !rubric_collection_find (self->collection, index, &position))
    return;
  gtk_selection_model_select_item (self->selection, position, TRUE);
  rubric_collection_views_show_puzzle (self->views, position, TRUE);
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

/* A menu that closes gives the keyboard back to the list. */
static void
return_focus (RubricCollectionWindow *self, GtkWidget *popover)
{
  rubric_adapt_popover (GTK_POPOVER (popover), focus_views_cb, GTK_WIDGET (self->views));
}

/* As a picture it has a place in every width; its name is "Open Puzzle" in both forms. */
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

/* The surface tells its size before the widgets are allocated, so they can still be rearranged. */
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

/* A file that is being written is waited for; the person may cancel that. */
static gboolean
rubric_collection_window_close_request (GtkWindow *window)
{
  RubricCollectionWindow *self = RUBRIC_COLLECTION_WINDOW (window);

  self->closing = rubric_jobs_get_busy (self->writer);
  return self->closing || GTK_WINDOW_CLASS (rubric_collection_window_parent_class)->close_request (window);
}

/* However it is closed; somebody else may hold it for a while. */
static void
rubric_collection_window_unrealize (GtkWidget *widget)
{
  RubricCollectionWindow *self = RUBRIC_COLLECTION_WINDOW (widget);

  g_cancellable_cancel (self->closed);
  rubric_jobs_close (self->reader);
  rubric_jobs_close (self->writer);
  g_clear_handle_id (&self->saving_timeout, g_source_remove);
  rubric_collection_cancel_survey (self->collection);
  rubric_collection_window_end_levels (self);
  GTK_WIDGET_CLASS (rubric_collection_window_parent_class)->unrealize (widget);
}

static void
rubric_collection_window_dispose (GObject *object)
{
  RubricCollectionWindow *self = RUBRIC_COLLECTION_WINDOW (object);

  if (self->collection != NULL)
    g_signal_handlers_disconnect_by_data (self->collection, self);
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
  g_type_ensure (RUBRIC_TYPE_CHANGE_BAR);
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

/* The puzzle that the list has selected by itself, too. */
static void
chosen_cb (RubricCollectionWindow *self)
{
  if (!self->selected_itself)
    return;
  self->selected_itself = FALSE;
  rubric_collection_window_show_status (self);
}

static void
rubric_collection_window_init (RubricCollectionWindow *self)
{
  rubric_collection_window_install_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  rubric_collection_window_init_change (self);
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
  g_signal_connect_swapped (self->views, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->views, "activate", G_CALLBACK (rubric_collection_window_open_position), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
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
  g_signal_connect_swapped (collection, "state-changed", G_CALLBACK (rubric_collection_window_update), self);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  rubric_collection_window_init_query (self);
  rubric_collection_views_update (self->views, rubric_collection_get_totals (collection)); /* no cell is made in vain */
  rubric_collection_views_set_model (self->views, self->selection);
}

RubricCollectionWindow *
rubric_collection_window_new (GtkApplication *application, GSettings *settings, RubricCollection *collection,
                              GFile *file, const RubricFileStamp *stamp, RubricListOpen open)
{
  RubricCollectionWindow *self = g_object_new (RUBRIC_TYPE_COLLECTION_WINDOW, "application", application, NULL);
  const char *notes = rubric_document_get_notes (rubric_collection_get_document (collection));
  g_autofree char *name = NULL, *view = NULL;

  self->settings = g_object_ref (settings);
  self->open = open;
  if (g_set_object (&self->file, file))
    rubric_collection_window_watch (self, stamp);
  if (file != NULL)
    rubric_collection_name_after (collection, file);
  view = g_settings_get_string (settings, "collection-view");
  g_action_group_change_action_state (G_ACTION_GROUP (self), "view", g_variant_new_string (view));
  set_collection (self, collection);
  name = rubric_collection_window_dup_name (self);
  adw_window_title_set_title (self->title, name);
  gtk_window_set_title (GTK_WINDOW (self), name);
  rubric_collection_start_survey (collection);
  rubric_collection_window_init_levels (self);
  rubric_collection_window_select_first (self);
  rubric_collection_window_update (self);
  rubric_collection_views_show_puzzle (self->views, 0, TRUE);
  if (notes != NULL)
    rubric_collection_window_toast (self, notes);
  return self;
}

GFile *
rubric_collection_window_get_file (RubricCollectionWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COLLECTION_WINDOW (self), NULL);

  return self->file;
}

RubricCollection *
rubric_collection_window_get_collection (RubricCollectionWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COLLECTION_WINDOW (self), NULL);

  return self->collection;
}

void
rubric_collection_window_toast (RubricCollectionWindow *self, const char *text)
{
  rubric_toast_show (self->toasts, text);
}
