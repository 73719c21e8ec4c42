/* rubric-explain-outline.h - the rows of a list of steps: the steps, or headings with the steps of a technique below
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#define RUBRIC_TYPE_EXPLAIN_OUTLINE (rubric_explain_outline_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainOutline, rubric_explain_outline, RUBRIC, EXPLAIN_OUTLINE, GObject)

/**
 * RubricExplainRow:
 * @RUBRIC_EXPLAIN_ROW_STEP: the item is a RubricExplanationStep
 * @RUBRIC_EXPLAIN_ROW_HEADING: a GtkStringObject: a technique, and how many steps of it there are below
 * @RUBRIC_EXPLAIN_ROW_MORE: a GtkStringObject: how many more steps of the technique are folded away
 */
typedef enum
{
  RUBRIC_EXPLAIN_ROW_STEP,
  RUBRIC_EXPLAIN_ROW_HEADING,
  RUBRIC_EXPLAIN_ROW_MORE,
} RubricExplainRow;

/**
 * rubric_explain_outline_new:
 * @steps: a list of RubricExplanationStep, those of a technique side by side where they are to have a heading
 *
 * Returns: (transfer full): a GListModel of the rows
 */
RubricExplainOutline *rubric_explain_outline_new (GListModel *steps);

/** Whether each technique has a heading; what was unfolded is folded again. */
void rubric_explain_outline_set_grouped (RubricExplainOutline *self, gboolean grouped);

gboolean rubric_explain_outline_get_grouped (RubricExplainOutline *self);

/** Returns: what row @position is */
RubricExplainRow rubric_explain_outline_get_row (RubricExplainOutline *self, guint position);

/** Lists the steps that row @position, a RUBRIC_EXPLAIN_ROW_MORE, stands for; the first one takes its place. */
void rubric_explain_outline_unfold (RubricExplainOutline *self, guint position);

/**
 * rubric_explain_outline_find:
 * @index: of a step among all of its explanation
 *
 * Sets @position to the row of the step, which is unfolded if need be. Returns: FALSE where it is not among the steps
 */
gboolean rubric_explain_outline_find (RubricExplainOutline *self, guint index, guint *position);

/**
 * rubric_explain_outline_go:
 * @from: a row, or -1 before the first, or their number
 * @by: 1 or -1
 *
 * Sets @position to the next row from @from in that direction which is a step, or, going on, a RUBRIC_EXPLAIN_ROW_MORE.
 * Returns: FALSE where there is none
 */
gboolean rubric_explain_outline_go (RubricExplainOutline *self, gint64 from, int by, guint *position);

/** The same for the first step of the next technique, or of this one and those before. Without headings there is none. */
gboolean rubric_explain_outline_go_far (RubricExplainOutline *self, gint64 from, int by, guint *position);
