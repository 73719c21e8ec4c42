/* test-rubric-collection-window.c - a window of many puzzles: where it stands when their order changes, and what is graded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-collection-private.h"
#include "rubric-collection-window.h"
#include "rubric-dragged-file.h"
#include "widget-testing.h"

#include <string.h>

enum
{
  N_TRIES = 20,
  PATIENCE_S = 60,
};

static GtkApplication *application;
static GSettings *settings;

typedef struct
{
  RubricCollectionWindow *window;
  RubricCollection *collection;
  RubricCollectionViews *views;
  GtkSelectionModel *selection;
} Fixture;

static void
append_file (GString *text, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", name, NULL);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  lines = g_strsplit (content, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (strlen (*line) >= SUD_LINE_LENGTH && **line != '#')
      g_string_append_printf (text, "%.81s\n", *line);
}

/**
 * Puzzles:
 * @names: of files, those last that come first when they are sorted: all of them move
 * @times: how often
 */
typedef struct
{
  const char *names[2];
  guint times;
} Puzzles;

static RubricCollection *
create_collection (const Puzzles *puzzles)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;

  for (guint i = 0; i < puzzles->times; i++)
    for (guint k = 0; k < G_N_ELEMENTS (puzzles->names); k++)
      append_file (text, puzzles->names[k]);
  document = rubric_document_new_from_text (text->str, text->len, NULL);
  g_assert_nonnull (document);
  return rubric_collection_new (document, NULL);
}

static void
open_puzzle (RubricCollectionWindow *window, guint index, GSettings *with)
{
}

static void
setup (Fixture *fixture, gconstpointer puzzles)
{
  GtkWidget *columns;

  fixture->collection = create_collection (puzzles);
  fixture->window = RUBRIC_COLLECTION_WINDOW (rubric_collection_window_new (application, settings,
                                                                            fixture->collection, NULL, NULL,
                                                                            open_puzzle));
  fixture->views = RUBRIC_COLLECTION_VIEWS (widget_find (GTK_WIDGET (fixture->window), RUBRIC_TYPE_COLLECTION_VIEWS));
  columns = GTK_WIDGET (rubric_collection_views_get_columns (fixture->views));
  fixture->selection = gtk_column_view_get_model (GTK_COLUMN_VIEW (columns));
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (GTK_WIDGET (fixture->window));
}

static void
teardown (Fixture *fixture, gconstpointer puzzles)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_object_unref (fixture->collection);
}

static void
wait_for_verdicts (Fixture *fixture)
{
  while (rubric_collection_is_surveying (fixture->collection))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_grades (Fixture *fixture, RubricDepth depth)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;

  while (!rubric_grades_is_complete (rubric_collection_get_grades (fixture->collection), depth))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  widget_settle (GTK_WIDGET (fixture->window));
}

static void
sort_by (Fixture *fixture, RubricSort sort)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "sort", g_variant_new_int32 (sort));
}

static void
show_selected (Fixture *fixture, guint position)
{
  gtk_selection_model_select_item (fixture->selection, position, TRUE);
  rubric_collection_views_show_puzzle (fixture->views, position, TRUE);
  widget_settle (GTK_WIDGET (fixture->window));
}

static guint
first_in_sight (Fixture *fixture)
{
  guint position;

  g_assert_cmpuint (rubric_collection_views_get_sight (fixture->views, &position), >, 0);
  return position;
}

static guint
selected_index (Fixture *fixture)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (fixture->selection);

  g_assert_cmpuint (gtk_bitset_get_size (selected), ==, 1);
  return rubric_collection_get_index (fixture->collection, gtk_bitset_get_minimum (selected));
}

/* Whatever is sorted by, known or still to be found out: the list is shown from its beginning and stays there while what
 * is found moves its rows, with the same puzzle selected. */
static void
test_sort (Fixture *fixture, gconstpointer puzzles)
{
  const RubricSort sorts[] = { RUBRIC_SORT_GIVENS, RUBRIC_SORT_GRADE, RUBRIC_SORT_ER, RUBRIC_SORT_NUMBER };
  guint n = rubric_collection_get_n_puzzles (fixture->collection), index;

  wait_for_verdicts (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      show_selected (fixture, n / 2);
      g_assert_cmpuint (first_in_sight (fixture), >, 0);
      index = selected_index (fixture);
      sort_by (fixture, sorts[i]);
      widget_settle (GTK_WIDGET (fixture->window));
      g_assert_cmpuint (first_in_sight (fixture), ==, 0);
      wait_for_grades (fixture, sorts[i] == RUBRIC_SORT_ER ? RUBRIC_DEPTH_ER : RUBRIC_DEPTH_LEVELS);
      g_assert_cmpuint (first_in_sight (fixture), ==, 0);
      g_assert_cmpuint (selected_index (fixture), ==, index);
    }
}

