/* rubric-collection-grading.h - how hard the puzzles of a collection are, found out by threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"
#include "rubric-document.h"

typedef struct _RubricGrading RubricGrading;

/** Of puzzle @index. */
typedef struct
{
  guint32 index;
  RubricRating rating;
} RubricGraded;

/**
 * rubric_grading_new:
 * @document: immutable, so the threads may read it
 * @known: of all its puzzles; those that have been graded are left out
 *
 * Returns: (transfer full): grades nothing yet; of one thread, which takes what is found
 */
RubricGrading *rubric_grading_new (RubricDocument *document, const RubricRating *known);

/** Ends it, if need be without having graded all. The threads notice within milliseconds; nobody waits for them. */
void rubric_grading_free (RubricGrading *self);

/** Grades these puzzles before all others, the first first, in place of those of the last call that are not begun. */
void rubric_grading_want (RubricGrading *self, const guint32 *indices, guint n);

/** Grades all puzzles, in the order of the file. */
void rubric_grading_want_all (RubricGrading *self);

/**
 * rubric_grading_take:
 * @more: (out): whether there is more to come
 *
 * Returns: (transfer full) (element-type RubricGraded): what has been found since the last time
 */
GArray *rubric_grading_take (RubricGrading *self, gboolean *more);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricGrading, rubric_grading_free)
