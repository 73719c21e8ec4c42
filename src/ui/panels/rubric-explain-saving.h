/* rubric-explain-saving.h - a step of an explanation as a picture in a file that the person chooses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explain-panel.h"

typedef struct _RubricExplainSaving RubricExplainSaving;

/** Returns: (transfer full): what saves what @panel shows; belongs to it */
RubricExplainSaving *rubric_explain_saving_new (RubricExplainPanel *panel);

/** What is being written is written to its end. */
void rubric_explain_saving_free (RubricExplainSaving *self);

/** Asks where to, then writes what was shown when it was asked. Tells what went wrong in a dialog, else by ::copied. */
void rubric_explain_saving_ask (RubricExplainSaving *self);

/** Takes back what it asks. */
void rubric_explain_saving_dismiss (RubricExplainSaving *self);
