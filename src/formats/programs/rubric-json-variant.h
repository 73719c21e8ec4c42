/* rubric-json-variant.h - puzzles in JSON that have other rules or another size, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-json.h"

/* Those that return TRUE with an @error set it to RUBRIC_FORMAT_ERROR_VARIANT. */

/* Returns: whether @node has as many rows and columns as a puzzle of another size, with @error. */
gboolean rubric_json_refuse_rows (JsonNode *node, GError **error);

/* Returns: whether the member "size" of @object is that of another puzzle, with @error. */
gboolean rubric_json_refuse_size_member (JsonObject *object, GError **error);

/* Returns: whether the JSON in @slice has a grid of another size than 9×9, and none of that, with @error. The grid may
 * have any name, and its cells may be arrays of rows, one array, texts, or objects. */
gboolean rubric_json_refuse_size (const RubricSlice *slice, GError **error);

/* Returns: whether @node, the member @name of an object, is a text or a number such as a date, and no extra rule. */
gboolean rubric_json_is_remark (const char *name, JsonNode *node);

/* Returns: whether a member of @object that is set has the name of an extra rule, with @error. */
gboolean rubric_json_refuse_rules (JsonObject *object, GError **error);

/* Returns FALSE, with @error set for @slice, an object that no format has read: its syntax is wrong, it has an extra
 * rule or another size, or it is of an unknown kind. */
gboolean rubric_json_refuse_object (const RubricSlice *slice, GError **error);
