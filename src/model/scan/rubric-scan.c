/* rubric-scan.c - the search for the Sudokus of a picture or a PDF file, in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan-private.h"

#include "rubric-decoder.h"
#include "rubric-scan-testing.h"
#include "rubric-variant.h"
#include "sud-cells.h"
#include "sud-scan.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  FRAGMENT = SUD_CELLS / 3, /* so many cells that are not certain are no misread puzzle, but none */
  LEAST_DIGITS = 4,         /* fewer are stones on a board */
  MANY_DIGITS = 17,         /* so many of which two thirds conflict are the numbers of another game */
  MANY_CONFLICTS = 18,      /* so many that conflict, and half of all, those of any table */
};

gboolean
rubric_scan_sniff (const char *bytes, gsize length)
{
  return rubric_image_sniff (bytes, length) || rubric_pdf_sniff (bytes, length);
}

static void
found_clear (gpointer found)
{
  g_clear_pointer (&((RubricScanFound *)found)->image, rubric_image_unref);
}

static RubricScan *
scan_new (void)
{
  RubricScan *self = g_atomic_rc_box_new0 (RubricScan);

  self->found = g_array_new (FALSE, FALSE, sizeof (RubricScanFound));
  g_array_set_clear_func (self->found, found_clear);
  return self;
}

static void
scan_clear (gpointer data)
{
  RubricScan *self = data;

  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->image, rubric_image_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_array_unref (self->found);
  g_free (self->quad);
}

static RubricScan *
scan_ref (RubricScan *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
rubric_scan_unref (RubricScan *self)
{
  g_atomic_rc_box_release_full (self, scan_clear);
}

G_DEFINE_BOXED_TYPE (RubricScan, rubric_scan, scan_ref, rubric_scan_unref)

const RubricScanFound *
rubric_scan_get (const RubricScan *self, guint index)
{
  g_return_val_if_fail (index < self->found->len, NULL);

  return &g_array_index (self->found, RubricScanFound, index);
}

/* The digits of a grid, and its solution if it is @proper: if there is just one. */
typedef struct
{
  SudGrid digits;
  SudGrid solution;
  gboolean full;
  gboolean proper;
} GridEntry;

static void
fill_entry (GridEntry *entry, const RubricScanFound *row)
{
  SudResult result;

  entry->digits = sud_sheet_get_grid (&row->grid.sheet, SUD_ORIGINS_ALL);
  entry->full = rubric_scan_is_full (&entry->digits);
  if (row->number == 0 || entry->full)
    return;
  sud_solve_count (&entry->digits, 2, NULL, &result);
  entry->proper = result.verdict == SUD_VERDICT_ONE;
  entry->solution = result.first;
}

static gboolean
is_nearly_same (const SudGrid *a, const SudGrid *b)
{
  int different = 0;

  for (int cell = 0; cell < SUD_CELLS && different <= RUBRIC_SCAN_MOST_MISREAD; cell++)
    different += a->digit[cell] != b->digit[cell];
  return different <= RUBRIC_SCAN_MOST_MISREAD;
}

/* A puzzle with a digit misread has no solution of its own, but its answer keeps its digits, or nearly all. */
static gboolean
is_answer (const GridEntry *entries, guint n, guint index)
{
  const SudGrid *answer = &entries[index].digits;
  gboolean solved = sud_grid_is_solved (answer);

  for (guint i = 0; i < n && entries[index].full; i++)
    {
      const GridEntry *puzzle = &entries[i];

      if (puzzle->full || sud_grid_count_filled (&puzzle->digits) == 0)
        continue;
      if ((solved && sud_grid_keeps (answer, &puzzle->digits))
          || (puzzle->proper && is_nearly_same (answer, &puzzle->solution)))
        return TRUE;
    }
  return FALSE;
}

gboolean
rubric_scan_is_full (const SudGrid *digits)
{
  return sud_grid_count_filled (digits) >= SUD_CELLS - RUBRIC_SCAN_MOST_MISREAD;
}

int
rubric_scan_drop_answers (GArray *found, guint from)
{
  g_autofree GridEntry *entries = g_new0 (GridEntry, found->len);
  guint n = found->len;

  for (guint i = 0; i < n; i++)
    fill_entry (&entries[i], &g_array_index (found, RubricScanFound, i));
  for (guint i = n; i > from; i--)
    if (is_answer (entries, n, i - 1))
      g_array_remove_index (found, i - 1);
  return n - found->len;
}

int
rubric_scan_append (GArray *found, const RubricScan *more)
{
  guint n = found->len;

  for (guint i = 0; i < more->found->len && more->n_grids > 0; i++)
    {
      RubricScanFound row = *rubric_scan_get (more, i);

      rubric_image_ref (row.image);
      g_array_append_val (found, row);
    }
  return rubric_scan_drop_answers (found, n);
}

static gboolean
refuse_long (GError **error)
{
  g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_SIZE,
               /* Translators: %d is a number of mebibytes */
               _ ("The picture is too long: up to %d MiB are read."), RUBRIC_IMAGE_MAX_BYTES >> 20);
  return FALSE;
}

