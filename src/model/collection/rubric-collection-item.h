/* rubric-collection-item.h - one puzzle of a collection, as long as it is in use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

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

/** rubric_collection_item_get_rating: Returns: how hard it is, as far as that is known */
RubricRating rubric_collection_item_get_rating (RubricCollectionItem *self);

/** rubric_collection_item_get_rate: Returns: its ER; RUBRIC_RATE_UNKNOWN while that is not known */
RubricRate rubric_collection_item_get_rate (RubricCollectionItem *self);

/** rubric_collection_item_get_progress: Returns: a #RubricProgressLevel */
guint8 rubric_collection_item_get_progress (RubricCollectionItem *self);

/** rubric_collection_item_load_record: Returns: (transfer full) (nullable): all that is kept of a puzzle that was
 * begun */
RubricRecord *rubric_collection_item_load_record (RubricCollectionItem *self);

/** rubric_collection_item_store_record: Keeps how far somebody has come; NULL: nothing is left of it. */
void rubric_collection_item_store_record (RubricCollectionItem *self, const RubricRecord *record);

/** rubric_collection_item_new: For the collection only. Returns: (transfer full): a new item, to be handed out once */
RubricCollectionItem *rubric_collection_item_new (RubricCollection *collection, guint index);

/** rubric_collection_item_update: For the collection only: the verdict or the rating may have changed. */
void rubric_collection_item_update (RubricCollectionItem *self);

/** rubric_collection_item_update_progress: For the collection only: the progress has changed. */
void rubric_collection_item_update_progress (RubricCollectionItem *self);

/** rubric_collection_item_get_key: For the collection only. Returns: see rubric_progress_key() */
guint64 rubric_collection_item_get_key (RubricCollectionItem *self);
