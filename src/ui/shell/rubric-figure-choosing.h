/* rubric-figure-choosing.h - a figure in a file that the person chooses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture-saving.h"

#include <gtk/gtk.h>

typedef struct _RubricFigureChoosing RubricFigureChoosing;

/**
 * rubric_figure_choosing_new:
 * @owner: has a signal ::copied, with a text, by which it tells that a figure is saved; outlives the return value
 */
RubricFigureChoosing *rubric_figure_choosing_new (GtkWidget *owner);

/**
 * rubric_figure_choosing_free:
 *
 * A file that is being written is written to its end.
 */
void rubric_figure_choosing_free (RubricFigureChoosing *self);

/**
 * rubric_figure_choosing_ask:
 * @figure: (transfer full): the figure that is shown
 * @name: of the file, to begin with
 *
 * Asks for a file, and writes @figure there. Tells what went wrong in a dialog.
 */
void rubric_figure_choosing_ask (RubricFigureChoosing *self, const RubricFigure *figure, const char *name);

/**
 * rubric_figure_choosing_dismiss:
 *
 * Takes the question back.
 */
void rubric_figure_choosing_dismiss (RubricFigureChoosing *self);

/**
 * rubric_figure_choosing_leave:
 *
 * To be asked when the window of the owner is to be closed. While a picture is being written the window is hidden
 * instead, so that a failure is told over its parent, and destroyed once that is done.
 *
 * Returns: whether that is so
 */
gboolean rubric_figure_choosing_leave (RubricFigureChoosing *self);
