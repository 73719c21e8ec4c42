/* rubric-figure-choosing.h - a figure in a file that the person chooses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-figure-saving.h"

#include <gtk/gtk.h>

typedef struct _RubricFigureChoosing RubricFigureChoosing;

/** Returns: (transfer full): what saves figures for @owner, to which it belongs; @owner has a signal ::copied, with a text,
 * by which it tells that it is done */
RubricFigureChoosing *rubric_figure_choosing_new (GtkWidget *owner);

/** What is being written is written to its end. */
void rubric_figure_choosing_free (RubricFigureChoosing *self);

/**
 * rubric_figure_choosing_ask:
 * @figure: (transfer full): what is shown
 * @name: of the file, to begin with
 *
 * Asks where to, and writes there. Tells what went wrong in a dialog.
 */
void rubric_figure_choosing_ask (RubricFigureChoosing *self, const RubricFigure *figure, const char *name);

/** Takes back what it asks. */
void rubric_figure_choosing_dismiss (RubricFigureChoosing *self);

/**
 * rubric_figure_choosing_leave:
 *
 * To be asked where the window of the owner is to be closed: while a picture is being written it is hidden instead, so that
 * a failure is told over its parent, and destroyed once that is done.
 *
 * Returns: whether that is so
 */
gboolean rubric_figure_choosing_leave (RubricFigureChoosing *self);
