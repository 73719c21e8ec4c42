/* rubric-collection-columns.h - THE TABLE of what a list of puzzles shows of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

/* On a widget that shows a puzzle: its GtkListItem. */
#define RUBRIC_LIST_ITEM_KEY "rubric-list-item"

/**
 * rubric_collection_columns_add:
 * @view: a view of a #RubricCollection
 *
 * Gives @view its columns. Their headers sort: gtk_column_view_get_sorter() says "changed", and
 * rubric_collection_columns_get_sort() how.
 */
void rubric_collection_columns_add (GtkColumnView *view);

/**
 * rubric_collection_columns_show:
 * @totals: of the collection
 * @narrow: whether there is little room
 *
 * Hides the columns for which no puzzle has anything, and those that can be done without where there is little room.
 */
void rubric_collection_columns_show (GtkColumnView *view, const RubricTotals *totals, gboolean narrow);

/**
 * rubric_collection_columns_get_sort:
 * @descending: (out): whether the other way round
 *
 * Returns: what the headers of @view say to sort by
 */
RubricSort rubric_collection_columns_get_sort (GtkColumnView *view, gboolean *descending);

/** Has the headers of @view say so. */
void rubric_collection_columns_set_sort (GtkColumnView *view, RubricSort sort, gboolean descending);

/**
 * rubric_collection_columns_list_sorts:
 * @totals: of the collection
 * @sort: (out): what it sorts by
 *
 * Returns: (nullable) (transfer none): the title of sort @i, from 0, of columns that are filled, translated; NULL
 * behind the last
 */
const char *rubric_collection_columns_list_sorts (guint i, const RubricTotals *totals, RubricSort *sort);
