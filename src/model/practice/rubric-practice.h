/* rubric-practice.h - one technique tried on one position, checked move by move
 *
 *     looking ──► open ──try──► done: all that one step writes or rules out has been found
 *                   │
 *                   └───show──► shown: the step was told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice-book.h"
#include "sud-path.h"
#include "sud-view.h"

typedef enum
{
  RUBRIC_PRACTICE_LOOKING,
  RUBRIC_PRACTICE_OPEN,
  RUBRIC_PRACTICE_DONE,
  RUBRIC_PRACTICE_SHOWN,
} RubricPracticeState;

typedef enum
{
  RUBRIC_TRY_NOTHING, /* nothing is to be done, or not yet */
  RUBRIC_TRY_NO_CANDIDATE,
  RUBRIC_TRY_TAKEN_BACK,
  RUBRIC_TRY_RIGHT, /* part of a step */
  RUBRIC_TRY_DONE,  /* the last part */
  RUBRIC_TRY_OTHER, /* true, but it needs something else */
  RUBRIC_TRY_WRONG, /* the solution says otherwise */
} RubricPracticeTry;

typedef enum
{
  RUBRIC_MESSAGE_LOOKING,
  RUBRIC_MESSAGE_NO_MEMORY,
  RUBRIC_MESSAGE_NO_STEP,
  RUBRIC_MESSAGE_TASK,
  RUBRIC_MESSAGE_NO_CANDIDATE,
  RUBRIC_MESSAGE_OTHER,
  RUBRIC_MESSAGE_WRONG,
  RUBRIC_MESSAGE_WHY, /* why the solution says otherwise, or how else it is seen */
  RUBRIC_MESSAGE_RIGHT,
  RUBRIC_MESSAGE_WHOLE, /* the last part of a step was right */
  RUBRIC_MESSAGE_HINT,
  RUBRIC_MESSAGE_SHOWN,
} RubricPracticeMessageKind;

/**
 * RubricPracticeMessage: The task, or a remark, for rubric_text_practice().
 * @cell: @digit: the last try, from RUBRIC_MESSAGE_NO_CANDIDATE to RUBRIC_MESSAGE_RIGHT
 * @must: with RUBRIC_MESSAGE_WHY, whether the cell must be the digit, and not that it cannot
 * @missing: after RUBRIC_MESSAGE_RIGHT, how many parts of the step are still to be found
 * @step: from RUBRIC_MESSAGE_WHOLE on, the index of the step it is about
 */
typedef struct
{
  RubricPracticeMessageKind kind;
  int cell;
  int digit;
  int missing;
  guint step;
  gboolean must;
} RubricPracticeMessage;

/**
 * RubricPractice:
 *
 * RubricPractice::changed: the view or the message has changed
 */
#define RUBRIC_TYPE_PRACTICE (rubric_practice_get_type ())
G_DECLARE_FINAL_TYPE (RubricPractice, rubric_practice, RUBRIC, PRACTICE, GObject)

/**
 * rubric_practice_new:
 * @position: copied
 *
 * Looks for all steps of @technique in @position, in a thread.
 *
 * Returns: (transfer full)
 */
RubricPractice *rubric_practice_new (SudTechniqueId technique, const RubricPracticePosition *position);

/** rubric_practice_get_state: Returns: which state of those above it is in */
RubricPracticeState rubric_practice_get_state (RubricPractice *self);

/** rubric_practice_writes: Returns: whether a digit is to be written; else candidates are to be struck */
gboolean rubric_practice_writes (RubricPractice *self);

/**
 * rubric_practice_try:
 * @cell: 0 to 80; @digit: 1 to 9
 *
 * Writes @digit, or strikes it, or takes that back. A wrong try is told, and leaves no trace.
 */
RubricPracticeTry rubric_practice_try (RubricPractice *self, int cell, int digit);

/** rubric_practice_hint: Tells where to look: at the step of which most has been found. */
void rubric_practice_hint (RubricPractice *self);

/** rubric_practice_get_hinted: Returns: the cells where the message tells to look; none if it is no hint */
SudCells rubric_practice_get_hinted (RubricPractice *self);

/** rubric_practice_show: Shows the step of which most has been found. */
void rubric_practice_show (RubricPractice *self);

/** rubric_practice_can_ask_why: Returns: whether the last try was refused, so that one may ask why */
gboolean rubric_practice_can_ask_why (RubricPractice *self);

/** rubric_practice_ask_why: Looks in a thread for the shortest argument about the last try, which was refused. */
void rubric_practice_ask_why (RubricPractice *self);

/** rubric_practice_get_why: Returns: (transfer none) (nullable): the argument, while the message is
 * RUBRIC_MESSAGE_WHY; it has no steps if the techniques do not lead there */
const SudPath *rubric_practice_get_why (RubricPractice *self);

/** rubric_practice_get_view: The board as it stands; when it is done or shown, with the evidence of the step; with the
 * step of an argument, if somebody has asked why and it has just one. */
void rubric_practice_get_view (RubricPractice *self, SudView *view);

/** rubric_practice_get_told: Returns: (transfer none) (nullable): the step, once it is done or shown */
const SudStep *rubric_practice_get_told (RubricPractice *self);

/** rubric_practice_get_message: Returns: (transfer none): the task, or a remark on the last try */
const RubricPracticeMessage *rubric_practice_get_message (RubricPractice *self);

/** rubric_practice_get_technique: Returns: the technique that is tried */
SudTechniqueId rubric_practice_get_technique (RubricPractice *self);

/** rubric_practice_get_marks: Returns: (transfer none): the position at the beginning */
const SudPencilmarks *rubric_practice_get_marks (RubricPractice *self);

/** rubric_practice_get_n_steps: Returns: how many steps there are, one of which is to be found; 0 while searching */
guint rubric_practice_get_n_steps (RubricPractice *self);

/** rubric_practice_get_step: Returns: (transfer none): step @index */
const SudStep *rubric_practice_get_step (RubricPractice *self, guint index);
