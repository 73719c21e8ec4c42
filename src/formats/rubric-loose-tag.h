/* rubric-loose-tag.h - the tags of a page: what an element is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * RubricLooseAttribute:
 * @name: of it, not ended
 * @value: of it, without quotation marks, not ended
 */
typedef struct
{
  const char *name;
  gsize name_length;
  const char *value;
  gsize value_length;
} RubricLooseAttribute;

/** Returns: (nullable): the end of the tag at @at, its bracket; NULL where another begins before */
const char *rubric_loose_find_bracket (const char *at, const char *end);

/** Returns: whether the tag whose name is at @at is called as @name is, which ends where a name does */
gboolean rubric_loose_is_tag (const char *at, const char *name);

/** Returns: whether nothing stands in the tag whose name is at @at: a comment, or the break of a line */
gboolean rubric_loose_is_void (const char *at);

/** Returns: whether @length bytes at @text are @word, in whichever case */
gboolean rubric_loose_is_word (const char *text, gsize length, const char *word);

/** Returns: whether @length bytes at @text are one of @words, which NULL ends, in whichever case */
gboolean rubric_loose_is_any (const char *text, gsize length, const char *const *words);

/** Returns: whether a word of @text, which may be written together with others as in sudokuColumn, is one of @names */
gboolean rubric_loose_has_word (const char *text, gsize length, const char *const *names);

/**
 * rubric_loose_next_attribute:
 * @at: (inout): in a tag; then behind the attribute
 * @end: the bracket of the tag
 *
 * Returns: FALSE where there is no other attribute with a value
 */
gboolean rubric_loose_next_attribute (const char **at, const char *end, RubricLooseAttribute *attribute);

/**
 * rubric_loose_is_called:
 * @at: the tag
 * @names: what it may be called, ended by NULL
 * @width: (out): how many parts of the width of a page it takes, 0 where it does not say
 *
 * Returns: whether the name of the tag, or an attribute that names it, has one of @names, and nothing calls it a row
 */
gboolean rubric_loose_is_called (const char *at, const char *end, const char *const *names, int *width);

/** Returns: whether the style of the tag at @at puts what is in the element one below the other */
gboolean rubric_loose_flows_down (const char *at, const char *end);

/** Whether an element begins from @text to @end that is called a row. */
gboolean rubric_loose_has_row (const char *text, const char *end);
