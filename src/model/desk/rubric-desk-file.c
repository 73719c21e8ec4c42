/* rubric-desk-file.c - the file of the desk, which other programs may change, and the session, which outlives it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

#include "rubric-dragged-file.h"

static void
file_change_cb (RubricDesk *self)
{
  rubric_desk_notify (self, RUBRIC_DESK_PROP_CHANGE);
  rubric_desk_emit_renamed (self);
}

/* Some file systems show another name than the one they use. */
static void
named_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricDesk) self = user_data;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (file), result, NULL);

  if (info == NULL || self->file.file == NULL || !g_file_equal (G_FILE (file), self->file.file))
    return;
  g_free (self->file.name);
  self->file.name = g_strdup (g_file_info_get_display_name (info));
  rubric_desk_emit_renamed (self);
}

static void
stop_naming (RubricDesk *self)
{
  g_cancellable_cancel (self->file.naming);
  g_clear_object (&self->file.naming);
}

static void
find_file_name (RubricDesk *self)
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

const RubricFileStamp *
rubric_desk_get_known (RubricDesk *self)
{
  return self->file.watch != NULL ? rubric_file_watch_get_known (self->file.watch) : NULL;
}

/* Tells the session which file the puzzle is in now. */
static void
update_session (RubricDesk *self)
{
  g_autofree char *uri = self->file.file != NULL ? g_file_get_uri (self->file.file) : NULL;
  g_autofree char *stamp = uri != NULL ? rubric_file_stamp_to_string (rubric_desk_get_known (self)) : NULL;

  if (self->session.session != NULL)
    rubric_session_set_file (self->session.session, self->puzzle, uri, uri != NULL ? self->file.format->id : NULL,
                             stamp);
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
      g_clear_object (&self->file.watch);
      find_file_name (self);
    }
  if (file != NULL && !same)
    {
      self->file.watch = rubric_file_watch_new (file, stamp);
      g_signal_connect_object (self->file.watch, "notify::change", G_CALLBACK (file_change_cb), self,
                               G_CONNECT_SWAPPED);
    }
  update_session (self);
  file_change_cb (self);
}

void
rubric_desk_load (RubricDesk *self, GFile *file, const RubricFileStamp *stamp, const RubricFormat *format,
                  const SudSheet *sheet, const RubricInfo *info)
{
  rubric_desk_change_puzzle (self);
  rubric_desk_forget_verdict (self);
  rubric_puzzle_load (self->puzzle, sheet, info);
  rubric_desk_update_verdict (self);
  rubric_desk_expect_play (self);
  if (file != NULL && rubric_file_is_dragged (file))
    rubric_desk_set_file (self, NULL, NULL, stamp);
  else
    rubric_desk_set_file (self, file, format, stamp);
  rubric_desk_emit_loaded (self, 0);
}

/* A reading that is under way does not show the new content. */
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

/* Counts the content of the file as saved, so that the puzzle here does not, and may be written over it. */
static void
external_change_read (gpointer owner, const RubricReading *reading, const GError *error)
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
  update_session (self);
}

void
rubric_desk_ignore_external_change (RubricDesk *self)
{
  if (self->file.file != NULL && !rubric_desk_is_saving (self))
    rubric_read_file (self->reader, self->file.file, external_change_read);
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
  g_signal_connect_object (self->puzzle, "notify", G_CALLBACK (rubric_desk_emit_renamed), self, G_CONNECT_SWAPPED);
}

void
rubric_desk_close_file (RubricDesk *self)
{
  rubric_jobs_close (self->reader);
  stop_naming (self);
  g_clear_object (&self->file.watch);
}

/* The session. */

static void
follow_puzzle (RubricDesk *self, const char *id)
{
  rubric_session_follow (self->session.session, self->puzzle, id);
  rubric_session_set_clock (self->session.session, self->puzzle, self->session.clock, self->session.clock_data);
}

void
rubric_desk_set_clock (RubricDesk *self, RubricSessionClock clock, gpointer user_data)
{
  self->session.clock = clock;
  self->session.clock_data = user_data;
}

gint64
rubric_desk_get_elapsed (RubricDesk *self)
{
  return self->session.clock != NULL ? self->session.clock (self->session.clock_data) : 0;
}

/* The session tells it once, when it begins; closing asks in any case. */
static void
failing_cb (RubricDesk *self)
{
  if (rubric_puzzle_get_modified (self->puzzle))
    rubric_desk_tell (self, RUBRIC_NOTICE_NOT_KEPT, NULL, NULL);
}

void
rubric_desk_join_session (RubricDesk *self, RubricSession *session)
{
  g_return_if_fail (self->session.session == NULL);

  self->session.session = g_object_ref (session);
  g_signal_connect_object (session, "failing", G_CALLBACK (failing_cb), self, G_CONNECT_SWAPPED);
  follow_puzzle (self, NULL);
}

static void
first_change_cb (RubricDesk *self)
{
  failing_cb (self);
  g_signal_handlers_disconnect_by_func (self->puzzle, first_change_cb, self);
}

void
rubric_desk_warn_not_autosaved (RubricDesk *self)
{
  g_return_if_fail (self->session.session == NULL);

  g_signal_connect_object (self->puzzle, "notify::modified", G_CALLBACK (first_change_cb), self, G_CONNECT_SWAPPED);
}

RubricSession *
rubric_desk_get_session (RubricDesk *self)
{
  return self->session.session;
}

void
rubric_desk_leave_session (RubricDesk *self, gboolean keep)
{
  if (self->session.session == NULL)
    return;
  rubric_session_leave (self->session.session, self->puzzle, keep);
  g_signal_handlers_disconnect_by_func (self->session.session, failing_cb, self);
  g_clear_object (&self->session.session);
}

void
rubric_desk_take_blank (RubricDesk *self)
{
  const RubricFileStamp unknown = { "", "" };
  SudSheet blank;

  sud_sheet_clear (&blank);
  rubric_desk_leave_collection (self);
  if (self->session.session != NULL)
    {
      rubric_session_leave (self->session.session, self->puzzle, FALSE);
      follow_puzzle (self, NULL);
    }
  rubric_desk_load (self, NULL, &unknown, NULL, &blank, NULL);
}

void
rubric_desk_restore (RubricDesk *self, const RubricRecord *record)
{
  const RubricFormat *format = record->format != NULL ? rubric_format_find (record->format) : NULL;
  g_autoptr (GFile) file = record->uri != NULL ? g_file_new_for_uri (record->uri) : NULL;
  RubricFileStamp stamp;

  g_return_if_fail (self->session.session != NULL);

  rubric_desk_change_puzzle (self);
  rubric_desk_leave_collection (self);
  rubric_desk_forget_verdict (self);
  rubric_session_leave (self->session.session, self->puzzle, FALSE);
  rubric_record_restore (record, self->puzzle);
  rubric_desk_emit_loaded (self, record->elapsed);
  follow_puzzle (self, record->id);
  rubric_file_stamp_from_string (&stamp, record->stamp);
  rubric_desk_set_file (self, file, format != NULL ? format : rubric_format_native (), &stamp);
  rubric_desk_update_verdict (self);
}
