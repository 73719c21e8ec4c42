/* rubric-loose-words.h - what columns, rows and boxes of a grid are called, in several languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Each is in small letters, and NULL ends them. */
extern const char *const rubric_loose_column_words[];
extern const char *const rubric_loose_row_words[];
extern const char *const rubric_loose_box_words[];

/** What may be a column, or something else. */
extern const char *const rubric_loose_down_words[];

/** Returns: (transfer full): @length bytes at @text in small letters, without space but for the ends of lines */
char *rubric_loose_dup_squeezed (const char *text, gsize length);

/** Returns: whether one of the @n @names, in small letters, stands anywhere in @text */
gboolean rubric_loose_has_any (const char *text, const char *const *names, guint n);
