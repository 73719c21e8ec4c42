/* rubric-lzstring.h - LZ-string: texts in links, as f-puzzles and SudokuPad pack them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

enum
{
  RUBRIC_LZSTRING_MAX = 1 << 20, /* UTF-16 units of a text that is unpacked; puzzles have some thousands */
};

/** Returns: (transfer full): @text, of UTF-8, packed in base 64, as compressToBase64() of LZ-string does it */
char *rubric_lzstring_compress (const char *text);

/**
 * rubric_lzstring_decompress:
 * @data: in base 64, of the standard alphabet or of that for links
 *
 * Takes at most a few megabytes, whatever @data would unpack to.
 *
 * Returns: (transfer full) (nullable): the text in UTF-8, or NULL where @data is no such packing, is not whole, or is
 * too long
 */
char *rubric_lzstring_decompress (const char *data, gsize length);
