/* rubric-pdf.c - a PDF file: the text of its pages, the puzzles in it, and the pages as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pdf.h"

#include "rubric-config.h"
#include "rubric-decoder.h"
#include "rubric-document.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_PUZZLES = 100000, /* looked at before any is trusted */
};

static const char magic[] = "%PDF-";

/* Mail and web servers leave lines in front, some programs a byte order mark. In the middle of a line it is text. */
gboolean
rubric_pdf_sniff (const char *bytes, gsize length)
{
  const char *end = length > 0 ? bytes + MIN (length, RUBRIC_PDF_SNIFFED) : bytes; /* nothing may be at NULL */
  const char *start = length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0 ? bytes + 3 : bytes;

  while (start != NULL && (gsize)(end - start) >= strlen (magic) && memcmp (start, magic, strlen (magic)) != 0)
    {
      start = memchr (start, '\n', end - start);
      start = start != NULL ? start + 1 : NULL;
    }
  return start != NULL && (gsize)(end - start) >= strlen (magic);
}

struct _RubricPdf
{
  RubricDecoder *decoder;
  int n_pages;
};

RubricPdf *
rubric_pdf_new (GBytes *bytes, const atomic_bool *cancel, GError **error)
{
  g_autoptr (RubricPdf) self = g_new0 (RubricPdf, 1);
  RubricDecoderAnswer answer;
  g_autofree char *opened = NULL;

  if (RUBRIC_HAS_PDF)
    self->decoder = rubric_decoder_new (cancel, error);
  else
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND,
                         _ ("PDF files cannot be read: this program was built without the library poppler-glib."));
  if (self->decoder != NULL)
    opened = rubric_decoder_ask (self->decoder, RUBRIC_DECODER_PDF, 0, bytes, &answer, error);
  if (opened == NULL)
    return NULL;
  self->n_pages = (int)CLAMP (answer.number, 1, RUBRIC_PDF_MOST_PAGES);
  return g_steal_pointer (&self);
}

void
rubric_pdf_free (RubricPdf *self)
{
  g_clear_pointer (&self->decoder, rubric_decoder_free);
  g_free (self);
}

int
rubric_pdf_get_n_pages (const RubricPdf *self)
{
  return self->n_pages;
}

/* Returns: (transfer full): the text of @page, from 0 on, as a person would copy it, in UTF-8; maybe "" */
static char *
dup_page_text (const RubricPdf *self, int page)
{
  RubricDecoderAnswer answer;
  char *text = rubric_decoder_ask (self->decoder, RUBRIC_DECODER_TEXT, page, NULL, &answer, NULL);

  return text != NULL ? text : g_strdup ("");
}

guint
rubric_pdf_count_strokes (const RubricPdf *self, int page)
{
  RubricDecoderAnswer answer = { 0 };

  g_free (rubric_decoder_ask (self->decoder, RUBRIC_DECODER_STROKES, page, NULL, &answer, NULL));
  return answer.number;
}

RubricImage *
rubric_pdf_draw (const RubricPdf *self, int page, GError **error)
{
  return rubric_decoder_draw (self->decoder, RUBRIC_DECODER_PAGE, page, NULL, error);
}

/* Answers that are printed beside puzzles are easier to read than they are, and not taken. */
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

/* A text that can be read in more than one way is not taken: the page is looked at instead. */
static void
take_page (RubricPdfText *self, const char *text, const atomic_bool *cancel)
{
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (text, -1, NULL);
  RubricPdfTextPage page = { 0 };
  guint n
      = document != NULL && !rubric_document_has_alternatives (document) ? rubric_document_get_n_puzzles (document) : 0;

  for (guint i = 0; i < n && self->n_puzzles < MAX_PUZZLES && !sud_is_cancelled (cancel); i++)
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
  for (int page = first; page < end && length <= RUBRIC_DOCUMENT_MAX_SINGLE && !sud_is_cancelled (cancel); page++)
    {
      g_autofree char *text = dup_page_text (pdf, page);

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
