/* rubric-explain-saving.h - a step of an explanation as a picture in a file that the person chooses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-view.h"

#include <gtk/gtk.h>

typedef struct _RubricExplainSaving RubricExplainSaving;

/** Returns: (transfer full): what saves pictures for @owner, to which it belongs; @owner has a signal ::copied, with a text,
 * by which it tells that it is done */
RubricExplainSaving *rubric_explain_saving_new (GtkWidget *owner);

/** What is being written is written to its end. */
void rubric_explain_saving_free (RubricExplainSaving *self);

/**
 * rubric_explain_saving_ask:
 * @view: @text: what is shown, and what is said of it; copied
 * @index: of the step, for the name of the file
 *
 * Asks where to, and writes there. Tells what went wrong in a dialog.
 */
void rubric_explain_saving_ask (RubricExplainSaving *self, const SudView *view, const char *text, guint index);

/** Takes back what it asks. */
void rubric_explain_saving_dismiss (RubricExplainSaving *self);
