/* rubric-loose-key.h - what a key says of cells: that they are givens, or that they are none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** What a key says of the cells for which something is true. */
typedef enum
{
  RUBRIC_LOOSE_KEY_UNTOLD,
  RUBRIC_LOOSE_KEY_STRANGE, /* it has other words, and may be of something else */
  RUBRIC_LOOSE_KEY_GIVENS,
  RUBRIC_LOOSE_KEY_OTHERS,
} RubricLooseKey;

/** Returns: what the key of the value or list says that begins at @at in @text, and no other word; %RUBRIC_LOOSE_KEY_UNTOLD
 *   where it has none */
RubricLooseKey rubric_loose_read_key (const char *text, const char *at);

/** Returns: whether data has the value at @at, in quotation marks or brackets, under a key that calls it a solution */
gboolean rubric_loose_is_called_solution (const char *text, const char *at);
