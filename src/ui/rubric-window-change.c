/* rubric-window-change.c - the file of the window, and what other programs do to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-file.h"

#include <glib/gi18n.h>

static RubricFileChange
get_change (RubricWindow *self)
{
  return self->watch != NULL ? rubric_file_watch_get_change (self->watch) : RUBRIC_FILE_SAME;
}

static void
update_change (RubricWindow *self)
{
  RubricFileChange change = get_change (self);
  const char *const actions[] = { "reload", "keep-mine" };

  rubric_change_bar_set_change (self->change_bar, change);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), actions[i])),
                                 change == RUBRIC_FILE_CHANGED);
  rubric_window_update_title (self);
}

static void
change_cb (RubricWindow *self)
{
  update_change (self);
  if (get_change (self) == RUBRIC_FILE_SAME)
    gtk_widget_grab_focus (GTK_WIDGET (self->board)); /* the button that had it goes away */
}

static void
drop_watch (RubricWindow *self)
{
  if (self->watch != NULL)
    g_signal_handlers_disconnect_by_data (self->watch, self);
  g_clear_object (&self->watch);
}

void
rubric_window_set_file (RubricWindow *self, GFile *file, const RubricFormat *format, const RubricFileStamp *stamp)
{
  gboolean same = file != NULL && self->watch != NULL && g_file_equal (file, self->file);

  g_set_object (&self->file, file);
  self->format = format;
  if (same)
    rubric_file_watch_set_known (self->watch, stamp);
  else
    drop_watch (self);
  if (file != NULL && !same)
    {
      self->watch = rubric_file_watch_new (file, stamp);
      g_signal_connect_swapped (self->watch, "notify::change", G_CALLBACK (change_cb), self);
    }
  rubric_window_update_session (self);
  update_change (self);
}

void
rubric_window_drop_file (RubricWindow *self)
{
  drop_watch (self);
  g_clear_object (&self->file);
}

gboolean
rubric_window_has_changes (RubricWindow *self)
{
  return rubric_puzzle_get_modified (self->puzzle) || get_change (self) == RUBRIC_FILE_GONE;
}

const RubricFileStamp *
rubric_window_get_known_file (RubricWindow *self)
{
  return self->watch != NULL ? rubric_file_watch_get_known (self->watch) : NULL;
}

void
rubric_window_hold_file (RubricWindow *self, gboolean held)
{
  if (self->watch != NULL)
    rubric_file_watch_set_held (self->watch, held);
}

/* The file that was read is still that of the window. */
static gboolean
is_current (RubricWindow *self, GFile *file)
{
  return self->file != NULL && g_file_equal (self->file, file);
}

/* What another program has written takes the place of what stands here, in one step that can be undone. */
static void
reloaded_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_file_load_finish (result, &error);
  g_autoptr (RubricInfo) info = NULL;
  RubricFileStamp stamp;
  SudSheet sheet;

  if (!is_current (self, G_FILE (file)))
    return;
  if (document == NULL)
    {
      rubric_tell (GTK_WINDOW (self), _ ("Cannot Open the File"), error->message);
      return;
    }
  rubric_file_load_get_stamp (result, &stamp);
  if (rubric_document_get_n_puzzles (document) > 1)
    {
      rubric_window_take_document (self, document, G_FILE (file), &stamp);
      return;
    }
  if (!rubric_document_read (document, 0, &sheet, &info, &error))
    {
      rubric_tell (GTK_WINDOW (self), _ ("Cannot Open the File"), error->message);
      return;
    }
  rubric_puzzle_replace_all (self->puzzle, &sheet, info);
  rubric_puzzle_mark_saved (self->puzzle, &sheet, info);
  rubric_window_set_file (self, self->file, rubric_document_get_format (document), &stamp);
  rubric_window_toast (self, _ ("Reloaded; Undo brings back what was here"));
}

/* What is in the file now counts as saved, so that what stands here does not, and may be written over it. */
static void
kept_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (RubricDocument) document = rubric_file_load_finish (result, NULL);
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;
  RubricFileStamp stamp;

  if (!is_current (self, G_FILE (file)))
    return;
  if (document == NULL || rubric_document_get_n_puzzles (document) > 1
      || !rubric_document_read (document, 0, &sheet, &info, NULL))
    sud_sheet_clear (&sheet);
  rubric_puzzle_mark_saved (self->puzzle, &sheet, info);
  if (document != NULL)
    {
      rubric_file_load_get_stamp (result, &stamp);
      rubric_file_watch_set_known (self->watch, &stamp);
    }
  else
    rubric_file_watch_accept (self->watch);
  rubric_window_update_session (self);
}

static void
reload_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  rubric_file_load_async (self->file, NULL, reloaded_cb, g_object_ref (self));
}

static void
keep_mine_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  rubric_file_load_async (self->file, NULL, kept_cb, g_object_ref (self));
}

/* Not every file system tells of changes. */
static void
active_cb (RubricWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)) && self->watch != NULL)
    rubric_file_watch_check (self->watch);
}

void
rubric_window_init_change (RubricWindow *self)
{
  static const GActionEntry entries[] = {
    { "reload", reload_action },
    { "keep-mine", keep_mine_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  update_change (self);
}
