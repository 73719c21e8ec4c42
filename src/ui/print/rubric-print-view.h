/* rubric-print-view.h - one page of the print preview, as wide as there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-print-page.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_PRINT_VIEW (rubric_print_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrintView, rubric_print_view, RUBRIC, PRINT_VIEW, GtkWidget)

/** Returns: (transfer floating): one that shows nothing */
GtkWidget *rubric_print_view_new (void);

/** Shows @page (nullable), drawing it once it is ready. */
void rubric_print_view_set_page (RubricPrintView *self, RubricPrintPage *page);
