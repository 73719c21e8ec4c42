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
#include "sud-step.h"
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

/** rubric_practice_get_view: The board as it stands; when it is done or shown, with the evidence of the step. */
void rubric_practice_get_view (RubricPractice *self, SudView *view);

/** rubric_practice_dup_message: Returns: (transfer full): the task, or a remark on the last try, in a sentence or
 * two */
char *rubric_practice_dup_message (RubricPractice *self);

/** rubric_practice_dup_reason: Returns: (transfer full) (nullable): why the step is true, once it is done or shown */
char *rubric_practice_dup_reason (RubricPractice *self);
