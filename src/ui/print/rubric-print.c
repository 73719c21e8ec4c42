/* rubric-print.c - printing: the options and, beside them, the pages as they will come out
 *
 * Messages stand under the title and not in a toast: libadwaita 1.2 crashes when a window closes while one comes or
 * goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print.h"

#include "rubric-accessible-names.h"
#include "rubric-adaptations.h"
#include "rubric-boxes.h"
#include "rubric-export.h"
#include "rubric-option-list.h"
#include "rubric-picture-saving.h"
#include "rubric-print-private.h"
#include "rubric-text-collection.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  PROGRESS_AFTER_MS = 200,
  PROGRESS_EVERY_MS = 100,
  FEW = 6, /* as many on a page are large enough to be solved there */
};

enum
{
  RANGE_ALL,
  RANGE_SELECTION,
  N_RANGES
};

struct _RubricPrint
{
  AdwWindow parent_instance;

  RubricPictureRequest *request;
  RubricRenderSource *sources[N_RANGES]; /* that of RANGE_SELECTION is NULL if nothing is selected */

  /* the choices */
  RubricSheetChoices sheet;
  guint range;
  guint per_page;
  guint solutions;
  gboolean titles;
  gboolean page_numbers;
  guint paper;
  gboolean landscape;

  GtkPrintOperation *operation; /* NULL: nothing is being printed */

  RubricJobs *writer;
  GCancellable *closed; /* cancels open questions */
  gboolean closing;     /* the window closes when the file is written */
  guint progress_timeout;

  AdwWindowTitle *title;
  GtkBox *options;
  GtkWidget *per_page_row;
  GtkListView *pages;
  GtkRevealer *progress_area;
  GtkProgressBar *progress;
  GtkWidget *print_button;
};

G_DEFINE_FINAL_TYPE (RubricPrint, rubric_print, ADW_TYPE_WINDOW)

static const char *const solution_names[RUBRIC_N_SOLUTIONS] = {
  [RUBRIC_SOLUTIONS_NONE] = N_ ("None"),
  [RUBRIC_SOLUTIONS_IN_PLACE] = N_ ("In the puzzles, in red"),
  [RUBRIC_SOLUTIONS_AT_FOOT] = N_ ("At the bottom, upside down"),
  [RUBRIC_SOLUTIONS_AT_END] = N_ ("On pages at the end"),
};

static void
update_page_count (RubricPrint *self)
{
  guint n = rubric_picture_request_count_pages (self->request);
  g_autofree char *pages = g_strdup_printf (ngettext ("%u page", "%u pages", n), n);

  adw_window_title_set_subtitle (self->title, pages);
}

/* Applies the choices to the pages that are shown, printed and saved. */
static void
update_print (RubricPrint *self)
{
  guint n;
  const RubricPaper *paper = &rubric_papers (&n)[self->paper];
  RubricPictureRequest *request = self->request;
  g_autoptr (GListModel) pages = NULL;
  gboolean several;

  rubric_render_source_unref (request->source);
  request->source = rubric_render_source_ref (self->sources[self->range]);
  several = rubric_render_source_get_n_puzzles (request->source) > 1;
  gtk_widget_set_visible (self->per_page_row, several);
  request->options.sheet = rubric_sheet_choices_get_options (&self->sheet);
  request->options.per_page = several ? rubric_render_per_page (&n)[self->per_page] : 1;
  request->options.solutions = (RubricRenderSolutions)self->solutions;
  request->options.titles = self->titles;
  request->options.page_numbers = self->page_numbers;
  request->paper = *paper;
  if (self->landscape)
    {
      request->paper.width = paper->height;
      request->paper.height = paper->width;
    }
  pages = rubric_print_list_pages (request);
  gtk_no_selection_set_model (GTK_NO_SELECTION (gtk_list_view_get_model (self->pages)), pages);
  update_page_count (self);
}

static RubricOptionList *
add_print_list (RubricPrint *self, const char *heading)
{
  GtkWidget *list = rubric_option_list_new (heading);

  g_signal_connect_object (list, "changed", G_CALLBACK (update_print), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->options, list);
  return RUBRIC_OPTION_LIST (list);
}

/* Each choice has its number of puzzles, so that a wrong one is noticed before it is paper. */
static void
add_range_option (RubricPrint *self, RubricOptionList *list)
{
  static const char *const sentences[N_RANGES] = {
    /* Translators: which puzzles are printed; %s is how many they are */
    [RANGE_ALL] = N_ ("All (%s)"),
    /* Translators: which puzzles are printed; %s is how many are selected */
    [RANGE_SELECTION] = N_ ("Selection (%s)"),
  };
  g_auto (GStrv) names = g_new0 (char *, N_RANGES + 1);

  if (self->sources[RANGE_SELECTION] == NULL)
    return;
  for (guint i = 0; i < N_RANGES; i++)
    {
      g_autofree char *number = rubric_text_number (rubric_render_source_get_n_puzzles (self->sources[i]));
      GString *name = g_string_new (_ (sentences[i]));

      g_string_replace (name, "%s", number, 1);
      names[i] = g_string_free (name, FALSE);
    }
  self->range = RANGE_SELECTION;
  rubric_option_list_add_choice (list, _ ("Which Puzzles"), (const char *const *)names, N_RANGES, &self->range);
}

