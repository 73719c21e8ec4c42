/* rubric-loose-stated.h - cells that say where they stand, in another order than that of rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_loose_put_in_order:
 * @torn: (out): whether cells go from column to column or from box to box, but some of them are lost: as they stand they are
 *   no rows
 *
 * Returns: (transfer full) (nullable): @text with its 81 cells from row to row; NULL where they are, or do not tell
 */
char *rubric_loose_put_in_order (const char *text, gboolean *torn);
