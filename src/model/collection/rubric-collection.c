/* rubric-collection.c - a document of many puzzles as a list: sorted, filtered, looked at; and its items
 *
 * A puzzle takes 3 bytes for what is known about it, 5 once it has been graded and, in any order but that of the file,
 * 4 for its place; beside 4 of the document's index. A million puzzles take 7 to 16 MB beyond the file itself; a
 * GtkSortListModel with an object for each would take some 150.
 *
 *     facts[index]     | verdict | givens | progress |     3 x 8 bits, see RubricFacts
 *     order[position]  | index                       |     32 bits; NULL: every puzzle, in the order of the file
 *     items            { index -> item } of the items that are in use, some 200
 *
 * Invariant: order holds no index twice, and n_shown of them; totals.counts[v] is the number of facts with verdict v.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection.h"

#include "rubric-collection-survey.h"
#include "rubric-collection-list-testing.h"
#include "rubric-format-error.h"
#include "rubric-jobs.h"

#include <string.h>

enum
{
  SLOW_PUZZLES = 20000, /* from this number on a thread reads texts */
  MANY_MOVED = 10000,   /* a view of GTK would look at each of so many to find those it showed before */
  FIRST_PUZZLES = 32,   /* a screenful, read in well below a millisecond */
};

enum
{
  ARRANGE_TICKS = 5,                  /* an order that depends on verdicts is renewed so seldom while they come in */
  ARRANGE_DELAY = 1 * G_USEC_PER_SEC, /* until an order that depends on grades is renewed for the first time */
  READING_DELAY = 2 * G_USEC_PER_SEC, /* the list stays as it is for this time after somebody has scrolled */
};

struct _RubricCollection
{
  GObject parent_instance;

  char *name;
  RubricDocument *document;
  RubricProgressStore *progress;
  guint n;
  RubricFacts *facts;
  RubricGrades *grades;
  gboolean grading;
  gint64 arrange_at, arrange_delay; /* µs, while all are being graded */
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
  RubricPackedEr told_er;
  RubricInfo *info;
  char *text;
  char *problem; /* NULL if it is a puzzle */
  guint64 key;
};

/* A query that runs in a thread, on copies. */
typedef struct
{
  RubricDocument *document;
  RubricFacts *facts;
  RubricPackedGrade *grades;
  RubricPackedEr *ers;
  RubricQuery query;
  guint32 *order;
  guint n_shown;
} Arranging;

enum
{
  SIGNAL_STATE_CHANGED,
  SIGNAL_BEFORE_ARRANGE,
  SIGNAL_AFTER_ARRANGE,
  N_SIGNALS
};

static guint signals[N_SIGNALS], item_changed_signal;

G_DEFINE_FINAL_TYPE (RubricCollectionItem, rubric_collection_item, G_TYPE_OBJECT)

static guint
index_at (const guint32 *order, guint position)
{
  return order != NULL ? order[position] : position;
}

static GType
get_collection_item_type (GListModel *model)
{
  return RUBRIC_TYPE_COLLECTION_ITEM;
}

static guint
get_n_shown (GListModel *model)
{
  return RUBRIC_COLLECTION (model)->n_shown;
}

static gpointer
get_shown_item (GListModel *model, guint position)
{
  RubricCollection *self = RUBRIC_COLLECTION (model);

  return position < self->n_shown ? rubric_collection_get_puzzle (self, index_at (self->order, position)) : NULL;
}

static void
collection_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_collection_item_type;
  interface->get_n_items = get_n_shown;
  interface->get_item = get_shown_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricCollection, rubric_collection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, collection_list_model_init))

