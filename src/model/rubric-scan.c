/* rubric-scan.c - the Sudokus of a picture or of the pages of a PDF file: looked for in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan.h"

#include "rubric-pdf-text.h"
#include "sud-solve.h"

#include <glib/gi18n.h>

enum
{
  FRAGMENT = SUD_CELLS / 3, /* so many cells that are not certain are no misread puzzle, but none */
  WAIT_US = 50000,          /* between two looks at whether another PDF file is done, or this one is not wanted */
};

static GMutex one_file; /* of all PDF files: the one that is read */

/* A scan that is being made: where nobody waits for a job there is none. */
typedef struct
{
  RubricScan *scan;
  RubricJob *job; /* nullable */
  const atomic_bool *cancel;
} Work;

gboolean
rubric_scan_sniff (const char *bytes, gsize length)
{
  return rubric_photo_sniff (bytes, length) || rubric_pdf_sniff (bytes, length);
}

static void
found_clear (gpointer found)
{
  rubric_photo_unref (((RubricScanFound *)found)->photo);
}

static RubricScan *
scan_new (void)
{
  RubricScan *self = g_new0 (RubricScan, 1);

  self->found = g_array_new (FALSE, FALSE, sizeof (RubricScanFound));
  g_array_set_clear_func (self->found, found_clear);
  return self;
}

void
rubric_scan_free (RubricScan *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->photo, rubric_photo_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_free (self->notes);
  g_array_unref (self->found);
  g_free (self->quad);
  g_free (self);
}

const RubricScanFound *
rubric_scan_get (const RubricScan *self, guint index)
{
  g_return_val_if_fail (index < self->found->len, NULL);

  return &g_array_index (self->found, RubricScanFound, index);
}

