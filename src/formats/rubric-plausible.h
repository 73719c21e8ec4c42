/* rubric-plausible.h - whether nine by nine digits are meant as a Sudoku
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"
#include "rubric-lines.h"

/**
 * rubric_plausible_check:
 * @sheet: what @format, which was told by its looks, read of @text
 *
 * Any table of nine by nine digits looks like a grid, and one of numbers with a mistake like a grid of candidates. In a
 * puzzle with mistakes some digits clash; where most do it is no puzzle, unless somebody says so.
 */
gboolean rubric_plausible_check (const RubricFormat *format, const SudSheet *sheet, const RubricSlice *text,
                                 GError **error);
