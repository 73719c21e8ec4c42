/* rubric-pdf.c - a PDF file: the text of its pages, and the pages as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pdf.h"

#include "rubric-config.h"
#include "rubric-decoder.h"

#include <glib/gi18n.h>
#include <string.h>

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

char *
rubric_pdf_dup_text (const RubricPdf *self, int page)
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
