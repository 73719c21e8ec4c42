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

/* Checks the value at *@at, perhaps after white space, by the rules of RFC 8259, and moves *@at to its end. Returns
 * FALSE with @error, which has line and column. json-glib alone will not do: it overflows its stack on deep nesting,
 * accepts text that is no JSON, and its line and column are off by a token. */
gboolean rubric_json_check (const RubricSlice *slice, const char **at, GError **error);

/* Returns the first character from @at on that is no white space, or @end. */
const char *rubric_json_skip_space (const char *at, const char *end);

/* Returns the one value in @slice, with nothing after it, or NULL with @error. */
JsonNode *rubric_json_parse (const RubricSlice *slice, GError **error);

/* Returns the value in @slice, which has to be an object, or NULL with @error; it owns @object. */
JsonNode *rubric_json_parse_object (const RubricSlice *slice, JsonObject **object, GError **error);

/* Returns the value of the member @name, which needs no escapes, of the object that @text begins with, or NULL. For
 * sniffing: @text may be cut anywhere, and no more than a megabyte of it is looked at. */
const char *rubric_json_find_member (const char *text, gsize length, const char *name);

/* Returns: whether @node, which may be NULL, is a whole number that fits. */
gboolean rubric_json_get_int (JsonNode *node, gint64 *value);

/* Returns the text in @node, or NULL if it is no text, or NULL. */
const char *rubric_json_get_text (JsonNode *node);

/* The same for an object. */
JsonObject *rubric_json_get_object (JsonNode *node);

/* Returns the array in @node, or NULL; @length is 0 then. */
JsonArray *rubric_json_get_list (JsonNode *node, guint *length);

/* Returns the array in @node if it has @length elements, or NULL. */
JsonArray *rubric_json_get_array (JsonNode *node, guint length);

/* Returns: whether @node, which may be NULL, is true. */
gboolean rubric_json_is_true (JsonNode *node);

/* Reads the @cell, 0 to 80, that is in @node; @path is for errors. */
typedef gboolean (*RubricJsonReadCell) (JsonNode *node, const char *path, int cell, gpointer data, GError **error);

/* Reads the cells of @node, the value of the member @name or, if that is "", the whole. Returns FALSE with @error
 * unless it is an array of nine arrays of nine cells that @read_cell accepts. */
gboolean rubric_json_read_grid (JsonNode *node, const char *name, RubricJsonReadCell read_cell, gpointer data,
                                GError **error);

/* Returns: whether @node is neither an empty array nor false nor null. */
gboolean rubric_json_is_set (JsonNode *node);

/* Sets field @field of @info to the member @name of @object if that is a text. */
void rubric_json_read_info (JsonObject *object, const char *name, RubricInfo *info, RubricInfoField field);

/* Appends @text in quotation marks, or null if it is NULL. */
void rubric_json_append_text (GString *out, const char *text);

/* Sets @error to "path: expected, found": @path is a place such as "cells[3].value", or "[]" for the whole, @expected
 * is translated, and @found the value there, or NULL. Returns FALSE. */
gboolean rubric_json_fail (GError **error, const char *path, const char *expected, JsonNode *found);