/* Reads the file. The stream is counted, for the size that a file system tells may be wrong. */
static gboolean
load_file (RubricScan *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize count = 1 << 20;

  if (stream == NULL)
    return FALSE;
  while (count > 0)
    {
      guint old = bytes->len;

      if (old > RUBRIC_IMAGE_MAX_BYTES)
        return refuse_long (error);
      g_byte_array_set_size (bytes, old + count);
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + old, count, &count, cancellable, error))
        return FALSE;
      g_byte_array_set_size (bytes, old + count);
    }
  self->bytes = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  return TRUE;
}

/* Returns: FALSE with @error if nothing can be seen after that @end */
static gboolean
check_end (SudScanEnd end, GError **error)
{
  if (end == SUD_SCAN_CANCELLED)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
  else if (end == SUD_SCAN_NO_MEMORY)
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_MEMORY,
                         _ ("There is not enough memory for this picture."));
  return end == SUD_SCAN_DONE || end == SUD_SCAN_REFUSED;
}

gboolean
rubric_scan_goes_on (const RubricScanWork *work, GError **error)
{
  return check_end (sud_is_cancelled (work->cancel) ? SUD_SCAN_CANCELLED : SUD_SCAN_DONE, error);
}

/* Returns: whether so many digits stand twice in a house that it can be no puzzle, by the rule for text: the numbers
 * beside mines, or any table of digits. If no cell is blank there is nothing to be solved, and fewer will do. */
static gboolean
has_many_conflicts (const SudGrid *digits)
{
  int n = sud_grid_count_filled (digits), conflicts = sud_cells_count (sud_grid_conflicts (digits));

  return (n >= MANY_DIGITS && 3 * conflicts >= 2 * n)
         || (conflicts >= MANY_CONFLICTS && (2 * conflicts > n || n == SUD_CELLS));
}

/* Returns: the fault of a grid; RUBRIC_SCAN_NO_GRID if there is none, or it is a board for another game */
static RubricScanLack
find_lack (const RubricImage *image, const SudScan *grid)
{
  SudGrid digits = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);

  if (sud_scan_is_jigsaw (rubric_image_get_grey (image), grid))
    return RUBRIC_SCAN_JIGSAW;
  if (has_many_conflicts (&digits))
    return RUBRIC_SCAN_CONFLICTS;
  return sud_grid_count_filled (&digits) == 0 ? RUBRIC_SCAN_BARE : RUBRIC_SCAN_NO_GRID;
}

int
rubric_scan_drop_empty (SudScan *grids, int n)
{
  int left = 0;

  for (int i = 0; i < n; i++)
    {
      SudGrid digits = sud_sheet_get_grid (&grids[i].sheet, SUD_ORIGINS_ALL);

      if (sud_grid_count_filled (&digits) >= LEAST_DIGITS && !has_many_conflicts (&digits))
        grids[left++] = grids[i];
    }
  return left;
}

/* Drops jigsaws as well. Sets @lack to the worst fault of any. */
static int
drop_others (const RubricImage *image, SudScan *grids, int n, RubricScanLack *lack)
{
  int left = 0;

  for (int i = 0; i < n; i++)
    {
      RubricScanLack own = find_lack (image, &grids[i]);

      *lack = MAX (*lack, own);
      if (own != RUBRIC_SCAN_JIGSAW)
        grids[left++] = grids[i];
    }
  return rubric_scan_drop_empty (grids, left);
}

