/* rubric-collection-totals.h - what is known of all puzzles of a collection together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"
#include "rubric-collection-survey.h"
#include "rubric-progress-store.h"

/**
 * RubricTotals:
 * @counts: how many puzzles have which #RubricVerdict
 * @levels: how many puzzles have which #RubricLevel
 * @fields: a set of 1 << #RubricInfoField: what some puzzle says about itself, as far as has been looked
 * @begun: whether some puzzle has been begun, as far as has been looked
 */
typedef struct
{
  guint counts[RUBRIC_N_VERDICTS];
  guint levels[RUBRIC_N_LEVELS];
  guint fields;
  gboolean begun;
} RubricTotals;

/**
 * rubric_totals_init:
 * @progress: (nullable): where it is known what has been begun
 *
 * Looks at the first puzzles of @document only: they are on the screen before a survey has found anything.
 */
void rubric_totals_init (RubricTotals *self, RubricDocument *document, RubricProgressStore *progress);

/** Of none of the @n puzzles the verdict is known any more. */
void rubric_totals_restart (RubricTotals *self, guint n);

/** Takes in what has been found of @n puzzles that were not looked at before. */
void rubric_totals_add (RubricTotals *self, const RubricFacts *facts, guint n);
