/* rubric-picture-pages.h - what else there is in the file of a picture: pages that nobody has looked at yet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-scan.h"

#include <gtk/gtk.h>

/**
 * RubricPicturePages:
 *
 * A sentence of what was left out of a PDF file, and a button that looks at the next pages while what has been found is
 * being worked on. There is nothing to be seen of it where nothing was left out.
 *
 * RubricPicturePages::found: @scan, a `const RubricScan *`: of the next pages. The handler calls rubric_picture_pages_set()
 */
#define RUBRIC_TYPE_PICTURE_PAGES (rubric_picture_pages_get_type ())
G_DECLARE_FINAL_TYPE (RubricPicturePages, rubric_picture_pages, RUBRIC, PICTURE_PAGES, GtkWidget)

/**
 * rubric_picture_pages_set:
 * @scan: of the first pages, or of the next
 * @n_grids: how many grids of it are shown
 * @n_answers: how many were left out as solutions, beside those of which @scan tells
 */
void rubric_picture_pages_set (RubricPicturePages *self, const RubricScan *scan, int n_grids, int n_answers);

/** Whether the file has several pages. */
gboolean rubric_picture_pages_has_several (RubricPicturePages *self);

/** Forgets the file, and what is on its way. */
void rubric_picture_pages_clear (RubricPicturePages *self);