/* Returns: (transfer full) (nullable): title, description and difficulty of a puzzle in one line */
static char *
join_texts (const RubricInfo *info)
{
  static const RubricInfoField fields[] = { RUBRIC_INFO_TITLE, RUBRIC_INFO_DESCRIPTION, RUBRIC_INFO_LEVEL };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (info->field[fields[i]] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", info->field[fields[i]]);
  g_strdelimit (text->str, "\n", ' ');
  return g_string_free (text, text->len == 0);
}

static void
rubric_collection_item_finalize (GObject *object)
{
  RubricCollectionItem *self = RUBRIC_COLLECTION_ITEM (object);

  g_hash_table_remove (self->collection->items, GUINT_TO_POINTER (self->index));
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

  item_changed_signal = g_signal_new ("changed", RUBRIC_TYPE_COLLECTION_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);
}

static void
rubric_collection_item_init (RubricCollectionItem *self)
{
}

/* Returns: whether the verdict or the rating is another one than before */
static gboolean
remember_told (RubricCollectionItem *self)
{
  RubricVerdict verdict = rubric_collection_item_get_verdict (self);
  RubricLevel level = rubric_collection_item_get_grade (self).level;
  RubricPackedEr er = rubric_collection_item_get_er (self);
  gboolean changed = self->told_verdict != verdict || self->told_level != level || self->told_er != er;

  self->told_verdict = verdict;
  self->told_level = level;
  self->told_er = er;
  return changed;
}

static RubricCollectionItem *
create_item (RubricCollection *collection, guint index)
{
  RubricCollectionItem *self = g_object_new (RUBRIC_TYPE_COLLECTION_ITEM, NULL);
  g_autoptr (GError) error = NULL;
  SudGrid givens;

  self->collection = g_object_ref (collection);
  self->index = index;
  if (rubric_document_read (collection->document, index, &self->sheet, &self->info, &error))
    {
      givens = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
      self->key = rubric_progress_key ((const char *)givens.digit);
      self->text = join_texts (self->info);
    }
  else
    {
      self->problem = rubric_sentence_from_message (error->message);
      self->info = rubric_info_new ();
    }
  remember_told (self);
  return self;
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
  return self->problem == NULL ? self->collection->facts[self->index].verdict : RUBRIC_VERDICT_INVALID;
}

RubricPackedGrade
rubric_collection_item_get_grade (RubricCollectionItem *self)
{
  return rubric_grades_get_packed (self->collection->grades)[self->index];
}

RubricPackedEr
rubric_collection_item_get_er (RubricCollectionItem *self)
{
  return rubric_grades_get_ers (self->collection->grades)[self->index];
}

/* Returns: (nullable): the store that may know of this puzzle */
static RubricProgressStore *
get_item_store (RubricCollectionItem *self)
{
  return self->problem == NULL ? self->collection->progress : NULL;
}

guint8
rubric_collection_item_get_progress (RubricCollectionItem *self)
{
  RubricProgressStore *store = get_item_store (self);

  return store != NULL ? rubric_progress_store_get (store, self->key) : RUBRIC_PROGRESS_NONE;
}

RubricRecord *
rubric_collection_item_load_record (RubricCollectionItem *self)
{
  SudGrid givens = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
  RubricProgressStore *store = get_item_store (self);

  return store != NULL ? rubric_progress_store_load (store, &givens) : NULL;
}

void
rubric_collection_item_store_record (RubricCollectionItem *self, const RubricRecord *record)
{
  SudGrid givens = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
  RubricProgressStore *store = get_item_store (self);

  if (store != NULL)
    rubric_progress_store_put (store, &givens, record);
}

static RubricKnown
get_known (RubricCollection *self)
{
  return (RubricKnown){ self->facts, rubric_grades_get_packed (self->grades),
                        rubric_grades_get_ers (self->grades) };
}

static void
emit_state_changed (RubricCollection *self)
{
  g_signal_emit (self, signals[SIGNAL_STATE_CHANGED], 0);
}

/* The list is empty for a moment, so that no view looks for its own items among a million new ones. */
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
arranging_free (gpointer data)
{
  Arranging *arranging = data;

  g_object_unref (arranging->document);
  g_free (arranging->facts);
  g_free (arranging->grades);
  g_free (arranging->ers);
  rubric_query_clear (&arranging->query);
  g_free (arranging->order);
  g_free (arranging);
}

static gboolean
arrange_work (RubricJob *job, gpointer data, GError **error)
{
  Arranging *arranging = data;
  const RubricKnown known = { arranging->facts, arranging->grades, arranging->ers };

  arranging->order = rubric_query_run (&arranging->query, arranging->document, &known, rubric_job_get_cancel (job),
                                       &arranging->n_shown);
  return TRUE;
}

static void
arrange_done (gpointer owner, gpointer data, const GError *error)
{
  Arranging *arranging = data;

  show_order (owner, g_steal_pointer (&arranging->order), arranging->n_shown);
  emit_state_changed (owner);
}

static void
arrange_in_thread (RubricCollection *self, const RubricKnown *known)
{
  Arranging *arranging = g_new0 (Arranging, 1);

  arranging->document = g_object_ref (self->document);
  arranging->facts = g_memdup2 (known->facts, self->n * sizeof *known->facts);
  arranging->grades = g_memdup2 (known->grades, self->n * sizeof *known->grades);
  arranging->ers = g_memdup2 (known->ers, self->n * sizeof *known->ers);
  rubric_query_copy (&self->query, &arranging->query);
  rubric_jobs_run (self->arranging, arrange_work, arrange_done, arranging, arranging_free);
}

/* Shows what the query says; later, if that takes time. */
static void
arrange (RubricCollection *self)
{
  const RubricKnown known = get_known (self);
  guint32 *order;
  guint n;

  rubric_jobs_cancel (self->arranging);
  if (self->n >= SLOW_PUZZLES && rubric_query_is_slow (&self->query))
    arrange_in_thread (self, &known);
  else
    {
      order = rubric_query_run (&self->query, self->document, &known, NULL, &n);
      show_order (self, order, n);
    }
  emit_state_changed (self);
}

/* Forgets all verdicts that were counted. */
static void
restart_counts (RubricCollection *self)
{
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    self->totals.counts[i] = i == RUBRIC_VERDICT_UNKNOWN ? self->n : 0;
}

/* Sees what the first puzzles are like: they are on the screen before a survey has found anything. */
static void
look_at_first_puzzles (RubricCollection *self)
{
  for (guint i = 0; i < MIN (self->n, FIRST_PUZZLES); i++)
    {
      g_autoptr (RubricInfo) info = NULL;
      SudSheet sheet;
      SudGrid givens;
      guint64 key;

      if (!rubric_document_read (self->document, i, &sheet, &info, NULL))
        continue;
      self->totals.fields |= rubric_info_get_fields (info);
      givens = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
      key = rubric_progress_key ((const char *)givens.digit);
      self->totals.begun |= self->progress != NULL
                            && rubric_progress_store_get (self->progress, key) > RUBRIC_PROGRESS_NONE;
    }
}

/* Counts the facts of puzzles from @from up to @to, which are new. */
static void
facts_found_cb (guint from, guint to, gpointer user_data)
{
  RubricCollection *self = user_data;

  self->totals.counts[RUBRIC_VERDICT_UNKNOWN] -= to - from;
  for (guint i = from; i < to; i++)
    {
      self->totals.counts[self->facts[i].verdict]++;
      self->totals.begun |= self->facts[i].progress > RUBRIC_PROGRESS_NONE;
    }
}

/* Returns: (transfer full): the items that are in use; whoever is told of one may ask for others */
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

  self->facts[item->index].progress = level;
  self->totals.begun |= level > RUBRIC_PROGRESS_NONE;
}

