/* rubric-zero-based.h - whether 0 is one of nine digits in a grid, and no blank
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/**
 * rubric_zero_based_refuse:
 * @grid: what has been read of @text, where each 0 is a blank
 *
 * Says that digits go from 0 to 8, where there is no 9 and 0 stands beside another sign for blanks, or once in each row, column
 * and box of a grid that is full else. What has other digits than those of @grid in it tells nothing.
 *
 * Returns: whether they seem to
 */
gboolean rubric_zero_based_refuse (const SudGrid *grid, const char *text, gsize length, GError **error);

/** The same for a text that has no other grid: there 0 beside another sign for blanks need not spoil the puzzle. */
gboolean rubric_zero_based_refuse_alone (const SudGrid *grid, const char *text, gsize length, GError **error);

/** The same for each find of @loose, or where it has none, for lines of 81 cells. */
gboolean rubric_zero_based_refuse_loose (const RubricLoose *loose, GError **error);
