/* rubric-reading.c - a file or a text on its way to the desk, read in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-reading.h"

#include "rubric-file.h"
#include "rubric-scan.h"

static void
reading_clear (gpointer data)
{
  RubricReading *self = data;

  g_clear_object (&self->file);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_object (&self->document);
  g_clear_pointer (&self->info, rubric_info_free);
}

void
rubric_reading_free (RubricReading *self)
{
  g_atomic_rc_box_release_full (self, reading_clear);
}

RubricReading *
rubric_reading_ref (const RubricReading *self)
{
  return g_atomic_rc_box_acquire ((RubricReading *)self);
}

/* A copy is a reference: a reading does not change any more. */
static RubricReading *
ref_reading (RubricReading *reading)
{
  return rubric_reading_ref (reading);
}

G_DEFINE_BOXED_TYPE (RubricReading, rubric_reading, ref_reading, rubric_reading_free)

/* Looks at the first bytes. Errors are left to the reading itself; a pipe is not opened, which would be to wait. */
static gboolean
is_picture (RubricReading *self, GCancellable *cancellable)
{
  g_autoptr (GFileInputStream) stream = NULL;
  char head[RUBRIC_SCAN_SNIFFED];
  gsize n = 0;

  if (g_file_query_file_type (self->file, G_FILE_QUERY_INFO_NONE, cancellable) != G_FILE_TYPE_REGULAR)
    return FALSE;
  stream = g_file_read (self->file, cancellable, NULL);
  return stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), head, sizeof head, &n, cancellable, NULL)
         && rubric_scan_sniff (head, n);
}

static gboolean
read_all (RubricReading *self, GCancellable *cancellable, GError **error)
{
  self->picture = self->pictures && is_picture (self, cancellable);
  if (self->picture)
    return TRUE;
  if (self->file != NULL)
    self->document = rubric_file_load_stamped (self->file, &self->stamp, cancellable, error);
  else
    self->document = rubric_document_new (self->text, NULL, error);
  return self->document != NULL
         && (!rubric_reading_is_single (self)
             || rubric_document_read (self->document, 0, &self->sheet, &self->info, error));
}

static gboolean
read_work (RubricJob *job, gpointer data, GError **error)
{
  return read_all (data, rubric_job_get_cancellable (job), error);
}

static void
read_done (gpointer owner, gpointer data, const GError *error)
{
  RubricReading *self = data;

  self->done (owner, self, error);
}

static void
reading_free (gpointer data)
{
  rubric_reading_free (data);
}

static void
run_reading (RubricJobs *jobs, GFile *file, GBytes *text, gboolean pictures, RubricReadDone read)
{
  RubricReading *self = g_atomic_rc_box_new0 (RubricReading);

  self->file = file != NULL ? g_object_ref (file) : NULL;
  self->text = text != NULL ? g_bytes_ref (text) : NULL;
  self->pictures = pictures;
  self->done = read;
  rubric_jobs_run (jobs, read_work, read_done, self, reading_free);
}

void
rubric_read_file (RubricJobs *jobs, GFile *file, RubricReadDone read)
{
  run_reading (jobs, file, NULL, FALSE, read);
}

void
rubric_read_file_or_picture (RubricJobs *jobs, GFile *file, RubricReadDone read)
{
  run_reading (jobs, file, NULL, TRUE, read);
}

void
rubric_read_text (RubricJobs *jobs, GBytes *text, RubricReadDone read)
{
  run_reading (jobs, NULL, text, FALSE, read);
}

RubricReading *
rubric_reading_new_text (GBytes *text, GError **error)
{
  g_autoptr (RubricReading) self = g_atomic_rc_box_new0 (RubricReading);

  self->text = g_bytes_ref (text);
  return read_all (self, NULL, error) ? g_steal_pointer (&self) : NULL;
}

gboolean
rubric_reading_is_single (const RubricReading *self)
{
  return self->document != NULL && rubric_document_get_n_puzzles (self->document) == 1;
}

/* Returns: whether all digits of @a are those of @b */
static gboolean
is_part_of (const SudSheet *a, const SudSheet *b)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (a->digit[cell] != 0 && a->digit[cell] != b->digit[cell])
      return FALSE;
  return TRUE;
}

RubricReadingChoice
rubric_reading_choose (const RubricReading *page, const RubricReading *text)
{
  guint n_page = rubric_document_get_n_puzzles (page->document);
  guint n_text = rubric_document_get_n_puzzles (text->document);
  gboolean strict = !rubric_document_get_format (text->document)->searches;

  if (rubric_document_has_alternatives (page->document) != rubric_document_has_alternatives (text->document))
    return rubric_document_has_alternatives (page->document) ? RUBRIC_READING_SECOND : RUBRIC_READING_FIRST;
  if (n_page != n_text || n_page > 1)
    return strict || n_text > n_page ? RUBRIC_READING_SECOND : RUBRIC_READING_FIRST;
  if (!is_part_of (&text->sheet, &page->sheet))
    return RUBRIC_READING_UNCLEAR;
  strict = strict
           && sud_sheet_count (&page->sheet, SUD_ORIGIN_ENTERED) == sud_sheet_count (&text->sheet, SUD_ORIGIN_ENTERED);
  return strict && is_part_of (&page->sheet, &text->sheet) ? RUBRIC_READING_SECOND : RUBRIC_READING_FIRST;
}