/* Tells the items in use, and restores their progress: what a thread has found of it may be older. */
static void
update_items (RubricCollection *self)
{
  g_autoptr (GPtrArray) items = list_items (self);

  for (guint i = 0; i < items->len; i++)
    {
      set_progress (self, items->pdata[i]);
      if (remember_told (items->pdata[i]))
        g_signal_emit (items->pdata[i], item_changed_signal, 0);
    }
}

static gboolean
survey_tick_cb (gpointer user_data)
{
  RubricCollection *self = user_data;
  guint unknown = self->totals.counts[RUBRIC_VERDICT_UNKNOWN];
  gboolean more = rubric_survey_take (self->survey, self->facts, facts_found_cb, self);

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
  emit_state_changed (self);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Rows that move are hard to read: while grades come in, the list waits ever longer, and until nobody scrolls. */
static void
grades_changed_cb (RubricCollection *self)
{
  gboolean was_grading = self->grading;
  gint64 now = g_get_monotonic_time ();

  self->grading = rubric_grades_is_grading (self->grades);
  memcpy (self->totals.levels, rubric_grades_get_counts (self->grades), sizeof self->totals.levels);
  update_items (self);
  if (rubric_query_uses_grades (&self->query) && was_grading && (!self->grading || now >= self->arrange_at))
    {
      self->arrange_delay *= 2;
      self->arrange_at = now + self->arrange_delay;
      arrange (self);
    }
  emit_state_changed (self);
}

/* The place of the puzzle stays: it must not move away from the person who plays it. */
static void
progress_changed_cb (RubricProgressStore *progress, guint64 key, RubricCollection *self)
{
  g_autoptr (GPtrArray) items = list_items (self);
  gboolean changed = FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      RubricCollectionItem *item = items->pdata[i];

      if (item->key != key)
        continue;
      set_progress (self, item);
      item->current_level = RUBRIC_PROGRESS_NONE; /* read anew: the same level may be reached with other digits */
      g_signal_emit (item, item_changed_signal, 0);
      changed = TRUE;
    }
  if (changed)
    emit_state_changed (self);
}

