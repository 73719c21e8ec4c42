/* rubric-collection-item.h - one puzzle of a collection, as long as somebody looks at it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

/**
 * RubricCollectionItem::changed:
 *
 * The verdict, the rating or the progress is another now.
 */

/** Returns: (transfer none): where it comes from */
RubricCollection *rubric_collection_item_get_collection (RubricCollectionItem *self);

/** Which puzzle of the document it is, from 0. */
guint rubric_collection_item_get_index (RubricCollectionItem *self);

/** Returns: (nullable) (transfer none): the puzzle as the file has it; NULL where what is there is no puzzle */
const SudSheet *rubric_collection_item_get_sheet (RubricCollectionItem *self);

/** Returns: (nullable) (transfer none): the puzzle as it was left, or as the file has it where it was not begun */
const SudSheet *rubric_collection_item_get_current (RubricCollectionItem *self);

/** Returns: (transfer none): what the file says about it */
const RubricInfo *rubric_collection_item_get_info (RubricCollectionItem *self);

/** Returns: (nullable) (transfer none): title, description and difficulty in one line */
const char *rubric_collection_item_get_text (RubricCollectionItem *self);

/** Returns: (nullable) (transfer none): why it is no puzzle */
const char *rubric_collection_item_get_problem (RubricCollectionItem *self);

/** How many givens it has. */
guint rubric_collection_item_get_givens (RubricCollectionItem *self);

RubricVerdict rubric_collection_item_get_verdict (RubricCollectionItem *self);

/** How hard it is, as far as that is known. */
RubricRating rubric_collection_item_get_rating (RubricCollectionItem *self);

/** Returns: its ER; RUBRIC_RATE_UNKNOWN while that is not known */
RubricRate rubric_collection_item_get_rate (RubricCollectionItem *self);

/** Returns: a #RubricProgressLevel */
guint8 rubric_collection_item_get_progress (RubricCollectionItem *self);

/** Returns: (transfer full) (nullable): all that is kept of a puzzle that was begun */
RubricRecord *rubric_collection_item_load_record (RubricCollectionItem *self);

/** Keeps how far somebody has come; @record is NULL where nothing is left of it. */
void rubric_collection_item_store_record (RubricCollectionItem *self, const RubricRecord *record);

/** For the collection only: makes an item, which is to be handed out once. */
RubricCollectionItem *rubric_collection_item_new (RubricCollection *collection, guint index);

/** For the collection only: the verdict or the rating may have changed. */
void rubric_collection_item_update (RubricCollectionItem *self);

/** For the collection only: the progress has changed. */
void rubric_collection_item_update_progress (RubricCollectionItem *self);

/** For the collection only: the number by which its progress is found. */
guint64 rubric_collection_item_get_key (RubricCollectionItem *self);
