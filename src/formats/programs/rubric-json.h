/* rubric-json.h - JSON text that is checked before the library sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-lines.h"

#include <json-glib/json-glib.h>

enum
{
  RUBRIC_JSON_MAX_DEPTH = 64,
  RUBRIC_JSON_MAX_VALUES = 1 << 20, /* in one puzzle; a tree of more would take hundreds of megabytes */
};

/**
 * rubric_json_check:
 * @slice: the text
 * @at: (inout): where a value begins, white space before it allowed; then the first byte behind it
 *
 * Reads one value by the rules of RFC 8259. json-glib alone will not do: it overflows its stack on deep nesting, takes
 * what is no JSON, and its line and column are off by a token.
 *
 * Returns: FALSE with @error in RUBRIC_FORMAT_ERROR, with line and column
 */
gboolean rubric_json_check (const RubricSlice *slice, const char **at, GError **error);

/** Skips white space. */
const char *rubric_json_skip_space (const char *at, const char *end);

/** Returns: (transfer full) (nullable): the one value in @slice, and nothing behind it */
JsonNode *rubric_json_parse (const RubricSlice *slice, GError **error);

/** Returns: (nullable): the value of that member, as rubric_json_has_member() finds it */
const char *rubric_json_find_member (const char *text, gsize length, const char *name);

/**
 * rubric_json_has_member:
 * @text: the beginning of a text, cut anywhere
 * @name: one that needs no escapes
 *
 * Whether that is an object with a member @name, for sniffing. Looks at no more than a megabyte.
 */
gboolean rubric_json_has_member (const char *text, gsize length, const char *name);

/** Whether @node is a number without a fraction that fits. */
gboolean rubric_json_get_int (JsonNode *node, gint64 *value);

/** Returns: (nullable) (transfer none): the text of @node, or NULL where it is none */
const char *rubric_json_get_text (JsonNode *node);

/** Returns: (nullable) (transfer none): the array in @node if it has @length elements */
JsonArray *rubric_json_get_array (JsonNode *node, guint length);

/**
 * rubric_json_refuse_size:
 * @error: set to RUBRIC_FORMAT_ERROR_VARIANT if there is a grid of another size than 9×9 in the JSON in @slice, and none of 9
 *
 * Whatever the grid is called, and however its cells are written. Returns: whether there is
 */
gboolean rubric_json_refuse_size (const RubricSlice *slice, GError **error);

/** Whether @node says something: it is no empty array, no false and no null. */
gboolean rubric_json_is_set (JsonNode *node);

/** Whether the member @name of an object, @node, is a text or a number, and tells of no extra rule: a date, a difficulty. */
gboolean rubric_json_is_remark (const char *name, JsonNode *node);

/** Sets field @field of @info to the member @name of @object where that is a text. */
void rubric_json_read_info (JsonObject *object, const char *name, RubricInfo *info, RubricInfoField field);

/** Appends @text in quotation marks, or null where it is NULL. */
void rubric_json_append_text (GString *out, const char *text);

/**
 * rubric_json_fail:
 * @path: where, such as "cells[3].value", or "[]" for the whole
 * @expected: what should be there, translated
 * @found: (nullable): what is, or NULL for nothing
 *
 * Sets @error to "path: expected, found".
 *
 * Returns: FALSE
 */
gboolean rubric_json_fail (GError **error, const char *path, const char *expected, JsonNode *found);

/**
 * rubric_json_refuse_rules:
 *
 * Refuses @object where a member that says something has the name of an extra rule.
 *
 * Returns: whether it does, with @error set to RUBRIC_FORMAT_ERROR_VARIANT
 */
gboolean rubric_json_refuse_rules (JsonObject *object, GError **error);

/**
 * rubric_json_refuse_object:
 * @slice: begins with a brace, and is no puzzle that a format knows
 *
 * Sets @error to what is wrong with it: its syntax, an extra rule, or that it is unknown.
 *
 * Returns: FALSE
 */
gboolean rubric_json_refuse_object (const RubricSlice *slice, GError **error);