int
rubric_scan_drop_fragments (SudScan *grids, int n)
{
  gboolean any = FALSE;
  int left = 0;

  for (int i = 0; i < n; i++)
    any = any || grids[i].kind != SUD_SCAN_NO_VALID;
  for (int i = 0; i < n; i++)
    if (!any || grids[i].kind != SUD_SCAN_NO_VALID || sud_scan_count_uncertain (&grids[i]) < FRAGMENT)
      grids[left++] = grids[i];
  return left;
}

/* Keeps the image only for people: hundreds of pages would take much memory. */
static void
add_row (const RubricScanWork *work, RubricImage *image, int page, int number, const SudScan *grid,
         RubricScanLack lack)
{
  RubricScan *self = work->scan;
  gboolean shown = work->job != NULL || page == 0;
  RubricScanFound row = { shown ? rubric_image_ref (image) : NULL, page, number, lack, { SUD_SCAN_NOTHING } };

  if (grid != NULL)
    row.grid = *grid;
  self->n_grids += grid != NULL;
  g_array_append_val (self->found, row);
}

gboolean
rubric_scan_look (const RubricScanWork *work, RubricImage *image, int page, GError **error)
{
  RubricScan *self = work->scan;
  const SudScanPicture *picture = rubric_image_get_grey (image);
  SudScan grids[SUD_SCAN_MAX_GRIDS];
  RubricScanLack lack = RUBRIC_SCAN_NO_GRID;
  SudScanEnd end;
  int n = 0;

  if (self->quad != NULL)
    {
      end = sud_scan_read_quad (picture, self->quad, work->cancel, &grids[0]);
      n = end == SUD_SCAN_DONE && grids[0].kind != SUD_SCAN_NOTHING;
    }
  else
    {
      end = sud_scan_read_all (picture, work->cancel, grids, SUD_SCAN_MAX_GRIDS, &n);
      n = drop_others (image, grids, n, &lack);
    }
  n = end == SUD_SCAN_DONE ? rubric_scan_drop_fragments (grids, n) : 0;
  for (int i = 0; i < n; i++)
    add_row (work, image, page, i + 1, &grids[i], RUBRIC_SCAN_NO_GRID);
  if (n == 0)
    add_row (work, image, page, 0, NULL, lack);
  return check_end (end, error);
}

/* Decoding and looking take about the same. */
static gboolean
read_picture (const RubricScanWork *work, GError **error)
{
  RubricDecoder *decoder = rubric_decoder_new (work->cancel, error);
  g_autoptr (RubricImage) image = NULL;

  if (decoder != NULL)
    image = rubric_decoder_draw (decoder, RUBRIC_DECODER_PICTURE, 0, work->scan->bytes, error);
  g_clear_pointer (&decoder, rubric_decoder_free); /* and its memory with it */
  if (image == NULL)
    return FALSE;
  if (work->job != NULL)
    rubric_job_set_fraction (work->job, 0.5);
  return rubric_scan_look (work, image, 0, error);
}

static gboolean
read_bytes (const RubricScanWork *work, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (work->scan->bytes, &length);

  if (length > RUBRIC_IMAGE_MAX_BYTES)
    return refuse_long (error);
  return rubric_pdf_sniff (data, length) ? rubric_scan_read_pdf (work, error) : read_picture (work, error);
}

static gboolean
scan_work (RubricJob *job, gpointer data, GError **error)
{
  RubricScan *self = data;
  const RubricScanWork work = { self, job, rubric_job_get_cancel (job), NULL, NULL };

  if (self->quad != NULL)
    return rubric_scan_look (&work, self->image, 0, error);
  return (self->file == NULL || load_file (self, rubric_job_get_cancellable (job), error)) && read_bytes (&work, error);
}

static void
scan_done (gpointer owner, gpointer data, const GError *error)
{
  RubricScan *self = data;

  self->done (owner, self, error);
}

static void
free_scan (gpointer data)
{
  rubric_scan_unref (data);
}

static void
start_scan (RubricJobs *jobs, RubricScan *self, RubricScanDone done)
{
  self->done = done;
  rubric_jobs_run (jobs, scan_work, scan_done, self, free_scan);
}

