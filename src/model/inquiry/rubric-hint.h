/* rubric-hint.h - help in three stages: where to look, which technique, the step; then it can be applied
 *
 *     none ──ask──► looking ──► where ──ask──► which ──ask──► step ──ask, apply──► none
 *                      │
 *                      └──► refused: something is wrong already, there is no solution, or no technique goes on
 *
 * Any change of the puzzle leads back to none. When the techniques change it looks again, and comes to the same stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"
#include "rubric-puzzle.h"
#include "rubric-status.h"
#include "rubric-techniques.h"

typedef enum
{
  RUBRIC_HINT_NONE,
  RUBRIC_HINT_LOOKING,
  RUBRIC_HINT_REFUSED,
  RUBRIC_HINT_WHERE,
  RUBRIC_HINT_WHICH,
  RUBRIC_HINT_STEP,
} RubricHintStage;

/**
 * RubricHint:
 *
 * RubricHint::changed: it says something else now, or nothing
 * RubricHint::marks-filled: with a step that was applied, so that what it ruled out is seen
 */
#define RUBRIC_TYPE_HINT (rubric_hint_get_type ())
G_DECLARE_FINAL_TYPE (RubricHint, rubric_hint, RUBRIC, HINT, GObject)

/** Returns: (transfer full): no hint yet, for @puzzle, by @techniques */
RubricHint *rubric_hint_new (RubricPuzzle *puzzle, RubricTechniques *techniques);

/** Goes on to the next stage, or while it is looking will do so then; from the last one applies the step. */
void rubric_hint_ask (RubricHint *self);

/** Applies the step at once, where one is known: an entry, or candidates ruled out, as one step that can be undone. Where
 * the cells of those have no centre marks, all cells without them get them first. */
void rubric_hint_apply (RubricHint *self);

/** Takes back what it says. */
void rubric_hint_dismiss (RubricHint *self);

RubricHintStage rubric_hint_get_stage (RubricHint *self);

/** Returns: (transfer full) (nullable): what it says, in a few words; NULL where it says nothing, or is looking */
RubricStatus *rubric_hint_dup_status (RubricHint *self);

/** Returns: (transfer full): the second stage of any hint: that it is @technique, and what that is */
RubricStatus *rubric_hint_describe_technique (SudTechniqueId technique);

/** Returns: (nullable) (transfer none): an explanation whose first step is the hint, while there is one */
RubricExplanation *rubric_hint_get_explanation (RubricHint *self);

/** The cells to look at; none before there is a hint. */
SudCells rubric_hint_get_cells (RubricHint *self);
