/* rubric-header.h - what stands in a header bar: the less important buttons go where there is too little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define RUBRIC_TYPE_HEADER (rubric_header_get_type ())
G_DECLARE_FINAL_TYPE (RubricHeader, rubric_header, RUBRIC, HEADER, GtkWidget)

/**
 * rubric_header_new:
 *
 * Made to be the title widget of an AdwHeaderBar, which then shows nothing else. Children are those that
 * gtk_widget_set_parent() gives it, or a .ui file, from the start of the bar to its end. The one that expands is the
 * title; those with the style class "optional" are shown, in their order, as far as there is room.
 *
 * Returns: (transfer floating): a header without children
 */
GtkWidget *rubric_header_new (void);
