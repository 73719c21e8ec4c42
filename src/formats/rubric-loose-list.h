/* rubric-loose-list.h - lists of places: which cells are givens, or which are none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

enum
{
  RUBRIC_LOOSE_LIST_MOST = 192, /* numbers that are kept */
};

/**
 * RubricLooseList:
 * @number: the first of @numbers
 * @numbers: how many there are in it, and in lists within it
 * @others: words and texts
 * @lists: lists within it
 * @cut: whether nothing ends it
 */
typedef struct
{
  guint number[RUBRIC_LOOSE_LIST_MOST];
  guint numbers;
  guint others;
  guint lists;
  gboolean cut;
} RubricLooseList;

/** Returns: (nullable): where the first list begins, a bracket or the quotation mark before numbers; NULL for none */
const char *rubric_loose_list_find (const char *text);

/** Reads the list at @at, as rubric_loose_list_find() finds it. Returns: behind it */
const char *rubric_loose_list_read (RubricLooseList *self, const char *at);

/** Returns: whether so much is in it that it may tell of cells, and it is not as many as there are; or would if it
 * were not cut off */
gboolean rubric_loose_list_may_tell (const RubricLooseList *self);

/**
 * rubric_loose_list_get_cells:
 * @way: 0 to 3: numbers that count from 0 or from 1, and of pairs, the row or the column first
 * @set: (out): the cells in it
 *
 * Returns: whether it can be read so
 */
gboolean rubric_loose_list_get_cells (const RubricLooseList *self, guint way, gboolean set[SUD_CELLS]);

/** Returns: whether somewhere in @text numbers of cells ascend, with gaps between them, as they do in a list of places even if
 *   its key or its brackets are damaged */
gboolean rubric_loose_list_ascends (const char *text);
