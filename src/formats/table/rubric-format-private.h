/* rubric-format-private.h - the rows of the table of formats, and how any text is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/* Each stands at the end of the file of its name or of the program that writes it. */
extern const RubricFormat rubric_format_csv;
extern const RubricFormat rubric_format_gnome;
extern const RubricFormat rubric_format_gnome_code;
extern const RubricFormat rubric_format_grid;
extern const RubricFormat rubric_format_hodoku;
extern const RubricFormat rubric_format_ipuz;
extern const RubricFormat rubric_format_ksudoku;
extern const RubricFormat rubric_format_leetcode;
extern const RubricFormat rubric_format_line;
extern const RubricFormat rubric_format_marks;
extern const RubricFormat rubric_format_opensudoku;
extern const RubricFormat rubric_format_paste;
extern const RubricFormat rubric_format_sdk;
extern const RubricFormat rubric_format_sdx;
extern const RubricFormat rubric_format_ss;
extern const RubricFormat rubric_format_sudokupad;
extern const RubricFormat rubric_format_sudokustudio;
extern const RubricFormat rubric_format_sudokuwiki;
extern const RubricFormat rubric_format_tatham;
extern const RubricFormat rubric_format_tatham_save;

enum
{
  RUBRIC_CONFIRM_MAX = 1 << 16, /* bytes; longer texts are files of what they look like */
};

typedef enum
{
  RUBRIC_CONFIRM_YES,
  RUBRIC_CONFIRM_OTHERWISE, /* read as any text it has more, or other puzzles */
  RUBRIC_CONFIRM_NO,        /* it is no Sudoku */
} RubricConfirm;

/* Reads @text, in which @format found @n puzzles, once more as any text: nine lines of cells, lines of 81, and rows of
 * candidates are what many texts look like. Of these puzzles @bad cannot be read, one of which may be the count of the
 * others, and @sheet is the first that can. Sets @error for RUBRIC_CONFIRM_NO. */
RubricConfirm rubric_paste_confirm (const RubricFormat *format, guint n, guint bad, const SudSheet *sheet,
                                    const RubricSlice *text, GError **error);

/* Returns: whether @error, of reading @text as any text, tells more than that of @format, which it looked like; or
 * NULL. */
gboolean rubric_paste_is_better_error (const RubricFormat *format, const RubricSlice *text, const GError *error);
