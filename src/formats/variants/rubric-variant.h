/* rubric-variant.h - puzzles that are no classic 9×9 Sudoku, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Returns: whether the word @name of a file, a section or a key, begins like the name of a variant, in upper or lower
 * case, with
 * @error set to RUBRIC_FORMAT_ERROR_VARIANT. */
gboolean rubric_variant_refuse_name (const char *name, gsize length, GError **error);

/* The same for the beginning of a text of no known form, where short words say nothing: "Even so …" is no variant. */
gboolean rubric_variant_refuse_text (const char *text, gsize length, GError **error);

/* Returns FALSE with @error, whether the @name of the rule is known or not. */
gboolean rubric_variant_refuse_rule (const char *name, GError **error);

/* Returns: whether so many rows and columns, or 0 of these if rows are of unequal length, are a square other than 9×9
 * which puzzles come in, with @error set to RUBRIC_FORMAT_ERROR_VARIANT. */
gboolean rubric_variant_refuse_size (gsize rows, gsize columns, GError **error);

/* The same for @cells in one row: 36 are a 6×6 puzzle. */
gboolean rubric_variant_refuse_cells (gsize cells, GError **error);