static void
tell (const Work *work, double fraction)
{
  if (work->job != NULL)
    rubric_job_set_fraction (work->job, fraction);
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

static void
add_row (RubricScan *self, RubricPhoto *photo, int page, int number, const SudScan *grid)
{
  RubricScanFound row = { rubric_photo_ref (photo), page, number, self->n_pages, { SUD_SCAN_NOTHING } };

  if (grid != NULL)
    row.grid = *grid;
  self->n_grids += grid != NULL;
  g_array_append_val (self->found, row);
}

/* Looks for the grids of @photo. Corners that make no grid are one that was not found. */
static gboolean
look (const Work *work, RubricPhoto *photo, int page, GError **error)
{
  RubricScan *self = work->scan;
  const SudScanPicture *picture = rubric_photo_get_picture (photo);
  SudScan grids[SUD_SCAN_MAX_GRIDS];
  SudScanEnd end;
  int n = 0;

  if (self->quad != NULL)
    {
      end = sud_scan_read_quad (picture, self->quad, work->cancel, &grids[0]);
      n = end == SUD_SCAN_DONE && grids[0].kind != SUD_SCAN_NOTHING;
    }
  else
    end = sud_scan_read_all (picture, work->cancel, grids, SUD_SCAN_MAX_GRIDS, &n);
  n = end == SUD_SCAN_DONE ? rubric_scan_drop_fragments (grids, n) : 0;
  for (int i = 0; i < n; i++)
    add_row (self, photo, page, i + 1, &grids[i]);
  if (n == 0)
    add_row (self, photo, page, 0, NULL);
  return check_end (end, error);
}

/* Rows that say of a page that there is nothing on it are for a file with nothing at all. */
static void
drop_empty_pages (RubricScan *self)
{
  for (guint i = self->found->len; i > 0 && self->n_grids > 0; i--)
    if (rubric_scan_get (self, i - 1)->number == 0)
      g_array_remove_index (self->found, i - 1);
}

/* A page that is not there, or cannot be drawn, leaves the others: @cause (nullable) keeps why. */
static gboolean
look_at_page (const Work *work, RubricPdf *pdf, int page, GError **cause, GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (RubricPhoto) photo = rubric_pdf_draw (pdf, page, work->cancel, &failure);

  if (photo != NULL)
    return look (work, photo, page + 1, error);
  if (failure->domain == RUBRIC_PHOTO_ERROR && failure->code != RUBRIC_PHOTO_ERROR_MEMORY)
    {
      g_clear_error (cause);
      g_propagate_error (cause, g_steal_pointer (&failure));
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
look_at_pages (const Work *work, RubricPdf *pdf, GError **error)
{
  int n_pages = rubric_pdf_get_n_pages (pdf), n = MIN (n_pages, RUBRIC_PDF_MAX_PAGES);
  g_autoptr (GError) cause = NULL;

  work->scan->n_pages = n < n_pages ? n_pages : 0;
  for (int page = 0; page < n; page++)
    {
      if (!look_at_page (work, pdf, page, &cause, error))
        return FALSE;
      tell (work, 0.1 + 0.9 * (page + 1) / n);
    }
  if (work->scan->found->len == 0 && cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  drop_empty_pages (work->scan);
  return TRUE;
}

/* Adds a sentence to what there is to be said. */
static void G_GNUC_PRINTF (2, 3)
note (RubricScan *self, const char *format, ...)
{
  g_autofree char *before = self->notes, *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  self->notes = before != NULL ? g_strdup_printf ("%s %s", before, sentence) : g_strdup (sentence);
}

/* Looks at the pages without puzzles in their text, and in a short file at the others, too: an example in the text is not
 * all that there is. */
static gboolean
look_beside_text (const Work *work, RubricPdf *pdf, const RubricPdfText *text, GError **error)
{
  int n = rubric_pdf_get_n_pages (pdf), looked = 0;
  gboolean all = n <= RUBRIC_PDF_MAX_PAGES;
  g_autoptr (GError) cause = NULL;

  for (int page = 0; page < n; page++)
    {
      if (!all && rubric_pdf_text_has_page (text, page))
        continue;
      if (looked++ == RUBRIC_PDF_MAX_PAGES)
        {
          note (work->scan, _ ("Only the first %d pages without puzzles in their text were looked at as pictures."),
                RUBRIC_PDF_MAX_PAGES);
          break;
        }
      if (!look_at_page (work, pdf, page, &cause, error))
        return FALSE;
      tell (work, 0.1 + 0.9 * (page + 1) / n);
    }
  if (!all)
    note (work->scan, _ ("Grids that are drawn on pages with puzzles in their text were not looked for."));
  return TRUE;
}

/* Answers are left. What is not certain may be a puzzle of the text on the same page, misread. */
static void
take_drawn (RubricScan *self, RubricPdfText *text)
{
  int n = 0, doubtful = 0;

  for (guint i = 0; i < self->found->len; i++)
    {
      const RubricScanFound *row = rubric_scan_get (self, i);
      SudGrid digits = sud_sheet_get_grid (&row->grid.sheet, SUD_ORIGINS_ALL);
      gboolean beside = rubric_pdf_text_has_page (text, row->page - 1);

      if (row->number == 0 || sud_grid_count_filled (&digits) == SUD_CELLS)
        continue;
      if (row->grid.kind == SUD_SCAN_VALID || (row->grid.kind != SUD_SCAN_NO_VALID && !beside))
        n += rubric_pdf_text_add (text, &row->grid.sheet);
      else
        doubtful++;
    }
  if (n > 0)
    note (self, ngettext ("%d puzzle is drawn, and not in the text: compare it with its page.",
                          "%d puzzles are drawn, and not in the text: compare them with their pages.", n), n);
  if (doubtful > 0)
    note (self, ngettext ("%d grid that is drawn was left out, for not every digit of it is certain: open a picture of it.",
                          "%d grids that are drawn were left out, for not every digit of them is certain: open pictures "
                          "of them.", doubtful), doubtful);
}

/* Puzzles of the text that no grid on the same page stands for. */
static int
count_odd (const RubricScan *self, const RubricPdfText *text)
{
  int n = 0;

  for (guint page = 0; page < text->pages->len; page++)
    n += g_array_index (text->pages, RubricPdfTextPage, page).n_odd;
  for (guint i = 0; i < self->found->len; i++)
    {
      const RubricScanFound *row = rubric_scan_get (self, i);

      if (row->number == 1 && row->page <= (int)text->pages->len)
        n -= g_array_index (text->pages, RubricPdfTextPage, row->page - 1).n_odd;
    }
  return n;
}

static void
tell_text (RubricScan *self, const RubricPdfText *text, int n_pages)
{
  int n_odd = count_odd (self, text);

  if (n_odd > 0)
    note (self, ngettext ("%d puzzle in the text was left out, for it has not exactly one solution.",
                          "%d puzzles in the text were left out, for they have not exactly one solution.", n_odd),
          n_odd);
  if ((int)text->pages->len < n_pages)
    note (self, ngettext ("Only the text of the first page was read.", "Only the text of the first %d pages was read.",
                          text->pages->len), text->pages->len);
}

/* Poppler cannot be stopped while it draws a page or reads its text, and a page can be made so that it takes for ever, and
 * memory. A job that is cancelled is forgotten at once; those that come after it wait for its thread, so that there is
 * never more than one of that kind, and can be cancelled meanwhile. */
static gboolean
begin_pages (const Work *work, GError **error)
{
  while (!g_mutex_trylock (&one_file))
    {
      if (!check_end (sud_scan_is_cancelled (work->cancel) ? SUD_SCAN_CANCELLED : SUD_SCAN_DONE, error))
        return FALSE;
      g_usleep (WAIT_US);
    }
  return TRUE;
}

static gboolean
read_pages (const Work *work, GError **error)
{
  RubricScan *self = work->scan;
  g_autoptr (RubricPdf) pdf = rubric_pdf_new (self->bytes, error);
  g_autoptr (RubricPdfText) text = pdf != NULL ? rubric_pdf_text_new (pdf, work->cancel) : NULL;

  if (text == NULL || !check_end (sud_scan_is_cancelled (work->cancel) ? SUD_SCAN_CANCELLED : SUD_SCAN_DONE, error))
    return FALSE;
  tell (work, 0.1);
  if (!(text->n_puzzles > 0 ? look_beside_text (work, pdf, text, error) : look_at_pages (work, pdf, error)))
    return FALSE;
  tell_text (self, text, rubric_pdf_get_n_pages (pdf));
  if (text->n_puzzles == 0)
    return TRUE;
  take_drawn (self, text);
  g_array_set_size (self->found, 0);
  self->n_grids = 0;
  self->text = g_bytes_new (text->lines->str, text->lines->len);
  return TRUE;
}

static gboolean
read_pdf (const Work *work, GError **error)
{
  gboolean read;

  if (!begin_pages (work, error))
    return FALSE;
  read = read_pages (work, error);
  g_mutex_unlock (&one_file);
  return read;
}

/* Decoding and looking take about the same. */
static gboolean
read_picture (const Work *work, GError **error)
{
  g_autoptr (RubricPhoto) photo = rubric_photo_new (work->scan->bytes, work->cancel, error);

  if (photo == NULL)
    return FALSE;
  tell (work, 0.5);
  return look (work, photo, 0, error);
}

static gboolean
read_bytes (const Work *work, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (work->scan->bytes, &length);

  if (length > RUBRIC_PHOTO_MAX_BYTES)
    return refuse_long (error);
  return rubric_pdf_sniff (data, length) ? read_pdf (work, error) : read_picture (work, error);
}

static gboolean
work_cb (RubricJob *job, gpointer data, GError **error)
{
  RubricScan *self = data;
  const Work work = { self, job, rubric_job_get_cancel (job) };

  if (self->quad != NULL)
    return look (&work, self->photo, 0, error);
  return (self->file == NULL || load (self, rubric_job_get_cancellable (job), error)) && read_bytes (&work, error);
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
  static const RubricJobKind kind = { work_cb, scan_done, (GDestroyNotify)rubric_scan_free };

  self->done = done;
  rubric_jobs_run (jobs, &kind, self);
}

void
rubric_scan_file (RubricJobs *jobs, GFile *file, RubricScanDone done)
{
  RubricScan *self = scan_new ();

  self->file = g_object_ref (file);
  start (jobs, self, done);
}

void
rubric_scan_bytes (RubricJobs *jobs, GBytes *bytes, RubricScanDone done)
{
  RubricScan *self = scan_new ();

  self->bytes = g_bytes_ref (bytes);
  start (jobs, self, done);
}

void
rubric_scan_quad (RubricJobs *jobs, RubricPhoto *photo, const SudScanPoint quad[4], RubricScanDone done)
{
  RubricScan *self = scan_new ();

  self->photo = rubric_photo_ref (photo);
  self->quad = g_memdup2 (quad, 4 * sizeof *quad);
  start (jobs, self, done);
}

gboolean
rubric_scan_is_empty (const RubricScan *self, GError **error)
{
  if (self->text != NULL || self->n_grids > 0)
    return FALSE;
  if (self->n_pages > 0)
    g_set_error (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_NOTHING,
                 /* Translators: of a PDF file; both numbers are at least 24 */
                 _ ("No Sudoku was found in the first %1$d of %2$d pages. No more of them are looked at."),
                 RUBRIC_PDF_MAX_PAGES, self->n_pages);
  else
    g_set_error_literal (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_NOTHING,
                         _ ("No Sudoku was found in this picture: there is no grid of 9 × 9 cells that can be seen "
                            "whole."));
  return TRUE;
}

RubricScan *
rubric_scan_run (GBytes *bytes, const atomic_bool *cancel, GError **error)
{
  g_autoptr (RubricScan) self = scan_new ();
  const Work work = { self, NULL, cancel };

  self->bytes = g_bytes_ref (bytes);
  if (!read_bytes (&work, error) || rubric_scan_is_empty (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

SudCells
rubric_scan_find_doubtful (const SudScan *grid)
{
  SudCells doubtful = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_scan_is_doubtful (grid, cell))
      sud_cells_add (&doubtful, cell);
  return doubtful;
}
