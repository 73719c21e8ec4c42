/* test-rubric-print.c - pages on their way to the screen and to a printer, and the rows that shape them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../pdf-testing.h"
#include "../test-program.h"
#include "rubric-option-list.h"
#include "rubric-print-testing.h"
#include "rubric-print.h"
#include "rubric-render-page-testing.h"
#include "widget-testing.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"

enum
{
  N_PUZZLES = 5,
  MANY = 100000,
};

static gboolean
get_cb (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error)
{
  SudGrid grid;

  g_atomic_int_inc ((int *)data);
  sud_grid_parse_line (&grid, PUZZLE);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  return TRUE;
}

/* @reads counts the puzzles that are read. */
static RubricPictureRequest
request_of (guint n_puzzles, int *reads)
{
  guint n;

  return (RubricPictureRequest){ .format = rubric_picture_format_find ("pdf"),
                                 .source = rubric_render_source_new (n_puzzles, get_cb, reads, NULL),
                                 .title = "pages",
                                 .options = RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT,
                                 .paper = rubric_papers (&n)[0] };
}

static void
ready_cb (RubricPrintPage *page, gboolean *ready)
{
  *ready = TRUE;
}

/* Of a hundred thousand puzzles those are read that somebody looks at. */
static void
test_lazy (void)
{
  int reads = 0;
  RubricPictureRequest request = request_of (MANY, &reads);
  g_autoptr (RubricRenderSource) source = request.source;
  GListModel *pages;
  RubricPrintPage *page;
  gboolean ready = FALSE;

  request.options.per_page = 4;
  pages = rubric_print_list_pages (&request);
  g_assert_cmpuint (g_list_model_get_n_items (pages), ==, MANY / 4);
  g_assert_null (g_list_model_get_item (pages, MANY / 4));
  page = g_list_model_get_item (pages, MANY / 4 - 1);
  g_signal_connect (page, "ready", G_CALLBACK (ready_cb), &ready);
  g_assert_cmpint (reads, ==, 0);
  g_assert_null (rubric_print_page_get (page));
  while (!ready)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (rubric_print_page_get (page));
  g_assert_cmpint (reads, ==, 4);
  g_assert_finalize_object (page);
  g_assert_finalize_object (pages);
}

/* A page that nobody waits for any more. */
static void
test_forgotten (void)
{
  int reads = 0;
  RubricPictureRequest request = request_of (1, &reads);
  RubricPrintPage *page = rubric_print_page_new (&request, 0);

  g_assert_null (rubric_print_page_get (page));
  g_assert_finalize_object (page);
  rubric_render_source_unref (request.source);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, int *seen)
{
  *seen = (int)result;
}

static guint
count_pages (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  gsize length;

  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  return pdf_count_pages (content, length);
}

