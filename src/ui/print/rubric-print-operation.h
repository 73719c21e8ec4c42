/* rubric-print-operation.h - pages on their way to a printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture.h"

#include <gtk/gtk.h>

/**
 * rubric_print_operation_new:
 * @request: for pages; copied
 *
 * The paper of @request is what the print dialog proposes; the pages fit themselves to the one that is chosen there.
 * Each page is read and solved in a worker thread, and drawn when it is ready.
 *
 * Returns: (transfer full): an operation to run
 */
GtkPrintOperation *rubric_print_operation_new (const RubricPictureRequest *request);
