/* rubric-loose-rewritten.h - a text in which nothing was found, in the words of one in which something may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_loose_dup_rewritten:
 * @untold: (out): whether nothing tells rows from columns: what is found may be turned
 *
 * Returns: (transfer full) (nullable): @text, UTF-8, in other words, NULL where there are none
 */
char *rubric_loose_dup_rewritten (const char *text, gboolean *untold);

/** Returns: (transfer full) (nullable): 81 characters, of a page that shows givens alone, each in its place, and no blanks */
char *rubric_loose_dup_sparse (const char *page);

/** Returns: (transfer full) (nullable): 81 characters, of digits behind the names of their squares, A1 to I9, letters for rows */
char *rubric_loose_dup_squares (const char *text);