/* What would go to a printer goes to a file. */
static void
test_operation (gconstpointer data)
{
  gboolean landscape = GPOINTER_TO_INT (data);
  g_autofree char *folder = g_dir_make_tmp ("rubric-print-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pages.pdf", NULL);
  int reads = 0, seen = -1;
  RubricPictureRequest request = request_of (N_PUZZLES, &reads);
  g_autoptr (RubricRenderSource) source = request.source;
  GtkPrintOperation *operation;
  g_autoptr (GError) error = NULL;

  request.options.per_page = 2;
  request.options.solutions = RUBRIC_SOLUTIONS_AT_END;
  if (landscape)
    request.paper = (RubricPaper){ request.paper.id, request.paper.standard_name, request.paper.name,
                                   request.paper.height, request.paper.width, request.paper.margin };
  operation = rubric_print_operation_new (&request);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &seen);
  gtk_print_operation_set_show_progress (operation, FALSE);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  while (seen < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (seen, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_cmpuint (count_pages (path), ==, 4);
  g_assert_cmpint (reads, ==, 2 * N_PUZZLES); /* once for the puzzles, once for the solutions */
  g_object_unref (operation);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
}

static void
changed_cb (RubricOptionList *list, guint *count)
{
  (*count)++;
}

static void
test_options (void)
{
  GtkWidget *list = g_object_ref_sink (rubric_option_list_new ("Options"));
  g_autoptr (GSettings) settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  RubricSheetChoices choices = rubric_sheet_choices_default (settings);
  static const char *const names[] = { "one", "two" };
  guint choice = 1, changed = 0;
  GtkWidget *row;

  g_assert_false (rubric_sheet_choices_get_options (&choices).marks_as_grid);
  g_assert_cmpuint (rubric_sheet_choices_get_options (&choices).origins, ==, SUD_ORIGINS_ALL);
  g_signal_connect (list, "changed", G_CALLBACK (changed_cb), &changed);
  row = rubric_option_list_add_choice (RUBRIC_OPTION_LIST (list), "Choice", names, G_N_ELEMENTS (names), &choice);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  g_assert_cmpuint (changed, ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  g_assert_cmpuint (choice, ==, 0);
  g_assert_cmpuint (changed, ==, 1);
  rubric_option_list_add_sheet (RUBRIC_OPTION_LIST (list), &choices);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_finalize_object (list);
}

/* The row called @title below @widget, or NULL. */
static AdwComboRow *
find_choice (GtkWidget *widget, const char *title)
{
  AdwComboRow *found = NULL;

  if (ADW_IS_COMBO_ROW (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return ADW_COMBO_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_choice (child, title);
  return found;
}

static GtkWidget *
find_print (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (RUBRIC_IS_PRINT (l->data))
      return l->data;
  return NULL;
}

static const char *
get_subtitle (GtkWidget *widget)
{
  const char *subtitle = NULL;

  if (ADW_IS_WINDOW_TITLE (widget))
    subtitle = adw_window_title_get_subtitle (ADW_WINDOW_TITLE (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && subtitle == NULL;
       child = gtk_widget_get_next_sibling (child))
    subtitle = get_subtitle (child);
  return subtitle;
}

static GtkWidget *
show_print (guint n_puzzles, guint n_selected, int *reads)
{
  RubricPictureRequest all = request_of (n_puzzles, reads), some = { 0 };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.rubric_sudoku.Rubric");

  if (n_selected > 0)
    some = request_of (n_selected, reads);
  rubric_print_show (NULL, settings, all.source, some.source, "pages");
  g_clear_pointer (&all.source, rubric_render_source_unref);
  g_clear_pointer (&some.source, rubric_render_source_unref);
  return find_print ();
}

static void
close_print (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (find_print ());
}

/* What is selected is printed, one puzzle too; all of them are a choice away. */
static void
test_range (void)
{
  int reads = 0;
  GtkWidget *window = show_print (N_PUZZLES, 1, &reads);
  AdwComboRow *range = find_choice (window, "Which Puzzles"), *per_page = find_choice (window, "Puzzles per Page");
  GtkStringObject *chosen = adw_combo_row_get_selected_item (range);

  g_assert_cmpstr (gtk_string_object_get_string (chosen), ==, "Selection (1)");
  g_assert_cmpstr (get_subtitle (window), ==, "1 page");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (per_page)));
  adw_combo_row_set_selected (range, 0);
  chosen = adw_combo_row_get_selected_item (range);
  g_assert_cmpstr (gtk_string_object_get_string (chosen), ==, "All (5)");
  g_assert_cmpstr (get_subtitle (window), ==, "1 page");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (per_page)));
  close_print (window);
}

/* Nothing is selected: nothing is to be chosen. */
static void
test_no_range (void)
{
  int reads = 0;
  GtkWidget *window = show_print (N_PUZZLES, 0, &reads);

  g_assert_null (find_choice (window, "Which Puzzles"));
  g_assert_cmpstr (get_subtitle (window), ==, "1 page");
  close_print (window);
}

/* A few begin on one page, many on pages with room to solve them. */
static void
test_per_page (void)
{
  static const struct
  {
    guint n_puzzles;
    const char *per_page;
    const char *pages;
  } cases[] = {
    { 2, "2", "1 page" }, { 3, "4", "1 page" }, { 6, "6", "1 page" }, { 7, "6", "2 pages" }, { 30, "6", "5 pages" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int reads = 0;
      GtkWidget *window = show_print (cases[i].n_puzzles, 0, &reads);
      AdwComboRow *per_page = find_choice (window, "Puzzles per Page");

      g_assert_cmpstr (gtk_string_object_get_string (adw_combo_row_get_selected_item (per_page)), ==, cases[i].per_page);
      g_assert_cmpstr (get_subtitle (window), ==, cases[i].pages);
      close_print (window);
    }
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/print/lazy", test_lazy);
  g_test_add_func ("/print/forgotten", test_forgotten);
  g_test_add_data_func ("/print/operation", GINT_TO_POINTER (FALSE), test_operation);
  g_test_add_data_func ("/print/operation-landscape", GINT_TO_POINTER (TRUE), test_operation);
  g_test_add_func ("/print/options", test_options);
  g_test_add_func ("/print/range", test_range);
  g_test_add_func ("/print/no-range", test_no_range);
  g_test_add_func ("/print/per-page", test_per_page);
  return g_test_run ();
}
