/* rubric-collection-survey.h - verdicts, givens and progress of the puzzles of a collection, found out by threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

/**
 * RubricVerdict:
 * @RUBRIC_VERDICT_UNKNOWN: not looked at yet
 * @RUBRIC_VERDICT_ONE: one solution
 * @RUBRIC_VERDICT_MANY: several solutions
 * @RUBRIC_VERDICT_NONE: no solution, digits that clash among them
 * @RUBRIC_VERDICT_INVALID: the file has no puzzle there
 *
 * The verdict on a puzzle of a list, in the order of sorting; #SudVerdict knows nothing of files.
 */
typedef enum
{
  RUBRIC_VERDICT_UNKNOWN,
  RUBRIC_VERDICT_ONE,
  RUBRIC_VERDICT_MANY,
  RUBRIC_VERDICT_NONE,
  RUBRIC_VERDICT_INVALID,
  RUBRIC_N_VERDICTS,
} RubricVerdict;

/**
 * RubricFacts:
 * @verdict: a #RubricVerdict
 * @givens: how many; 0 as long as the verdict is unknown, and if it is invalid
 * @progress: a #RubricProgressLevel
 *
 * The list sorts and filters by them. An array takes three bytes a puzzle:
 *
 *     0         1         2         3
 *     | verdict | givens  | progress| the next puzzle …
 */
typedef struct
{
  guint8 verdict;
  guint8 givens;
  guint8 progress;
} RubricFacts;

typedef struct _RubricSurvey RubricSurvey;

typedef void (*RubricSurveyFunc) (guint from, guint to, gpointer user_data);

/**
 * rubric_survey_new:
 * @document: immutable, so the threads may read it
 * @marks: (nullable) (element-type RubricProgressMark): the puzzles that have been begun, sorted by key
 *
 * Starts to look at all puzzles, in as many threads as there are processors.
 *
 * Returns: (transfer full): a survey for the thread that takes its facts
 */
RubricSurvey *rubric_survey_new (RubricDocument *document, GArray *marks);

/** rubric_survey_free: Ends it, if need be early. The threads notice within a few microseconds; nobody waits for
 * them. */
void rubric_survey_free (RubricSurvey *self);

/**
 * rubric_survey_take:
 * @facts: of all puzzles
 * @taken: called for each run of puzzles, after it has been copied
 *
 * Copies the facts found since the last call to @facts.
 *
 * Returns: whether there is more to come
 */
gboolean rubric_survey_take (RubricSurvey *self, RubricFacts *facts, RubricSurveyFunc taken, gpointer user_data);

/** rubric_survey_get_fields: Returns: a set of 1 << #RubricInfoField: the texts that puzzles seen so far have */
guint rubric_survey_get_fields (RubricSurvey *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricSurvey, rubric_survey_free)
