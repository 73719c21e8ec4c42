/* rubric-row.h - a row of a list: an owner, and which of its things the row stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/**
 * RubricRow:
 *
 * A row has no content of its own: the owner is asked for it by the index.
 */
#define RUBRIC_TYPE_ROW (rubric_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricRow, rubric_row, RUBRIC, ROW, GObject)

/**
 * rubric_row_list_new:
 * @owner: (nullable): kept by the list and by each row
 * @n: how many rows there are
 *
 * Returns: (transfer full): a list of RubricRow, which never changes; rows are made when somebody looks at them
 */
GListModel *rubric_row_list_new (gpointer owner, guint n);

/** rubric_row_get_owner: Returns: (transfer none) (nullable): the owner of the list that the row is of */
gpointer rubric_row_get_owner (RubricRow *self);

/** rubric_row_get_index: Returns: the place of the row in that list, from 0 */
guint rubric_row_get_index (RubricRow *self);