/* Also where the new order is the old one. */
static void
test_same_order (Fixture *fixture, gconstpointer puzzles)
{
  wait_for_grades (fixture, RUBRIC_DEPTH_LEVELS);
  sort_by (fixture, RUBRIC_SORT_GRADE);
  widget_settle (GTK_WIDGET (fixture->window));
  show_selected (fixture, rubric_collection_get_n_puzzles (fixture->collection) / 2);
  sort_by (fixture, RUBRIC_SORT_PROGRESS); /* of which there is none */
  sort_by (fixture, RUBRIC_SORT_NUMBER);
  widget_settle (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (first_in_sight (fixture), ==, 0);
}

/* Scrolls to @position, and waits until something is known of what is in sight there. Returns: the last of it */
static guint
look_at (Fixture *fixture, guint position)
{
  RubricGrades *grades = rubric_collection_get_grades (fixture->collection);
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;

  rubric_collection_views_show_puzzle (fixture->views, position, FALSE);
  while (rubric_grades_get_packed (grades)[position].level == RUBRIC_LEVEL_UNKNOWN)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  return first_in_sight (fixture) + rubric_collection_views_get_sight (fixture->views, &position) - 1;
}

/* Whoever cancels the grading of all still sees how hard those are that are in sight. */
static void
test_cancel (Fixture *fixture, gconstpointer puzzles)
{
  RubricGrades *grades = rubric_collection_get_grades (fixture->collection);
  const RubricPackedEr *rates = rubric_grades_get_ers (grades);
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_TIME_SPAN_SECOND;
  guint n = rubric_collection_get_n_puzzles (fixture->collection), last = 0;
  gboolean unknown = FALSE;

  g_settings_set_boolean (settings, "list-ratings", TRUE);
  wait_for_verdicts (fixture);
  for (guint i = 0; i < N_TRIES && !unknown; i++) /* something in sight is to be unknown still */
    {
      g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "grade", NULL);
      g_assert_true (rubric_grades_is_grading (grades));
      last = look_at (fixture, n - 1 - i * (n / N_TRIES));
      g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "cancel", NULL);
      unknown = rates[last] == RUBRIC_ER_UNKNOWN;
    }
  g_assert_true (unknown);
  g_assert_false (rubric_grades_is_complete (grades, RUBRIC_DEPTH_LEVELS));
  while (rates[last] == RUBRIC_ER_UNKNOWN)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_false (rubric_grades_is_grading (grades));
}

/* Closed while an order waits for grades, and held by somebody else: nothing goes on looking at what is gone. */
static void
test_close (Fixture *fixture, gconstpointer puzzles)
{
  g_autoptr (RubricCollectionWindow) held = g_object_ref (fixture->window);

  wait_for_verdicts (fixture);
  sort_by (fixture, RUBRIC_SORT_ER);
  widget_settle (GTK_WIDGET (held));
  g_assert_true (rubric_grades_is_grading (rubric_collection_get_grades (fixture->collection)));
  fixture->window = NULL;
  gtk_window_destroy (GTK_WINDOW (held));
  widget_turn (300);
}

/* What is chosen in Preferences while the list is open: it is graded anew, and says so; and the other way round. */
static void
test_own_techniques (Fixture *fixture, gconstpointer puzzles)
{
  static const char *const no_hidden_singles[] = { "-hidden-single", NULL };
  RubricGrades *grades = rubric_collection_get_grades (fixture->collection);
  AdwWindowTitle *title = ADW_WINDOW_TITLE (widget_find (GTK_WIDGET (fixture->window), ADW_TYPE_WINDOW_TITLE));
  guint n = rubric_collection_get_n_puzzles (fixture->collection), n_easy;

  wait_for_grades (fixture, RUBRIC_DEPTH_LEVELS);
  n_easy = rubric_grades_get_counts (grades)[RUBRIC_LEVEL_EASY];
  g_assert_cmpuint (n_easy, >, 0);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  g_settings_set_strv (settings, "techniques", no_hidden_singles);
  g_assert_cmpuint (rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN], ==, n);
  g_assert_true (rubric_grades_is_grading (grades));
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "Own techniques");
  wait_for_grades (fixture, RUBRIC_DEPTH_LEVELS);
  g_assert_cmpuint (rubric_grades_get_counts (grades)[RUBRIC_LEVEL_EASY], <, n_easy);
  g_settings_reset (settings, "techniques");
  g_assert_cmpuint (rubric_grades_get_counts (grades)[RUBRIC_LEVEL_EASY], ==, n_easy);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
}

