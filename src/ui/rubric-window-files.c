/* rubric-window-files.c - opening, saving, pasting, dropping
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-file-kinds.h"
#include "rubric-file.h"
#include "rubric-recent.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
file_name (RubricWindow *self)
{
  g_autoptr (GFileInfo) info = NULL;

  if (self->file == NULL)
    return NULL;
  info = g_file_query_info (self->file, G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME, 0, NULL, NULL);
  return info != NULL ? g_strdup (g_file_info_get_display_name (info)) : g_file_get_basename (self->file);
}

void
rubric_window_update_title (RubricWindow *self)
{
  const char *title = rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_TITLE];
  g_autofree char *name = self->item != NULL ? rubric_window_dup_item_title (self) : file_name (self);
  const char *shown = name != NULL ? name : title != NULL ? title : _ ("New Puzzle");
  gboolean unsaved = rubric_puzzle_get_modified (self->puzzle) && !rubric_window_progress_is_kept (self);
  g_autofree char *marked = unsaved
                                ? g_strdup_printf (/* Translators: %s is the name of a file not saved yet */ _ ("• %s"), shown)
                                : g_strdup (shown);

  adw_window_title_set_title (self->title, marked);
  gtk_window_set_title (GTK_WINDOW (self), marked);
}

/* A file that is being read. */
typedef struct
{
  RubricWindow *window;
  GFile *file;
} Opening;

static void
opening_free (Opening *opening)
{
  g_object_unref (opening->window);
  g_object_unref (opening->file);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

void
rubric_window_load (RubricWindow *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                    const SudSheet *sheet, const RubricInfo *info)
{
  g_set_object (&self->file, file);
  self->format = format;
  self->has_verdict = FALSE;
  self->just_opened = TRUE;
  rubric_puzzle_set_mode (self->puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_load (self->puzzle, sheet, info);
  rubric_window_update_session (self);
  rubric_board_set_cursor (self->board, 0, SUD_NO_CELLS);
  rubric_window_update_title (self);
  rubric_window_update_verdict (self);
  rubric_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* A file goes into this window if nothing has been done here, else into one of its own. */
RubricWindow *
rubric_window_find_free (RubricWindow *self)
{
  RubricWindow *window;

  if (rubric_window_is_untouched (self))
    return self;
  window = rubric_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

void
rubric_window_take_puzzle (RubricWindow *self, RubricDocument *document, guint index, GFile *file,
                           const RubricFileStamp *stamp)
{
  g_autoptr (RubricInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  if (!rubric_document_read (document, index, &sheet, &info, &error))
    rubric_tell (GTK_WINDOW (self), _ ("Not a Sudoku"), error->message);
  else if (file == NULL)
    rubric_puzzle_replace (self->puzzle, &sheet);
  else
    rubric_window_load (rubric_window_find_free (self), file, stamp, rubric_document_get_format (document), &sheet,
                        info);
}

static void
take_document (RubricWindow *self, RubricDocument *document, GFile *file)
{
  if (rubric_document_get_n_puzzles (document) == 1)
    rubric_window_take_puzzle (self, document, 0, file, NULL);
  else
    rubric_window_take_many (self, document, file);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Opening) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load_finish (result, &error);

  if (document == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        rubric_tell (GTK_WINDOW (job->window), _ ("Cannot Open the File"), error->message);
      return;
    }
  rubric_recent_add (job->file, rubric_document_get_format (document)->mime_type);
  take_document (job->window, document, job->file);
}

void
rubric_window_open (RubricWindow *self, GFile *file)
{
  Opening *job = g_new0 (Opening, 1);

  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  job->window = g_object_ref (self);
  job->file = g_object_ref (file);
  rubric_file_load_async (file, NULL, loaded_cb, job);
}

static void
open_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) files = rubric_choose_open_finish (result, &error);

  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      rubric_window_open (RUBRIC_WINDOW (source), file);
    }
  if (error != NULL)
    rubric_tell (GTK_WINDOW (source), _ ("Cannot Open the File"), error->message);
}

void
rubric_window_choose_open (RubricWindow *self)
{
  g_autoptr (GArray) kinds = rubric_file_kinds_to_open ();

  rubric_choose_open_async (GTK_WINDOW (self), _ ("Open Puzzle"), (const RubricFileKind *)(gpointer)kinds->data,
                            kinds->len, open_chosen_cb, NULL);
}

void
rubric_window_take_text (RubricWindow *self, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, NULL, &error);

  if (document != NULL)
    take_document (self, document, NULL);
  else
    rubric_tell (GTK_WINDOW (self), _ ("Not a Sudoku"), error->message);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, RubricWindow *self)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
      rubric_window_open (self, l->data);
  else
    rubric_window_take_text (self, g_value_get_string (value));
  return TRUE;
}

