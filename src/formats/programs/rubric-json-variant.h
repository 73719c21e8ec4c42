/* rubric-json-variant.h - puzzles in JSON that have other rules or another size, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-json.h"

/* Returns: whether @node has as many rows and columns as a puzzle of another size, with @error. */
gboolean rubric_json_refuse_rows (JsonNode *node, GError **error);

/* Returns: whether the member "size" of @object is that of another puzzle, with @error. */
gboolean rubric_json_refuse_size_member (JsonObject *object, GError **error);

/* Returns: whether there is a grid of another size than 9×9 in the JSON in @slice, and none of 9, with @error set to
 * RUBRIC_FORMAT_ERROR_VARIANT; whatever it is called, and however its cells are written: as arrays of rows, as one
 * array, as texts, or as objects. */
gboolean rubric_json_refuse_size (const RubricSlice *slice, GError **error);

/* Returns: whether the member @name of an object, @node, is a text or a number, such as a date, and tells of no extra
 * rule. */
gboolean rubric_json_is_remark (const char *name, JsonNode *node);

/* Returns: whether a member of @object that says something has the name of an extra rule, with @error set to
 * RUBRIC_FORMAT_ERROR_VARIANT. */
gboolean rubric_json_refuse_rules (JsonObject *object, GError **error);

/* Returns FALSE with @error for @slice, which begins with a brace and is no puzzle that a format knows: its syntax is
 * wrong, it has an extra rule, or it is unknown. */
gboolean rubric_json_refuse_object (const RubricSlice *slice, GError **error);
