/* rubric-explain-copy.h - a step of an explanation, or all, on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"
#include "rubric-figure-saving.h"

#include <gtk/gtk.h>

/**
 * RubricExplainShown:
 * @explanation: @index: a step of an explanation
 * @view: what of it is on the board
 * @text: (transfer full): what is said of @view
 */
typedef struct
{
  RubricExplanation *explanation;
  guint index;
  SudView view;
  char *text;
} RubricExplainShown;

/**
 * rubric_explain_copy:
 * @action: explain.copy-picture, explain.copy-step or explain.copy-all
 *
 * Returns: (nullable): what to tell the person; NULL where it cannot be done
 */
const char *rubric_explain_copy (const char *action, const RubricExplainShown *shown, GdkClipboard *clipboard);

/** Returns: (transfer full): the step that is shown as a picture to be saved: name, board, evidence and sentence */
RubricFigure rubric_explain_copy_figure (const RubricExplainShown *shown);