void
rubric_window_accept_drops (RubricWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* What is being written: the puzzle may change meanwhile. */
typedef struct
{
  RubricWindow *window;
  GFile *file;
  const RubricFormat *format;
  SudSheet sheet;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_object_unref (saving->file);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  RubricWindow *self = saving->window;
  g_autoptr (GError) error = NULL;
  gboolean closing = self->closing;

  self->saving = self->closing = FALSE;
  if (!rubric_file_save_finish (result, &error))
    {
      rubric_tell (GTK_WINDOW (self), _ ("Cannot Save the Puzzle"), error->message);
      return;
    }
  rubric_window_leave_collection (self); /* it is this file's now */
  g_set_object (&self->file, saving->file);
  self->format = saving->format;
  rubric_puzzle_mark_saved (self->puzzle, &saving->sheet);
  rubric_window_update_session (self);
  rubric_recent_add (saving->file, saving->format->mime_type);
  rubric_window_update_title (self);
  if (closing)
    gtk_window_close (GTK_WINDOW (self));
  else
    rubric_window_toast (self, _ ("Saved"));
}

static void
write_to (RubricWindow *self, GFile *file, const RubricFormat *format)
{
  Saving *saving = g_new0 (Saving, 1);
  g_autoptr (GBytes) bytes = NULL;

  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->sheet = *rubric_puzzle_get_sheet (self->puzzle);
  bytes = rubric_format_write (format, &saving->sheet, rubric_puzzle_get_info (self->puzzle));
  self->saving = TRUE;
  rubric_file_save_async (file, bytes, NULL, saved_cb, saving);
}

static RubricFormatHolds
loses (RubricWindow *self, const RubricFormat *format)
{
  return rubric_format_loses (format, rubric_puzzle_get_sheet (self->puzzle), rubric_puzzle_get_info (self->puzzle));
}

static void
loss_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source);
  g_autoptr (Saving) saving = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (g_str_equal (response, "save"))
    write_to (self, saving->file, saving->format);
  else
    self->closing = FALSE;
}

/* Saves as @format though it cannot hold everything, if the person says so. */
static void
ask_about_loss (RubricWindow *self, GFile *file, const RubricFormat *format, RubricFormatHolds lost)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "save", _ ("_Save All the Same"), RUBRIC_RESPONSE_DESTRUCTIVE },
  };
  g_autofree char *what = rubric_text_losses (lost);
  g_autofree char *body = g_strdup_printf (
      /* Translators: %1$s is the name of a file format, %2$s a list of what it cannot hold */
      _ ("A file of the kind “%1$s” does not hold: %2$s. A SadMan file (.sdk) holds everything."), _ (format->name), what);
  Saving *saving = g_new0 (Saving, 1);

  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->format = format;
  rubric_ask_async (GTK_WINDOW (self), _ ("Save Without Everything?"), body, NULL, responses, G_N_ELEMENTS (responses),
                    loss_answered_cb, saving);
}

static void
save_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_choose_save_finish (result, &error);
  g_autofree char *name = NULL;
  const RubricFormat *format;
  RubricFormatHolds lost;

  if (file == NULL)
    {
      self->closing = FALSE;
      if (error != NULL)
        rubric_tell (GTK_WINDOW (self), _ ("Cannot Save the Puzzle"), error->message);
      return;
    }
  name = g_file_get_basename (file);
  format = rubric_format_for_name (name);
  if (format == NULL)
    format = rubric_format_native ();
  lost = loses (self, format);
  if (lost != 0)
    ask_about_loss (self, file, format, lost);
  else
    write_to (self, file, format);
}

/* The old name with the native suffix. */
static char *
propose_name (RubricWindow *self)
{
  g_autofree char *name = file_name (self);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  return g_strconcat (name != NULL ? name : /* Translators: the name of a new file, without suffix */ _ ("sudoku"),
                      rubric_format_native ()->suffixes[0], NULL);
}

/* Where to begin: beside the file, unless a portal has only lent it, in a folder that is nobody's. */
static GFile *
propose_folder (RubricWindow *self)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) lent = g_file_new_for_path (path);

  if (self->file == NULL || g_file_has_prefix (self->file, lent))
    return NULL;
  return g_file_get_parent (self->file);
}

void
rubric_window_save_as (RubricWindow *self)
{
  g_autofree char *name = propose_name (self);
  g_autoptr (GFile) folder = propose_folder (self);
  g_autoptr (GArray) kinds = rubric_file_kinds_to_save (FALSE);

  rubric_choose_save_async (GTK_WINDOW (self), _ ("Save Puzzle"), folder, name,
                            (const RubricFileKind *)(gpointer)kinds->data, kinds->len, save_chosen_cb, NULL);
}

void
rubric_window_save (RubricWindow *self)
{
  if (self->saving)
    return;
  if (self->file != NULL && loses (self, self->format) == 0)
    write_to (self, self->file, self->format);
  else
    rubric_window_save_as (self);
}

static void
close_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source);
  g_autofree char *response = rubric_ask_finish (result);

  if (g_str_equal (response, "discard"))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (g_str_equal (response, "save"))
    {
      self->closing = TRUE;
      rubric_window_save (self);
    }
}

gboolean
rubric_window_confirm_close (RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "discard", _ ("_Discard"), RUBRIC_RESPONSE_DESTRUCTIVE },
    { "save", _ ("_Save"), RUBRIC_RESPONSE_SUGGESTED },
  };

  g_autofree char *name = file_name (self);
  g_autofree char *heading = NULL;

  if (!rubric_puzzle_get_modified (self->puzzle) || rubric_window_is_kept (self))
    return TRUE;
  /* Translators: %s is the name of a file */
  heading = name != NULL ? g_strdup_printf (_ ("Save Changes to “%s”?"), name) : g_strdup (_ ("Save the New Puzzle?"));
  rubric_ask_async (GTK_WINDOW (self), heading,
                    _ ("What has been changed since the last save will be lost if it is not saved now."), NULL, responses,
                    G_N_ELEMENTS (responses), close_answered_cb, NULL);
  return FALSE;
}
