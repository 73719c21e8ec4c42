/* rubric-desk-collection.c - a puzzle of a collection on the desk: its progress is kept, and it has neighbours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

enum
{
  STORE_DELAY_MS = 500, /* from a change to its being kept */
};

/* Stores the progress; none if the puzzle is as the file has it, without a mistake or help that led back there. */
static void
store_progress (RubricDesk *self)
{
  g_autoptr (RubricRecord) record = NULL;
  const RubricSolveStats none = { 0 };

  if (rubric_puzzle_get_modified (self->puzzle)
      || !rubric_solve_stats_equal (rubric_puzzle_get_stats (self->puzzle), &none))
    {
      record = rubric_record_new (self->puzzle, NULL, NULL);
      record->elapsed = rubric_desk_get_elapsed (self);
    }
  rubric_collection_item_store_record (self->place.item, record);
}

static gboolean
store_timeout_cb (gpointer user_data)
{
  RubricDesk *self = user_data;

  self->place.timeout = 0;
  store_progress (self);
  return G_SOURCE_REMOVE;
}

static void
item_changed_cb (RubricDesk *self)
{
  if (self->place.timeout == 0)
    self->place.timeout = g_timeout_add (STORE_DELAY_MS, store_timeout_cb, self);
}

void
rubric_desk_keep_progress (RubricDesk *self)
{
  if (self->place.timeout == 0)
    return;
  g_clear_handle_id (&self->place.timeout, g_source_remove);
  store_progress (self);
}

/* In another order there are other neighbours. */
static void
arranged_cb (RubricDesk *self)
{
  rubric_desk_emit (self, RUBRIC_DESK_PLACE_CHANGED, NULL);
}

static void
set_item (RubricDesk *self, RubricCollectionItem *item)
{
  RubricCollection *old = rubric_desk_get_collection (self);
  RubricCollection *collection = item != NULL ? rubric_collection_item_get_collection (item) : NULL;

  if (old != NULL)
    {
      rubric_desk_keep_progress (self);
      g_signal_handlers_disconnect_by_func (self->puzzle, item_changed_cb, self);
      g_signal_handlers_disconnect_by_func (old, arranged_cb, self);
    }
  g_set_object (&self->place.item, item);
  if (collection != NULL)
    g_signal_connect_object (collection, "after-arrange", G_CALLBACK (arranged_cb), self, G_CONNECT_SWAPPED);
}

void
rubric_desk_leave_collection (RubricDesk *self)
{
  if (self->place.item == NULL)
    return;
  set_item (self, NULL);
  rubric_desk_emit_renamed (self);
  rubric_desk_emit (self, RUBRIC_DESK_PLACE_CHANGED, NULL);
}

/* Changes are followed after the loading, which is none. */
void
rubric_desk_load_item (RubricDesk *self, RubricCollection *collection, guint index)
{
  g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, index);
  const SudSheet *sheet = rubric_collection_item_get_sheet (item);
  gboolean was_begun = rubric_collection_item_get_progress (item) != RUBRIC_PROGRESS_NONE;
  g_autoptr (RubricRecord) record = NULL;
  const RubricFileStamp unknown = { "", "" };

  if (item == self->place.item)
    return;
  set_item (self, item);
  rubric_collection_set_opened (collection, index);
  record = rubric_collection_item_load_record (item);
  rubric_desk_load (self, NULL, &unknown, NULL, sheet, rubric_collection_item_get_info (item));
  if (record != NULL)
    {
      rubric_desk_forget_verdict (self);
      rubric_record_restore (record, self->puzzle);
      rubric_desk_emit_loaded (self, record->elapsed);
    }
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (item_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle, "notify::stats", G_CALLBACK (item_changed_cb), self, G_CONNECT_SWAPPED);
  rubric_desk_emit_renamed (self);
  rubric_desk_emit (self, RUBRIC_DESK_PLACE_CHANGED, NULL);
  rubric_desk_update_verdict (self);
  if (was_begun && rubric_collection_item_get_progress (item) == RUBRIC_PROGRESS_NONE)
    rubric_desk_tell (self, RUBRIC_NOTICE_DAMAGED, NULL, NULL);
}

RubricCollection *
rubric_desk_get_collection (RubricDesk *self)
{
  return self->place.item != NULL ? rubric_collection_item_get_collection (self->place.item) : NULL;
}

gboolean
rubric_desk_progress_is_kept (RubricDesk *self)
{
  RubricCollection *collection = rubric_desk_get_collection (self);
  RubricProgressStore *progress = collection != NULL ? rubric_collection_get_progress (collection) : NULL;

  return progress != NULL && rubric_progress_store_get_works (progress);
}

/* So that rubric_desk_progress_is_kept() is about the puzzle as it stands now. */
void
rubric_desk_flush_progress (RubricDesk *self)
{
  RubricCollection *collection = rubric_desk_get_collection (self);
  RubricProgressStore *progress = collection != NULL ? rubric_collection_get_progress (collection) : NULL;

  rubric_desk_keep_progress (self);
  if (progress != NULL)
    rubric_progress_store_flush (progress);
}

/* Finds its @position in the list. Returns: FALSE if the list does not show it: items from @position on come after it
 */
static gboolean
find_item_position (RubricDesk *self, guint *position)
{
  return rubric_collection_find (rubric_desk_get_collection (self), rubric_collection_item_get_index (self->place.item),
                                 position);
}

/* Returns: the first position in this direction, in the list or just outside */
static gint64
find_neighbour (RubricDesk *self, int step)
{
  guint position;

  return find_item_position (self, &position) || step < 0 ? (gint64)position + step : position;
}

RubricCollectionItem *
rubric_desk_get_item (RubricDesk *self)
{
  return self->place.item;
}

gboolean
rubric_desk_has_neighbour (RubricDesk *self, int step)
{
  RubricCollection *collection = rubric_desk_get_collection (self);
  gint64 position;

  if (collection == NULL)
    return FALSE;
  position = find_neighbour (self, step);
  return position >= 0 && position < g_list_model_get_n_items (G_LIST_MODEL (collection));
}

gboolean
rubric_desk_go (RubricDesk *self, int step)
{
  RubricCollection *collection = rubric_desk_get_collection (self);
  gint64 n = g_list_model_get_n_items (G_LIST_MODEL (collection));

  for (gint64 position = find_neighbour (self, step); position >= 0 && position < n; position += step)
    {
      guint index = rubric_collection_get_index (collection, position);
      g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, index);

      if (rubric_collection_item_get_sheet (item) == NULL)
        continue;
      rubric_desk_load_item (self, collection, index);
      return TRUE;
    }
  return FALSE;
}

void
rubric_desk_set_progress (RubricDesk *self, RubricProgressStore *progress)
{
  g_set_object (&self->place.progress, progress);
}

RubricProgressStore *
rubric_desk_get_progress (RubricDesk *self)
{
  return self->place.progress;
}
