/* rubric-collection-follow.c - what a collection does when something is found out about its puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-state.h"

#include "rubric-collection-item.h"

#include <string.h>

enum
{
  ARRANGE_TICKS = 5,                  /* while verdicts come in, an order that depends on them is made anew so often */
  ARRANGE_DELAY = 1 * G_USEC_PER_SEC, /* and one that depends on ratings after this for the first time */
  READING_DELAY = 2 * G_USEC_PER_SEC, /* after somebody has scrolled */
};

/* Of thousands of puzzles only those that somebody holds are told of. */
static void
taken_cb (guint from, guint to, gpointer user_data)
{
  RubricCollection *self = user_data;

  rubric_totals_add (&self->totals, self->facts + from, to - from);
}

/* Returns: (transfer full): the items that somebody holds; who is told of one may ask for others */
static GPtrArray *
list_items (RubricCollection *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->items);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    g_ptr_array_add (items, g_object_ref (item));
  return items;
}

static void
set_progress (RubricCollection *self, RubricCollectionItem *item)
{
  guint8 level = rubric_collection_item_get_progress (item);

  self->facts[rubric_collection_item_get_index (item)].progress = level;
  self->totals.begun |= level > RUBRIC_PROGRESS_NONE;
}

/* What a thread has found of their progress may be older than what is known here. */
static void
update_items (RubricCollection *self)
{
  g_autoptr (GPtrArray) items = list_items (self);

  for (guint i = 0; i < items->len; i++)
    {
      set_progress (self, items->pdata[i]);
      rubric_collection_item_update (items->pdata[i]);
    }
}

static gboolean
tick_cb (gpointer user_data)
{
  RubricCollection *self = user_data;
  guint unknown = self->totals.counts[RUBRIC_VERDICT_UNKNOWN];
  gboolean more = rubric_survey_take (self->survey, self->facts, taken_cb, self);

  self->totals.fields |= rubric_survey_get_fields (self->survey);
  if (!more)
    {
      g_clear_pointer (&self->survey, rubric_survey_free);
      self->tick = 0;
    }
  if (self->totals.counts[RUBRIC_VERDICT_UNKNOWN] != unknown)
    update_items (self);
  if (rubric_query_uses_verdicts (&self->query) && (!more || ++self->n_ticks % ARRANGE_TICKS == 0))
    rubric_collection_arrange (self);
  rubric_collection_emit_state (self);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Rows that move are hard to read: while ratings come in the list waits ever longer, and until nobody scrolls. */
static void
grades_changed_cb (RubricCollection *self)
{
  gboolean was_grading = self->grading;
  gint64 now = g_get_monotonic_time ();

  self->grading = rubric_grades_is_grading (self->grades);
  memcpy (self->totals.levels, rubric_grades_get_counts (self->grades), sizeof self->totals.levels);
  update_items (self);
  if (rubric_query_uses_ratings (&self->query) && was_grading && (!self->grading || now >= self->arrange_at))
    {
      self->arrange_delay *= 2;
      self->arrange_at = now + self->arrange_delay;
      rubric_collection_arrange (self);
    }
  rubric_collection_emit_state (self);
}

/* Its place stays: a puzzle must not move away from who plays it. */
static void
progress_changed_cb (RubricProgressStore *progress, const guint64 *key, RubricCollection *self)
{
  g_autoptr (GPtrArray) items = list_items (self);
  gboolean changed = FALSE;

  for (guint i = 0; i < items->len; i++)
    if (rubric_collection_item_get_key (items->pdata[i]) == *key)
      {
        set_progress (self, items->pdata[i]);
        rubric_collection_item_update_progress (items->pdata[i]);
        changed = TRUE;
      }
  if (changed)
    rubric_collection_emit_state (self);
}

void
rubric_collection_follow (RubricCollection *self)
{
  g_signal_connect_swapped (self->grades, "changed", G_CALLBACK (grades_changed_cb), self);
  if (self->progress != NULL)
    g_signal_connect_object (self->progress, "changed", G_CALLBACK (progress_changed_cb), self, 0);
}

void
rubric_collection_restart_delay (RubricCollection *self)
{
  self->arrange_delay = ARRANGE_DELAY;
  self->arrange_at = g_get_monotonic_time () + ARRANGE_DELAY;
}

void
rubric_collection_start_survey (RubricCollection *self)
{
  g_autoptr (GArray) marks = self->progress != NULL ? rubric_progress_store_copy_marks (self->progress) : NULL;

  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  rubric_collection_cancel_survey (self);
  rubric_totals_restart (&self->totals, self->n);
  for (guint i = 0; i < self->n; i++)
    self->facts[i].verdict = self->facts[i].givens = 0;
  self->survey = rubric_survey_new (self->document, marks);
  self->tick = g_timeout_add (RUBRIC_COLLECTION_TICK_MS, tick_cb, self);
  update_items (self);
  rubric_collection_emit_state (self);
}

void
rubric_collection_cancel_survey (RubricCollection *self)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  if (self->survey == NULL)
    return;
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->survey, rubric_survey_free);
  rubric_collection_emit_state (self);
}

gboolean
rubric_collection_is_surveying (RubricCollection *self)
{
  return self->survey != NULL;
}

void
rubric_collection_look_at (RubricCollection *self, RubricDepth depth, guint position, guint n)
{
  g_autofree guint32 *indices = g_new (guint32, n);

  g_return_if_fail (position + n <= self->n_shown);

  for (guint i = 0; i < n; i++)
    indices[i] = rubric_collection_get_index (self, position + i);
  self->arrange_at = MAX (self->arrange_at, g_get_monotonic_time () + READING_DELAY);
  rubric_grades_want (self->grades, depth, indices, n);
}
