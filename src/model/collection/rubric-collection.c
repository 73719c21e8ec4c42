/* rubric-collection.c - a document of many puzzles as a list: sorted, filtered, looked at
 *
 * A puzzle takes 3 bytes for what is known about it, 5 once it has been graded and, in any order but that of the file, 4
 * for its place; beside 4 of the document's index. A million puzzles take 7 to 16 MB beyond the file itself, where a
 * GtkSortListModel with an object for each would take some 150.
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
#include "rubric-collection-state.h"

enum
{
  SLOW_PUZZLES = 20000, /* from here on a thread reads texts */
  MANY_MOVED = 10000,   /* a view of GTK would look at each of so many to find those it showed before */
};

enum
{
  SIGNAL_STATE_CHANGED,
  SIGNAL_BEFORE_ARRANGE,
  SIGNAL_AFTER_ARRANGE,
  N_SIGNALS
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

static RubricKnown
get_known (RubricCollection *self)
{
  return (RubricKnown){ self->facts, rubric_grades_get_ratings (self->grades),
                        rubric_grades_get_rates (self->grades) };
}

void
rubric_collection_emit_state (RubricCollection *self)
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
  rubric_collection_emit_state (owner);
}

void
rubric_collection_arrange (RubricCollection *self)
{
  const RubricKnown known = get_known (self);
  guint32 *order;
  guint n;

  rubric_jobs_cancel (self->arranging);
  if (self->n >= SLOW_PUZZLES && rubric_query_is_slow (&self->query))
    rubric_arrange_in_thread (self->arranging, self->document, &known, &self->query, arranged);
  else
    {
      order = rubric_query_run (&self->query, self->document, &known, NULL, &n);
      show_order (self, order, n);
    }
  rubric_collection_emit_state (self);
}

static void
rubric_collection_dispose (GObject *object)
{
  RubricCollection *self = RUBRIC_COLLECTION (object);

  if (self->arranging != NULL)
    rubric_jobs_close (self->arranging);
  g_clear_object (&self->arranging);
  rubric_collection_cancel_survey (self);
  g_signal_handlers_disconnect_by_data (self->grades, self);
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
  g_object_unref (self->grades);
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
rubric_collection_new (RubricDocument *document, RubricProgressStore *progress)
{
  RubricCollection *self = g_object_new (RUBRIC_TYPE_COLLECTION, NULL);

  self->document = g_object_ref (document);
  self->n = self->n_shown = rubric_document_get_n_puzzles (document);
  self->facts = g_new0 (RubricFacts, self->n);
  self->grades = rubric_grades_new (document);
  self->opened = G_MAXUINT;
  rubric_totals_init (&self->totals, document, progress);
  if (progress != NULL)
    self->progress = g_object_ref (progress);
  rubric_collection_follow (self);
  return self;
}

void
rubric_collection_name_after (RubricCollection *self, GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;

  rubric_collection_set_name (self, name);
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

RubricProgressStore *
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

RubricGrades *
rubric_collection_get_grades (RubricCollection *self)
{
  return self->grades;
}

void
rubric_collection_set_order (RubricCollection *self, const SudOrder *order)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  rubric_collection_restart_delay (self);
  rubric_grades_set_order (self->grades, order);
  rubric_grades_start (self->grades, rubric_query_get_depth (&self->query));
  if (rubric_query_uses_ratings (&self->query) && !rubric_grades_is_grading (self->grades))
    rubric_collection_arrange (self); /* they are all known already */
}

const RubricQuery *
rubric_collection_get_query (RubricCollection *self)
{
  return &self->query;
}

void
rubric_collection_set_query (RubricCollection *self, const RubricQuery *query)
{
  RubricDepth before, depth;

  g_return_if_fail (RUBRIC_IS_COLLECTION (self));

  if (rubric_query_equal (&self->query, query))
    return;
  before = rubric_query_get_depth (&self->query);
  depth = rubric_query_get_depth (query);
  rubric_query_clear (&self->query);
  rubric_query_copy (query, &self->query);
  rubric_collection_restart_delay (self);
  rubric_collection_arrange (self);
  if (depth > before)
    rubric_grades_start (self->grades, depth);
}

gboolean
rubric_collection_is_arranging (RubricCollection *self)
{
  return rubric_jobs_get_busy (self->arranging);
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
  const RubricKnown known = get_known (self);

  for (guint i = self->order != NULL ? 0 : index; i < self->n_shown; i++)
    if (index_at (self->order, i) == index)
      {
        *position = i;
        return TRUE;
      }
  *position = rubric_query_count_before (&self->query, self->document, &known, self->order, self->n_shown, index);
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
