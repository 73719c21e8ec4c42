/* rubric-json.h - JSON text that is checked before the library sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-lines.h"
#include "sud-grid.h"

#include <json-glib/json-glib.h>

enum
{
  RUBRIC_JSON_MAX_DEPTH = 64,
  RUBRIC_JSON_MAX_VALUES = 1 << 20, /* in one puzzle; a tree of more would take hundreds of megabytes */
};

/** rubric_json_check: Checks the value at *@at, perhaps after white space, by the rules of RFC 8259, and moves *@at to
 * its end. json-glib alone will not do: it overflows its stack on deep nesting, accepts text that is no JSON, and its
 * line and column are off by a token. Returns: FALSE with @error, which has line and column */
gboolean rubric_json_check (const RubricSlice *slice, const char **at, GError **error);

/** rubric_json_skip_space: Returns: the first character from @at on that is no white space, or @end. */
const char *rubric_json_skip_space (const char *at, const char *end);

/** rubric_json_parse: Returns: (transfer full): the one value in @slice, with nothing after it, or NULL with @error */
JsonNode *rubric_json_parse (const RubricSlice *slice, GError **error);

/** rubric_json_parse_object: Returns: (transfer full): the value in @slice, which owns @object; NULL with @error if it
 * is none */
JsonNode *rubric_json_parse_object (const RubricSlice *slice, JsonObject **object, GError **error);

/** rubric_json_find_member: Returns: the value of the member @name, which needs no escapes, of the object that @text
 * begins with, or NULL. For sniffing: @text may be cut anywhere, and no more than a megabyte of it is looked at. */
const char *rubric_json_find_member (const char *text, gsize length, const char *name);

/** rubric_json_get_int: Returns: whether @node, which may be NULL, is a whole number that fits. */
gboolean rubric_json_get_int (JsonNode *node, gint64 *value);

/** rubric_json_get_text: Returns: (nullable): the text in @node; NULL if @node is NULL or no text */
const char *rubric_json_get_text (JsonNode *node);

/** rubric_json_get_object: Returns: (nullable): the object in @node; NULL if @node is NULL or no object */
JsonObject *rubric_json_get_object (JsonNode *node);

/** rubric_json_get_list: Returns: (nullable): the array in @node, of @length elements; without one @length is 0 */
JsonArray *rubric_json_get_list (JsonNode *node, guint *length);

/** rubric_json_get_array: Returns: (nullable): the array in @node if it has @length elements */
JsonArray *rubric_json_get_array (JsonNode *node, guint length);

/** rubric_json_is_true: Returns: whether @node, which may be NULL, is true. */
gboolean rubric_json_is_true (JsonNode *node);

/* Reads the @cell, 0 to 80, that is in @node; @path is for errors. */
typedef gboolean (*RubricJsonReadCell) (JsonNode *node, const char *path, int cell, gpointer data, GError **error);

/** rubric_json_read_grid: Reads the cells of @node, the value of the member @name or, if that is "", the whole.
 * Returns: FALSE with @error unless it is an array of nine arrays of nine cells that @read_cell accepts. */
gboolean rubric_json_read_grid (JsonNode *node, const char *name, RubricJsonReadCell read_cell, gpointer data,
                                GError **error);

/** rubric_json_is_set: Returns: whether @node is neither an empty array nor false nor null. */
gboolean rubric_json_is_set (JsonNode *node);

/** rubric_json_read_info: Sets field @field of @info to the member @name of @object if that is a text. */
void rubric_json_read_info (JsonObject *object, const char *name, RubricInfo *info, RubricInfoField field);

/** rubric_json_append_text: Appends @text in quotation marks, or null if it is NULL. */
void rubric_json_append_text (GString *out, const char *text);

/** rubric_json_fail: Sets @error to "path: expected, found": @path is a place such as "cells[3].value", or "[]" for the
 * whole, @expected is translated, and @found the value there, or NULL. Returns: FALSE. */
gboolean rubric_json_fail (GError **error, const char *path, const char *expected, JsonNode *found);
