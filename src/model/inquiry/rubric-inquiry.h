/* rubric-inquiry.h - a live question about the puzzle on a desk, asked anew when the givens change
 *
 *     state           turned on   turned off   verdict-changed ¹               the job is done
 *     ──────────────  ──────────  ───────────  ──────────────────────────────  ───────────────
 *     OFF             LOOKING ²   –            –                               –
 *     LOOKING         –           OFF          LOOKING ², or NOT_APPLICABLE    FOUND
 *     NOT_APPLICABLE  –           OFF          LOOKING ², or NOT_APPLICABLE    –
 *     FOUND           –           OFF          LOOKING ², or NOT_APPLICABLE ³  –
 *
 *     ¹ RubricDesk::verdict-changed: the givens are others, or the verdict on them is there
 *     ² with a job as soon as it is known that the question applies
 *     ³ remains FOUND while the givens are the same
 *
 * Hint, comparison and watch are no such questions: any change of the puzzle dismisses a hint, a comparison has a fixed
 * list of puzzles and no desk, and a person plays and pauses a watched search of any puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

typedef enum
{
  RUBRIC_INQUIRY_OFF,
  RUBRIC_INQUIRY_LOOKING,
  RUBRIC_INQUIRY_NOT_APPLICABLE,
  RUBRIC_INQUIRY_FOUND,
} RubricInquiryState;

#define RUBRIC_TYPE_INQUIRY (rubric_inquiry_get_type ())
G_DECLARE_DERIVABLE_TYPE (RubricInquiry, rubric_inquiry, RUBRIC, INQUIRY, GObject)

/**
 * RubricInquiryClass:
 * @applies: whether the question applies to the puzzle on a desk, as far as that is known
 * @look: starts a job, by rubric_inquiry_run(), that looks for the answer to the question about @givens
 * @changed: called with another state, before RubricInquiry::changed is emitted
 */
struct _RubricInquiryClass
{
  GObjectClass parent_class;

  gboolean (*applies) (RubricDesk *desk);
  void (*look) (RubricInquiry *self, const SudGrid *givens);
  void (*changed) (RubricInquiry *self);
};

/**
 * RubricInquiry::changed: the state is another one
 */

/** rubric_inquiry_new: Returns: (transfer full): an inquiry of @type about the puzzle on @desk, off at first */
gpointer rubric_inquiry_new (GType type, RubricDesk *desk);

/** rubric_inquiry_set_on: Turns the question on or off. */
void rubric_inquiry_set_on (RubricInquiry *self, gboolean on);

RubricInquiryState rubric_inquiry_get_state (RubricInquiry *self);

/** rubric_inquiry_get_puzzle: Returns: (transfer none): the puzzle of the desk */
RubricPuzzle *rubric_inquiry_get_puzzle (RubricInquiry *self);

/** rubric_inquiry_run: For a class: runs a job in place of any other one of this inquiry; as rubric_jobs_run(). */
void rubric_inquiry_run (RubricInquiry *self, RubricJobWork work, RubricJobDone done, gpointer data,
                         GDestroyNotify free_data);

/** rubric_inquiry_cancel: For a class: cancels its job. */
void rubric_inquiry_cancel (RubricInquiry *self);

/** rubric_inquiry_set_found: For a class: the answer is there. */
void rubric_inquiry_set_found (RubricInquiry *self);
