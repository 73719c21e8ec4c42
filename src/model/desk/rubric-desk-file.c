/* rubric-desk-file.c - the file of the desk, and what other programs do to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

static void
change_cb (RubricDesk *self)
{
  rubric_desk_notify (self, RUBRIC_DESK_PROP_CHANGE);
  rubric_desk_update_title (self);
}

static void
drop_watch (RubricDesk *self)
{
  if (self->file.watch != NULL)
    g_signal_handlers_disconnect_by_data (self->file.watch, self);
  g_clear_object (&self->file.watch);
}

/* Other file systems may show another name than the one they use. */
static void
named_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricDesk) self = user_data;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (file), result, NULL);

  if (info == NULL || self->file.file == NULL || !g_file_equal (G_FILE (file), self->file.file))
    return;
  g_free (self->file.name);
  self->file.name = g_strdup (g_file_info_get_display_name (info));
  rubric_desk_update_title (self);
}

static void
stop_naming (RubricDesk *self)
{
  if (self->file.naming != NULL)
    g_cancellable_cancel (self->file.naming);
  g_clear_object (&self->file.naming);
}

static void
find_name (RubricDesk *self)
{
  g_autofree char *base = self->file.file != NULL ? g_file_get_basename (self->file.file) : NULL;

  stop_naming (self);
  g_clear_pointer (&self->file.name, g_free);
  if (self->file.file == NULL)
    return;
  self->file.name = base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (self->file.file);
  if (g_file_is_native (self->file.file))
    return;
  self->file.naming = g_cancellable_new ();
  g_file_query_info_async (self->file.file, G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME, G_FILE_QUERY_INFO_NONE,
                           G_PRIORITY_DEFAULT, self->file.naming, named_cb, g_object_ref (self));
}

void
rubric_desk_set_file (RubricDesk *self, GFile *file, const RubricFormat *format, const RubricFileStamp *stamp)
{
  gboolean same = file != NULL && self->file.watch != NULL && g_file_equal (file, self->file.file);

  g_set_object (&self->file.file, file);
  self->file.format = format;
  if (same)
    rubric_file_watch_set_known (self->file.watch, stamp);
  else
    {
      drop_watch (self);
      find_name (self);
    }
  if (file != NULL && !same)
    {
      self->file.watch = rubric_file_watch_new (file, stamp);
      g_signal_connect_swapped (self->file.watch, "notify::change", G_CALLBACK (change_cb), self);
    }
  rubric_desk_update_session (self);
  change_cb (self);
}

void
rubric_desk_load (RubricDesk *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                  const SudSheet *sheet, const RubricInfo *info)
{
  gint64 elapsed = 0;

  rubric_desk_change_puzzle (self);
  rubric_desk_forget_verdict (self, TRUE);
  rubric_puzzle_set_mode (self->puzzle, RUBRIC_MODE_SETUP);
  rubric_puzzle_load (self->puzzle, sheet, info);
  rubric_desk_set_file (self, file, format, stamp);
  rubric_desk_emit (self, RUBRIC_DESK_LOADED, &elapsed);
  rubric_desk_update_verdict (self);
}

const RubricFileStamp *
rubric_desk_get_known (RubricDesk *self)
{
  return self->file.watch != NULL ? rubric_file_watch_get_known (self->file.watch) : NULL;
}

/* What has been read until now is not what will be there. */
void
rubric_desk_hold_file (RubricDesk *self, gboolean held)
{
  rubric_jobs_cancel (self->reader);
  if (self->file.watch != NULL)
    rubric_file_watch_set_held (self->file.watch, held);
}

gboolean
rubric_desk_has_changes (RubricDesk *self)
{
  RubricFileChange change = rubric_desk_get_change (self);

  return rubric_puzzle_get_modified (self->puzzle) || change == RUBRIC_FILE_GONE || change == RUBRIC_FILE_LOST;
}

/* The file that was read is still that of the desk. */
static gboolean
is_current (RubricDesk *self, const RubricReading *reading)
{
  return self->file.file != NULL && g_file_equal (self->file.file, reading->file);
}

static void
reloaded (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricDesk *self = owner;

  if (!is_current (self, reading))
    return;
  if (error != NULL)
    rubric_desk_tell (self, RUBRIC_NOTICE_RELOAD_FAILED, error->message, NULL);
  else if (!rubric_reading_is_single (reading))
    rubric_desk_emit (self, RUBRIC_DESK_LIST_READ, (gpointer)reading);
  else
    {
      rubric_puzzle_replace_all (self->puzzle, &reading->sheet, reading->info);
      rubric_puzzle_mark_saved (self->puzzle, &reading->sheet, reading->info);
      rubric_desk_set_file (self, self->file.file, rubric_document_get_format (reading->document), &reading->stamp);
      rubric_desk_tell (self, RUBRIC_NOTICE_RELOADED, NULL, NULL);
    }
}

void
rubric_desk_reload (RubricDesk *self)
{
  if (self->file.file != NULL && !rubric_desk_is_saving (self))
    rubric_read_file (self->reader, self->file.file, reloaded);
}

/* What is in the file now counts as saved, so that what stands here does not, and may be written over it. */
static void
kept (gpointer owner, const RubricReading *reading, const GError *error)
{
  static const SudSheet blank;
  RubricDesk *self = owner;
  gboolean single = error == NULL && rubric_reading_is_single (reading);

  if (!is_current (self, reading))
    return;
  rubric_puzzle_mark_saved (self->puzzle, single ? &reading->sheet : &blank, single ? reading->info : NULL);
  if (error == NULL)
    rubric_file_watch_set_known (self->file.watch, &reading->stamp);
  else
    rubric_file_watch_accept (self->file.watch);
  rubric_desk_update_session (self);
}

void
rubric_desk_ignore_external_change (RubricDesk *self)
{
  if (self->file.file != NULL && !rubric_desk_is_saving (self))
    rubric_read_file (self->reader, self->file.file, kept);
}

void
rubric_desk_check_file (RubricDesk *self)
{
  if (self->file.watch != NULL)
    rubric_file_watch_check (self->file.watch);
}

GFile *
rubric_desk_get_file (RubricDesk *self)
{
  return self->file.file;
}

const RubricFormat *
rubric_desk_get_format (RubricDesk *self)
{
  return self->file.format;
}

char *
rubric_desk_dup_file_name (RubricDesk *self)
{
  return g_strdup (self->file.name);
}

RubricFileChange
rubric_desk_get_change (RubricDesk *self)
{
  return self->file.watch != NULL ? rubric_file_watch_get_change (self->file.watch) : RUBRIC_FILE_SAME;
}

void
rubric_desk_init_file (RubricDesk *self)
{
  g_signal_connect_swapped (self->puzzle, "notify", G_CALLBACK (rubric_desk_update_title), self);
}

void
rubric_desk_close_file (RubricDesk *self)
{
  rubric_jobs_close (self->reader);
  stop_naming (self);
  drop_watch (self);
}
