/* rubric-collection.c - a document of many puzzles as a list: sorted, filtered, looked at
 *
 * A puzzle takes 3 bytes for what is known about it and, in any order but that of the file, 4 for its place; beside 4
 * of the document's index. A million puzzles take 7 to 11 MB beyond the file itself, where a GtkSortListModel with an
 * object for each would take some 150.
 *
 *     facts[index]     | verdict | givens | progress |     3 x 8 bits, see RubricFacts
 *     order[position]  | index                       |     32 bits; NULL: every puzzle, in the order of the file
 *     items            { index -> item } of those that somebody holds, some 200
 *
 * Invariant: order holds no index twice, and n_shown of them; totals.counts[v] is the number of facts with verdict v.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection.h"

#include "rubric-collection-arranging.h"
#include "rubric-collection-item.h"

enum
{
  SLOW_PUZZLES = 20000, /* from here on a thread reads texts */
  MANY_MOVED = 10000,   /* a view of GTK would look at each of so many to find those it showed before */
  ARRANGE_TICKS = 5,    /* while verdicts come in, an order that depends on them is made anew so often */
};

enum
{
  SIGNAL_STATE_CHANGED,
  SIGNAL_BEFORE_ARRANGE,
  SIGNAL_AFTER_ARRANGE,
  N_SIGNALS
};

struct _RubricCollection
{
  GObject parent_instance;

  char *name;
  RubricDocument *document;
  RubricProgress *progress;
  guint n;
  RubricFacts *facts;
  RubricTotals totals;
  guint opened; /* G_MAXUINT: none since somebody asked */

  RubricQuery query;
  guint32 *order;
  guint n_shown;
  RubricJobs *arranging; /* while one runs the list is not what the query says */

  RubricSurvey *survey;
  guint tick, n_ticks;

  GHashTable *items;
};

static guint signals[N_SIGNALS];

static guint
index_at (const guint32 *order, guint position)
{
  return order != NULL ? order[position] : position;
}

static GType
get_item_type (GListModel *model)
{
  return RUBRIC_TYPE_COLLECTION_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return RUBRIC_COLLECTION (model)->n_shown;
}

static gpointer
get_item (GListModel *model, guint position)
{
  RubricCollection *self = RUBRIC_COLLECTION (model);

  return position < self->n_shown ? rubric_collection_get_puzzle (self, index_at (self->order, position)) : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricCollection, rubric_collection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
emit_state (RubricCollection *self)
{
  g_signal_emit (self, signals[SIGNAL_STATE_CHANGED], 0);
}

/* The list is empty for a moment: then no view asks for a million items to see whether one of its own is among them. */
static void
replace_order (RubricCollection *self, guint32 *order, guint n)
{
  guint n_old = self->n_shown;

  self->n_shown = 0;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_old, 0);
  self->order = order;
  self->n_shown = n;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, n);
}

/* Takes over @order, and reports only what lies between the first and the last difference. */
static void
show_order (RubricCollection *self, guint32 *order, guint n)
{
  g_autofree guint32 *old = self->order;
  guint n_old = self->n_shown, shorter = MIN (n_old, n), start = 0, end = 0;
  gboolean changed;

  while (start < shorter && index_at (old, start) == index_at (order, start))
    start++;
  while (end < shorter - start && index_at (old, n_old - 1 - end) == index_at (order, n - 1 - end))
    end++;
  changed = start < n_old || start < n;
  if (changed)
    g_signal_emit (self, signals[SIGNAL_BEFORE_ARRANGE], 0);
  if (shorter - start - end >= MANY_MOVED)
    replace_order (self, order, n);
  else
    {
      self->order = order;
      self->n_shown = n;
      if (changed)
        g_list_model_items_changed (G_LIST_MODEL (self), start, n_old - start - end, n - start - end);
    }
  if (changed)
    g_signal_emit (self, signals[SIGNAL_AFTER_ARRANGE], 0);
}

static void
arranged (gpointer owner, guint32 *order, guint n_shown)
{
  show_order (owner, order, n_shown);
  emit_state (owner);
}

static void
arrange (RubricCollection *self)
{
  guint32 *order;
  guint n;

  rubric_jobs_cancel (self->arranging);
  if (self->n >= SLOW_PUZZLES && rubric_query_is_slow (&self->query))
    rubric_arrange_in_thread (self->arranging, self->document, self->facts, &self->query, arranged);
  else
    {
      order = rubric_query_run (&self->query, self->document, self->facts, NULL, &n);
      show_order (self, order, n);
    }
  emit_state (self);
}

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
      rubric_collection_item_update_verdict (items->pdata[i]);
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
    arrange (self);
  emit_state (self);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Its place stays: a puzzle must not move away from who plays it. */
static void
progress_changed_cb (RubricProgress *progress, const guint64 *key, RubricCollection *self)
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
    emit_state (self);
}

static void
rubric_collection_dispose (GObject *object)
{
  RubricCollection *self = RUBRIC_COLLECTION (object);

  if (self->arranging != NULL)
    rubric_jobs_close (self->arranging);
  g_clear_object (&self->arranging);
  rubric_collection_cancel_survey (self);
  G_OBJECT_CLASS (rubric_collection_parent_class)->dispose (object);
}

