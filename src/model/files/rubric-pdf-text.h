/* rubric-pdf-text.h - the puzzles in the text of a PDF file, page by page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-pdf.h"
#include "sud-sheet.h"

enum
{
  RUBRIC_PDF_TEXT_MAX_PAGES = 1000,
};

/**
 * RubricPdfTextPage:
 * @n_puzzles: how many there are in its text: with blanks and one solution
 * @n_none: how many others have no solution
 * @n_several: how many have more than one
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
 * @n_puzzles: how many
 * @first: the first page that was read, from 0
 * @pages: of #RubricPdfTextPage, one for each of them
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
 * @end: the first that is not wanted
 * @cancel: (nullable)
 *
 * Reads the text of up to RUBRIC_PDF_TEXT_MAX_PAGES pages, or of fewer where it becomes very long.
 */
RubricPdfText *rubric_pdf_text_new (const RubricPdf *pdf, int first, int end, const atomic_bool *cancel);

/** Whether page @page, from 0 on, has puzzles in its text. */
gboolean rubric_pdf_text_has_page (const RubricPdfText *self, int page);

/** Adds a puzzle that was found elsewhere. Returns: FALSE where it is among those of the text */
gboolean rubric_pdf_text_add (RubricPdfText *self, const SudSheet *sheet);

void rubric_pdf_text_free (RubricPdfText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPdfText, rubric_pdf_text_free)
