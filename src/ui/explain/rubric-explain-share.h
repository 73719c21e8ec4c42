/* rubric-explain-share.h - how the list of steps and what is told of one share the height
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_explain_share_new:
 *
 * Of a widget with two children. The first one, a list, has whole rows, as many as there is room for but at least two; the
 * second one has the rest. Neither depends on the step that is shown: nothing moves as one goes through them. Where only
 * one is visible it has all.
 *
 * Returns: (transfer full): a layout manager
 */
GtkLayoutManager *rubric_explain_share_new (void);

/** Tells @widget, which is laid out so, how many rows the list has, and whether some steps have proofs. */
void rubric_explain_share_expect (GtkWidget *widget, guint n_rows, gboolean proofs);

/**
 * rubric_explain_share_give_all:
 * @alone: whether the second child of @widget has all the height, the first one out of sight
 * @more: pixels that @widget wants to have besides: as much as makes room for it
 */
void rubric_explain_share_give_all (GtkWidget *widget, gboolean alone, int more);

/** Returns: the height of a line of text in @widget */
int rubric_explain_share_measure_line (GtkWidget *widget);
