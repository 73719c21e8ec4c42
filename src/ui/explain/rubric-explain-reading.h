/* rubric-explain-reading.h - what is told of a step has all the room of a low panel while somebody reads it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <gtk/gtk.h>

/**
 * RubricExplainReading:
 * The line above it: the name of the step, and a button that leads back. Hidden while nobody reads.
 *
 * RubricExplainReading::begun: all else has made room
 * RubricExplainReading::ended: it is back, by the button
 */
#define RUBRIC_TYPE_EXPLAIN_READING (rubric_explain_reading_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainReading, rubric_explain_reading, RUBRIC, EXPLAIN_READING, GtkWidget)

/**
 * rubric_explain_reading_attach:
 * @share: laid out by rubric_explain_share_new(), has the list of the steps and an overlay over what is told of one
 * @head: what is above @share; @foot: what is below
 *
 * Looks for somebody who reads: by the keyboard, a click, a touch or a wheel in what is told; where it is cut off, a button
 * tells of it. All are of one panel.
 */
void rubric_explain_reading_attach (RubricExplainReading *self, GtkWidget *share, GtkWidget *head, GtkWidget *foot);

/** Names @step (nullable), of which is told; with its number where there is a list. */
void rubric_explain_reading_set_step (RubricExplainReading *self, RubricExplanationStep *step);

/** Gives the room back. Returns: FALSE where nobody reads */
gboolean rubric_explain_reading_end (RubricExplainReading *self);
