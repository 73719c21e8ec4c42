/* rubric-scan.c - the Sudokus of a picture: decoded and looked for in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan.h"

#include "sud-solve.h"

#include <glib/gi18n.h>

enum
{
  FRAGMENT = SUD_CELLS / 3, /* so many cells that are not certain are no misread puzzle, but none */
};

void
rubric_scan_free (RubricScan *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->photo, rubric_photo_unref);
  g_free (self->quad);
  g_free (self);
}

static gboolean
refuse_long (GError **error)
{
  g_set_error (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_SIZE,
               /* Translators: %d is a number of mebibytes */
               _ ("The picture is too long: up to %d MiB are read."), RUBRIC_PHOTO_MAX_BYTES >> 20);
  return FALSE;
}

/* Reads the file. The stream is counted, for the size that a file system tells may be wrong. */
static gboolean
load (RubricScan *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize count = 1 << 20;

  if (stream == NULL)
    return FALSE;
  while (count > 0)
    {
      guint old = bytes->len;

      if (old > RUBRIC_PHOTO_MAX_BYTES)
        return refuse_long (error);
      g_byte_array_set_size (bytes, old + count);
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + old, count, &count, cancellable, error))
        return FALSE;
      g_byte_array_set_size (bytes, old + count);
    }
  self->bytes = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  return TRUE;
}

static gboolean
check_end (SudScanEnd end, GError **error)
{
  if (end == SUD_SCAN_CANCELLED)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
  else if (end == SUD_SCAN_NO_MEMORY)
    g_set_error_literal (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_MEMORY,
                         _ ("There is not enough memory for this picture."));
  return end == SUD_SCAN_DONE || end == SUD_SCAN_REFUSED;
}

int
rubric_scan_drop_fragments (SudScan *grids, int n)
{
  gboolean any = FALSE;
  int left = 0;

  for (int i = 0; i < n; i++)
    any = any || grids[i].kind != SUD_SCAN_NO_VALID;
  for (int i = 0; i < n; i++)
    if (!any || grids[i].kind != SUD_SCAN_NO_VALID || sud_scan_count_doubtful (&grids[i]) < FRAGMENT)
      grids[left++] = grids[i];
  return left;
}

/* Corners that make no grid are one that was not found. */
static gboolean
look (RubricScan *self, const atomic_bool *cancel, GError **error)
{
  const SudScanPicture *picture = rubric_photo_get_picture (self->photo);
  SudScanEnd end;

  if (self->quad != NULL)
    {
      end = sud_scan_read_quad (picture, self->quad, cancel, &self->grids[0]);
      self->n_grids = end == SUD_SCAN_DONE && self->grids[0].kind != SUD_SCAN_NOTHING;
    }
  else
    end = sud_scan_read_all (picture, cancel, self->grids, SUD_SCAN_MAX_GRIDS, &self->n_grids);
  self->n_grids = end == SUD_SCAN_DONE ? rubric_scan_drop_fragments (self->grids, self->n_grids) : 0;
  return check_end (end, error);
}

static gboolean
decode (RubricScan *self, const atomic_bool *cancel, GError **error)
{
  if (self->photo != NULL)
    return TRUE;
  if (g_bytes_get_size (self->bytes) > RUBRIC_PHOTO_MAX_BYTES)
    return refuse_long (error);
  self->photo = rubric_photo_new (self->bytes, cancel, error);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  return self->photo != NULL;
}

/* Decoding and looking take about the same. */
static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  RubricScan *self = data;
  const atomic_bool *cancel = rubric_job_get_cancel (job);

  if (self->file != NULL && !load (self, rubric_job_get_cancellable (job), error))
    return FALSE;
  rubric_job_set_fraction (job, 0.1);
  if (!decode (self, cancel, error))
    return FALSE;
  rubric_job_set_fraction (job, 0.5);
  return look (self, cancel, error);
}

static void
scan_done (gpointer owner, gpointer data, const GError *error)
{
  RubricScan *self = data;

  self->done (owner, self, error);
}

static void
start (RubricJobs *jobs, RubricScan *self, RubricScanDone done)
{
  static const RubricJobKind kind = { work, scan_done, (GDestroyNotify)rubric_scan_free };

  self->done = done;
  rubric_jobs_run (jobs, &kind, self);
}

void
rubric_scan_file (RubricJobs *jobs, GFile *file, RubricScanDone done)
{
  RubricScan *self = g_new0 (RubricScan, 1);

  self->file = g_object_ref (file);
  start (jobs, self, done);
}

void
rubric_scan_bytes (RubricJobs *jobs, GBytes *bytes, RubricScanDone done)
{
  RubricScan *self = g_new0 (RubricScan, 1);

  self->bytes = g_bytes_ref (bytes);
  start (jobs, self, done);
}

void
rubric_scan_quad (RubricJobs *jobs, RubricPhoto *photo, const SudScanPoint quad[4], RubricScanDone done)
{
  RubricScan *self = g_new0 (RubricScan, 1);

  self->photo = rubric_photo_ref (photo);
  self->quad = g_memdup2 (quad, 4 * sizeof *quad);
  start (jobs, self, done);
}

gboolean
rubric_scan_is_empty (const RubricScan *self, GError **error)
{
  if (self->n_grids == 0)
    g_set_error_literal (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_NOTHING,
                         _ ("No Sudoku was found in this picture: there is no grid of 9 × 9 cells that can be seen whole."));
  return self->n_grids == 0;
}

RubricScan *
rubric_scan_run (GBytes *bytes, const atomic_bool *cancel, GError **error)
{
  g_autoptr (RubricScan) self = g_new0 (RubricScan, 1);

  self->bytes = g_bytes_ref (bytes);
  if (!decode (self, cancel, error) || !look (self, cancel, error) || rubric_scan_is_empty (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

char *
rubric_scan_dup_sentence (const SudGrid *puzzle, int doubtful)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudResult result;

  if (puzzle == NULL)
    return g_strdup (_ ("No Sudoku was found. Drag the four corners onto those of the grid."));
  sud_solve_count (puzzle, 2, NULL, &result);
  g_string_append (text, result.solutions == 1  ? _ ("One solution.")
                         : result.solutions > 1 ? _ ("More than one solution: compare it with the picture.")
                                                : _ ("No solution: compare it with the picture."));
  if (doubtful > 0)
    g_string_append_printf (text, ngettext (" %d cell is not certain.", " %d cells are not certain.", doubtful), doubtful);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
