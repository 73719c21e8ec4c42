/* rubric-snug-row.h - buttons side by side, each as wide as its words need, all in letters of one size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Its children are buttons with a RubricSnugLabel somewhere inside. */
#define RUBRIC_TYPE_SNUG_ROW (rubric_snug_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricSnugRow, rubric_snug_row, RUBRIC, SNUG_ROW, GtkWidget)

/** Returns: (transfer floating): a row without buttons */
GtkWidget *rubric_snug_row_new (void);
