/* rubric-collection-grades.c - how hard the puzzles of a collection are, as far as somebody has asked
 *
 *     levels.ratings[index]   | level | hardest | effort |   4 bytes, see RubricRating
 *     rates[index]            | ER |                         1 byte, see RubricRate
 *     before.ratings          as levels, by the techniques before; NULL: they have always been the same
 *
 * Pages of these that nobody touches cost nothing.
 *
 * Invariant: levels.counts[l] is the number of ratings with level l, n_unrated that of rates that are not known. There is
 * a tick as long as threads are at work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-grades.h"

#include "rubric-collection-grading.h"

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

/* What is known by the techniques of one order. */
typedef struct
{
  SudOrder order;
  RubricRating *ratings;
  guint counts[RUBRIC_N_LEVELS];
} Levels;

struct _RubricGrades
{
  GObject parent_instance;

  RubricDocument *document;
  guint n;
  Levels levels, before;
  RubricRate *rates;
  guint n_unrated;
  RubricGrading *grading; /* NULL: nothing has been asked for since it was cancelled */
  RubricDepth all; /* how much of all is being looked for */
  guint tick;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricGrades, rubric_grades, G_TYPE_OBJECT)

static void
emit_changed (RubricGrades *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
add (RubricGrades *self, const RubricGraded *graded)
{
  if (graded->rate != RUBRIC_RATE_UNKNOWN)
    {
      self->n_unrated -= self->rates[graded->index] == RUBRIC_RATE_UNKNOWN;
      self->rates[graded->index] = graded->rate;
      return;
    }
  self->levels.counts[self->levels.ratings[graded->index].level]--;
  self->levels.counts[graded->rating.level]++;
  self->levels.ratings[graded->index] = graded->rating;
}

/* Returns: how many there were; @more is whether threads are still at work */
static guint
take (RubricGrades *self, gboolean *more)
{
  g_autoptr (GArray) found = rubric_grading_take (self->grading, more);

  for (guint i = 0; i < found->len; i++)
    add (self, &g_array_index (found, RubricGraded, i));
  return found->len;
}

static gboolean
tick_cb (gpointer user_data)
{
  RubricGrades *self = user_data;
  RubricDepth was_all = self->all;
  gboolean more;
  guint n;

  rubric_grading_help (self->grading);
  n = take (self, &more);
  if (!more)
    {
      self->tick = 0;
      self->all = RUBRIC_DEPTH_NONE;
    }
  if (n > 0 || self->all != was_all)
    emit_changed (self);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
rubric_grades_dispose (GObject *object)
{
  RubricGrades *self = RUBRIC_GRADES (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->grading, rubric_grading_free);
  G_OBJECT_CLASS (rubric_grades_parent_class)->dispose (object);
}

static void
rubric_grades_finalize (GObject *object)
{
  RubricGrades *self = RUBRIC_GRADES (object);

  g_object_unref (self->document);
  g_free (self->levels.ratings);
  g_free (self->before.ratings);
  g_free (self->rates);
  G_OBJECT_CLASS (rubric_grades_parent_class)->finalize (object);
}

static void
rubric_grades_class_init (RubricGradesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rubric_grades_dispose;
  object_class->finalize = rubric_grades_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
rubric_grades_init (RubricGrades *self)
{
}

static void
levels_clear (Levels *self, const SudOrder *order, guint n)
{
  g_free (self->ratings);
  *self = (Levels){ .order = *order, .ratings = g_new0 (RubricRating, n) };
  self->counts[RUBRIC_LEVEL_UNKNOWN] = n;
}

RubricGrades *
rubric_grades_new (RubricDocument *document)
{
  RubricGrades *self = g_object_new (RUBRIC_TYPE_GRADES, NULL);
  SudOrder usual;

  sud_order_init (&usual);
  self->document = g_object_ref (document);
  self->n = rubric_document_get_n_puzzles (document);
  self->rates = g_new0 (RubricRate, self->n);
  self->n_unrated = self->n;
  levels_clear (&self->levels, &usual, self->n);
  return self;
}

static void
prepare (RubricGrades *self)
{
  if (self->grading == NULL)
    self->grading = rubric_grading_new (self->document, &self->levels.order, self->levels.ratings, self->rates);
}

static void
start_tick (RubricGrades *self)
{
  if (self->tick == 0)
    self->tick = g_timeout_add (RUBRIC_GRADES_TICK_MS, tick_cb, self);
}

void
rubric_grades_start (RubricGrades *self, RubricDepth depth)
{
  g_return_if_fail (RUBRIC_IS_GRADES (self));

  if (depth <= self->all || rubric_grades_is_complete (self, depth))
    return;
  prepare (self);
  self->all = depth;
  rubric_grading_want_all (self->grading, depth);
  start_tick (self);
  emit_changed (self);
}

/* Threads are only told to stop, so what one is at may be begun again by another. */
static void
stop (RubricGrades *self)
{
  gboolean more;

  if (self->tick != 0)
    take (self, &more);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->grading, rubric_grading_free);
  self->all = RUBRIC_DEPTH_NONE;
}

void
rubric_grades_cancel (RubricGrades *self)
{
  g_return_if_fail (RUBRIC_IS_GRADES (self));

  if (self->tick == 0)
    return;
  stop (self);
  emit_changed (self);
}

void
rubric_grades_set_order (RubricGrades *self, const SudOrder *order)
{
  RubricDepth depth;
  Levels left;

  g_return_if_fail (RUBRIC_IS_GRADES (self));

  if (sud_order_equal (&self->levels.order, order))
    return;
  depth = self->all;
  stop (self);
  left = self->levels;
  self->levels = self->before;
  self->before = left;
  if (self->levels.ratings == NULL || !sud_order_equal (&self->levels.order, order))
    levels_clear (&self->levels, order, self->n);
  rubric_grades_start (self, depth);
  if (self->all == RUBRIC_DEPTH_NONE)
    emit_changed (self);
}

gboolean
rubric_grades_is_grading (RubricGrades *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRADES (self), FALSE);

  return self->all != RUBRIC_DEPTH_NONE;
}

gboolean
rubric_grades_is_complete (RubricGrades *self, RubricDepth depth)
{
  g_return_val_if_fail (RUBRIC_IS_GRADES (self), FALSE);

  return (depth < RUBRIC_DEPTH_LEVELS || self->levels.counts[RUBRIC_LEVEL_UNKNOWN] == 0)
         && (depth < RUBRIC_DEPTH_RATES || self->n_unrated == 0);
}

double
rubric_grades_get_fraction (RubricGrades *self)
{
  guint64 unknown, all;

  g_return_val_if_fail (RUBRIC_IS_GRADES (self), 0);

  unknown = self->levels.counts[RUBRIC_LEVEL_UNKNOWN] + (guint64)(self->all == RUBRIC_DEPTH_RATES ? self->n_unrated : 0);
  all = (guint64)self->n * MAX (self->all, RUBRIC_DEPTH_LEVELS);
  return (all - unknown) / (double)MAX (all, 1);
}

static gboolean
is_known (RubricGrades *self, RubricDepth depth, guint32 index)
{
  return self->levels.ratings[index].level != RUBRIC_LEVEL_UNKNOWN
         && (depth < RUBRIC_DEPTH_RATES || self->rates[index] != RUBRIC_RATE_UNKNOWN);
}

void
rubric_grades_want (RubricGrades *self, RubricDepth depth, const guint32 *indices, guint n)
{
  g_autoptr (GArray) unknown = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_return_if_fail (RUBRIC_IS_GRADES (self));

  for (guint i = 0; i < n; i++)
    if (!is_known (self, depth, indices[i]))
      g_array_append_val (unknown, indices[i]);
  if (unknown->len == 0 && self->grading == NULL)
    return;
  prepare (self);
  rubric_grading_want (self->grading, depth, (const guint32 *)(gpointer)unknown->data, unknown->len);
  if (unknown->len > 0)
    start_tick (self);
}

const RubricRating *
rubric_grades_get_ratings (RubricGrades *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRADES (self), NULL);

  return self->levels.ratings;
}

const RubricRate *
rubric_grades_get_rates (RubricGrades *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRADES (self), NULL);

  return self->rates;
}

const guint *
rubric_grades_get_counts (RubricGrades *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRADES (self), NULL);

  return self->levels.counts;
}
