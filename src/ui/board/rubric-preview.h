/* rubric-preview.h - a puzzle as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_PREVIEW (rubric_preview_get_type ())
G_DECLARE_FINAL_TYPE (RubricPreview, rubric_preview, RUBRIC, PREVIEW, GtkWidget)

/** RubricPreviewCell: The side of a cell in pixels; its digit is 4, 6 or 11 pixels tall. */
typedef enum
{
  RUBRIC_PREVIEW_SMALL = 5,  /* in a row of a list */
  RUBRIC_PREVIEW_MEDIUM = 7, /* on a button */
  RUBRIC_PREVIEW_LARGE = 17, /* in a grid */
} RubricPreviewCell;

GtkWidget *rubric_preview_new (RubricPreviewCell cell);

/** rubric_preview_set_sheet: @sheet: (nullable): copied; NULL: nothing is shown */
void rubric_preview_set_sheet (RubricPreview *self, const SudSheet *sheet);
