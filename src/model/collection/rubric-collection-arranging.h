/* rubric-collection-arranging.h - a query of a collection that runs in a thread, on copies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-order.h"
#include "rubric-jobs.h"

/** Takes over @order, as rubric_query_run() returns it. */
typedef void (*RubricArranged) (gpointer owner, guint32 *order, guint n_shown);

/**
 * rubric_arrange_in_thread:
 * @jobs: of the owner; the newest query wins
 * @known: of all puzzles of @document; copied, as is @query
 * @arranged: called with the owner unless it has gone
 */
void rubric_arrange_in_thread (RubricJobs *jobs, RubricDocument *document, const RubricKnown *known,
                               const RubricQuery *query, RubricArranged arranged);
