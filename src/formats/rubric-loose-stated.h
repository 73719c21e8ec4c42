/* rubric-loose-stated.h - cells that say where they stand, in another order than that of rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * RubricLooseStated:
 * @torn: whether cells go from column to column or from box to box, but some of them are lost: as they stand they are
 *   no rows
 * @moved: whether they stand in another order than that of rows
 * @untold: whether nothing tells which of two numbers was that of the row: what was put in order may be turned
 * @boxes: whether they may go from box to box, by two numbers of which nothing tells what they are
 */
typedef struct
{
  gboolean torn;
  gboolean moved;
  gboolean untold;
  gboolean boxes;
} RubricLooseStated;

/**
 * rubric_loose_put_in_order:
 *
 * Returns: (transfer full) (nullable): @text with its cells from row to row, those of a page in a table; NULL where they
 *   do not tell where they stand, or where data has them so
 */
char *rubric_loose_put_in_order (const char *text, RubricLooseStated *stated);
