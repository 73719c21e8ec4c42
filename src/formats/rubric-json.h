/* rubric-json.h - JSON text that is checked before the library sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

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

/** Returns: (transfer full) (nullable): the one value in @slice */
JsonNode *rubric_json_parse (const RubricSlice *slice, GError **error);
