/* rubric-collection-files.c - the ways out of a list and into it: files, text, paper, comparison
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-adaptations.h"
#include "rubric-collection-save.h"
#include "rubric-compare-window.h"
#include "rubric-file-choices.h"
#include "rubric-format-error.h"
#include "rubric-generated-lists.h"
#include "rubric-print.h"
#include "rubric-puzzle-content.h"
#include "rubric-text-collection.h"
#include "rubric-text.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_COPIED = 100000, /* puzzles: 8 MB of text, which other programs have to cope with */
};

/* The puzzles to compare strategies on. */
typedef struct
{
  GArray *grids;
  gboolean set_aside; /* digits of the person were left out */
  gboolean clashing;  /* a puzzle was left out as its digits clash */
} Compared;

/* The answers about a file to write, from the first question to the beginning of writing. */
typedef struct
{
  RubricCollectionWindow *window;
  GtkCheckButton *selected;  /* NULL: there is no choice */
  GtkCheckButton *solutions; /* a switch would slide for a while */
  GtkDropDown *format;
  RubricCollectionSave save;
  guint32 *indices;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_clear_object (&saving->selected);
  g_clear_object (&saving->solutions);
  g_clear_object (&saving->format);
  g_clear_object (&saving->save.document);
  g_free (saving->indices);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
open_in_application (RubricCollectionWindow *self, GFile *file)
{
  g_application_open (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), &file, 1, "");
}

static void
list_open_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) files = rubric_choose_open_finish (result, &error);

  if (g_cancellable_is_cancelled (RUBRIC_COLLECTION_WINDOW (source)->closed))
    return;
  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      open_in_application (RUBRIC_COLLECTION_WINDOW (source), file);
    }
  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (source), _ ("Cannot Open the File"), error);
}

void
rubric_collection_window_choose_open (RubricCollectionWindow *self)
{
  g_autoptr (GArray) kinds = rubric_file_kinds_to_open ();

  rubric_choose_open_async (GTK_WINDOW (self), _ ("Open File"), (const RubricFileKind *)(gpointer)kinds->data,
                            kinds->len, self->closed, list_open_chosen_cb, NULL);
}

static gboolean
list_accept_cb (GtkDropTarget *target, GdkDrop *drop, RubricCollectionWindow *self)
{
  return !rubric_puzzle_content_is_own (drop, self)
         && gdk_content_formats_match (gtk_drop_target_get_formats (target), gdk_drop_get_formats (drop));
}

static gboolean
list_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, RubricCollectionWindow *self)
{
  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    open_in_application (self, l->data);
  return TRUE;
}

static void
accept_drops (RubricCollectionWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "accept", G_CALLBACK (list_accept_cb), self, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (list_drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* Returns: (transfer full): the puzzles at @positions as text */
static char *
dup_text (RubricCollectionWindow *self, const GtkBitset *positions)
{
  g_autofree guint32 *indices = rubric_collection_window_dup_indices (self, positions);
  const RubricCollectionSave save = { .document = rubric_collection_get_document (self->collection),
                                      .indices = indices,
                                      .n = gtk_bitset_get_size (positions),
                                      .format = rubric_format_find ("line") };

  return rubric_collection_save_to_text (&save);
}

/* Returns: (transfer full): one puzzle as text and pictures, or several as text */
static GdkContentProvider *
create_copied (RubricCollectionWindow *self, const GtkBitset *positions)
{
  guint index = rubric_collection_get_index (self->collection, gtk_bitset_get_minimum (positions));
  g_autofree char *text = NULL;
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  if (gtk_bitset_get_size (positions) == 1
      && rubric_document_read (rubric_collection_get_document (self->collection), index, &sheet, &info, NULL))
    return rubric_puzzle_content_new (&sheet, info, SUD_ORIGINS_ALL);
  text = dup_text (self, positions);
  return gdk_content_provider_new_typed (G_TYPE_STRING, text);
}

void
rubric_collection_window_copy (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  g_autoptr (GdkContentProvider) content = NULL;

  if (gtk_bitset_get_size (selected) > MAX_COPIED)
    {
      rubric_toast_show (self->toasts, _ ("Too many to copy: save them to a file instead"));
      return;
    }
  content = create_copied (self, selected);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  rubric_toast_show (self->toasts, _ ("Copied"));
}

/* Returns: (transfer full): the indices of all puzzles that are shown, or of the selected ones */
static guint32 *
dup_chosen (RubricCollectionWindow *self, gboolean selected, guint *n)
{
  g_autoptr (GtkBitset) positions
      = selected ? gtk_selection_model_get_selection (self->selection)
                 : gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->collection)));

  *n = gtk_bitset_get_size (positions);
  return rubric_collection_window_dup_indices (self, positions);
}

