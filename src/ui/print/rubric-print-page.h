/* rubric-print-page.h - a page of the print preview: made ready in a worker thread once it comes into sight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture.h"

/**
 * RubricPrintPage::ready:
 * It can be drawn now.
 */
#define RUBRIC_TYPE_PRINT_PAGE (rubric_print_page_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrintPage, rubric_print_page, RUBRIC, PRINT_PAGE, GObject)

/**
 * rubric_print_page_new:
 * @request: for pages; copied
 * @number: from 0
 *
 * Returns: (transfer full):
 */
RubricPrintPage *rubric_print_page_new (const RubricPictureRequest *request, guint number);

/**
 * rubric_print_page_get:
 *
 * Asks for the page where nobody has yet.
 *
 * Returns: (transfer none) (nullable): the page, or NULL as long as it is not ready
 */
const RubricRenderPage *rubric_print_page_get (RubricPrintPage *self);

/** Returns: (transfer none): what it is made from */
const RubricPictureRequest *rubric_print_page_get_request (RubricPrintPage *self);

guint rubric_print_page_get_number (RubricPrintPage *self);
