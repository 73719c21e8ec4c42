/* rubric-candidates.h - candidates as formats write them: digit after digit, in a frame, or those that are ruled out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/** rubric_candidates_get_ruled_out: Returns: the candidates that are ruled out in a blank cell: its peers allow them,
 * but its centre marks leave them out or, in a cell without marks, reasoning has eliminated them. A cell with a digit
 * has none. */
SudDigits rubric_candidates_get_ruled_out (const SudSheet *sheet, int cell);

/** rubric_candidates_strip_unsupported: Is the strip_unsupported of formats that write what is ruled out: centre marks
 * become eliminations. */
RubricFormatFeatures rubric_candidates_strip_unsupported (SudSheet *sheet, RubricInfo *info);

/** rubric_candidates_append: Appends the digits of @candidates with @separator between them. */
void rubric_candidates_append (GString *out, SudDigits candidates, const char *separator);

/** rubric_candidates_append_frame: Appends the candidates of each cell, or a `.`, in a frame of 13 lines. */
void rubric_candidates_append_frame (GString *out, const SudDigits group[SUD_CELLS]);
