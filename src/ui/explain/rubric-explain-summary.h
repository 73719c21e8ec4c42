/* rubric-explain-summary.h - what is said of all steps of an explanation together: how hard it is, and where it ends
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

/** Says in @title which step a @hint is; an explanation has no title. */
void rubric_explain_summary_title (GtkLabel *title, RubricExplanation *explanation, gboolean hint);

/** Returns: (transfer full): why there is no step; @explanation is NULL where equal digits see each other */
char *rubric_explain_summary_say_nothing (RubricExplanation *explanation);

/**
 * rubric_explain_summary_show_step:
 * @sentence: says step @index; after the last one of a @whole way also why nothing follows
 * @notation: says it in short, for who knows the notation
 */
void rubric_explain_summary_show_step (GtkLabel *sentence, GtkLabel *notation, RubricExplanation *explanation, guint index,
                                       gboolean whole);
