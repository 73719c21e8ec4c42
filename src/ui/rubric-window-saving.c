/* rubric-window-saving.c - saving, and what would be lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-file-kinds.h"
#include "rubric-file.h"
#include "rubric-recent.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is being written: the puzzle may change meanwhile. */
typedef struct
{
  RubricWindow *window;
  GFile *file;
  const RubricFormat *format;
  SudSheet sheet;
  RubricInfo *info;
  gboolean closing; /* the window was to close then */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_object_unref (saving->file);
  rubric_info_free (saving->info);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static Saving *
saving_new (RubricWindow *self, GFile *file, const RubricFormat *format)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->sheet = *rubric_puzzle_get_sheet (self->puzzle);
  saving->info = rubric_info_copy (rubric_puzzle_get_info (self->puzzle));
  saving->closing = self->closing;
  return saving;
}

static void write_to (RubricWindow *self, GFile *file, const RubricFormat *format, const RubricFileStamp *known);

static void
conflict_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source);
  g_autoptr (Saving) saving = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  self->closing = saving->closing;
  if (g_str_equal (response, "overwrite"))
    write_to (self, saving->file, saving->format, NULL);
  else if (g_str_equal (response, "save-as"))
    rubric_window_save_as (self);
  else
    self->closing = FALSE;
}

/* Another program has written the file: which of the two is to stay? */
static void
ask_about_conflict (RubricWindow *self, Saving *saving)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "overwrite", _ ("_Overwrite"), RUBRIC_RESPONSE_DESTRUCTIVE },
    { "save-as", _ ("Save _As…"), RUBRIC_RESPONSE_SUGGESTED },
  };
  g_autofree char *name = g_file_get_basename (saving->file);
  g_autofree char *shown = g_filename_display_name (name);
  /* Translators: %s is the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("Overwrite “%s”?"), shown);

  rubric_ask_async (GTK_WINDOW (self), heading,
                    _ ("Another program has changed the file. What it has written there would be lost."), NULL, responses,
                    G_N_ELEMENTS (responses), conflict_answered_cb, saving);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  RubricWindow *self = saving->window;
  g_autoptr (GError) error = NULL;
  RubricFileStamp stamp;

  self->saving = self->closing = FALSE;
  if (!rubric_file_update_finish (result, &stamp, &error))
    {
      rubric_window_hold_file (self, FALSE);
      if (g_error_matches (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CHANGED))
        ask_about_conflict (self, g_steal_pointer (&saving));
      else
        rubric_tell (GTK_WINDOW (self), _ ("Cannot Save the Puzzle"), error->message);
      return;
    }
  rubric_window_leave_collection (self); /* it is this file's now */
  rubric_puzzle_mark_saved (self->puzzle, &saving->sheet, saving->info);
  rubric_window_set_file (self, saving->file, saving->format, &stamp);
  rubric_window_hold_file (self, FALSE);
  rubric_recent_add (saving->file, saving->format->mime_type);
  if (saving->closing)
    gtk_window_close (GTK_WINDOW (self));
  else
    rubric_window_toast (self, _ ("Saved"));
}

/* Not over what another program has written since @known, which may be NULL. */
static void
write_to (RubricWindow *self, GFile *file, const RubricFormat *format, const RubricFileStamp *known)
{
  Saving *saving = saving_new (self, file, format);
  g_autoptr (GBytes) bytes = rubric_format_write (format, &saving->sheet, saving->info);

  self->saving = TRUE;
  rubric_window_hold_file (self, TRUE);
  rubric_file_update_async (file, bytes, known, NULL, saved_cb, saving);
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
    write_to (self, saving->file, saving->format, NULL);
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

  rubric_ask_async (GTK_WINDOW (self), _ ("Save Without Everything?"), body, NULL, responses, G_N_ELEMENTS (responses),
                    loss_answered_cb, saving_new (self, file, format));
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
    write_to (self, file, format, NULL); /* the chooser has asked about a file that is there */
}

/* The old name with the native suffix. */
static char *
propose_name (RubricWindow *self)
{
  g_autofree char *name = rubric_window_dup_file_name (self);
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

/* What is only copied and pasted may stand among other words in a file: they would be lost. */
static gboolean
keeps_all (RubricWindow *self)
{
  return self->file != NULL && self->format->suffixes[0] != NULL && loses (self, self->format) == 0;
}

void
rubric_window_save (RubricWindow *self)
{
  if (self->saving)
    return;
  if (keeps_all (self))
    write_to (self, self->file, self->format, rubric_window_get_known_file (self));
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

  g_autofree char *name = rubric_window_dup_file_name (self);
  g_autofree char *heading = NULL;

  if (!rubric_window_has_changes (self) || rubric_window_is_kept (self))
    return TRUE;
  /* Translators: %s is the name of a file */
  heading = name != NULL ? g_strdup_printf (_ ("Save Changes to “%s”?"), name) : g_strdup (_ ("Save the New Puzzle?"));
  rubric_ask_async (GTK_WINDOW (self), heading,
                    _ ("What has been changed since the last save will be lost if it is not saved now."), NULL, responses,
                    G_N_ELEMENTS (responses), close_answered_cb, NULL);
  return FALSE;
}
