/* rubric-fold.h - children in one row, or in several where that is too narrow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define RUBRIC_TYPE_FOLD (rubric_fold_get_type ())
G_DECLARE_FINAL_TYPE (RubricFold, rubric_fold, RUBRIC, FOLD, GtkWidget)

/**
 * rubric_fold_new:
 *
 * Children are those that gtk_widget_set_parent() gives it, or a .ui file. RubricFold:columns is how many stand in a row
 * once it is folded: with one each keeps a width of its own, with more all are equally wide. RubricFold:spacing lies
 * between them.
 *
 * Returns: (transfer floating): a fold without children
 */
GtkWidget *rubric_fold_new (void);

/** Whether it was folded when it was last allocated. */
gboolean rubric_fold_get_folded (RubricFold *self);
