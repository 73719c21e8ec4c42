/* test-rubric-collection-views.c - two views of one list: only the one that is seen costs anything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-collection-private.h"
#include "rubric-text-collection.h"
#include "rubric-text-step.h"
#include "widget-testing.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  N_PUZZLES = 1000,
};

typedef struct
{
  GtkWidget *window;
  RubricCollectionViews *views;
  RubricCollection *collection;
  GtkSelectionModel *selection;
  guint activated;
} Fixture;

static RubricCollection *
create_collection (const char *first_line, guint n)
{
  g_autoptr (GString) text = g_string_new (first_line);
  g_autoptr (RubricDocument) document = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append (text, PUZZLE "\n");
  document = rubric_document_new_from_text (text->str, text->len, NULL);
  g_assert_nonnull (document);
  return rubric_collection_new (document, NULL);
}

static void
activate_cb (RubricCollectionViews *views, guint position, Fixture *fixture)
{
  fixture->activated = position;
}

static void
setup (Fixture *fixture, gconstpointer data)
{
  fixture->collection = create_collection ("", N_PUZZLES);
  fixture->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (fixture->collection))));
  fixture->views = g_object_new (RUBRIC_TYPE_COLLECTION_VIEWS, NULL);
  fixture->window = gtk_window_new ();
  fixture->activated = G_MAXUINT;
  g_signal_connect (fixture->views, "activate", G_CALLBACK (activate_cb), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->views));
  rubric_collection_views_set_width (fixture->views, 800);
  rubric_collection_views_update (fixture->views, rubric_collection_get_totals (fixture->collection));
  rubric_collection_views_set_model (fixture->views, fixture->selection);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
teardown (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_assert_finalize_object (fixture->selection);
  g_assert_finalize_object (fixture->collection);
}

/* The position of the puzzle that has the focus. */
static guint
get_focus (Fixture *fixture)
{
  for (GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (fixture->window)); widget != NULL;
       widget = gtk_widget_get_first_child (widget))
    {
      GtkListItem *item = g_object_get_data (G_OBJECT (widget), RUBRIC_LIST_ITEM_KEY);

      if (item != NULL)
        return gtk_list_item_get_position (item);
    }
  return G_MAXUINT;
}

static guint
count_tiles (GtkWidget *widget)
{
  guint n = g_str_equal (gtk_widget_get_css_name (widget), "tile");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_tiles (child);
  return n;
}

/* Tiles are there for what is near, and not at all while the list is seen. */
static void
test_lazy (Fixture *fixture, gconstpointer data)
{
  guint n;

  g_assert_cmpuint (count_tiles (GTK_WIDGET (fixture->views)), ==, 0);
  rubric_collection_views_set_grid (fixture->views, TRUE);
  widget_settle (fixture->window);
  n = count_tiles (GTK_WIDGET (fixture->views));
  g_assert_cmpuint (n, >=, 8);
  g_assert_cmpuint (n, <, N_PUZZLES / 2);
  rubric_collection_views_set_grid (fixture->views, FALSE);
  widget_settle (fixture->window);
  g_assert_cmpuint (count_tiles (GTK_WIDGET (fixture->views)), ==, 0);
}

/* Far away, in both views: the puzzle is there, in sight and focused, and stays selected when the view is another. */
static void
test_show (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GtkBitset) selected = NULL;

  rubric_collection_views_show_puzzle (fixture->views, 0, TRUE);
  g_assert_cmpuint (get_focus (fixture), ==, 0);
  gtk_selection_model_select_item (fixture->selection, 700, TRUE);
  rubric_collection_views_show_puzzle (fixture->views, 700, TRUE);
  widget_settle (fixture->window);
  g_assert_cmpuint (get_focus (fixture), ==, 700);
  rubric_collection_views_set_grid (fixture->views, TRUE);
  widget_settle (fixture->window);
  g_assert_cmpuint (get_focus (fixture), ==, 700);
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  selected = gtk_selection_model_get_selection (fixture->selection);
  g_assert_cmpuint (gtk_bitset_get_size (selected), ==, 1);
  g_assert_true (gtk_bitset_contains (selected, 700));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
  g_assert_cmpuint (fixture->activated, ==, 700);
}

