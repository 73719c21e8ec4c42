/* rubric-paste-told.h - what is said about a text that was read as any text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste.h"

/** Returns: (transfer full): what was taken of it, and what was left, in sentences; it has puzzles */
char *rubric_paste_describe (const RubricPaste *self);

/** Returns: how many grids of it are neither among the puzzles nor a solution of one */
guint rubric_paste_count_left_out (const RubricPaste *self);

/** Says why a text has no puzzle. Returns: FALSE */
gboolean rubric_paste_fail (const RubricPaste *self, const char *text, gsize length, GError **error);
