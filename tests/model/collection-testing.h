/* collection-testing.h - collections of puzzles of every kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

/** Returns: (transfer full): @n puzzles at random, some with a text, and lines that are no puzzle */
RubricCollection *collection_create (guint seed, guint n, RubricProgress *progress);

/** Lets the main loop run as long as @goes_on. */
void collection_wait_while (RubricCollection *collection, gboolean (*goes_on) (RubricCollection *));

/** Waits until all that are being graded have been. */
void collection_wait_for_grades (RubricCollection *collection);

/** Has all verdicts found. */
void collection_survey (RubricCollection *collection);
