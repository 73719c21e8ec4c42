/* rubric-collection-tile.h - one puzzle in the grid of a collection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

enum
{
  RUBRIC_TILE_WIDTH = 172, /* pixels of a column of the grid, at least: two of them on a telephone */
};

#define RUBRIC_TYPE_COLLECTION_TILE (rubric_collection_tile_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionTile, rubric_collection_tile, RUBRIC, COLLECTION_TILE, GtkWidget)

/** Returns: (transfer floating): a tile of nothing */
GtkWidget *rubric_collection_tile_new (void);

/** Shows @item (nullable), and follows it. */
void rubric_collection_tile_set_item (RubricCollectionTile *self, RubricCollectionItem *item);
