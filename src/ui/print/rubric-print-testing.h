/* rubric-print-testing.h - single pages, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-print-private.h"

/** rubric_print_page_new: Returns: (transfer full): page @number, from 0, of @request, which is copied */
RubricPrintPage *rubric_print_page_new (const RubricPictureRequest *request, guint number);

/**
 * rubric_print_page_get:
 *
 * Returns: (transfer none) (nullable): the page, or NULL until it is ready; the first call has it made in a worker
 * thread
 */
const RubricRenderPage *rubric_print_page_get (RubricPrintPage *self);
