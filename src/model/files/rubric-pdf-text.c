/* rubric-pdf-text.c - the puzzles in the text of a PDF file, page by page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pdf-text.h"

#include "rubric-document.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  MAX_PUZZLES = 100000, /* that are looked at before they are trusted */
};

/* Answers that are printed beside puzzles are a text that is easier to read than they are, and nothing to be taken. */
static void
take_puzzle (RubricPdfText *self, RubricPdfTextPage *page, RubricDocument *document, guint index)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;
  SudGrid grid;
  SudResult result;

  if (!rubric_document_read (document, index, &sheet, &info, NULL))
    return;
  grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  if (sud_grid_count_filled (&grid) == SUD_CELLS)
    return;
  sud_solve_count (&grid, 2, NULL, &result);
  page->n_none += result.solutions == 0;
  page->n_several += result.solutions > 1;
  if (result.solutions != 1)
    return;
  rubric_format_append (rubric_format_find ("line"), self->lines, &sheet, info, NULL);
  page->n_puzzles++;
  self->n_puzzles++;
}

/* A text that can be read in more than one way is left to whoever looks at the page. */
static void
take_page (RubricPdfText *self, const char *text, const atomic_bool *cancel)
{
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, NULL);
  RubricPdfTextPage page = { 0 };
  guint n
      = document != NULL && !rubric_document_has_alternatives (document) ? rubric_document_get_n_puzzles (document) : 0;

  for (guint i = 0; i < n && self->n_puzzles < MAX_PUZZLES && !sud_scan_is_cancelled (cancel); i++)
    take_puzzle (self, &page, document, i);
  g_array_append_val (self->pages, page);
}

RubricPdfText *
rubric_pdf_text_new (const RubricPdf *pdf, int first, int end, const atomic_bool *cancel)
{
  RubricPdfText *self = g_new0 (RubricPdfText, 1);
  gsize length = 0;

  self->first = first;
  self->lines = g_string_new (NULL);
  self->pages = g_array_new (FALSE, FALSE, sizeof (RubricPdfTextPage));
  end = MIN (end, first + RUBRIC_PDF_TEXT_MAX_PAGES);
  for (int page = first; page < end && length <= RUBRIC_DOCUMENT_MAX_SINGLE && !sud_scan_is_cancelled (cancel); page++)
    {
      g_autofree char *text = rubric_pdf_dup_text (pdf, page);

      length += strlen (text);
      take_page (self, text, cancel);
    }
  return self;
}

gboolean
rubric_pdf_text_has_page (const RubricPdfText *self, int page)
{
  int index = page - self->first;

  return index >= 0 && index < (int)self->pages->len
         && g_array_index (self->pages, RubricPdfTextPage, index).n_puzzles > 0;
}

gboolean
rubric_pdf_text_add (RubricPdfText *self, const SudSheet *sheet)
{
  g_autoptr (GString) line = g_string_new (NULL);

  rubric_format_append (rubric_format_find ("line"), line, sheet, NULL, NULL);
  g_string_truncate (line, SUD_CELLS);
  if (strstr (self->lines->str, line->str) != NULL)
    return FALSE;
  g_string_append_printf (self->lines, "%s\n", line->str);
  self->n_puzzles++;
  return TRUE;
}

void
rubric_pdf_text_free (RubricPdfText *self)
{
  g_string_free (self->lines, TRUE);
  g_array_unref (self->pages);
  g_free (self);
}
