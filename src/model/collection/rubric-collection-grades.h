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
 * Ratings have been found, or grading all has begun or ended.
 */

/** rubric_grades_new: Returns: (transfer full): nothing is known yet of the puzzles of @document. For the main
 * thread. */
RubricGrades *rubric_grades_new (RubricDocument *document);

/**
 * rubric_grades_set_order:
 * @order: copied; the techniques that levels are by, at first the usual ones
 *
 * Levels by other techniques are not shown any more; if all were being graded they are graded again. The levels by the
 * techniques before are kept, for a person who only tries out a choice. ER does not depend on the order.
 */
void rubric_grades_set_order (RubricGrades *self, const SudOrder *order);

/** rubric_grades_start: Grades all that are not graded to @depth yet, in threads. */
void rubric_grades_start (RubricGrades *self, RubricDepth depth);

/** rubric_grades_cancel: Ends all grading; what has been found stays, and rubric_grades_start() goes on from there. */
void rubric_grades_cancel (RubricGrades *self);

/** rubric_grades_is_grading: Returns: whether all are being graded: somebody may wait for it */
gboolean rubric_grades_is_grading (RubricGrades *self);

/** rubric_grades_is_complete: Returns: whether all is known to @depth */
gboolean rubric_grades_is_complete (RubricGrades *self, RubricDepth depth);

/** rubric_grades_get_fraction: Returns: how far grading all has come, 0 to 1 */
double rubric_grades_get_fraction (RubricGrades *self);

/**
 * rubric_grades_want:
 * @depth: how much of it the person sees
 * @indices: puzzles that the person looks at, the first first
 *
 * Grades these before all others, in place of those that were asked for before.
 */
void rubric_grades_want (RubricGrades *self, RubricDepth depth, const guint32 *indices, guint n);

/** rubric_grades_get_ratings: Returns: (transfer none): of all puzzles; changed by the main loop, valid until the order
 * is */
const RubricRating *rubric_grades_get_ratings (RubricGrades *self);

/** rubric_grades_get_rates: Returns: (transfer none): the same, ER; valid as long as @self */
const RubricRate *rubric_grades_get_rates (RubricGrades *self);

/** rubric_grades_get_counts: Returns: (transfer none): how many puzzles have each #RubricLevel */
const guint *rubric_grades_get_counts (RubricGrades *self);