/* Has the first grades for a new query shown soon. */
static void
restart_delay (RubricCollection *self)
{
  self->arrange_delay = ARRANGE_DELAY;
  self->arrange_at = g_get_monotonic_time () + ARRANGE_DELAY;
}

static void
rubric_collection_dispose (GObject *object)
{
  RubricCollection *self = RUBRIC_COLLECTION (object);

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
  restart_counts (self);
  self->totals.levels[RUBRIC_LEVEL_UNKNOWN] = self->n;
  g_set_object (&self->progress, progress);
  look_at_first_puzzles (self);
  g_signal_connect_object (self->grades, "changed", G_CALLBACK (grades_changed_cb), self, G_CONNECT_SWAPPED);
  if (progress != NULL)
    g_signal_connect_object (progress, "changed", G_CALLBACK (progress_changed_cb), self, 0);
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
  g_free (self->name);
  self->name = g_strdup (name);
}

const char *
rubric_collection_get_name (RubricCollection *self)
{
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
  restart_delay (self);
  rubric_grades_set_order (self->grades, order);
  rubric_grades_start (self->grades, rubric_query_get_depth (&self->query));
  if (rubric_query_uses_grades (&self->query) && !rubric_grades_is_grading (self->grades))
    arrange (self); /* all grades are known already */
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

  if (rubric_query_equal (&self->query, query))
    return;
  before = rubric_query_get_depth (&self->query);
  depth = rubric_query_get_depth (query);
  rubric_query_clear (&self->query);
  rubric_query_copy (query, &self->query);
  restart_delay (self);
  arrange (self);
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

  g_return_val_if_fail (index < self->n, NULL);

  item = g_hash_table_lookup (self->items, GUINT_TO_POINTER (index));
  if (item != NULL)
    return g_object_ref (item);
  item = create_item (self, index);
  g_hash_table_insert (self->items, GUINT_TO_POINTER (index), item);
  return item;
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

void
rubric_collection_start_survey (RubricCollection *self)
{
  g_autoptr (GArray) marks = self->progress != NULL ? rubric_progress_store_copy_marks (self->progress) : NULL;

  rubric_collection_cancel_survey (self);
  restart_counts (self);
  for (guint i = 0; i < self->n; i++)
    self->facts[i].verdict = self->facts[i].givens = 0;
  self->survey = rubric_survey_new (self->document, marks);
  self->tick = g_timeout_add (RUBRIC_COLLECTION_TICK_MS, survey_tick_cb, self);
  update_items (self);
  emit_state_changed (self);
}

void
rubric_collection_cancel_survey (RubricCollection *self)
{
  if (self->survey == NULL)
    return;
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->survey, rubric_survey_free);
  emit_state_changed (self);
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