static char *
list_columns (RubricCollectionViews *views)
{
  GListModel *columns = gtk_column_view_get_columns (rubric_collection_views_get_columns (views));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      if (gtk_column_view_column_get_visible (column))
        g_string_append_printf (text, "%s ", gtk_column_view_column_get_title (column));
    }
  return g_string_free (text, FALSE);
}

static void
assert_columns (RubricCollectionViews *views, const RubricTotals *totals, const char *expected)
{
  g_autofree char *text = NULL;

  rubric_collection_views_update (views, totals);
  text = list_columns (views);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_columns (Fixture *fixture, gconstpointer data)
{
#define ALWAYS "Number Preview Givens Solutions Level Hardest Technique "
  RubricTotals totals = { 0 };

  assert_columns (fixture->views, &totals, ALWAYS);
  totals.begun = TRUE;
  assert_columns (fixture->views, &totals, ALWAYS "Progress ");
  totals.fields = 1 << RUBRIC_INFO_TITLE | 1 << RUBRIC_INFO_LEVEL | 1 << RUBRIC_INFO_COMMENT;
  assert_columns (fixture->views, &totals, ALWAYS "Progress Title Difficulty ");
  totals.counts[RUBRIC_VERDICT_INVALID] = 1; /* says why */
  assert_columns (fixture->views, &totals, ALWAYS "Progress Title Difficulty Description ");
  rubric_collection_views_set_width (fixture->views, 360);
  assert_columns (fixture->views, &totals, "Number Preview Solutions ");
}

/* Numbers for those who ask for them: nobody else waits until they are known. */
static void
test_ratings (Fixture *fixture, gconstpointer data)
{
  RubricTotals totals = { 0 };

  g_assert_cmpint (rubric_collection_views_get_depth (fixture->views), ==, RUBRIC_DEPTH_LEVELS);
  rubric_collection_views_set_rates (fixture->views, TRUE);
  g_assert_cmpint (rubric_collection_views_get_depth (fixture->views), ==, RUBRIC_DEPTH_ER);
  assert_columns (fixture->views, &totals, "Number Preview Givens Solutions Level Effort ER Hardest Technique ");
  rubric_collection_views_set_width (fixture->views, 360);
  assert_columns (fixture->views, &totals, "Number Preview Solutions ER ");
  rubric_collection_views_set_grid (fixture->views, TRUE);
  g_assert_cmpint (rubric_collection_views_get_depth (fixture->views), ==, RUBRIC_DEPTH_LEVELS); /* ER is not seen */
}

/* The last column goes on to the edge, whichever it is. */
static void
test_edge (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 800, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GListModel *columns = gtk_column_view_get_columns (rubric_collection_views_get_columns (fixture->views));
      gboolean expands = FALSE;

      rubric_collection_views_set_width (fixture->views, widths[i]);
      for (guint k = 0; k < g_list_model_get_n_items (columns); k++)
        {
          g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, k);

          if (gtk_column_view_column_get_visible (column))
            expands = gtk_column_view_column_get_expand (column);
        }
      g_assert_true (expands);
    }
}

/* What the file has is known at once where it stands among the first puzzles, and by the survey wherever it stands. */
static void
test_fields (void)
{
  g_autoptr (RubricCollection) first = create_collection (PUZZLE " # Evening\n", 5);
  g_autoptr (RubricCollection) late = NULL;
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (rubric_collection_get_totals (first)->fields, ==, 1 << RUBRIC_INFO_DESCRIPTION);
  for (guint i = 0; i < 9999; i++)
    g_string_append (text, PUZZLE "\n");
  g_string_append (text, PUZZLE " # Evening\n");
  document = rubric_document_new_from_text (text->str, text->len, NULL);
  late = rubric_collection_new (document, NULL);
  g_assert_cmpuint (rubric_collection_get_totals (late)->fields, ==, 0);
  rubric_collection_start_survey (late);
  while (rubric_collection_is_surveying (late))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rubric_collection_get_totals (late)->fields, ==, 1 << RUBRIC_INFO_DESCRIPTION);
}

