/* rubric-sudokupad-private.h - the JSON in links of f-puzzles and SudokuPad, and how it is packed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-lines.h"
#include "sud-sheet.h"

/* Reads the JSON of a puzzle, in either form. Refuses anything in it that may be a rule, known or not. */
gboolean rubric_sudokupad_read_json (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error);

/* Appends the JSON of f-puzzles. @info and @solution may be NULL. */
void rubric_sudokupad_write_json (GString *out, const SudSheet *sheet, const RubricInfo *info,
                                  const SudGrid *solution);

/* Returns (transfer full) @text, JSON that SudokuPad has shortened, as `{ce:[[,{v:5}]],t:'Title'}`, with all quotation
 * marks, names and empty objects, but still with short names. It is no JSON if @text was nothing of the kind. */
char *rubric_sudokupad_unzip_json (const char *text);

enum
{
  RUBRIC_LZSTRING_MAX = 1 << 20, /* UTF-16 units of a text that is unpacked; puzzles have some thousands */
};

/* Returns @text, of UTF-8, packed in base 64, as compressToBase64() of LZ-string does it. */
char *rubric_lzstring_compress (const char *text);

/* Unpacks @data, in base 64 of the standard alphabet or of that for links; takes at most a few megabytes, whatever that
 * would unpack to. Returns NULL if it is no such packing, not whole, or too long. */
char *rubric_lzstring_decompress (const char *data, gsize length);
