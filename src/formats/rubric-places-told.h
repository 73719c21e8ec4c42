/* rubric-places-told.h - what is known of cells that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * RubricPlacesTold:
 * @size: the rows of a square of cells that has more of them than 9, or 0
 * @turnable: whether nothing but x and y tells rows from columns, and the cells go from column to column: these may be rows
 * @boxes: whether they are told by their order alone, which is that of boxes
 */
typedef struct
{
  guint size;
  gboolean turnable;
  gboolean boxes;
} RubricPlacesTold;
