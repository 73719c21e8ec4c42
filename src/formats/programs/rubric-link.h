/* rubric-link.h - links in a text, as browsers and mail programs leave them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* A stretch of text without white space, quotation marks or angle brackets, as much as a link can be; @is_comment if it
 * stands on a line that begins with a number sign. */
typedef struct
{
  const char *start;
  gsize length;
  gboolean is_comment;
} RubricWord;

/* Returns FALSE if there is no further word from @text up to @end. @word is the one before, or all zero. */
gboolean rubric_word_next (RubricWord *word, const char *text, const char *end);

/* Returns a copy of @word with HTML entities and percent escapes resolved, up to the first byte that is not UTF-8. */
char *rubric_word_decode (const RubricWord *word);
