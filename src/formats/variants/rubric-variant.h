/* rubric-variant.h - puzzles that are no classic 9×9 Sudoku, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** rubric_variant_refuse_name: Returns: whether @name, of a file, a section or a key, begins with the name of a
 * variant, in upper or lower case; then @error is set to RUBRIC_FORMAT_ERROR_VARIANT. */
gboolean rubric_variant_refuse_name (const char *name, gsize length, GError **error);

/** rubric_variant_refuse_text: As rubric_variant_refuse_name(), for the beginning of a text of no known form, where
 * short words say nothing: "Even so …" is no variant. */
gboolean rubric_variant_refuse_text (const char *text, gsize length, GError **error);

/** rubric_variant_fail_rule: Sets @error for the extra rule @name, known or not. Returns: FALSE */
gboolean rubric_variant_fail_rule (const char *name, GError **error);

/** rubric_variant_refuse_size: Returns: whether puzzles of another size than 9×9 have so many @rows and @columns; then
 * @error is set to RUBRIC_FORMAT_ERROR_VARIANT. @columns is 0 if rows differ in length. */
gboolean rubric_variant_refuse_size (gsize rows, gsize columns, GError **error);

/** rubric_variant_refuse_cells: As rubric_variant_refuse_size(), for the number of all @cells: 36 are a 6×6 puzzle. */
gboolean rubric_variant_refuse_cells (gsize cells, GError **error);