/* Whose label has @text, in @widget. */
static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text)
      && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static const char *
get_meaning (Fixture *fixture, const char *title)
{
  GtkWidget *widget = find_label (GTK_WIDGET (fixture->views), title);

  g_assert_nonnull (widget);
  while (gtk_widget_get_tooltip_text (widget) == NULL && widget != GTK_WIDGET (fixture->views))
    widget = gtk_widget_get_parent (widget);
  return gtk_widget_get_tooltip_text (widget);
}

/* Titles that nobody can guess say what they mean; the others nothing. */
static void
test_titles (Fixture *fixture, gconstpointer data)
{
  rubric_collection_views_set_rates (fixture->views, TRUE);
  widget_settle (fixture->window);
  g_assert_true (g_str_has_prefix (get_meaning (fixture, "Level"), "How hard the hardest step is"));
  g_assert_nonnull (strstr (get_meaning (fixture, "Level"), "another scale"));
  g_assert_true (g_str_has_prefix (get_meaning (fixture, "Effort"), "How much there is to do"));
  g_assert_true (g_str_has_prefix (get_meaning (fixture, "ER"), "How hard the hardest step is, on the scale of"));
  g_assert_null (get_meaning (fixture, "Number"));
}

/* Progress has no column in a narrow window, where it would take the room of levels: it stands behind them. */
static void
test_narrow_progress (Fixture *fixture, gconstpointer data)
{
  RubricTotals totals = { .begun = TRUE };
  GtkWidget *columns = GTK_WIDGET (rubric_collection_views_get_columns (fixture->views)), *easy, *ring;
  int width;

  rubric_grades_want (rubric_collection_get_grades (fixture->collection), RUBRIC_DEPTH_LEVELS, &(guint32){ 0 }, 1);
  rubric_collection_views_update (fixture->views, &totals);
  g_assert_nonnull (find_label (columns, "Progress"));
  rubric_collection_views_set_width (fixture->views, 360);
  widget_settle (fixture->window);
  g_assert_null (find_label (columns, "Progress"));
  easy = find_label (columns, "Easy");
  g_assert_nonnull (easy);
  ring = gtk_widget_get_next_sibling (easy);
  g_assert_true (RUBRIC_IS_PROGRESS_RING (ring) && gtk_widget_get_mapped (ring));
  gtk_widget_measure (columns, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
}

/* Level and technique have no columns in a narrow window, but they are there. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  RubricGrades *grades = rubric_collection_get_grades (fixture->collection);
  RubricPackedGrade rating;

  g_assert_true (rubric_collection_views_has_titles (fixture->views));
  rubric_grades_want (grades, RUBRIC_DEPTH_LEVELS, &(guint32){ 0 }, 1);
  rubric_collection_views_set_width (fixture->views, 360);
  widget_settle (fixture->window);
  rating = rubric_grades_get_packed (grades)[0];
  g_assert_false (rubric_collection_views_has_titles (fixture->views));
  g_assert_null (find_label (GTK_WIDGET (fixture->views), "Hardest Technique"));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->views), "Easy"));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->views), rubric_text_hardest (rating)));
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
#define ADD(name, function) g_test_add ("/collection-views/" name, Fixture, NULL, setup, function, teardown)
  ADD ("lazy", test_lazy);
  ADD ("show", test_show);
  ADD ("columns", test_columns);
  ADD ("ratings", test_ratings);
  ADD ("edge", test_edge);
  ADD ("titles", test_titles);
  ADD ("narrow", test_narrow);
  ADD ("narrow-progress", test_narrow_progress);
  g_test_add_func ("/collection-views/fields", test_fields);
  return g_test_run ();
}
