/* rubric-collection-item.c - one puzzle of a collection, as long as somebody looks at it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-item.h"

#include "rubric-format-error.h"

struct _RubricCollectionItem
{
  GObject parent_instance;

  RubricCollection *collection;
  guint index;
  SudSheet sheet;
  SudSheet current; /* as it was left, with @current_level */
  guint8 current_level;
  RubricVerdict told_verdict;
  RubricLevel told_level;
  RubricRate told_rate;
  RubricInfo *info;
  char *text;
  char *problem; /* NULL: it is a puzzle */
  guint64 key;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RubricCollectionItem, rubric_collection_item, G_TYPE_OBJECT)

static void
read_item (RubricCollectionItem *self)
{
  g_autoptr (GError) error = NULL;
  SudGrid givens;

  if (!rubric_document_read (rubric_collection_get_document (self->collection), self->index, &self->sheet, &self->info,
                             &error))
    {
      self->problem = rubric_sentence_from_message (error->message);
      self->info = rubric_info_new ();
      return;
    }
  givens = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
  self->key = rubric_progress_key ((const char *)givens.digit);
  self->text = rubric_info_dup_text (self->info);
}

static void
rubric_collection_item_finalize (GObject *object)
{
  RubricCollectionItem *self = RUBRIC_COLLECTION_ITEM (object);

  rubric_collection_forget_item (self->collection, self->index);
  g_object_unref (self->collection);
  g_clear_pointer (&self->info, rubric_info_free);
  g_free (self->text);
  g_free (self->problem);
  G_OBJECT_CLASS (rubric_collection_item_parent_class)->finalize (object);
}

static void
rubric_collection_item_class_init (RubricCollectionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_collection_item_finalize;

  changed_signal = g_signal_new ("changed", RUBRIC_TYPE_COLLECTION_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
rubric_collection_item_init (RubricCollectionItem *self)
{
}

RubricCollectionItem *
rubric_collection_item_new (RubricCollection *collection, guint index)
{
  RubricCollectionItem *self = g_object_new (RUBRIC_TYPE_COLLECTION_ITEM, NULL);

  self->collection = g_object_ref (collection);
  self->index = index;
  read_item (self);
  self->told_verdict = rubric_collection_item_get_verdict (self);
  self->told_level = rubric_collection_item_get_rating (self).level;
  self->told_rate = rubric_collection_item_get_rate (self);
  return self;
}

void
rubric_collection_item_update (RubricCollectionItem *self)
{
  RubricVerdict verdict = rubric_collection_item_get_verdict (self);
  RubricLevel level = rubric_collection_item_get_rating (self).level;
  RubricRate rate = rubric_collection_item_get_rate (self);

  if (self->told_verdict == verdict && self->told_level == level && self->told_rate == rate)
    return;
  self->told_verdict = verdict;
  self->told_level = level;
  self->told_rate = rate;
  g_signal_emit (self, changed_signal, 0);
}

void
rubric_collection_item_update_progress (RubricCollectionItem *self)
{
  self->current_level = RUBRIC_PROGRESS_NONE; /* read anew: the same level may be reached with other digits */
  g_signal_emit (self, changed_signal, 0);
}

guint64
rubric_collection_item_get_key (RubricCollectionItem *self)
{
  return self->key;
}

RubricCollection *
rubric_collection_item_get_collection (RubricCollectionItem *self)
{
  return self->collection;
}

guint
rubric_collection_item_get_index (RubricCollectionItem *self)
{
  return self->index;
}

const SudSheet *
rubric_collection_item_get_sheet (RubricCollectionItem *self)
{
  return self->problem == NULL ? &self->sheet : NULL;
}

/* Reads from the disk once for each level that the puzzle reaches. */
const SudSheet *
rubric_collection_item_get_current (RubricCollectionItem *self)
{
  guint8 level = rubric_collection_item_get_progress (self);

  if (level != self->current_level)
    {
      g_autoptr (RubricRecord) record = rubric_collection_item_load_record (self);

      self->current = record != NULL ? *rubric_record_get_sheet (record) : self->sheet;
      self->current_level = level;
    }
  return level != RUBRIC_PROGRESS_NONE ? &self->current : rubric_collection_item_get_sheet (self);
}

const RubricInfo *
rubric_collection_item_get_info (RubricCollectionItem *self)
{
  return self->info;
}

const char *
rubric_collection_item_get_text (RubricCollectionItem *self)
{
  return self->text;
}

const char *
rubric_collection_item_get_problem (RubricCollectionItem *self)
{
  return self->problem;
}

guint
rubric_collection_item_get_givens (RubricCollectionItem *self)
{
  return self->problem == NULL ? sud_sheet_count (&self->sheet, SUD_ORIGIN_GIVEN) : 0;
}

RubricVerdict
rubric_collection_item_get_verdict (RubricCollectionItem *self)
{
  return self->problem == NULL ? rubric_collection_get_facts (self->collection, self->index)->verdict
                               : RUBRIC_VERDICT_INVALID;
}

RubricRating
rubric_collection_item_get_rating (RubricCollectionItem *self)
{
  return rubric_grades_get_ratings (rubric_collection_get_grades (self->collection))[self->index];
}

RubricRate
rubric_collection_item_get_rate (RubricCollectionItem *self)
{
  return rubric_grades_get_rates (rubric_collection_get_grades (self->collection))[self->index];
}

/* Returns: (nullable): the store that may know of this puzzle */
static RubricProgressStore *
get_store (RubricCollectionItem *self)
{
  return self->problem == NULL ? rubric_collection_get_progress (self->collection) : NULL;
}

guint8
rubric_collection_item_get_progress (RubricCollectionItem *self)
{
  RubricProgressStore *store = get_store (self);

  return store != NULL ? rubric_progress_store_get (store, self->key) : RUBRIC_PROGRESS_NONE;
}

RubricRecord *
rubric_collection_item_load_record (RubricCollectionItem *self)
{
  SudGrid givens = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
  RubricProgressStore *store = get_store (self);

  return store != NULL ? rubric_progress_store_load (store, &givens) : NULL;
}

void
rubric_collection_item_store_record (RubricCollectionItem *self, const RubricRecord *record)
{
  SudGrid givens = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
  RubricProgressStore *store = get_store (self);

  if (store != NULL)
    rubric_progress_store_put (store, &givens, record);
}
