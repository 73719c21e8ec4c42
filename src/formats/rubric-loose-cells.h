/* rubric-loose-cells.h - what may be the cells of a grid and says where it stands: elements, objects, members
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose-where.h"

/**
 * RubricLooseCell:
 * @start: where it begins
 * @inner: what is in it does
 * @end: the first character behind it; of an element, behind its tag
 */
typedef struct
{
  const char *start;
  const char *inner;
  const char *end;
  RubricLooseWhere where;
} RubricLooseCell;

/** Whether @self tells its place in any way. */
gboolean rubric_loose_cell_is_told (const RubricLooseCell *self);

/** Each adds to @cells, of #RubricLooseCell, what tells its place in @text, which ends at @end. */
void rubric_loose_list_elements (GArray *cells, const char *text, const char *end);
void rubric_loose_list_objects (GArray *cells, const char *text, const char *end);
void rubric_loose_list_members (GArray *cells, const char *text, const char *end);
