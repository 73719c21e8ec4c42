/* rubric-variant.h - puzzles that are no classic 9×9 Sudoku, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_variant_refuse_name:
 * @name: a word that a file uses: a section or a key; not NUL-terminated
 * @error: set to RUBRIC_FORMAT_ERROR_VARIANT if @name begins like the name of a variant, in upper or lower case
 *
 * Returns: whether it does
 */
gboolean rubric_variant_refuse_name (const char *name, gsize length, GError **error);

/**
 * rubric_variant_refuse_text:
 *
 * The same for the beginning of a text of no known form, where short words say nothing: "Even so …" is no variant.
 */
gboolean rubric_variant_refuse_text (const char *text, gsize length, GError **error);

/**
 * rubric_variant_refuse_rule:
 *
 * Returns: FALSE with @error, whether the @name of the rule is known or not
 */
gboolean rubric_variant_refuse_rule (const char *name, GError **error);

/**
 * rubric_variant_refuse_size:
 * @rows: the number of rows
 * @columns: the number of columns, or 0 if rows are of unequal length
 * @error: set to RUBRIC_FORMAT_ERROR_VARIANT if that is a square other than 9×9 which puzzles come in
 *
 * Returns: whether it is
 */
gboolean rubric_variant_refuse_size (gsize rows, gsize columns, GError **error);

/**
 * rubric_variant_refuse_cells:
 *
 * The same for @cells in one row: 36 are a 6×6 puzzle.
 */
gboolean rubric_variant_refuse_cells (gsize cells, GError **error);
