/* rubric-scan.c - the Sudokus of a picture or of the pages of a PDF file: looked for in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan.h"

#include "rubric-document.h"
#include "rubric-pdf.h"
#include "sud-solve.h"

#include <glib/gi18n.h>

enum
{
  FRAGMENT = SUD_CELLS / 3,  /* so many cells that are not certain are no misread puzzle, but none */
  MAX_TEXT_PAGES = 1000,     /* of a PDF file */
  MAX_TEXT_PUZZLES = 100000, /* that are looked at before they are trusted */
};

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

/* Puzzles that a person could have meant: with blanks and one solution. Answers that are printed beside puzzles are a
 * text that is easier to read than they are. */
static gboolean
are_puzzles (RubricDocument *document, const atomic_bool *cancel)
{
  guint n = rubric_document_get_n_puzzles (document);

  if (rubric_document_has_rivals (document) || n > MAX_TEXT_PUZZLES)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      SudSheet sheet;
      SudGrid grid;
      SudResult result;

      if (sud_scan_is_cancelled (cancel) || !rubric_document_read (document, i, &sheet, NULL, NULL))
        return FALSE;
      grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
      sud_solve_count (&grid, 2, NULL, &result);
      if (sud_grid_count_filled (&grid) == SUD_CELLS || result.solutions != 1)
        return FALSE;
    }
  return TRUE;
}

/* The text of the pages, where there are puzzles in it. */
static void
take_text (const Work *work, RubricPdf *pdf)
{
  int n = MIN (rubric_pdf_get_n_pages (pdf), MAX_TEXT_PAGES);
  GString *text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricDocument) document = NULL;

  for (int page = 0; page < n && !sud_scan_is_cancelled (work->cancel) && text->len <= RUBRIC_DOCUMENT_MAX_SINGLE; page++)
    {
      g_autofree char *part = rubric_pdf_dup_text (pdf, page);

      g_string_append_printf (text, "%s\n\n", part);
    }
  bytes = g_string_free_to_bytes (text);
  document = rubric_document_new (bytes, NULL, NULL);
  if (document != NULL && are_puzzles (document, work->cancel))
    work->scan->text = g_steal_pointer (&bytes);
}

/* Rows that say of a page that there is nothing on it are for a file with nothing at all. */
static void
drop_empty_pages (RubricScan *self)
{
  for (guint i = self->found->len; i > 0 && self->n_grids > 0; i--)
    if (rubric_scan_get (self, i - 1)->number == 0)
      g_array_remove_index (self->found, i - 1);
}

static gboolean
look_at_pages (const Work *work, RubricPdf *pdf, GError **error)
{
  int n_pages = rubric_pdf_get_n_pages (pdf), n = MIN (n_pages, RUBRIC_PDF_MAX_PAGES);

  work->scan->n_pages = n < n_pages ? n_pages : 0;
  for (int page = 0; page < n; page++)
    {
      g_autoptr (RubricPhoto) photo = rubric_pdf_draw (pdf, page, work->cancel, error);

      if (photo == NULL || !look (work, photo, page + 1, error))
        return FALSE;
      tell (work, 0.1 + 0.9 * (page + 1) / n);
    }
  drop_empty_pages (work->scan);
  return TRUE;
}

static gboolean
read_pages (const Work *work, GError **error)
{
  g_autoptr (RubricPdf) pdf = rubric_pdf_new (work->scan->bytes, error);

  if (pdf == NULL)
    return FALSE;
  take_text (work, pdf);
  tell (work, 0.1);
  return work->scan->text != NULL || look_at_pages (work, pdf, error);
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
  return rubric_pdf_sniff (data, length) ? read_pages (work, error) : read_picture (work, error);
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

char *
rubric_scan_dup_pages (int n_pages)
{
  if (n_pages == 0)
    return NULL;
  /* Translators: of a PDF file; both numbers are at least 24 */
  return g_strdup_printf (_ ("Only the first %1$d of %2$d pages were looked at."), RUBRIC_PDF_MAX_PAGES, n_pages);
}

char *
rubric_scan_dup_sentence (const RubricScanFound *row, const SudGrid *puzzle, int doubtful)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *pages = row != NULL ? rubric_scan_dup_pages (row->n_pages) : NULL;
  SudResult result = { 0 };

  if (puzzle != NULL)
    sud_solve_count (puzzle, 2, NULL, &result);
  g_string_append (text, puzzle == NULL         ? _ ("No Sudoku was found. Drag the four corners onto those of the grid.")
                         : result.solutions == 1 ? _ ("One solution.")
                         : result.solutions > 1  ? _ ("More than one solution: compare it with the picture.")
                                                 : _ ("No solution: compare it with the picture."));
  if (puzzle != NULL && doubtful > 0)
    g_string_append_printf (text, ngettext (" %d cell is not certain.", " %d cells are not certain.", doubtful), doubtful);
  if (pages != NULL)
    g_string_append_printf (text, " %s", pages);
  return g_string_free (g_steal_pointer (&text), FALSE);
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

static char *
name_row (const GArray *found, guint index)
{
  const RubricScanFound *row = &g_array_index (found, RubricScanFound, index);
  gboolean last = index + 1 == found->len || row[1].page != row->page;

  if (row->page == 0)
    /* Translators: of several puzzles in a picture; %1$d is its number, %2$d how many there are */
    return g_strdup_printf (_ ("Grid %1$d of %2$d"), row->number, (int)found->len);
  if (row->number == 0 || (row->number == 1 && last))
    /* Translators: of a PDF file */
    return g_strdup_printf (_ ("Page %d"), row->page);
  /* Translators: of a PDF file; %1$d is a page, %2$d the number of a puzzle on it */
  return g_strdup_printf (_ ("Page %1$d, grid %2$d"), row->page, row->number);
}

GStrv
rubric_scan_dup_names (const GArray *found)
{
  guint n = found != NULL ? found->len : 0;
  GStrv names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = name_row (found, i);
  return names;
}
