/* rubric-candidates.h - candidates as formats write them: digit after digit, in a frame, or those that are ruled out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/* Returns the candidates that a blank cell has lost: those of its peers that its centre marks leave out or, without
 * marks, what reasoning has ruled out; none in a cell with a digit. */
SudDigits rubric_candidates_get_ruled_out (const SudSheet *sheet, int cell);

/* The strip_unsupported function of formats that write such candidates: centre marks become what they leave out. */
RubricFormatFeatures rubric_candidates_strip_unsupported (SudSheet *sheet, RubricInfo *info);

/* Appends the digits of @candidates with @separator between them. */
void rubric_candidates_append (GString *out, SudDigits candidates, const char *separator);

/* Appends the candidates of each cell, a `.` for a cell without any, in a frame of 13 lines. */
void rubric_candidates_append_frame (GString *out, const SudDigits group[SUD_CELLS]);
