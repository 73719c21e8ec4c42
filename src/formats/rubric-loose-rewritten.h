/* rubric-loose-rewritten.h - a text in which nothing was found, in the words of one in which something may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): @text, UTF-8, in other words, NULL where there are none */
char *rubric_loose_dup_rewritten (const char *text);

/** Returns: (transfer full) (nullable): 81 characters, of a page that shows givens alone, each in its place, and no blanks */
char *rubric_loose_dup_sparse (const char *page);
