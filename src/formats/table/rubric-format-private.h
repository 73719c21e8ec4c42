/* rubric-format-private.h - the rows of the table of formats, and how any text is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/* Each is defined at the end of a file, of its own name or of the program that writes it. */
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
  RUBRIC_CONFIRM_MAX = 1 << 16, /* bytes; a longer text is taken for what it looks like */
};

typedef enum
{
  RUBRIC_CONFIRM_YES,
  RUBRIC_CONFIRM_OTHERWISE, /* read as any text it has more puzzles, or others */
  RUBRIC_CONFIRM_NO,        /* it is no Sudoku */
} RubricConfirm;

/* Reads @text, in which @format found @n puzzles, once more as any text, for many texts look like nine lines of cells,
 * lines of 81, or rows of candidates. @bad of the puzzles cannot be read, one of which may be a line that tells how
 * many there are; @sheet is the first that can. Sets @error for RUBRIC_CONFIRM_NO. In paste/rubric-format-paste.c. */
RubricConfirm rubric_paste_confirm (const RubricFormat *format, guint n, guint bad, const SudSheet *sheet,
                                    const RubricSlice *text, GError **error);

/* Returns: whether @error, of reading @text as any text, tells more than the error of @format, which it looked like.
 * @format may be NULL. */
gboolean rubric_paste_is_better_error (const RubricFormat *format, const RubricSlice *text, const GError *error);