static gboolean
show_saving_cb (gpointer user_data)
{
  rubric_collection_window_update (user_data);
  return G_SOURCE_CONTINUE;
}

static void
list_busy_cb (RubricCollectionWindow *self)
{
  g_clear_handle_id (&self->saving_timeout, g_source_remove);
  if (rubric_jobs_get_busy (self->writer))
    self->saving_timeout = g_timeout_add (RUBRIC_COLLECTION_TICK_MS, show_saving_cb, self);
  rubric_collection_window_update (self);
}

static void
tell_saved (RubricCollectionWindow *self, guint n_left_out)
{
  g_autofree char *number = rubric_text_number (n_left_out);
  g_autofree char *text
      = g_strdup_printf (/* Translators: %s is a number of lines of a file */
                         ngettext ("Saved; %s line that is not a puzzle was left out",
                                   "Saved; %s lines that are not puzzles were left out", n_left_out),
                         number);

  rubric_toast_show (self->toasts, n_left_out == 0 ? _ ("Saved") : text);
}

static void
list_save_failed_cb (GObject *source, GAsyncResult *result, gpointer unused)
{
  g_autofree char *response = rubric_ask_finish (result);

  if (g_str_equal (response, "save-as"))
    gtk_widget_activate_action (GTK_WIDGET (source), "win.save-as", NULL);
}

/* Another place may do if this one does not. */
static void
tell_list_save_failed (RubricCollectionWindow *self, const GError *error)
{
  const RubricResponse responses[] = {
    { "close", _ ("_Close"), RUBRIC_RESPONSE_PLAIN },
    { "save-as", _ ("Save _As…"), RUBRIC_RESPONSE_SUGGESTED },
  };

  g_autofree char *sentence = rubric_sentence_from_message (error->message);

  rubric_ask_async (GTK_WINDOW (self), _ ("Cannot Save the Puzzles"), sentence, NULL, responses,
                    G_N_ELEMENTS (responses), self->closed, list_save_failed_cb, NULL);
}

