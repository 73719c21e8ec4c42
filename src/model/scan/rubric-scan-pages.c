/* rubric-scan-pages.c - the Sudokus of a PDF file: those in its text, and those that are drawn on its pages
 *
 * Text is exact, and is taken if there is any; drawn puzzles come with it only if every digit is certain. Answers that
 * are printed after their puzzles are left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan-private.h"

#include <glib/gi18n.h>

enum
{
  SAMPLES = 4, /* pages with puzzles in their text that are looked at in a long file */
};

/* A file that is being read, and its pages from @first, 0 or more, up to @end. */
typedef struct
{
  const RubricScanWork *work;
  RubricPdf *pdf;
  RubricPdfText *text;
  int first;
  int end;
  int most;     /* pages that are looked at as pictures */
  int n_beside; /* pages with puzzles in their text that were looked at */
  guint seen;   /* the most strokes on one of these */
  guint unseen; /* the most on one of the others */
} Reading;

static void
report_progress (const Reading *self, int looked)
{
  const RubricScanWork *work = self->work;
  int all = MIN (self->end - self->first, self->most);

  if (work->job != NULL)
    {
      rubric_job_set_fraction (work->job, 0.1 + 0.9 * MIN (looked, all) / all);
      rubric_job_set_step (work->job, self->first + MIN (looked + 1, all), self->first + all);
    }
  if (work->progress != NULL)
    work->progress (MIN (looked, all), all, work->data);
}

