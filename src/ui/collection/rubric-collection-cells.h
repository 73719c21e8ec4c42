/* rubric-collection-cells.h - the widgets that a list of puzzles has in its columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-item.h"

#include <gtk/gtk.h>

/** Returns: (transfer floating): a #GtkLabel; what is cut off is its tooltip */
GtkWidget *rubric_cell_new_text_label (void);

/** Returns: (transfer floating): a #GtkLabel, at the end of its column */
GtkWidget *rubric_cell_new_number_label (void);

/** Returns: (transfer floating): a #RubricCollectionPreview */
GtkWidget *rubric_cell_new_preview (void);

/**
 * rubric_cell_new_summary:
 *
 * Verdict, level, technique and numbers below each other: columns would not have room in a narrow window.
 *
 * Returns: (transfer floating): a box for rubric_cell_set_summary()
 */
GtkWidget *rubric_cell_new_summary (void);

void rubric_cell_set_summary (GtkWidget *cell, RubricCollectionItem *item);

/** Returns: (transfer floating): a box with a sign of a verdict and a #GtkLabel */
GtkWidget *rubric_cell_new_verdict (void);

/** Returns: (transfer floating): a box with a #RubricLevelSign and a #GtkLabel */
GtkWidget *rubric_cell_new_level (void);