static void
list_saved (gpointer owner, GFile *file, guint n_left_out, const GError *error)
{
  RubricCollectionWindow *self = owner;
  g_autofree char *name = g_file_get_basename (file);
  const RubricFormat *format = name != NULL ? rubric_format_for_name (name) : NULL;
  gboolean closing = self->closing;

  self->closing = FALSE;
  if (error == NULL)
    {
      rubric_recent_add (file, format != NULL ? format->mime_type : "text/plain");
      tell_saved (self, n_left_out);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rubric_toast_show (self->toasts, _ ("Not saved"));
  else
    tell_list_save_failed (self, error);
  if (closing && error == NULL)
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
list_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  RubricCollectionWindow *self = saving->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_choose_save_finish (result, &error);

  if (g_cancellable_is_cancelled (self->closed))
    return;
  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Save the Puzzles"), error);
  if (file != NULL)
    rubric_collection_save (self->writer, &saving->save, file, list_saved);
}

/* Returns: (transfer container): the formats that hold many puzzles and have a suffix */
static GPtrArray *
list_formats (void)
{
  GPtrArray *list = g_ptr_array_new ();
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    if (formats[i]->many && formats[i]->write != NULL && formats[i]->suffixes[0] != NULL)
      g_ptr_array_add (list, (gpointer)formats[i]);
  return list;
}

/* Returns: a suffix that no other format has, if @format has one: ".sdm" rather than ".txt" */
static const char *
own_suffix (const RubricFormat *format)
{
  const char *own = format->suffixes[0];

  for (const char *const *suffix = format->suffixes; *suffix != NULL; suffix++)
    if (strcmp (*suffix, ".txt") != 0)
      own = *suffix;
  return own;
}

/* Returns: (transfer full) (nullable): the folder of the file, unless it is that of generated lists */
static GFile *
dup_place (RubricCollectionWindow *self)
{
  g_autoptr (GFile) lists = rubric_generated_lists_get_folder ();
  gboolean own = self->file != NULL && !rubric_generated_lists_has (lists, self->file);

  return own ? g_file_get_parent (self->file) : NULL;
}

/* Returns: (transfer full): the name of the list, without a suffix */
static char *
dup_stem (RubricCollectionWindow *self)
{
  char *name = rubric_collection_window_dup_name (self), *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name;
}

static void
choose_list_file (Saving *saving)
{
  RubricCollectionWindow *self = saving->window;
  g_autofree char *name = dup_stem (self);
  g_autoptr (GFile) folder = dup_place (self);
  const char *suffixes[] = { own_suffix (saving->save.format), NULL };
  const RubricFileKind kind = { _ (saving->save.format->name), suffixes };
  g_autofree char *proposed = g_strconcat (name, suffixes[0], NULL);

  rubric_choose_save_async (GTK_WINDOW (self), _ ("Save Puzzles"), folder, proposed, &kind, 1, self->closed,
                            list_file_chosen_cb, saving);
}

static void
options_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autofree char *response = rubric_ask_finish (result);
  g_autoptr (GPtrArray) formats = list_formats ();
  gboolean only_selected = saving->selected != NULL && gtk_check_button_get_active (saving->selected);

  if (!g_str_equal (response, "save") || g_cancellable_is_cancelled (saving->window->closed))
    return;
  saving->save.document = g_object_ref (rubric_collection_get_document (saving->window->collection));
  saving->save.format = formats->pdata[gtk_drop_down_get_selected (saving->format)];
  saving->save.solutions = gtk_check_button_get_active (saving->solutions)
                           && rubric_collection_save_can_have_solutions (saving->save.format);
  saving->save.indices = saving->indices = dup_chosen (saving->window, only_selected, &saving->save.n);
  choose_list_file (g_steal_pointer (&saving));
}

static void
list_format_chosen_cb (GtkDropDown *drop_down, GParamSpec *pspec, GtkWidget *solutions)
{
  g_autoptr (GPtrArray) formats = list_formats ();
  const RubricFormat *format = formats->pdata[gtk_drop_down_get_selected (drop_down)];

  gtk_widget_set_sensitive (solutions, rubric_collection_save_can_have_solutions (format));
}

/* Appends a row: a label and the control. */
static void
append_labelled (GtkBox *box, const char *text, GtkWidget *control)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_box_append (row, label);
  gtk_box_append (row, control);
  gtk_box_append (box, GTK_WIDGET (row));
}

static GtkWidget *
create_format_choice (RubricCollectionWindow *self)
{
  g_autoptr (GPtrArray) formats = list_formats ();
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  const RubricFormat *own = rubric_document_get_format (rubric_collection_get_document (self->collection));

  for (guint i = 0; i < formats->len; i++)
    {
      const RubricFormat *format = formats->pdata[i];
      /* Translators: %1$s is the name of a file format, %2$s the suffix of its files */
      g_autofree char *name = g_strdup_printf (_ ("%1$s (%2$s)"), _ (format->name), own_suffix (format));

      gtk_string_list_append (names, name);
      if (format == own || (i == 0 && !own->many))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
    }
  return choice;
}

