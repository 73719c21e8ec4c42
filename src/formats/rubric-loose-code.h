/* rubric-loose-code.h - what the code around a grid does with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/**
 * RubricLooseCode:
 * @turned: whether what is written are columns
 * @flipped: whether the last row is written first
 * @mirrored: whether the last cell of each row is
 */
typedef struct
{
  gboolean turned;
  gboolean flipped;
  gboolean mirrored;
} RubricLooseCode;

/** Returns: where the first cell of @find is, behind keys and brackets on its line */
const char *rubric_loose_find_first (const RubricLooseFind *find);

/** Returns: (transfer full): the keys and calls before @at, each with nothing but its bracket or sign behind it */
char *rubric_loose_dup_head (const char *at, const char *start);

/** Returns: what is done with @find, of the characters from @start to @end, where it is an expression of a program */
RubricLooseCode rubric_loose_read_code (const RubricLooseFind *find, const char *start, const char *end);
