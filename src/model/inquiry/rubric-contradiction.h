/* rubric-contradiction.h - why the puzzle on a desk has no solution, and which slip may have led to that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-inquiry.h"
#include "sud-blame.h"
#include "sud-repair.h"
#include "sud-view.h"

/**
 * RubricAnalysis:
 * @grid: givens without a solution
 * @blame: the givens that rule out every solution
 * @last: the cell that was changed last, or 0 if that is not known
 * @slips: the slips without which there is one solution, the likeliest first
 * @n_slips: how many slips were found: 0 also if there was no memory to look for any
 */
typedef struct
{
  SudGrid grid;
  SudBlame blame;
  int last;
  SudSlip slips[SUD_MAX_SLIPS];
  int n_slips;
} RubricAnalysis;

/**
 * RubricContradiction:
 *
 * It applies to a puzzle that is known to have no solution, or whose givens conflict.
 */
#define RUBRIC_TYPE_CONTRADICTION (rubric_contradiction_get_type ())
G_DECLARE_FINAL_TYPE (RubricContradiction, rubric_contradiction, RUBRIC, CONTRADICTION, RubricInquiry)

/** rubric_contradiction_new: Returns: (transfer full): the question about the puzzle on @desk, off at first */
RubricContradiction *rubric_contradiction_new (RubricDesk *desk);

/** rubric_contradiction_applies: Returns: whether the puzzle on @desk is known to have no solution */
gboolean rubric_contradiction_applies (RubricDesk *desk);

/** rubric_contradiction_get_analysis: Returns: (nullable) (transfer none): the answer, once it is found */
const RubricAnalysis *rubric_contradiction_get_analysis (RubricContradiction *self);

/**
 * rubric_contradiction_get_view:
 * @index: of a slip, which is shown as if it had been mended; any larger number: none
 *
 * The mended puzzle with tint 3 on the cells that are changed; or the puzzle as it is with tint 1 on the givens that
 * are to blame, tint 2 on a cell that they leave no digit, and the houses in which they clash or leave no place.
 *
 * Returns: FALSE if nothing is found
 */
gboolean rubric_contradiction_get_view (RubricContradiction *self, guint index, SudView *view);

/** rubric_contradiction_apply: Mends the slip @index, as one step that can be undone. */
void rubric_contradiction_apply (RubricContradiction *self, guint index);