/* Appends "The list: 12 puzzles" and "The selection: 3 puzzles", if that is a choice. */
static void
append_choice (Saving *saving, GtkBox *box)
{
  guint n_selected = rubric_collection_window_count_chosen (saving->window);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (saving->window->collection));
  g_autofree char *number = rubric_text_number (n), *selected_number = rubric_text_number (n_selected);
  /* Translators: %s is a number of puzzles */
  g_autofree char *all = g_strdup_printf (ngettext ("The _list: %s puzzle", "The whole _list: %s puzzles", n), number);
  /* Translators: %s is a number of puzzles */
  const char *sentence = ngettext ("The se_lection: %s puzzle", "The se_lection: %s puzzles", n_selected);
  g_autofree char *some = g_strdup_printf (sentence, selected_number);
  GtkWidget *first, *second;

  if (n_selected == 0 || n_selected == n)
    return;
  first = gtk_check_button_new_with_mnemonic (all);
  second = gtk_check_button_new_with_mnemonic (some);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (second), GTK_CHECK_BUTTON (first));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (n_selected > 1 ? second : first), TRUE);
  gtk_box_append (box, first);
  gtk_box_append (box, second);
  saving->selected = g_object_ref_sink (GTK_CHECK_BUTTON (second));
}

void
rubric_collection_window_save_as (RubricCollectionWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "save", _ ("Choose _File…"), RUBRIC_RESPONSE_SUGGESTED },
  };
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  Saving *saving = g_new0 (Saving, 1);

  saving->window = g_object_ref (self);
  saving->solutions = g_object_ref_sink (GTK_CHECK_BUTTON (gtk_check_button_new_with_mnemonic (_ ("With _solutions"))));
  saving->format = g_object_ref_sink (GTK_DROP_DOWN (create_format_choice (self)));
  append_choice (saving, box);
  append_labelled (box, _ ("For_mat"), GTK_WIDGET (saving->format));
  gtk_box_append (box, GTK_WIDGET (saving->solutions));
  g_signal_connect_object (saving->format, "notify::selected", G_CALLBACK (list_format_chosen_cb), saving->solutions,
                           0);
  list_format_chosen_cb (saving->format, NULL, GTK_WIDGET (saving->solutions));
  rubric_ask_async (GTK_WINDOW (self), saving->selected != NULL ? _ ("Save Which Puzzles?") : _ ("Save the List"), NULL,
                    GTK_WIDGET (box), responses, G_N_ELEMENTS (responses), self->closed, options_answered_cb, saving);
}

/* Returns: (transfer full): the puzzle at @position as a file, text and pictures */
static GdkContentProvider *
create_dragged_puzzle (RubricCollectionWindow *self, guint index, const SudSheet *sheet, const RubricInfo *info)
{
  const RubricFormat *format = rubric_format_native ();
  g_autoptr (GBytes) bytes = rubric_format_write (format, sheet, info);
  g_autofree char *stem = dup_stem (self);
  g_autofree char *name = g_strdup_printf ("%s %u%s", stem, index + 1, format->suffixes[0]);

  return rubric_puzzle_content_add_file (rubric_puzzle_content_new (sheet, info, SUD_ORIGINS_ALL), name, bytes);
}

/* Returns: (transfer full): the puzzles at @positions as a file and text */
static GdkContentProvider *
create_dragged_list (RubricCollectionWindow *self, const GtkBitset *positions)
{
  char *text = dup_text (self, positions);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autofree char *stem = dup_stem (self);
  g_autofree char *name = g_strconcat (stem, own_suffix (rubric_format_find ("line")), NULL);

  return rubric_puzzle_content_add_file (gdk_content_provider_new_typed (G_TYPE_STRING, text), name, bytes);
}

/* A puzzle that is selected takes all that are along. */
static GdkContentProvider *
list_prepare_cb (GtkDragSource *source, double x, double y, gpointer window)
{
  RubricCollectionWindow *self = window;
  guint position = rubric_collection_views_find_puzzle (self->views, x, y), index;
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  if (position == GTK_INVALID_LIST_POSITION)
    return NULL;
  index = rubric_collection_get_index (self->collection, position);
  if (!rubric_document_read (rubric_collection_get_document (self->collection), index, &sheet, &info, NULL))
    return NULL;
  rubric_puzzle_content_set_icon (source, &sheet);
  if (gtk_bitset_contains (selected, position) && gtk_bitset_get_size (selected) > 1
      && gtk_bitset_get_size (selected) <= MAX_COPIED)
    return create_dragged_list (self, selected);
  return create_dragged_puzzle (self, index, &sheet, info);
}

