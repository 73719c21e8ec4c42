/* rubric-collection-preview.h - a puzzle as small as it can be told from another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_PREVIEW (rubric_collection_preview_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionPreview, rubric_collection_preview, RUBRIC, COLLECTION_PREVIEW, GtkWidget)

/** Returns: (transfer floating): a preview of nothing */
GtkWidget *rubric_collection_preview_new (void);

/** Shows the digits of @sheet (nullable). */
void rubric_collection_preview_set_sheet (RubricCollectionPreview *self, const SudSheet *sheet);
