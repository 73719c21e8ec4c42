/* rubric-candidates.h - candidates in formats that name those ruled out, not those left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/**
 * rubric_candidates_get_ruled_out:
 *
 * Returns: what a blank cell cannot hold any more: what its centre marks leave out of what its peers allow, or, without
 * marks, what reasoning has ruled out; nothing where the cell has a digit
 */
SudDigits rubric_candidates_get_ruled_out (const SudSheet *sheet, int cell);

/** Reads 81 cells; behind a plus sign a digit is no given. */
gboolean rubric_candidates_read_cells (const RubricLines *line, const char *start, gsize length, SudSheet *sheet,
                                       GError **error);

/** Reads candidates that are ruled out: digit, row, column. Those in cells with a digit say nothing. */
gboolean rubric_candidates_read_ruled_out (const RubricLines *line, const char *start, gsize length, SudSheet *sheet,
                                           GError **error);

void rubric_candidates_write_cells (GString *out, const SudSheet *sheet);

void rubric_candidates_write_ruled_out (GString *out, const SudSheet *sheet);

/**
 * rubric_candidates_strip_unsupported:
 *
 * The reduce function of such formats: centre marks become what they leave out.
 */
RubricFormatFeatures rubric_candidates_strip_unsupported (SudSheet *sheet, RubricInfo *info);
