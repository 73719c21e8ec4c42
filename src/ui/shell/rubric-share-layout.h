/* rubric-share-layout.h - a layout of two children, of which one has the height that the other leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricShareLayout:
 *
 * Lays out a widget with two children, one below the other; if only one is visible it has all. The second child has its
 * minimum height and the first one, a picture, the rest; or they stand side by side if the picture is larger so. If the
 * first child is a list, rubric_share_layout_set_rows() says how long it is.
 */
#define RUBRIC_TYPE_SHARE_LAYOUT (rubric_share_layout_get_type ())
G_DECLARE_FINAL_TYPE (RubricShareLayout, rubric_share_layout, RUBRIC, SHARE_LAYOUT, GtkLayoutManager)

/**
 * rubric_share_layout_set_rows:
 * @n_rows: of the first child of @widget, a list
 * @long_detail: whether the second child has more to show than a few lines
 *
 * Gives the first child whole rows, as many as there is room for but at least two, and the second one the rest. Neither
 * depends on the row that is selected: nothing moves as one goes through them.
 */
void rubric_share_layout_set_rows (GtkWidget *widget, guint n_rows, gboolean long_detail);

/**
 * rubric_share_layout_set_alone:
 * @alone: whether the second child of @widget has all of the height, though the first one is visible
 * @more: pixels that @widget requests besides: as much as others have made room for it
 */
void rubric_share_layout_set_alone (GtkWidget *widget, gboolean alone, int more);
