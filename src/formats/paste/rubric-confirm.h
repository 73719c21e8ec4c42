/* rubric-confirm.h - whether a text is what a plain format took it for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

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

/**
 * rubric_confirm:
 * @n: how many puzzles @format found in @text
 * @bad: how many of these cannot be read: one may be the count of the others
 * @sheet: the first that can
 * @error: set for RUBRIC_CONFIRM_NO
 *
 * Nine lines of cells, lines of 81, and rows of candidates are what many texts look like.
 */
RubricConfirm rubric_confirm (const RubricFormat *format, guint n, guint bad, const SudSheet *sheet,
                              const char *text, gsize length, GError **error);

/**
 * rubric_confirm_is_better_told:
 * @format: (nullable): what @text looked like
 * @loose: why no puzzle was found in it as in any text
 *
 * Returns: whether @loose tells more than the error of @format
 */
gboolean rubric_confirm_is_better_told (const RubricFormat *format, const char *text, gsize length,
                                        const GError *loose);
