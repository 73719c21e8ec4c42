/* rubric-pdf.h - a PDF file: the text of its pages, and the pages as pictures
 *
 * By poppler, where the program was built with it, in a process of its own; otherwise no file can be opened, and the error
 * says why. What is made of a file belongs to the thread that made it. Where that process ends, or takes too long, there is
 * no text, no stroke and no picture any more: the error of the picture says why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"

enum
{
  RUBRIC_PDF_MAX_PAGES = 24,      /* that are looked at as pictures */
  RUBRIC_PDF_MOST_PAGES = 100000, /* that a file has, whatever it says */
  RUBRIC_PDF_SNIFFED = 1024,      /* bytes that tell a PDF file from everything else */
};

typedef struct _RubricPdf RubricPdf;

/** Whether @bytes, the first of a file, are those of a PDF. */
gboolean rubric_pdf_sniff (const char *bytes, gsize length);

/**
 * rubric_pdf_new:
 * @bytes: a whole file
 * @cancel: (nullable): polled, also by what is done with the file later
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_IMAGE_ERROR, a sentence that can be shown as it is:
 *   without poppler, with a password on it, or damaged; or G_IO_ERROR_CANCELLED
 */
RubricPdf *rubric_pdf_new (GBytes *bytes, const atomic_bool *cancel, GError **error);

void rubric_pdf_free (RubricPdf *self);

/** At least 1. */
int rubric_pdf_get_n_pages (const RubricPdf *self);

/** Returns: (transfer full): what a person who marks all of @page, from 0 on, would copy: UTF-8, maybe nothing */
char *rubric_pdf_dup_text (const RubricPdf *self, int page);

/** How many lines, areas and pictures are drawn on @page, from 0 on: nothing but text is 0. */
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
