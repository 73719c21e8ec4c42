/* rubric-print-pages.h - all pages of the print preview, as a list whose items are made when they are looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-print-page.h"

#define RUBRIC_TYPE_PRINT_PAGES (rubric_print_pages_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrintPages, rubric_print_pages, RUBRIC, PRINT_PAGES, GObject)

/** Returns: (transfer full): a list of #RubricPrintPage without any */
RubricPrintPages *rubric_print_pages_new (void);

/** Makes it the pages of @request, which is copied; all items are new. */
void rubric_print_pages_set_request (RubricPrintPages *self, const RubricPictureRequest *request);