/* A page that is not there, or cannot be drawn, does not spoil the others: @cause (nullable) keeps the reason. */
static gboolean
look_at_page (const Reading *self, int page, GError **cause, GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (RubricImage) image = rubric_pdf_draw (self->pdf, page, &failure);

  if (image != NULL)
    return rubric_scan_look (self->work, image, page + 1, error);
  if (g_error_matches (failure, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_BROKEN))
    {
      g_clear_error (cause);
      g_propagate_error (cause, g_steal_pointer (&failure));
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Returns: whether the pages are so few that those with puzzles in their text are looked at, too, as the text may be
 * just an example; of many, a few are */
static gboolean
looks_at_all (const Reading *self)
{
  return self->end - self->first <= self->most;
}

/* Returns: how many pages have puzzles in their text */
static int
count_beside (const Reading *self)
{
  int n = 0;

  for (int page = self->first; page < self->end; page++)
    n += rubric_pdf_text_has_page (self->text, page);
  return n;
}

static gboolean
look_at_pages (Reading *self, GError **error)
{
  RubricScan *scan = self->work->scan;
  g_autoptr (GError) cause = NULL;
  int looked = 0, passed = 0, stride = MAX (1, (count_beside (self) + SAMPLES - 1) / SAMPLES);

  for (int page = self->first; page < self->end && scan->next_page == 0; page++)
    {
      gboolean beside = rubric_pdf_text_has_page (self->text, page), counted = looks_at_all (self) || !beside;

      if (!counted)
        {
          gboolean passes = passed++ % stride != 0;
          guint strokes = rubric_pdf_count_strokes (self->pdf, page), *most = passes ? &self->unseen : &self->seen;

          *most = MAX (*most, strokes);
          if (!rubric_scan_goes_on (self->work, error))
            return FALSE;
          if (passes)
            continue;
        }
      if (counted && looked == self->most)
        scan->next_page = page + 1;
      else if (!look_at_page (self, page, &cause, error))
        return FALSE;
      looked += counted;
      self->n_beside += beside;
      report_progress (self, looked);
    }
  if (scan->found->len > 0 || cause == NULL || self->text->n_puzzles > 0)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Rows for empty pages are for a file that has nothing else. */
static void
drop_empty_pages (RubricScan *self)
{
  for (guint i = self->found->len; i > 0 && self->n_grids > 0; i--)
    if (rubric_scan_get (self, i - 1)->number == 0)
      g_array_remove_index (self->found, i - 1);
}

/* Leaves answers. An uncertain grid may be a puzzle of the text on the same page, misread. Returns: whether there is
 * anything that is not in the text */
static gboolean
take_drawn (RubricScan *self, RubricPdfText *text)
{
  int n = 0, uncertain = 0;

  for (guint i = 0; i < self->found->len; i++)
    {
      const RubricScanFound *row = rubric_scan_get (self, i);
      SudGrid digits = sud_sheet_get_grid (&row->grid.sheet, SUD_ORIGINS_ALL);
      gboolean beside = rubric_pdf_text_has_page (text, row->page - 1);

      if (row->number == 0 || rubric_scan_is_full (&digits))
        continue;
      if (row->grid.kind == SUD_SCAN_VALID || (row->grid.kind != SUD_SCAN_NO_VALID && !beside))
        n += rubric_pdf_text_add (text, &row->grid.sheet);
      else
        uncertain++;
    }
  self->notes.n_drawn = n;
  self->notes.n_uncertain = uncertain;
  return n + uncertain > 0;
}

/* Returns: whether pages that were read as text alone may have grids in pictures: more is drawn on one of them than on
 * the pages that were looked at, or grids were @drawn on those */
static gboolean
may_miss (const Reading *self, gboolean drawn)
{
  return self->n_beside < count_beside (self)
         && (drawn || self->unseen > self->seen || self->work->scan->next_page > 0);
}

/* Counts the puzzles of the text without just one solution for which there is no grid on the same page. */
static RubricPdfTextPage
count_odd (const Reading *self)
{
  RubricPdfTextPage sum = { 0 };

  for (guint i = 0; i < self->text->pages->len; i++)
    {
      const RubricPdfTextPage *page = &g_array_index (self->text->pages, RubricPdfTextPage, i);
      gboolean drawn = FALSE;

      for (guint k = 0; k < self->work->scan->found->len && page->n_none + page->n_several > 0; k++)
        {
          const RubricScanFound *row = rubric_scan_get (self->work->scan, k);

          drawn |= row->number > 0 && row->page == self->first + (int)i + 1;
        }
      sum.n_none += drawn ? 0 : page->n_none;
      sum.n_several += drawn ? 0 : page->n_several;
    }
  return sum;
}

static void
note_text (const Reading *self)
{
  RubricScanNotes *notes = &self->work->scan->notes;
  int read = self->text->pages->len;

  notes->odd = count_odd (self);
  notes->text_end = read > 0 && self->first + read < self->end ? self->first + read : 0;
}

static gboolean
notes_tell_of_loss (const RubricScanNotes *notes)
{
  return notes->n_seen > 0 || notes->odd.n_none > 0 || notes->odd.n_several > 0 || notes->text_end > 0
         || notes->n_uncertain > 0;
}

/* Takes the puzzles of the text, and those beside it. */
static void
take_text (const Reading *self)
{
  RubricScan *scan = self->work->scan;

  scan->notes.n_seen = scan->next_page > 0 ? self->most : 0;
  note_text (self);
  scan->text_only = may_miss (self, take_drawn (scan, self->text));
  scan->partial = notes_tell_of_loss (&scan->notes);
  g_array_set_size (scan->found, 0);
  scan->n_grids = 0;
  scan->text = g_bytes_new (self->text->lines->str, self->text->lines->len);
}

static void
take_pictures (const Reading *self)
{
  RubricScan *scan = self->work->scan;

  scan->n_answers = rubric_scan_drop_answers (scan->found, 0);
  scan->n_grids -= scan->n_answers;
  drop_empty_pages (scan);
  note_text (self);
  scan->partial = scan->next_page > 0 || notes_tell_of_loss (&scan->notes);
}

static gboolean
choose_pages (Reading *self, GError **error)
{
  RubricScan *scan = self->work->scan;
  int n = rubric_pdf_get_n_pages (self->pdf);

  scan->n_pages = n;
  self->first = MAX (scan->pages.first, 1) - 1;
  self->end = scan->pages.last > 0 ? MIN (scan->pages.last, n) : n;
  self->most = scan->pages.last > 0 ? n : RUBRIC_PDF_MAX_PAGES;
  if (self->first < self->end)
    return TRUE;
  g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_NOTHING,
               ngettext ("The PDF file has only %d page.", "The PDF file has only %d pages.", n), n);
  return FALSE;
}

static gboolean
read_pages (Reading *self, GError **error)
{
  const RubricScanPages *pages = &self->work->scan->pages;
  gboolean pictures = pages->first > 0 && pages->last == 0;

  if (!choose_pages (self, error))
    return FALSE;
  self->text = rubric_pdf_text_new (self->pdf, self->first, pictures ? self->first : self->end, self->work->cancel);
  if (!rubric_scan_goes_on (self->work, error))
    return FALSE;
  report_progress (self, 0);
  if (!look_at_pages (self, error))
    return FALSE;
  if (self->text->n_puzzles > 0)
    take_text (self);
  else
    take_pictures (self);
  return TRUE;
}

gboolean
rubric_scan_read_pdf (const RubricScanWork *work, GError **error)
{
  Reading self = { .work = work };
  gboolean read;

  self.pdf = rubric_pdf_new (work->scan->bytes, work->cancel, error);
  read = self.pdf != NULL && read_pages (&self, error);
  g_clear_pointer (&self.text, rubric_pdf_text_free);
  g_clear_pointer (&self.pdf, rubric_pdf_free);
  return read;
}
