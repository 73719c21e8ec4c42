/* rubric-link.h - links in a text, as browsers and mail programs leave them, and LZ-string, in which some are packed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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

/* Returns a copy of @word with HTML entities and percent signs resolved; it ends where it is not UTF-8. */
char *rubric_word_decode (const RubricWord *word);

enum
{
  RUBRIC_LZSTRING_MAX = 1 << 20, /* UTF-16 units of a text that is unpacked; puzzles have some thousands */
};

/* Returns @text, of UTF-8, packed in base 64, as compressToBase64() of LZ-string does it. */
char *rubric_lzstring_compress (const char *text);

/* Unpacks @data, in base 64 of the standard alphabet or of that for links; takes at most a few megabytes, whatever that
 * would unpack to. Returns NULL if it is no such packing, not whole, or too long. */
char *rubric_lzstring_decompress (const char *data, gsize length);
