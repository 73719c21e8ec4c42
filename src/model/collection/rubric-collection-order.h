/* rubric-collection-order.h - which puzzles of a collection are shown, in which order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-survey.h"
#include "rubric-query.h"

#include <stdatomic.h>

/** RubricKnown: All that is known of the puzzles of a document: arrays of facts, of ratings and of ER. */
typedef struct
{
  const RubricFacts *facts;
  const RubricRating *ratings;
  const RubricRate *rates;
} RubricKnown;

/** rubric_info_dup_text: Returns: (transfer full) (nullable): title, description and difficulty of a puzzle in one
 * line */
char *rubric_info_dup_text (const RubricInfo *info);

/**
 * rubric_query_run:
 * @known: of all puzzles of @document
 * @cancel: (nullable): looked at every now and then
 * @n: (out): how many are shown
 *
 * Thread-safe.
 *
 * Returns: (transfer full) (nullable): the indices of the puzzles in the order asked for; NULL if they are all puzzles
 *   in the order of the file, or if it was cancelled
 */
guint32 *rubric_query_run (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                           const atomic_bool *cancel, guint *n);

/**
 * rubric_query_count_before:
 * @order: (nullable): @n indices as rubric_query_run() has arranged them
 *
 * Returns: how many of them come before puzzle @index, which is not among them: an estimate if what is known has
 *   changed since
 */
guint rubric_query_count_before (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                                 const guint32 *order, guint n, guint index);
