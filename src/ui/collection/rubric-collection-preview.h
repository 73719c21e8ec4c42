/* rubric-collection-preview.h - a puzzle as small as it can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_PREVIEW (rubric_collection_preview_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionPreview, rubric_collection_preview, RUBRIC, COLLECTION_PREVIEW, GtkWidget)

/** The side of a cell in pixels, which the digits fill: 8 and 11 of them are tall. */
typedef enum
{
  RUBRIC_PREVIEW_SMALL = 10, /* in a row of a list */
  RUBRIC_PREVIEW_LARGE = 17, /* in a grid */
} RubricPreviewCell;

/** Returns: (transfer floating): a preview of nothing */
GtkWidget *rubric_collection_preview_new (RubricPreviewCell cell);

/** Shows the digits of @sheet (nullable). */
void rubric_collection_preview_set_sheet (RubricCollectionPreview *self, const SudSheet *sheet);
