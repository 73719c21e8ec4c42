/* rubric-collection-views.h - the puzzles of a collection as a list with columns or as a grid of pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_VIEWS (rubric_collection_views_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionViews, rubric_collection_views, RUBRIC, COLLECTION_VIEWS, GtkWidget)

/**
 * RubricCollectionViews::activate:
 * @position: of the puzzle that is to be opened
 */

/**
 * RubricCollectionViews::chosen:
 *
 * Somebody selects, by pointer or key, perhaps what is selected already.
 */

/** Shows what is in @model (nullable), a selection of a #RubricCollection. */
void rubric_collection_views_set_model (RubricCollectionViews *self, GtkSelectionModel *model);

/**
 * RubricCollectionViews::sight-changed:
 *
 * rubric_collection_views_get_sight() will answer something else when rows have been laid out.
 */

/** Returns: how many puzzles are in sight, all or a part of each; @position (out) is that of the first */
guint rubric_collection_views_get_sight (RubricCollectionViews *self, guint *position);

/** Whether there are titles of columns for all that puzzles can be sorted by. */
gboolean rubric_collection_views_has_titles (RubricCollectionViews *self);

/** Whether nobody has scrolled. */
gboolean rubric_collection_views_is_at_top (RubricCollectionViews *self);

/** Returns: how much is to be seen of how hard puzzles are */
RubricDepth rubric_collection_views_get_depth (RubricCollectionViews *self);

/** Shows the grid or the list: the same puzzles, with the same ones selected and the same ones in sight. */
void rubric_collection_views_set_grid (RubricCollectionViews *self, gboolean grid);

/** How much room there is for columns. */
void rubric_collection_views_set_width (RubricCollectionViews *self, int width);

/** Shows the columns that are filled, as @totals say. */
void rubric_collection_views_update (RubricCollectionViews *self, const RubricTotals *totals);

/** Returns: (transfer none): the list, whose headers sort both */
GtkColumnView *rubric_collection_views_get_columns (RubricCollectionViews *self);

/** Whether one of the puzzles has the focus. */
gboolean rubric_collection_views_has_focus (RubricCollectionViews *self);

/**
 * rubric_collection_views_show_puzzle:
 * @focus: whether the puzzle gets the focus
 *
 * Scrolls to the puzzle at @position, once there is something to be scrolled.
 */
void rubric_collection_views_show_puzzle (RubricCollectionViews *self, guint position, gboolean focus);
