/* rubric-window-files.c - opening, and what the window is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-collection-window.h"
#include "rubric-file-kinds.h"
#include "rubric-file.h"
#include "rubric-recent.h"

#include <glib/gi18n.h>

enum
{
  MAX_MESSAGES = 10, /* about files that cannot be opened, in one dialog */
  PATIENCE_MS = 500, /* a file that is not read by then is waited for in an empty window */
};

char *
rubric_window_dup_file_name (RubricWindow *self)
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
  g_autofree char *name = self->item != NULL ? rubric_window_dup_item_title (self) : rubric_window_dup_file_name (self);
  const char *shown = name != NULL ? name : title != NULL ? title : _ ("New Puzzle");
  g_autofree char *marked = rubric_window_has_changes (self) && !rubric_window_progress_is_kept (self)
                                ? g_strdup_printf (/* Translators: %s is the name of a file not saved yet */ _ ("• %s"), shown)
                                : g_strdup (shown);

  adw_window_title_set_title (self->title, marked);
  gtk_window_set_title (GTK_WINDOW (self), marked);
}

void
rubric_window_load (RubricWindow *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                    const SudSheet *sheet, const RubricInfo *info)
{
  self->has_verdict = FALSE;
  self->just_opened = TRUE;
  rubric_puzzle_set_mode (self->puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_load (self->puzzle, sheet, info);
  rubric_window_set_file (self, file, format, stamp);
  rubric_board_set_cursor (self->board, 0, SUD_NO_CELLS);
  rubric_window_update_verdict (self);
  rubric_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* A list has taken the place of this window: that of another file opened with it. */
static gboolean
is_closed (RubricWindow *self)
{
  return gtk_window_get_application (GTK_WINDOW (self)) == NULL;
}

/* A file goes into this window if nothing has been done here, else into one of its own. */
RubricWindow *
rubric_window_find_free (RubricWindow *self)
{
  RubricWindow *window;

  if (rubric_window_is_untouched (self) && !is_closed (self))
    return self;
  window = rubric_window_new (GTK_APPLICATION (g_application_get_default ()), self->settings);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Pasted text takes the place of what stands here, in one step that can be undone; a file has a window of its own. */
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
    rubric_puzzle_replace_all (self->puzzle, &sheet, info);
  else
    {
      RubricWindow *window = rubric_window_find_free (self);

      rubric_window_load (window, file, stamp, rubric_document_get_format (document), &sheet, info);
      gtk_window_present (GTK_WINDOW (window));
    }
}

void
rubric_window_take_document (RubricWindow *self, RubricDocument *document, GFile *file, const RubricFileStamp *stamp)
{
  if (rubric_document_get_n_puzzles (document) == 1)
    rubric_window_take_puzzle (self, document, 0, file, stamp);
  else
    rubric_window_take_many (self, document, file, stamp);
}

/* Files that are opened together: what is wrong with some of them is told at once, in the end. A window made for them
 * appears with what is in one of them, or when that takes long: no empty one flashes up before a list. */
typedef struct
{
  RubricWindow *window;
  GPtrArray *messages;
  guint show_timeout;
} Opening;

/* One of them, in a worker thread. */
typedef struct
{
  Opening *opening;
  GFile *file;
} OpeningFile;

static void
tell_messages (GtkWindow *parent, GPtrArray *messages)
{
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  guint n = messages->len;

  if (n == 0)
    return;
  heading = n == 1 ? g_strdup (_ ("Cannot Open the File"))
                   : g_strdup_printf (ngettext ("Cannot Open %u File", "Cannot Open %u Files", n), n);
  g_ptr_array_set_size (messages, MIN (n, MAX_MESSAGES));
  if (n > MAX_MESSAGES)
    g_ptr_array_add (messages, g_strdup ("…"));
  g_ptr_array_add (messages, NULL);
  body = g_strjoinv ("\n", (char **)messages->pdata);
  gtk_window_present (parent);
  rubric_tell (parent, heading, body);
}

static gboolean
show_cb (gpointer user_data)
{
  Opening *opening = user_data;

  opening->show_timeout = 0;
  gtk_window_present (GTK_WINDOW (opening->window));
  return G_SOURCE_REMOVE;
}

/* Called when the last of the files is done with. */
static void
opening_clear (gpointer data)
{
  Opening *opening = data;
  GtkWindow *window = GTK_WINDOW (opening->window);
  gboolean closed = is_closed (opening->window);
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  g_clear_handle_id (&opening->show_timeout, g_source_remove);
  tell_messages (closed ? gtk_application_get_active_window (application) : window, opening->messages);
  if (!closed && !gtk_widget_get_visible (GTK_WIDGET (window)))
    gtk_window_destroy (window); /* all files are in windows of their own already */
  g_ptr_array_unref (opening->messages);
  g_object_unref (opening->window);
}

static void
opening_file_free (OpeningFile *self)
{
  g_rc_box_release_full (self->opening, opening_clear);
  g_object_unref (self->file);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OpeningFile, opening_file_free)

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (OpeningFile) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load_finish (result, &error);
  RubricFileStamp stamp;

  if (document == NULL)
    {
      g_ptr_array_add (job->opening->messages, g_strdup (error->message));
      return;
    }
  rubric_file_load_get_stamp (result, &stamp);
  rubric_recent_add (job->file, rubric_document_get_format (document)->mime_type);
  rubric_window_take_document (job->opening->window, document, job->file, &stamp);
}

/* The window that has @file already, or NULL. */
static GtkWindow *
find_window_of (RubricWindow *self, GFile *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    {
      GFile *shown = RUBRIC_IS_WINDOW (l->data)              ? RUBRIC_WINDOW (l->data)->file
                     : RUBRIC_IS_COLLECTION_WINDOW (l->data) ? rubric_collection_window_get_file (l->data)
                                                             : NULL;

      if (shown != NULL && g_file_equal (shown, file))
        return l->data;
    }
  return NULL;
}

void
rubric_window_open (RubricWindow *self, GFile *const *files, guint n_files)
{
  Opening *opening;

  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  opening = g_rc_box_new (Opening);
  *opening = (Opening){ g_object_ref (self), g_ptr_array_new_with_free_func (g_free) };
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    opening->show_timeout = g_timeout_add (PATIENCE_MS, show_cb, opening);
  for (guint i = 0; i < n_files; i++)
    {
      GtkWindow *window = find_window_of (self, files[i]);
      OpeningFile *job;

      if (window != NULL)
        {
          gtk_window_present (window);
          continue;
        }
      job = g_new (OpeningFile, 1);
      *job = (OpeningFile){ g_rc_box_acquire (opening), g_object_ref (files[i]) };
      rubric_file_load_async (files[i], NULL, loaded_cb, job);
    }
  g_rc_box_release_full (opening, opening_clear);
}

static void
open_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) chosen = rubric_choose_open_finish (result, &error);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  rubric_window_open (RUBRIC_WINDOW (source), (GFile **)files->pdata, files->len);
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
