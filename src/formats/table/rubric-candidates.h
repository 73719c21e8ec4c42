/* rubric-candidates.h - candidates as formats write them: digit after digit, in a frame, or those that are ruled out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/* Returns the candidates that are ruled out in a blank cell: those that its centre marks leave out, though its peers
 * allow them, or without marks those that reasoning has eliminated. A cell with a digit has none. */
SudDigits rubric_candidates_get_ruled_out (const SudSheet *sheet, int cell);

/* The strip_unsupported function of formats that write such candidates, in which centre marks become eliminated
 * candidates. */
RubricFormatFeatures rubric_candidates_strip_unsupported (SudSheet *sheet, RubricInfo *info);

/* Appends the digits of @candidates with @separator between them. */
void rubric_candidates_append (GString *out, SudDigits candidates, const char *separator);

/* Appends the candidates of each cell, or a `.` if there are none, in a frame of 13 lines. */
void rubric_candidates_append_frame (GString *out, const SudDigits group[SUD_CELLS]);