static RubricRenderSource *
create_print_source (RubricCollectionWindow *self, gboolean selected)
{
  guint n;
  g_autofree guint32 *indices = dup_chosen (self, selected, &n);
  const RubricPackedGrade *ratings = rubric_grades_get_packed (rubric_collection_get_grades (self->collection));
  g_autofree const char **levels = g_new0 (const char *, n);

  for (guint i = 0; i < n; i++)
    if (ratings[indices[i]].level != RUBRIC_LEVEL_UNKNOWN && ratings[indices[i]].level != RUBRIC_LEVEL_NONE)
      levels[i] = rubric_text_collection_level (ratings[indices[i]].level);
  return rubric_render_source_new_some (rubric_collection_get_document (self->collection), indices, levels, n);
}

void
rubric_collection_window_print (RubricCollectionWindow *self)
{
  guint n_selected = rubric_collection_window_count_chosen (self);
  gboolean choice = n_selected > 0 && n_selected < g_list_model_get_n_items (G_LIST_MODEL (self->collection));
  g_autofree char *name = dup_stem (self);
  g_autoptr (RubricRenderSource) source = create_print_source (self, FALSE);
  g_autoptr (RubricRenderSource) selection = choice ? create_print_source (self, TRUE) : NULL;

  rubric_print_show (GTK_WINDOW (self), self->settings, source, selection, name);
}

void
rubric_collection_window_init_files (RubricCollectionWindow *self)
{
  self->closed = g_cancellable_new ();
  self->reader = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->writer = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  g_signal_connect_object (self->writer, "notify::busy", G_CALLBACK (list_busy_cb), self, G_CONNECT_SWAPPED);
  accept_drops (self);
  rubric_puzzle_content_offer (self->views, list_prepare_cb, self);
}

/* Returns: (transfer full): the positions of the selected puzzles, or of all if nobody has selected any */
static GtkBitset *
get_positions (RubricCollectionWindow *self)
{
  if (rubric_collection_window_count_chosen (self) > 0)
    return gtk_selection_model_get_selection (self->selection);
  return gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->collection)));
}

static void
add_compared (Compared *choice, const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_puzzle (sheet), all = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);

  if (!sud_grid_is_valid (&grid))
    {
      choice->clashing = TRUE;
      return;
    }
  g_array_append_val (choice->grids, grid);
  choice->set_aside |= memcmp (&all, &grid, sizeof all) != 0;
}

/* Reads as many puzzles as are compared at once, without lines that are no puzzle, or whose digits clash. */
static void
read_compared (RubricCollectionWindow *self, const GtkBitset *positions, Compared *choice)
{
  RubricDocument *document = rubric_collection_get_document (self->collection);
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, positions, &position);
       more && choice->grids->len < RUBRIC_COMPARE_MOST; more = gtk_bitset_iter_next (&iter, &position))
    {
      SudSheet sheet;

      if (rubric_document_read (document, rubric_collection_get_index (self->collection, position), &sheet, NULL, NULL))
        add_compared (choice, &sheet);
    }
}

static const char *
say_why_not (const Compared *choice, guint64 n)
{
  if (n != 1)
    return _ ("There is no puzzle to compare strategies on");
  return choice->clashing ? _ ("Some digits clash: there is nothing to search")
                          : _ ("This line of the file is no puzzle: there is nothing to search");
}

void
rubric_collection_window_compare (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) positions = get_positions (self);
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  Compared choice = { .grids = grids };
  RubricCompareScope scope = RUBRIC_COMPARE_ALL;

  read_compared (self, positions, &choice);
  if (grids->len == 0)
    {
      rubric_toast_show (self->toasts, say_why_not (&choice, gtk_bitset_get_size (positions)));
      return;
    }
  if (rubric_collection_window_count_chosen (self) > 0)
    scope |= RUBRIC_COMPARE_CHOSEN;
  if (gtk_bitset_get_size (positions) > grids->len && grids->len == RUBRIC_COMPARE_MOST)
    scope |= RUBRIC_COMPARE_FIRST;
  if (choice.set_aside)
    scope |= RUBRIC_COMPARE_GIVENS;
  rubric_compare_window_show (GTK_WINDOW (self), (const SudGrid *)(gpointer)grids->data, grids->len, scope);
}