/* Returns: the choice for all puzzles on one page, if they are few; else for some */
static guint
find_per_page (RubricRenderSource *source)
{
  guint n, i = 0, puzzles = MIN (rubric_render_source_get_n_puzzles (source), FEW);
  const guint *numbers = rubric_render_per_page (&n);

  while (i < n - 1 && numbers[i] < puzzles)
    i++;
  return i;
}

static void
add_page_options (RubricPrint *self)
{
  RubricOptionList *list = add_print_list (self, _ ("Pages"));
  guint n;
  const guint *numbers = rubric_render_per_page (&n);
  g_auto (GStrv) names = g_new0 (char *, n + 1);

  add_range_option (self, list);
  for (guint i = 0; i < n; i++)
    names[i] = g_strdup_printf ("%u", numbers[i]);
  self->per_page_row
      = rubric_option_list_add_choice (list, _ ("Puzzles per Page"), (const char *const *)names, n, &self->per_page);
  rubric_option_list_add_choice (list, _ ("Solutions"), solution_names, RUBRIC_N_SOLUTIONS, &self->solutions);
  rubric_option_list_add_switch (list, _ ("Titles"), _ ("With level, author, source and description"),
                                 &self->titles);
  rubric_option_list_add_switch (list, _ ("Page Numbers"), _ ("If there are several pages"), &self->page_numbers);
}

static void
add_paper_options (RubricPrint *self)
{
  RubricOptionList *list = add_print_list (self, _ ("Paper"));
  guint n;
  const RubricPaper *papers = rubric_papers (&n);
  g_autofree const char **names = g_new (const char *, n);

  for (guint i = 0; i < n; i++)
    names[i] = papers[i].name;
  rubric_option_list_add_choice (list, _ ("Size"), names, n, &self->paper);
  rubric_option_list_add_switch (list, _ ("Landscape"), NULL, &self->landscape);
}

/* Returns: the usual paper of this country */
static guint
find_usual_paper (void)
{
  guint n;
  const RubricPaper *papers = rubric_papers (&n);
  const char *usual = gtk_paper_size_get_default ();

  for (guint i = 0; i < n; i++)
    if (g_str_has_prefix (papers[i].standard_name, usual))
      return i;
  return 0;
}

static void
print_done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, RubricPrint *self)
{
  g_autoptr (GError) error = NULL;

  self->operation = NULL;
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Print"), error);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    gtk_window_close (GTK_WINDOW (self));
  g_object_unref (operation);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricPrint *self = RUBRIC_PRINT (widget);

  if (self->operation != NULL)
    return;
  self->operation = rubric_print_operation_new (self->request);
  g_signal_connect_object (self->operation, "done", G_CALLBACK (print_done_cb), self, 0);
  gtk_print_operation_run (self->operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), NULL);
}

static gboolean
show_progress_cb (gpointer user_data)
{
  RubricPrint *self = user_data;
  double fraction = rubric_jobs_get_fraction (self->writer);
  guint n = rubric_picture_request_count_pages (self->request);
  /* Translators: at the foot of a page, %1$u is its number, %2$u how many pages there are */
  g_autofree char *text = g_strdup_printf (_ ("Page %1$u of %2$u"), (guint)(fraction * n + 0.5), n);

  gtk_progress_bar_set_fraction (self->progress, fraction);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_revealer_set_reveal_child (self->progress_area, TRUE);
  return G_SOURCE_CONTINUE;
}

/* Quick work shows no progress. */
static gboolean
begin_progress_cb (gpointer user_data)
{
  RubricPrint *self = user_data;

  show_progress_cb (self);
  self->progress_timeout = g_timeout_add (PROGRESS_EVERY_MS, show_progress_cb, self);
  return G_SOURCE_REMOVE;
}

static void
print_busy_cb (RubricPrint *self)
{
  gboolean busy = rubric_jobs_get_busy (self->writer);

  g_clear_handle_id (&self->progress_timeout, g_source_remove);
  if (busy)
    self->progress_timeout = g_timeout_add (PROGRESS_AFTER_MS, begin_progress_cb, self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.export", !busy);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.cancel", busy);
  gtk_revealer_set_reveal_child (self->progress_area, FALSE);
}

static void
pages_saved (gpointer owner, const GError *error)
{
  RubricPrint *self = owner;

  if (error == NULL)
    adw_window_title_set_subtitle (self->title, _ ("Saved"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Save the File"), error);
  if (self->closing && error == NULL)
    gtk_window_destroy (GTK_WINDOW (self));
  self->closing = FALSE;
}

static void
print_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricPrint *self = RUBRIC_PRINT (source);
  g_autoptr (GFile) file = rubric_picture_choose_finish (GTK_WINDOW (self), self->closed, result);

  if (file != NULL)
    rubric_picture_save (self->writer, self->request, file, pages_saved);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricPrint *self = RUBRIC_PRINT (widget);

  rubric_picture_choose_async (GTK_WINDOW (self), _ ("Export as PDF"), self->request, self->closed,
                               print_file_chosen_cb);
}

static void
cancel_saving_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  rubric_jobs_cancel (RUBRIC_PRINT (widget)->writer);
}

