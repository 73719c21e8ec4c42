/* rubric-explain-summary.h - the line above the steps of an explanation: how hard it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <gtk/gtk.h>

/**
 * rubric_explain_summary_show:
 * @label: says it; more about it is its tooltip, and its description for a screen reader
 * @explanation: (nullable): NULL: nothing is known
 * @whole: whether it leads to the end, so that it tells how hard the rest is
 * @rating: (nullable): of the puzzle, where it is known
 */
void rubric_explain_summary_show (GtkLabel *label, RubricExplanation *explanation, gboolean whole,
                                  const SudExplainerRating *rating);
