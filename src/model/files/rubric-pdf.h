/* rubric-pdf.h - a PDF file: the text of its pages, the puzzles in it, and the pages as pictures
 *
 * Poppler reads it, in a process of its own; if the program was built without, no file can be opened, and the error
 * says why. A RubricPdf belongs to the thread that made it. If the process ends, or takes too long, there is no text,
 * no stroke and no picture any more: the error of the picture says why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"
#include "sud-sheet.h"

enum
{
  RUBRIC_PDF_MAX_PAGES = 24,      /* looked at as pictures */
  RUBRIC_PDF_MOST_PAGES = 100000, /* counted in a file, whatever it says */
  RUBRIC_PDF_SNIFFED = 1024,      /* bytes that tell a PDF file from everything else */
  RUBRIC_PDF_TEXT_MAX_PAGES = 1000,
};

typedef struct _RubricPdf RubricPdf;

/** rubric_pdf_sniff: Returns: whether @bytes, the first of a file, are those of a PDF */
gboolean rubric_pdf_sniff (const char *bytes, gsize length);

/**
 * rubric_pdf_new:
 * @bytes: a whole file
 * @cancel: (nullable): polled by all work with the file
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_IMAGE_ERROR, a sentence that can be shown as it is:
 *   without poppler, with a password on it, or damaged; or G_IO_ERROR_CANCELLED
 */
RubricPdf *rubric_pdf_new (GBytes *bytes, const atomic_bool *cancel, GError **error);

void rubric_pdf_free (RubricPdf *self);

/** rubric_pdf_get_n_pages: Returns: how many pages it has, at least 1 */
int rubric_pdf_get_n_pages (const RubricPdf *self);

/** rubric_pdf_count_strokes: Returns: how many lines, areas and pictures are drawn on @page, from 0 on; text is none */
guint rubric_pdf_count_strokes (const RubricPdf *self, int page);

/**
 * rubric_pdf_draw:
 * @page: from 0 on
 *
 * Draws a page so large that the digits of a dozen grids can be told, whatever its own size.
 *
 * Returns: (transfer full) (nullable): NULL with @error, as rubric_pdf_new() has it
 */
RubricImage *rubric_pdf_draw (const RubricPdf *self, int page, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPdf, rubric_pdf_free)

/**
 * RubricPdfTextPage:
 * @n_puzzles: puzzles in its text, with blanks and one solution
 * @n_none: others, without a solution
 * @n_several: others, with more than one
 */
typedef struct
{
  int n_puzzles;
  int n_none;
  int n_several;
} RubricPdfTextPage;

/**
 * RubricPdfText:
 * @lines: the puzzles, one a line
 * @n_puzzles: the number of lines
 * @first: the first page that was read, from 0
 * @pages: of #RubricPdfTextPage, one for each page that was read
 */
typedef struct
{
  GString *lines;
  int n_puzzles;
  int first;
  GArray *pages;
} RubricPdfText;

/**
 * rubric_pdf_text_new:
 * @first: from 0 on
 * @end: the first page that is not wanted
 * @cancel: (nullable)
 *
 * Reads the text of up to RUBRIC_PDF_TEXT_MAX_PAGES pages, or of fewer if it becomes very long.
 */
RubricPdfText *rubric_pdf_text_new (const RubricPdf *pdf, int first, int end, const atomic_bool *cancel);

/** rubric_pdf_text_has_page: Returns: whether page @page, from 0 on, has puzzles in its text */
gboolean rubric_pdf_text_has_page (const RubricPdfText *self, int page);

/** rubric_pdf_text_add: Adds a puzzle that was found elsewhere. Returns: FALSE if it is among those of the text */
gboolean rubric_pdf_text_add (RubricPdfText *self, const SudSheet *sheet);

void rubric_pdf_text_free (RubricPdfText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPdfText, rubric_pdf_text_free)