static void
rubric_collection_finalize (GObject *object)
{
  RubricCollection *self = RUBRIC_COLLECTION (object);

  g_free (self->name);
  g_object_unref (self->document);
  g_clear_object (&self->progress);
  g_free (self->facts);
  rubric_query_clear (&self->query);
  g_free (self->order);
  g_hash_table_unref (self->items);
  G_OBJECT_CLASS (rubric_collection_parent_class)->finalize (object);
}

static void
rubric_collection_class_init (RubricCollectionClass *klass)
{
  static const char *const names[N_SIGNALS] = { "state-changed", "before-arrange", "after-arrange" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rubric_collection_dispose;
  object_class->finalize = rubric_collection_finalize;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               0);
}

static void
rubric_collection_init (RubricCollection *self)
{
  rubric_query_init (&self->query);
  self->items = g_hash_table_new (NULL, NULL);
  self->arranging = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricCollection *
rubric_collection_new (RubricDocument *document, RubricProgress *progress)
{
  RubricCollection *self = g_object_new (RUBRIC_TYPE_COLLECTION, NULL);

  self->document = g_object_ref (document);
  self->n = self->n_shown = rubric_document_get_n_puzzles (document);
  self->facts = g_new0 (RubricFacts, self->n);
  self->opened = G_MAXUINT;
  rubric_totals_init (&self->totals, document, progress);
  if (progress != NULL)
    {
      self->progress = g_object_ref (progress);
      g_signal_connect_object (progress, "changed", G_CALLBACK (progress_changed_cb), self, 0);
    }
  return self;
}

void
rubric_collection_set_name (RubricCollection *self, const char *name)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  g_free (self->name);
  self->name = g_strdup (name);
}

const char *
rubric_collection_get_name (RubricCollection *self)
{
  g_return_val_if_fail (RUBRIC_IS_COLLECTION (self), NULL);

  return self->name;
}

RubricDocument *
rubric_collection_get_document (RubricCollection *self)
{
  return self->document;
}

RubricProgress *
rubric_collection_get_progress (RubricCollection *self)
{
  return self->progress;
}

guint
rubric_collection_get_n_puzzles (RubricCollection *self)
{
  return self->n;
}

guint
rubric_collection_count (RubricCollection *self, RubricVerdict verdict)
{
  return self->totals.counts[verdict];
}

const RubricTotals *
rubric_collection_get_totals (RubricCollection *self)
{
  return &self->totals;
}

const RubricFacts *
rubric_collection_get_facts (RubricCollection *self, guint index)
{
  return &self->facts[index];
}

const RubricQuery *
rubric_collection_get_query (RubricCollection *self)
{
  return &self->query;
}

void
rubric_collection_set_query (RubricCollection *self, const RubricQuery *query)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  if (rubric_query_equal (&self->query, query))
    return;
  rubric_query_clear (&self->query);
  rubric_query_copy (query, &self->query);
  arrange (self);
}

gboolean
rubric_collection_is_arranging (RubricCollection *self)
{
  return rubric_jobs_get_busy (self->arranging);
}

void
rubric_collection_start_survey (RubricCollection *self)
{
  g_autoptr (GArray) marks = self->progress != NULL ? rubric_progress_copy_marks (self->progress) : NULL;

  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  rubric_collection_cancel_survey (self);
  rubric_totals_restart (&self->totals, self->n);
  for (guint i = 0; i < self->n; i++)
    self->facts[i].verdict = self->facts[i].givens = 0;
  self->survey = rubric_survey_new (self->document, marks);
  self->tick = g_timeout_add (RUBRIC_COLLECTION_TICK_MS, tick_cb, self);
  update_items (self);
  emit_state (self);
}

void
rubric_collection_cancel_survey (RubricCollection *self)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  if (self->survey == NULL)
    return;
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->survey, rubric_survey_free);
  emit_state (self);
}

gboolean
rubric_collection_is_surveying (RubricCollection *self)
{
  return self->survey != NULL;
}

guint
rubric_collection_get_index (RubricCollection *self, guint position)
{
  g_return_val_if_fail (position < self->n_shown, 0);

  return index_at (self->order, position);
}

gboolean
rubric_collection_find (RubricCollection *self, guint index, guint *position)
{
  for (guint i = self->order != NULL ? 0 : index; i < self->n_shown; i++)
    if (index_at (self->order, i) == index)
      {
        *position = i;
        return TRUE;
      }
  *position = rubric_query_count_before (&self->query, self->document, self->facts, self->order, self->n_shown, index);
  return FALSE;
}

RubricCollectionItem *
rubric_collection_get_puzzle (RubricCollection *self, guint index)
{
  RubricCollectionItem *item;

  g_return_val_if_fail (RUBRIC_IS_COLLECTION (self), NULL);
  g_return_val_if_fail (index < self->n, NULL);

  item = g_hash_table_lookup (self->items, GUINT_TO_POINTER (index));
  if (item != NULL)
    return g_object_ref (item);
  item = rubric_collection_item_new (self, index);
  g_hash_table_insert (self->items, GUINT_TO_POINTER (index), item);
  return item;
}

void
rubric_collection_forget_item (RubricCollection *self, guint index)
{
  g_hash_table_remove (self->items, GUINT_TO_POINTER (index));
}

void
rubric_collection_set_opened (RubricCollection *self, guint index)
{
  self->opened = index;
}

gboolean
rubric_collection_take_opened (RubricCollection *self, guint *index)
{
  *index = self->opened;
  self->opened = G_MAXUINT;
  return *index != G_MAXUINT;
}
