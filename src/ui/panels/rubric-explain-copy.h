/* rubric-explain-copy.h - a step of an explanation on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <gdk/gdk.h>

/** Board, evidence and sentence of step @index as one picture. Returns: FALSE where it cannot be drawn */
gboolean rubric_explain_copy_picture (RubricExplanation *explanation, guint index, GdkClipboard *clipboard);

/** Short notation and sentence of step @index as text. */
void rubric_explain_copy_step (RubricExplanation *explanation, guint index, GdkClipboard *clipboard);
