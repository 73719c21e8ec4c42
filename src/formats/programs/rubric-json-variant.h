/* rubric-json-variant.h - puzzles in JSON that have other rules or another size, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-json.h"

/* Those that return TRUE with an @error set it to RUBRIC_FORMAT_ERROR_VARIANT. */

/** rubric_json_refuse_rows: Returns: whether @node has the rows and columns of another size of puzzle, with @error */
gboolean rubric_json_refuse_rows (JsonNode *node, GError **error);

/** rubric_json_refuse_size_member: Returns: whether the member "size" of @object tells another size, with @error */
gboolean rubric_json_refuse_size_member (JsonObject *object, GError **error);

/** rubric_json_refuse_size: Returns: whether the JSON in @slice has grids of other sizes but none of 9×9, with @error.
 * The grid may have any name, and its cells may be arrays of rows, one array, texts, or objects. */
gboolean rubric_json_refuse_size (const RubricSlice *slice, GError **error);

/** rubric_json_is_remark: Returns: whether @node, the member @name of an object, is a text or number, no extra rule */
gboolean rubric_json_is_remark (const char *name, JsonNode *node);

/** rubric_json_refuse_rules: Returns: whether a member of @object that is set names an extra rule, with @error */
gboolean rubric_json_refuse_rules (JsonObject *object, GError **error);

/** rubric_json_fail_object: Sets @error for @slice, an object that no format has read: its syntax is wrong, it has an
 * extra rule or another size, or it is of an unknown kind. Returns: FALSE */
gboolean rubric_json_fail_object (const RubricSlice *slice, GError **error);
