/* rubric-collection.h - a document of many puzzles as a list: sorted, filtered, looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-grades.h"
#include "rubric-collection-order.h"
#include "rubric-collection-totals.h"

#include <gio/gio.h>

#define RUBRIC_TYPE_COLLECTION (rubric_collection_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollection, rubric_collection, RUBRIC, COLLECTION, GObject)

#define RUBRIC_TYPE_COLLECTION_ITEM (rubric_collection_item_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionItem, rubric_collection_item, RUBRIC, COLLECTION_ITEM, GObject)

enum
{
  RUBRIC_COLLECTION_TICK_MS = 100, /* how often verdicts are shown while they are looked for */
};

/**
 * RubricCollection::state-changed:
 *
 * What rubric_collection_count() or one of the questions about work going on answers is something else now.
 *
 * RubricCollection::before-arrange:
 * RubricCollection::after-arrange:
 *
 * Around every GListModel::items-changed: for who must remember items that are moved.
 */

/**
 * rubric_collection_new:
 * @progress: (nullable): where it is known what has been begun
 *
 * Returns: (transfer full): all puzzles of @document as a GListModel of RubricCollectionItem, in the order of the file.
 * An item is made when it is asked for, and is the same object for as long as somebody holds it. For the main thread.
 */
RubricCollection *rubric_collection_new (RubricDocument *document, RubricProgressStore *progress);

/** Gives it the name of @file, for people. */
void rubric_collection_name_after (RubricCollection *self, GFile *file);

/** @name: (nullable): for people */
void rubric_collection_set_name (RubricCollection *self, const char *name);

/** Returns: (nullable) (transfer none) */
const char *rubric_collection_get_name (RubricCollection *self);

/** Returns: (transfer none) */
RubricDocument *rubric_collection_get_document (RubricCollection *self);

/** Returns: (nullable) (transfer none) */
RubricProgressStore *rubric_collection_get_progress (RubricCollection *self);

/** How many puzzles there are, shown or not. */
guint rubric_collection_get_n_puzzles (RubricCollection *self);

/** Of how many puzzles this is the verdict. */
guint rubric_collection_count (RubricCollection *self, RubricVerdict verdict);

/** Returns: (transfer none): what is known of all puzzles together */
const RubricTotals *rubric_collection_get_totals (RubricCollection *self);

/** Returns: (transfer none): what is known about puzzle @index; valid until the main loop runs */
const RubricFacts *rubric_collection_get_facts (RubricCollection *self, guint index);

/** Returns: (transfer none): how hard the puzzles are; whoever asks it to grade is told by #RubricCollection::state-changed */
RubricGrades *rubric_collection_get_grades (RubricCollection *self);

/** Has levels be by the techniques of @order (copied) from now on, and those found anew that the list depends on. */
void rubric_collection_set_order (RubricCollection *self, const SudOrder *order);

/** Returns: (transfer none): what is shown, or will be when rubric_collection_is_arranging() is over */
const RubricQuery *rubric_collection_get_query (RubricCollection *self);

/**
 * rubric_collection_set_query:
 * @query: copied
 *
 * Shows other puzzles, or in another order. What takes time is done in a thread; the newest query wins. Where it begins
 * to depend on how hard puzzles are, all are graded as far as that; the list follows, but less and less
 * often as that goes on.
 */
void rubric_collection_set_query (RubricCollection *self, const RubricQuery *query);

/** Whether the list is about to change. */
gboolean rubric_collection_is_arranging (RubricCollection *self);

/** Looks at all puzzles, or at all of them again, in threads. */
void rubric_collection_start_survey (RubricCollection *self);

/** Ends that; what has been found stays. */
void rubric_collection_cancel_survey (RubricCollection *self);

gboolean rubric_collection_is_surveying (RubricCollection *self);

/** Returns: which puzzle stands at @position of the list */
guint rubric_collection_get_index (RubricCollection *self, guint position);

/**
 * rubric_collection_look_at:
 * @depth: what there is to be seen
 *
 * Somebody looks at @n puzzles from @position of the list on: these are graded first, and do not move for a while.
 */
void rubric_collection_look_at (RubricCollection *self, RubricDepth depth, guint position, guint n);

/** Returns: whether puzzle @index is shown; @position (out) is where, or else how many of those shown come before it */
gboolean rubric_collection_find (RubricCollection *self, guint index, guint *position);

/** Returns: (transfer full): the item of puzzle @index, shown or not */
RubricCollectionItem *rubric_collection_get_puzzle (RubricCollection *self, guint index);

/** Remembers that puzzle @index lies on a desk, for a list that somebody comes back to. */
void rubric_collection_set_opened (RubricCollection *self, guint index);

/** Returns: FALSE where no puzzle has been opened since the last call; else @index (out) is the last one */
gboolean rubric_collection_take_opened (RubricCollection *self, guint *index);

/** For items only: this one is gone. */
void rubric_collection_forget_item (RubricCollection *self, guint index);