void
rubric_scan_file (RubricJobs *jobs, GFile *file, RubricScanDone done)
{
  RubricScan *self = scan_new ();

  self->file = g_object_ref (file);
  start_scan (jobs, self, done);
}

void
rubric_scan_bytes (RubricJobs *jobs, GBytes *bytes, RubricScanDone done)
{
  RubricScan *self = scan_new ();

  self->bytes = g_bytes_ref (bytes);
  start_scan (jobs, self, done);
}

void
rubric_scan_next_pages (RubricJobs *jobs, GBytes *bytes, int first, RubricScanDone done)
{
  RubricScan *self = scan_new ();

  g_return_if_fail (first > 0);

  self->bytes = g_bytes_ref (bytes);
  self->pages.first = first;
  start_scan (jobs, self, done);
}

void
rubric_scan_quad (RubricJobs *jobs, RubricImage *image, const SudScanPoint quad[4], RubricScanDone done)
{
  RubricScan *self = scan_new ();

  self->image = rubric_image_ref (image);
  self->quad = g_memdup2 (quad, 4 * sizeof *quad);
  start_scan (jobs, self, done);
}

/* The sentence with which the readers of files refuse one. */
static char *
dup_jigsaw (void)
{
  g_autoptr (GError) error = NULL;

  rubric_variant_refuse_name ("jigsaw", strlen ("jigsaw"), &error);
  return g_strdup (error->message);
}

char *
rubric_scan_dup_lack (RubricScanLack lack)
{
  switch (lack)
    {
    case RUBRIC_SCAN_BARE:
      return g_strdup (_ ("The grid in this picture is empty: no digit can be seen in it."));
    case RUBRIC_SCAN_CONFLICTS:
      return g_strdup (_ ("Found 9 rows of 9 cells whose digits do not go together in a Sudoku."));
    case RUBRIC_SCAN_JIGSAW:
      return dup_jigsaw ();
    default:
      return NULL;
    }
}

int
rubric_scan_get_other (const SudScan *grid, int cell, int now)
{
  const SudScanCell *read = &grid->cell[cell];

  return now == read->second.digit ? read->first.digit : read->second.digit;
}

gboolean
rubric_scan_is_empty (const RubricScan *self, GError **error)
{
  if (self->text != NULL || self->n_grids > 0)
    return FALSE;
  if (self->next_page > 1)
    g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING,
                 /* Translators: of a PDF file; both numbers are at least 24 */
                 _ ("No Sudoku was found in the first %1$d of %2$d pages."), self->next_page - 1, self->n_pages);
  else if (self->pages.last > 0 && self->n_pages > 0)
    g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING,
                 _ ("No Sudoku was found on pages %1$d to %2$d."), self->pages.first,
                 MIN (self->pages.last, self->n_pages));
  else if (self->found->len == 1 && rubric_scan_get (self, 0)->lack != RUBRIC_SCAN_NO_GRID)
    {
      g_autofree char *sentence = rubric_scan_dup_lack (rubric_scan_get (self, 0)->lack);

      g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING, sentence);
    }
  else
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING,
                         _ ("No Sudoku was found in this picture: there is no grid of 9 × 9 cells that can be seen "
                            "whole."));
  return TRUE;
}

RubricScan *
rubric_scan_run (GBytes *bytes, const RubricScanRequest *request, GError **error)
{
  static const RubricScanRequest usual = { .data = NULL };
  const RubricScanRequest *wanted = request != NULL ? request : &usual;
  g_autoptr (RubricScan) self = scan_new ();
  const RubricScanWork work = { self, NULL, wanted->cancel, wanted->progress, wanted->data };

  self->bytes = g_bytes_ref (bytes);
  self->pages = wanted->pages;
  if (!read_bytes (&work, error))
    return NULL;
  if (rubric_scan_is_empty (self, error))
    {
      if (wanted->rest != NULL && self->next_page > 0)
        *wanted->rest = (RubricScanPages){ self->next_page, self->n_pages };
      return NULL;
    }
  return g_steal_pointer (&self);
}

SudCells
rubric_scan_find_uncertain (const SudScan *grid)
{
  SudCells uncertain = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_scan_is_uncertain (grid, cell))
      sud_cells_add (&uncertain, cell);
  return uncertain;
}