static void
setup_page_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  gtk_list_item_set_child (item, rubric_print_view_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_page_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  GtkWidget *view = gtk_list_item_get_child (item);

  rubric_print_view_set_page (RUBRIC_PRINT_VIEW (view), gtk_list_item_get_item (item));
  rubric_accessible_names_name_item (gtk_widget_get_parent (view));
}

static void
unbind_page_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  rubric_print_view_set_page (RUBRIC_PRINT_VIEW (gtk_list_item_get_child (item)), NULL);
}

static gboolean
rubric_print_close_request (GtkWindow *window)
{
  RubricPrint *self = RUBRIC_PRINT (window);

  self->closing = rubric_jobs_get_busy (self->writer);
  return self->closing || GTK_WINDOW_CLASS (rubric_print_parent_class)->close_request (window);
}

/* Ends all work, however the window is closed: somebody else may hold it for a while. */
static void
rubric_print_unrealize (GtkWidget *widget)
{
  RubricPrint *self = RUBRIC_PRINT (widget);

  g_cancellable_cancel (self->closed);
  rubric_jobs_close (self->writer);
  g_clear_handle_id (&self->progress_timeout, g_source_remove);
  GTK_WIDGET_CLASS (rubric_print_parent_class)->unrealize (widget);
}

static void
rubric_print_dispose (GObject *object)
{
  RubricPrint *self = RUBRIC_PRINT (object);

  g_clear_object (&self->writer);
  g_clear_object (&self->closed);
  g_clear_object (&self->operation);
  if (self->title != NULL)
    gtk_widget_dispose_template (GTK_WIDGET (self), RUBRIC_TYPE_PRINT);
  G_OBJECT_CLASS (rubric_print_parent_class)->dispose (object);
}

static void
rubric_print_finalize (GObject *object)
{
  RubricPrint *self = RUBRIC_PRINT (object);

  for (guint i = 0; i < N_RANGES; i++)
    g_clear_pointer (&self->sources[i], rubric_render_source_unref);
  g_clear_pointer (&self->request, rubric_picture_request_free);
  G_OBJECT_CLASS (rubric_print_parent_class)->finalize (object);
}

static void
rubric_print_class_init (RubricPrintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_print_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_print_finalize;
  widget_class->unrealize = rubric_print_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_print_close_request;
  g_type_ensure (RUBRIC_TYPE_HEADER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-print.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricPrint, title);
  gtk_widget_class_bind_template_child (widget_class, RubricPrint, options);
  gtk_widget_class_bind_template_child (widget_class, RubricPrint, pages);
  gtk_widget_class_bind_template_child (widget_class, RubricPrint, progress_area);
  gtk_widget_class_bind_template_child (widget_class, RubricPrint, progress);
  gtk_widget_class_bind_template_child (widget_class, RubricPrint, print_button);
  gtk_widget_class_install_action (widget_class, "print.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "print.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "print.cancel", NULL, cancel_saving_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "print.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "print.export", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_print_init (RubricPrint *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->closed = g_cancellable_new ();
  self->writer = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  g_signal_connect_object (self->writer, "notify::busy", G_CALLBACK (print_busy_cb), self, G_CONNECT_SWAPPED);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (NULL));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_page_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_page_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_page_cb), NULL);
  gtk_list_view_set_factory (self->pages, factory);
  gtk_list_view_set_model (self->pages, selection);
  self->titles = self->page_numbers = TRUE;
  self->paper = find_usual_paper ();
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.cancel", FALSE);
  gtk_window_set_focus (GTK_WINDOW (self), self->print_button);
}

void
rubric_print_show (GtkWindow *parent, GSettings *settings, RubricRenderSource *source, RubricRenderSource *selection,
                   const char *name)
{
  RubricPrint *self = g_object_new (RUBRIC_TYPE_PRINT, "transient-for", parent, NULL);

  self->request = g_new0 (RubricPictureRequest, 1);
  self->request->format = rubric_picture_format_find ("pdf");
  self->request->source = rubric_render_source_ref (source);
  self->request->title = g_strdup (name);
  self->sources[RANGE_ALL] = rubric_render_source_ref (source);
  if (selection != NULL)
    self->sources[RANGE_SELECTION] = rubric_render_source_ref (selection);
  self->sheet = rubric_sheet_choices_default (settings);
  self->per_page = find_per_page (selection != NULL && rubric_render_source_get_n_puzzles (selection) > 1 ? selection
                                                                                                          : source);
  add_page_options (self);
  rubric_option_list_add_sheet (add_print_list (self, _ ("Puzzles")), &self->sheet);
  add_paper_options (self);
  update_print (self);
  gtk_window_present (GTK_WINDOW (self));
}
