/* collection-testing.h - collections of puzzles of every kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

/** Returns: (transfer full): @n puzzles at random, some with a text, and lines that are no puzzle */
RubricCollection *collection_create (guint seed, guint n, RubricProgressStore *progress);

/** Lets the main loop run as long as @goes_on. */
void collection_wait_while (RubricCollection *collection, gboolean (*goes_on) (RubricCollection *));

/** Waits until all that are being graded have been. */
void collection_wait_for_grades (RubricCollection *collection);

/** Has all verdicts found. */
void collection_survey (RubricCollection *collection);

/** Returns: (transfer full): the puzzles of @text */
RubricCollection *collection_create_from (const char *text);

/** Returns: (transfer full): at most @most puzzles of each kind, easy to extreme, and two lines that are none, @times over */
RubricCollection *collection_create_hard (guint most, guint times);

/** Has all of them graded, by level. */
void collection_grade_all (RubricCollection *collection);

RubricPackedGrade collection_rating_at (RubricCollection *collection, guint index);
RubricPackedEr collection_rate_at (RubricCollection *collection, guint index);

/** Those that @query asks for are shown, in its order, and no others. */
void collection_assert_shown (RubricCollection *collection, const RubricQuery *query);

/** The grades and the totals count levels right. */
void collection_assert_counts (RubricCollection *collection);
