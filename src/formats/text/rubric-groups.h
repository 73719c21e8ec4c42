/* rubric-groups.h - nine rows of nine groups of digits with commas between: candidates, or those that have a colour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-rows.h"
#include "sud-sheet.h"

/**
 * RubricGroups:
 * @marks: (nullable): of each cell
 * @colour: (nullable): of each candidate of each cell
 *
 * What groups are read into: marks, or pairs of a candidate and its colour.
 */
typedef struct
{
  SudDigits *marks;
  guint8 (*colour)[SUD_SIZE];
} RubricGroups;

/**
 * rubric_groups_read:
 * @rows: the lines that hold groups; at least one
 * @groups: all zero
 *
 * Returns: FALSE with @error in RUBRIC_FORMAT_ERROR unless there are nine rows of nine groups
 */
gboolean rubric_groups_read (const RubricRows *rows, RubricGroups groups, GError **error);

/** Appends nine lines of nine groups of digits. */
void rubric_groups_write_marks (GString *out, const SudDigits marks[SUD_CELLS]);

/** Appends nine lines of nine groups of pairs: a candidate and its colour. */
void rubric_groups_write_colours (GString *out, const guint8 colour[SUD_CELLS][SUD_SIZE]);