/* As if Down were pressed in @entry. */
static void
press_down (GtkWidget *entry)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (entry);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) down = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      down = g_list_model_get_item (G_LIST_MODEL (controller), 0);
      g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (down), 0, entry, NULL));
      return;
    }
  g_assert_not_reached ();
}

/* However fast somebody types: into what is found for all that stands there, and nowhere if that is nothing. */
static void
test_search_down (Fixture *fixture, gconstpointer puzzles)
{
  GtkWidget *bar = widget_find (GTK_WIDGET (fixture->window), GTK_TYPE_SEARCH_BAR);
  GtkWidget *entry = widget_find (bar, GTK_TYPE_SEARCH_ENTRY);

  wait_for_verdicts (fixture);
  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (bar), TRUE);
  gtk_widget_grab_focus (entry);
  widget_settle (GTK_WIDGET (fixture->window));
  gtk_editable_set_text (GTK_EDITABLE (entry), "nowhere");
  press_down (entry);
  widget_settle (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->selection)), ==, 0);
  g_assert_false (rubric_collection_views_has_focus (fixture->views));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  press_down (entry);
  widget_settle (GTK_WIDGET (fixture->window));
  g_assert_true (rubric_collection_views_has_focus (fixture->views));
  g_assert_cmpuint (selected_index (fixture), ==, 0);
}

/* Returns: (transfer full): what is dragged from the top of the rows */
static GdkContentProvider *
drag_first (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->views));
  int height = gtk_widget_get_height (GTK_WIDGET (fixture->views)), x = 40, y = 0;
  GdkContentProvider *content = NULL;

  while (y < height && rubric_collection_views_find_puzzle (fixture->views, x, y) == GTK_INVALID_LIST_POSITION)
    y++;
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        g_signal_emit_by_name (controller, "prepare", (double)x, (double)y, &content);
    }
  return content;
}

static char *
get_dragged_text (GdkContentProvider *content)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  return g_value_dup_string (&value);
}

/* A puzzle is dragged alone, as file, text and pictures; or with all that are selected, as file and text. */
static void
test_drag (Fixture *fixture, gconstpointer puzzles)
{
  for (guint many = 0; many < 2; many++)
    {
      g_autoptr (GdkContentProvider) content = NULL;
      g_autoptr (GdkContentFormats) formats = NULL;
      g_autofree char *text = NULL;

      if (many)
        gtk_selection_model_select_all (fixture->selection);
      else
        gtk_selection_model_select_item (fixture->selection, 3, TRUE);
      content = drag_first (fixture);
      g_assert_nonnull (content);
      formats = gdk_content_provider_ref_formats (content);
      g_assert_true (gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST));
      g_assert_cmpint (gdk_content_formats_contain_mime_type (formats, "image/png"), ==, !many);
      g_assert_cmpint (gdk_content_formats_contain_mime_type (formats, "image/svg+xml"), ==, !many);
      text = get_dragged_text (content);
      g_assert_cmpuint (strlen (text), ==,
                        many ? rubric_collection_get_n_puzzles (fixture->collection) * (SUD_LINE_LENGTH + 1)
                             : SUD_LINE_LENGTH);
    }
  rubric_dragged_files_remove ();
}

/* One puzzle is copied as text and pictures, several as text. */
static void
test_copy (Fixture *fixture, gconstpointer puzzles)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));

  for (guint many = 0; many < 2; many++)
    {
      GdkContentFormats *formats;

      if (many)
        gtk_selection_model_select_all (fixture->selection);
      else
        gtk_selection_model_select_item (fixture->selection, 3, TRUE);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.copy", NULL));
      formats = gdk_clipboard_get_formats (clipboard);
      g_assert_true (gdk_content_formats_contain_gtype (formats, G_TYPE_STRING));
      g_assert_cmpint (gdk_content_formats_contain_mime_type (formats, "image/png"), ==, !many);
    }
}

TEST_FILE (argc, argv)
{
  static const Puzzles mixed = { { "minimal.txt", "easy.txt" }, 2 }, many = { { "hard.txt", "minimal.txt" }, 100 };
  int status;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  if (!widget_begin (&argc, &argv))
    return 0;
  application = widget_create_application ();
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
#define ADD(name, puzzles, function)                                                                                   \
  g_test_add ("/collection-window/" name, Fixture, &puzzles, setup, function, teardown)
  ADD ("sort", mixed, test_sort);
  ADD ("same-order", mixed, test_same_order);
  ADD ("own-techniques", mixed, test_own_techniques);
  ADD ("search-down", mixed, test_search_down);
  ADD ("cancel", many, test_cancel);
  ADD ("close", many, test_close);
  ADD ("drag", mixed, test_drag);
  ADD ("copy", mixed, test_copy);
  status = g_test_run ();
  g_clear_object (&settings);
  g_clear_object (&application);
  return status;
}
