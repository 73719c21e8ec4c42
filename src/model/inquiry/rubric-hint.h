/* rubric-hint.h - help in three stages: where to look, which technique, the step; then it can be applied
 *
 *     none ──ask──► looking ──► where ──ask──► which ──ask──► step ──ask, apply──► none
 *                      │
 *                      └──► refused: something is wrong already, there is no solution, or no technique goes on
 *
 * Asking again while it looks asks for the stage after; when it was refused, it looks again. Any change of the puzzle
 * leads back to none. When the techniques change it looks again, and comes to the same stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"
#include "rubric-puzzle.h"
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
 * RubricHintRefusal:
 * @wrong: the cells with a wrong digit
 * @lost: otherwise the cells whose marks lack the right digit
 * @several: whether there are several solutions
 * @impossible: whether there is none
 * @failed: whether there was not enough memory to look
 * @usual: whether the techniques looked for are the usual ones
 */
typedef struct
{
  SudCells wrong;
  SudCells lost;
  gboolean several;
  gboolean impossible;
  gboolean failed;
  gboolean usual;
} RubricHintRefusal;

/**
 * RubricHint:
 *
 * RubricHint::changed: it is at another stage, or about another step
 * RubricHint::marks-filled: applying a step has filled in the marks of cells that had none
 */
#define RUBRIC_TYPE_HINT (rubric_hint_get_type ())
G_DECLARE_FINAL_TYPE (RubricHint, rubric_hint, RUBRIC, HINT, GObject)

/** rubric_hint_new: Returns: (transfer full): no hint yet, for @puzzle, by @techniques */
RubricHint *rubric_hint_new (RubricPuzzle *puzzle, RubricTechniques *techniques);

/** rubric_hint_ask: Goes on to the next stage, at once or when one is found; the last one applies the step. */
void rubric_hint_ask (RubricHint *self);

/**
 * rubric_hint_apply:
 *
 * Applies the step at once, if one is known: an entry, or candidates ruled out, as one step that can be undone. If
 * the cells of those have no centre marks, all cells without them get them first.
 */
void rubric_hint_apply (RubricHint *self);

/**
 * rubric_puzzle_do_steps:
 * @explanation: of the position of @puzzle, which is being solved
 * @first: @last: indices of steps: all that the last one follows from, or twice the same where steps are side by side
 *
 * Does in the puzzle what the steps say, in one step that can be undone. If cells in which something is ruled out have
 * no centre marks, all cells without them get them first.
 *
 * Returns: whether marks were filled in
 */
gboolean rubric_puzzle_do_steps (RubricPuzzle *puzzle, RubricExplanation *explanation, guint first, guint last);

/** rubric_hint_dismiss: Takes the hint back. */
void rubric_hint_dismiss (RubricHint *self);

RubricHintStage rubric_hint_get_stage (RubricHint *self);

/** rubric_hint_get_refusal: Returns: (nullable) (transfer none): why there is no hint, in the stage REFUSED */
const RubricHintRefusal *rubric_hint_get_refusal (RubricHint *self);

/** rubric_hint_get_explanation: Returns: (nullable) (transfer none): an explanation whose first step is the hint */
RubricExplanation *rubric_hint_get_explanation (RubricHint *self);

/** rubric_hint_get_cells: Returns: the cells to look at; none before there is a hint */
SudCells rubric_hint_get_cells (RubricHint *self);
