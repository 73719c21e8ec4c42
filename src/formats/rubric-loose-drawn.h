/* rubric-loose-drawn.h - what a plain text draws between cells, or in blanks, that may stand for rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/**
 * rubric_loose_refuse_drawn:
 *
 * Says which rules a find has whose cells are compared, or whose blanks have two signs where it is no classic Sudoku. Where it is
 * one, or few blanks have another sign, the ways of @self tell of the signs.
 *
 * Returns: whether there is such a find
 */
gboolean rubric_loose_refuse_drawn (RubricLoose *self, GError **error);

/** Returns: whether @text, of which @grid was read and nothing else, has a few blanks with another sign than all others */
gboolean rubric_loose_has_slips (const SudGrid *grid, const char *text, gsize length);
