/* rubric-collection.h - a document of many puzzles as a list: sorted, filtered, looked at; and its items
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-progress-store.h"
#include "rubric-query.h"

#include <gio/gio.h>

/**
 * RubricTotals:
 * @counts: how many puzzles have which #RubricVerdict
 * @levels: how many puzzles have which #RubricLevel
 * @fields: a set of 1 << #RubricInfoField: texts that some puzzle has, as far as is known
 * @begun: whether some puzzle has been begun, as far as is known
 */
typedef struct
{
  guint counts[RUBRIC_N_VERDICTS];
  guint levels[RUBRIC_N_LEVELS];
  guint fields;
  gboolean begun;
} RubricTotals;

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
 * The counts, or whether some work is going on, have changed.
 *
 * RubricCollection::before-arrange:
 * RubricCollection::after-arrange:
 *
 * Before and after every GListModel::items-changed, for views that must remember items that move.
 */

/**
 * rubric_collection_new:
 * @progress: (nullable): knows which puzzles have been begun
 *
 * Returns: (transfer full): all puzzles of @document as a GListModel of RubricCollectionItem, in the order of the file.
 * An item is made when it is asked for, and is the same object as long as it is in use. For the main thread.
 */
RubricCollection *rubric_collection_new (RubricDocument *document, RubricProgressStore *progress);

/** rubric_collection_name_after: Gives it the name of @file, for people. */
void rubric_collection_name_after (RubricCollection *self, GFile *file);

/** rubric_collection_set_name: @name: (nullable): for people */
void rubric_collection_set_name (RubricCollection *self, const char *name);

/** rubric_collection_get_name: Returns: (nullable) (transfer none) */
const char *rubric_collection_get_name (RubricCollection *self);

/** rubric_collection_get_document: Returns: (transfer none) */
RubricDocument *rubric_collection_get_document (RubricCollection *self);

/** rubric_collection_get_progress: Returns: (nullable) (transfer none) */
RubricProgressStore *rubric_collection_get_progress (RubricCollection *self);

/** rubric_collection_get_n_puzzles: Returns: how many puzzles there are, shown or not */
guint rubric_collection_get_n_puzzles (RubricCollection *self);

/** rubric_collection_get_totals: Returns: (transfer none): what is known of all puzzles together */
const RubricTotals *rubric_collection_get_totals (RubricCollection *self);

/** rubric_collection_get_grades: Returns: (transfer none): how hard the puzzles are; see
 * #RubricCollection::state-changed */
RubricGrades *rubric_collection_get_grades (RubricCollection *self);

/** rubric_collection_set_order: Grades by the techniques of @order (copied) from now on, and again if the list needs
 * it. */
void rubric_collection_set_order (RubricCollection *self, const SudOrder *order);

/** rubric_collection_get_query: Returns: (transfer none): the query that is shown, or will be when arranging is over */
const RubricQuery *rubric_collection_get_query (RubricCollection *self);

/**
 * rubric_collection_set_query:
 * @query: copied
 *
 * Shows other puzzles, or in another order. Slow queries run in a thread; the newest one wins. If it begins to depend
 * on how hard puzzles are, all are graded as far as that; the list follows, but less and less often as that goes on.
 */
void rubric_collection_set_query (RubricCollection *self, const RubricQuery *query);

/** rubric_collection_is_arranging: Returns: whether the list is about to change */
gboolean rubric_collection_is_arranging (RubricCollection *self);

/** rubric_collection_start_survey: Looks at all puzzles, or at all of them again, in threads. */
void rubric_collection_start_survey (RubricCollection *self);

/** rubric_collection_cancel_survey: Ends the survey; what has been found stays. */
void rubric_collection_cancel_survey (RubricCollection *self);

/** rubric_collection_is_surveying: Returns: whether a survey is going on */
gboolean rubric_collection_is_surveying (RubricCollection *self);

