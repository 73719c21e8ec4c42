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

/** rubric_word_next: Moves @word, all zero at first, to the next word of @text up to @end. Returns: FALSE at its end */
gboolean rubric_word_next (RubricWord *word, const char *text, const char *end);

/** rubric_word_decode: Returns: @word without HTML entities and percent escapes, up to a byte that is not UTF-8 */
char *rubric_word_decode (const RubricWord *word);
