/* rubric-format-private.h - the rows of the table of formats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/* Each stands at the end of the file of its name. */
extern const RubricFormat rubric_format_csv;
extern const RubricFormat rubric_format_gnome;
extern const RubricFormat rubric_format_gnome_code;
extern const RubricFormat rubric_format_grid;
extern const RubricFormat rubric_format_hodoku;
extern const RubricFormat rubric_format_ipuz;
extern const RubricFormat rubric_format_ksudoku;
extern const RubricFormat rubric_format_leetcode;
extern const RubricFormat rubric_format_line;
extern const RubricFormat rubric_format_loose;
extern const RubricFormat rubric_format_marks;
extern const RubricFormat rubric_format_opensudoku;
extern const RubricFormat rubric_format_sdk;
extern const RubricFormat rubric_format_sdx;
extern const RubricFormat rubric_format_ss;
extern const RubricFormat rubric_format_sudokupad;
extern const RubricFormat rubric_format_sudokustudio;
extern const RubricFormat rubric_format_sudokuwiki;
extern const RubricFormat rubric_format_tatham;
extern const RubricFormat rubric_format_tatham_save;
