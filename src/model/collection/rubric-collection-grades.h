/* rubric-collection-grades.h - how hard the puzzles of a collection are, as far as somebody has asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"
#include "rubric-document.h"

#include <gio/gio.h>

#define RUBRIC_TYPE_GRADES (rubric_grades_get_type ())
G_DECLARE_FINAL_TYPE (RubricGrades, rubric_grades, RUBRIC, GRADES, GObject)

enum
{
  RUBRIC_GRADES_TICK_MS = 100, /* how often ratings are shown while they are looked for */
};

/**
 * RubricGrades::changed:
 *
 * Some ratings are known now, or whether all are being looked for is something else.
 */

/** Returns: (transfer full): of none of the puzzles of @document it is known how hard they are. For the main thread. */
RubricGrades *rubric_grades_new (RubricDocument *document);

/**
 * rubric_grades_set_order:
 * @order: copied; the techniques that levels are by, at first the usual ones
 *
 * Levels by other techniques are not shown any more: where all were being looked for they are looked for again. Those by
 * the last other techniques are kept, for who only tries what a choice does. ER is by no order.
 */
void rubric_grades_set_order (RubricGrades *self, const SudOrder *order);

/** Grades all that are not graded to @depth yet, in threads. */
void rubric_grades_start (RubricGrades *self, RubricDepth depth);

/** Ends all grading; what has been found stays, and rubric_grades_start() goes on from there. */
void rubric_grades_cancel (RubricGrades *self);

/** Whether all are being graded: somebody may wait for it. */
gboolean rubric_grades_is_grading (RubricGrades *self);

/** Whether there is nothing left to find out to @depth. */
gboolean rubric_grades_is_complete (RubricGrades *self, RubricDepth depth);

/** Returns: how much of what all are being graded for is known, 0 to 1 */
double rubric_grades_get_fraction (RubricGrades *self);

/**
 * rubric_grades_want:
 * @depth: what that person sees
 * @indices: puzzles that somebody looks at, the first first
 *
 * Grades these before all others, in place of those that were asked for before.
 */
void rubric_grades_want (RubricGrades *self, RubricDepth depth, const guint32 *indices, guint n);

/** Returns: (transfer none): of all puzzles; changed by the main loop only, and valid until there is another order */
const RubricRating *rubric_grades_get_ratings (RubricGrades *self);

/** Returns: (transfer none): the same, ER; valid as long as @self */
const RubricRate *rubric_grades_get_rates (RubricGrades *self);

/** Returns: (transfer none): of each #RubricLevel, how many puzzles have it */
const guint *rubric_grades_get_counts (RubricGrades *self);