/** rubric_collection_get_index: Returns: the index of the puzzle at @position of the list */
guint rubric_collection_get_index (RubricCollection *self, guint position);

/**
 * rubric_collection_look_at:
 * @depth: how much of it there is to be seen
 *
 * A person looks at @n puzzles from @position of the list on: these are graded first, and do not move for a while.
 */
void rubric_collection_look_at (RubricCollection *self, RubricDepth depth, guint position, guint n);

/** rubric_collection_find: Returns: whether puzzle @index is shown; @position (out): where, or else where it would
 * be */
gboolean rubric_collection_find (RubricCollection *self, guint index, guint *position);

/** rubric_collection_get_puzzle: Returns: (transfer full): the item of puzzle @index, shown or not */
RubricCollectionItem *rubric_collection_get_puzzle (RubricCollection *self, guint index);

/** rubric_collection_set_opened: Remembers that puzzle @index lies on a desk, for a list that a person comes back
 * to. */
void rubric_collection_set_opened (RubricCollection *self, guint index);

/** rubric_collection_take_opened: Returns: whether a puzzle has been opened since the last call; @index (out): the last
 * one */
gboolean rubric_collection_take_opened (RubricCollection *self, guint *index);

/**
 * RubricCollectionItem::changed:
 *
 * The verdict, the rating or the progress has changed.
 */

/** rubric_collection_item_get_collection: Returns: (transfer none): the collection it comes from */
RubricCollection *rubric_collection_item_get_collection (RubricCollectionItem *self);

/** rubric_collection_item_get_index: Returns: which puzzle of the document it is, from 0 */
guint rubric_collection_item_get_index (RubricCollectionItem *self);

/** rubric_collection_item_get_sheet: Returns: (nullable) (transfer none): the puzzle as the file has it; NULL if it is
 * none */
const SudSheet *rubric_collection_item_get_sheet (RubricCollectionItem *self);

/** rubric_collection_item_get_current: Returns: (nullable) (transfer none): the puzzle as it was left, or as in the
 * file */
const SudSheet *rubric_collection_item_get_current (RubricCollectionItem *self);

/** rubric_collection_item_get_info: Returns: (transfer none): its texts in the file */
const RubricInfo *rubric_collection_item_get_info (RubricCollectionItem *self);

/** rubric_collection_item_get_text: Returns: (nullable) (transfer none): title, description and difficulty in one
 * line */
const char *rubric_collection_item_get_text (RubricCollectionItem *self);

/** rubric_collection_item_get_problem: Returns: (nullable) (transfer none): why it is no puzzle */
const char *rubric_collection_item_get_problem (RubricCollectionItem *self);

/** rubric_collection_item_get_givens: Returns: how many givens it has */
guint rubric_collection_item_get_givens (RubricCollectionItem *self);

/** rubric_collection_item_get_verdict: Returns: how many solutions it has, as far as that is known */
RubricVerdict rubric_collection_item_get_verdict (RubricCollectionItem *self);

/** rubric_collection_item_get_grade: Returns: how hard it is, as far as that is known */
RubricPackedGrade rubric_collection_item_get_grade (RubricCollectionItem *self);

/** rubric_collection_item_get_er: Returns: its ER; RUBRIC_ER_UNKNOWN while that is not known */
RubricPackedEr rubric_collection_item_get_er (RubricCollectionItem *self);

/** rubric_collection_item_get_progress: Returns: a #RubricProgressLevel */
guint8 rubric_collection_item_get_progress (RubricCollectionItem *self);

/** rubric_collection_item_load_record: Returns: (transfer full) (nullable): all that is kept of a puzzle that was
 * begun */
RubricRecord *rubric_collection_item_load_record (RubricCollectionItem *self);

/** rubric_collection_item_store_record: Keeps how far somebody has come; NULL: nothing is left of it. */
void rubric_collection_item_store_record (RubricCollectionItem *self, const RubricRecord *record);
