/* rubric-link.h - links in a text, as browsers and mail programs leave them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * RubricWord:
 * @start: where it begins in the text
 * @length: its bytes
 * @is_comment: whether it stands on a line that begins with a number sign
 *
 * A stretch of text without white space, quotation marks or angle brackets: as much as a link can be.
 */
typedef struct
{
  const char *start;
  gsize length;
  gboolean is_comment;
} RubricWord;

/**
 * rubric_word_next:
 * @word: (inout): the word before, or all zero for the first
 *
 * Returns: FALSE where there is no further word from @text up to @end
 */
gboolean rubric_word_next (RubricWord *word, const char *text, const char *end);

/** Returns: (transfer full): @word with HTML entities and percent signs resolved; what is not UTF-8 then ends it */
char *rubric_word_decode (const RubricWord *word);
