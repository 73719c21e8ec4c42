/* rubric-collection-filter.h - the popover in which a person says which puzzles of a collection to show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-order.h"
#include "sud-order.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_FILTER (rubric_collection_filter_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionFilter, rubric_collection_filter, RUBRIC, COLLECTION_FILTER, GtkPopover)

/**
 * RubricCollectionFilter::changed:
 *
 * rubric_collection_filter_apply() would make another query.
 */

/** Sets what the popover says of @query, and nothing else of it. */
void rubric_collection_filter_apply (RubricCollectionFilter *self, RubricQuery *query);

/** Has @button, a toggle button, say and set whether @verdict is asked for, as the popover does. */
void rubric_collection_filter_bind_verdict (RubricCollectionFilter *self, RubricVerdict verdict,
                                            GtkToggleButton *button);

/** The same of @level. */
void rubric_collection_filter_bind_level (RubricCollectionFilter *self, RubricLevel level, GtkToggleButton *button);

/** Lets the hardest technique be one of @order (copied), at first empty: those that levels are by. One that is chosen stays
 * so, or else any is. */
void rubric_collection_filter_set_order (RubricCollectionFilter *self, const SudOrder *order);

/** Takes all filters away. */
void rubric_collection_filter_reset (RubricCollectionFilter *self);
