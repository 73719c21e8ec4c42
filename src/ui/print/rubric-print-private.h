/* rubric-print-private.h - pages on their way to the screen and to a printer, shared by the files of this folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture.h"

#include <gtk/gtk.h>

/**
 * RubricPrintPage::ready:
 *
 * The page can be drawn now.
 */
#define RUBRIC_TYPE_PRINT_PAGE (rubric_print_page_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrintPage, rubric_print_page, RUBRIC, PRINT_PAGE, GObject)

/**
 * rubric_print_list_pages:
 * @request: copied
 *
 * Returns: (transfer full): a list of #RubricPrintPage, which are made when they are looked at
 */
GListModel *rubric_print_list_pages (const RubricPictureRequest *request);

#define RUBRIC_TYPE_PRINT_VIEW (rubric_print_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrintView, rubric_print_view, RUBRIC, PRINT_VIEW, GtkWidget)

/** rubric_print_view_new: Returns: (transfer floating): an empty view of a page, as wide as there is room */
GtkWidget *rubric_print_view_new (void);

/** rubric_print_view_set_page: Shows @page (nullable), as soon as it is ready. */
void rubric_print_view_set_page (RubricPrintView *self, RubricPrintPage *page);

/**
 * rubric_print_operation_new:
 * @request: for pages; copied
 *
 * The print dialog proposes the paper of @request; pages fit themselves to the one that is chosen there. Each page is
 * read and solved in a worker thread, and drawn when it is ready.
 *
 * Returns: (transfer full): an operation to run
 */
GtkPrintOperation *rubric_print_operation_new (const RubricPictureRequest *request);
