/* rubric-collection-grading.h - how hard the puzzles of a collection are, found out by threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"
#include "rubric-document.h"

typedef struct _RubricGrading RubricGrading;

/** Of puzzle @index one of the two; the other is not known by it. */
typedef struct
{
  guint32 index;
  RubricRating rating;
  RubricRate rate;
} RubricGraded;

/**
 * rubric_grading_new:
 * @document: immutable, so the threads may read it
 * @order: copied; the techniques that levels are by
 * @ratings: of all its puzzles; what is known is left out
 * @rates: the same
 *
 * Returns: (transfer full): grades nothing yet; of one thread, which takes what is found
 */
RubricGrading *rubric_grading_new (RubricDocument *document, const SudOrder *order, const RubricRating *ratings,
                                   const RubricRate *rates);

/** Ends it, if need be without having graded all. The threads notice within milliseconds; nobody waits for them. */
void rubric_grading_free (RubricGrading *self);

/**
 * rubric_grading_want:
 * @depth: the levels of all of them come before the first ER
 *
 * Grades these puzzles before all others, the first first, in place of those of the last call that are not begun.
 */
void rubric_grading_want (RubricGrading *self, RubricDepth depth, const guint32 *indices, guint n);

/** Grades all puzzles, in the order of the file: all levels, and then, if @depth says so, all ER. */
void rubric_grading_want_all (RubricGrading *self, RubricDepth depth);

/**
 * rubric_grading_help:
 *
 * To be called now and then while there is more to come: makes threads where that has failed, and where there can be none
 * does a little of the work itself. A puzzle is not left in the middle: the hardest take a second.
 */
void rubric_grading_help (RubricGrading *self);

/**
 * rubric_grading_take:
 * @more: (out): whether there is more to come
 *
 * Returns: (transfer full) (element-type RubricGraded): what has been found since the last time
 */
GArray *rubric_grading_take (RubricGrading *self, gboolean *more);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricGrading, rubric_grading_free)
