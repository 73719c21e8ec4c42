/* rubric-collection-grades.c - how hard the puzzles of a collection are, as far as somebody has asked
 *
 *     levels.grades[index]   | level | hardest | effort |   4 bytes, see RubricPackedGrade
 *     ers[index]             | ER |                         1 byte, see RubricPackedEr
 *     before.grades          as levels, by the techniques before; NULL: they have always been the same
 *
 * Pages of these arrays that nobody touches cost nothing.
 *
 * Invariant: levels.counts[l] is the number of grades with level l, n_unrated the number of puzzles with unknown ER.
 * There is a tick as long as threads are at work.
 *
 * One puzzle takes from a hundredth of a millisecond to a second, so each is a task by itself: first those that
 * somebody looks at, then, if all are wanted, the next of the file that nobody has begun.
 *
 *     tasks    | 0 1 … n-1 | n n+1 … |   the levels of n puzzles, and their ER
 *     wanted   | 17 | 16 | 15 |          tasks, taken from the end
 *     begun    | 1 1 1 0 0 … |           a bit a task: it is done, or a thread is at it
 *     next     ------^                   all tasks before it are begun
 *     end      -----------^              all before it are to be done: 0, n or 2 n
 *     found    | 3: Hard | 0: Easy | …   the main thread takes the whole array
 *
 * Threads give way to everything else, and end when there is nothing left to do, as each has much memory to reason in.
 * If none can be made the main thread does the tasks itself, a slice at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-grades.h"

#include "sud-marked.h"
#include "sud-solve.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

enum
{
  NICE = 10,        /* threads: a person waits for other things */
  SLICE_US = 20000, /* the main thread, if there are no threads; a task that is begun then goes on to its end */
};

/* The level of puzzle @index, or its ER; the other one is unknown. */
typedef struct
{
  guint32 index;
  RubricPackedGrade grade;
  RubricPackedEr er;
} Graded;

/* The work of the threads. */
typedef struct
{
  gatomicrefcount references; /* the owner has one, and each thread */
  RubricDocument *document;
  guint n;
  SudOrder order;
  atomic_bool cancel;
  SudLogic *logic; /* for the main thread; NULL: there have always been threads */

  GMutex mutex; /* guards all fields below */
  GArray *wanted;
  guint8 *begun;
  guint next, end;
  guint n_threads;
  GArray *found;
} Grading;

static void
grading_unref (Grading *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sud_logic_free (self->logic);
  g_object_unref (self->document);
  g_array_unref (self->wanted);
  g_array_unref (self->found);
  g_free (self->begun);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

static gboolean
is_task_begun (Grading *self, guint task)
{
  return (self->begun[task / 8] >> task % 8 & 1) != 0;
}

static void
begin_task (Grading *self, guint task)
{
  self->begun[task / 8] |= 1 << task % 8;
}

/* Drops tasks that have been begun meanwhile. Returns: whether there is @task (out) to do */
static gboolean
find_next_task (Grading *self, guint32 *task)
{
  for (; self->wanted->len > 0; g_array_set_size (self->wanted, self->wanted->len - 1))
    {
      *task = g_array_index (self->wanted, guint32, self->wanted->len - 1);
      if (!is_task_begun (self, *task))
        return TRUE;
    }
  while (self->next < self->end && is_task_begun (self, self->next))
    self->next++;
  *task = self->next;
  return self->next < self->end;
}

/* Hands over a finished task, if any, and takes the next one. Returns: FALSE if the thread is not needed any more, or
 * at @end */
static gboolean
finish_and_take (Grading *self, const Graded *graded, gint64 end, guint32 *task)
{
  gboolean more;

  g_mutex_lock (&self->mutex);
  if (graded->grade.level != RUBRIC_LEVEL_UNKNOWN || graded->er != RUBRIC_ER_UNKNOWN)
    g_array_append_val (self->found, *graded);
  more = !atomic_load (&self->cancel) && g_get_monotonic_time () < end && find_next_task (self, task);
  if (more)
    begin_task (self, *task);
  else
    self->n_threads--;
  g_mutex_unlock (&self->mutex);
  return more;
}

static gboolean
read_puzzle_to_grade (Grading *self, guint index, SudGrid *puzzle)
{
  SudSheet sheet;

  if (!rubric_document_read (self->document, index, &sheet, NULL, NULL))
    return FALSE;
  *puzzle = sud_marked_get_puzzle (&sheet, &self->cancel);
  return TRUE;
}

static RubricPackedGrade
pack_grade (const SudGrade *grade)
{
  if (!grade->complete)
    return (RubricPackedGrade){ .level = RUBRIC_LEVEL_NONE, .hardest = RUBRIC_HARDEST_STUCK };
  return (RubricPackedGrade){ .level = RUBRIC_LEVEL_EASY + grade->level, .hardest = grade->hardest,
                         .effort = MIN (grade->effort, RUBRIC_EFFORT_MAX) };
}

/* Returns: RUBRIC_LEVEL_UNKNOWN if it was cancelled */
static RubricPackedGrade
grade_puzzle (Grading *self, guint index, SudLogic *logic)
{
  const RubricPackedGrade none = { .level = RUBRIC_LEVEL_NONE, .hardest = SUD_N_TECHNIQUES }, unknown = { 0 };
  SudPencilmarks marks;
  SudResult result;
  SudGrade grade;
  SudGrid puzzle;

  if (!read_puzzle_to_grade (self, index, &puzzle) || !sud_pencilmarks_from_grid (&marks, &puzzle))
    return none;
  if (!sud_grade_begin (logic, &marks, &self->order, &grade))
    return unknown;
  if (grade.complete)
    return pack_grade (&grade);
  sud_solve_count (&puzzle, 2, &self->cancel, &result);
  if (atomic_load (&self->cancel))
    return unknown;
  if (result.solutions != 1)
    return none;
  return sud_grade_finish (logic, &self->order, &grade) ? pack_grade (&grade) : unknown;
}

static RubricPackedEr
pack_er (const SudExplainerRating *rating)
{
  if (!rating->complete || rating->er.tenths == 0)
    return RUBRIC_ER_NONE;
  return MIN (rating->er.tenths, RUBRIC_ER_MAX) | (rating->er.about ? RUBRIC_ER_NONE : 0);
}

/* Returns: RUBRIC_ER_UNKNOWN if it was cancelled */
static RubricPackedEr
rate_puzzle (Grading *self, guint index, SudLogic *logic)
{
  SudExplainerRating rating;
  SudPencilmarks marks;
  SudResult result;
  SudGrid puzzle;

  if (!read_puzzle_to_grade (self, index, &puzzle) || !sud_pencilmarks_from_grid (&marks, &puzzle))
    return RUBRIC_ER_NONE;
  sud_solve_count (&puzzle, 2, &self->cancel, &result);
  if (atomic_load (&self->cancel))
    return RUBRIC_ER_UNKNOWN;
  if (result.solutions != 1)
    return RUBRIC_ER_NONE;
  return sud_explainer_rate (logic, &marks, &rating) ? pack_er (&rating) : RUBRIC_ER_UNKNOWN;
}

static Graded
do_task (Grading *self, guint32 task, SudLogic *logic)
{
  Graded graded = { .index = task % self->n };

  if (task < self->n)
    graded.grade = grade_puzzle (self, graded.index, logic);
  else
    graded.er = rate_puzzle (self, graded.index, logic);
  return graded;
}

/* Linux knows the priority of a single thread; elsewhere the scheduler is left to itself. */
static void
give_way (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, NICE);
#endif
}

/* Returns: (nullable): NULL if there is no memory for it now */
static SudLogic *
create_logic (Grading *self)
{
  SudLogic *logic = sud_logic_new ();

  if (logic == NULL)
    return NULL;
  logic->rules = SUD_RULE_UNIQUE;
  logic->cancel = &self->cancel;
  return logic;
}

/* Does tasks in a thread that is counted, until there is none left, or to @end. */
static void
do_tasks (Grading *self, SudLogic *logic, gint64 end)
{
  Graded graded = { 0 };
  guint32 task;

  while (finish_and_take (self, &graded, end, &task))
    graded = do_task (self, task, logic);
}

static void
count_thread_out (Grading *self)
{
  g_mutex_lock (&self->mutex);
  self->n_threads--;
  g_mutex_unlock (&self->mutex);
}

static gpointer
run_grading_thread (gpointer data)
{
  Grading *self = data;
  SudLogic *logic = create_logic (self);

  give_way ();
  if (logic != NULL)
    do_tasks (self, logic, G_MAXINT64);
  else
    count_thread_out (self); /* the main thread makes another */
  sud_logic_free (logic);
  grading_unref (self);
  return NULL;
}

/* To be called with the mutex locked, so that no thread ends between being counted and being needed. */
static void
start_grading_threads (Grading *self)
{
  guint most = g_get_num_processors (), work = self->wanted->len + (self->end - MIN (self->next, self->end));
  guint32 task;

  while (self->n_threads < MIN (most, work) && find_next_task (self, &task))
    {
      GThread *thread;

      g_atomic_ref_count_inc (&self->references);
      self->n_threads++;
      thread = g_thread_try_new ("grading", run_grading_thread, self, NULL);
      if (thread == NULL)
        {
          self->n_threads--;
          (void)g_atomic_ref_count_dec (&self->references);
          return;
        }
      g_thread_unref (thread);
    }
}

/* Leaves out what @grades and @ers have already. Returns: (transfer full): nothing is graded yet */
static Grading *
grading_new (RubricDocument *document, const SudOrder *order, const RubricPackedGrade *grades,
             const RubricPackedEr *ers)
{
  Grading *self = g_new0 (Grading, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->mutex);
  self->document = g_object_ref (document);
  self->n = rubric_document_get_n_puzzles (document);
  self->order = *order;
  self->begun = g_new0 (guint8, 2 * self->n / 8 + 1);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found = g_array_new (FALSE, FALSE, sizeof (Graded));
  for (guint i = 0; i < self->n; i++)
    {
      if (grades[i].level != RUBRIC_LEVEL_UNKNOWN)
        begin_task (self, i);
      if (ers[i] != RUBRIC_ER_UNKNOWN)
        begin_task (self, self->n + i);
    }
  return self;
}

/* Ends the grading. The threads notice within milliseconds; nobody waits for them. */
static void
grading_free (Grading *self)
{
  atomic_store (&self->cancel, TRUE);
  grading_unref (self);
}

/* Has the levels of these puzzles, and then their ER, done before all others and in place of those of the last call. */
static void
grading_want (Grading *self, RubricDepth depth, const guint32 *indices, guint n)
{
  g_mutex_lock (&self->mutex);
  g_array_set_size (self->wanted, 0);
  for (guint round = depth; round > 0; round--)
    for (guint i = n; i > 0; i--)
      {
        guint32 task = (round - 1) * self->n + indices[i - 1];

        g_array_append_val (self->wanted, task);
      }
  start_grading_threads (self);
  g_mutex_unlock (&self->mutex);
}

static void
grading_want_all (Grading *self, RubricDepth depth)
{
  g_mutex_lock (&self->mutex);
  self->end = MAX (self->end, depth * self->n);
  start_grading_threads (self);
  g_mutex_unlock (&self->mutex);
}

/* To be called now and then while there is more to come: makes threads if that has failed, and if there can be none
 * does a slice of the tasks itself. */
static void
grading_help (Grading *self)
{
  gboolean alone;
  guint32 task;

  g_mutex_lock (&self->mutex);
  start_grading_threads (self);
  alone = self->n_threads == 0 && find_next_task (self, &task);
  self->n_threads += alone;
  g_mutex_unlock (&self->mutex);
  if (!alone)
    return;
  if (self->logic == NULL)
    self->logic = create_logic (self);
  if (self->logic != NULL)
    do_tasks (self, self->logic, g_get_monotonic_time () + SLICE_US);
  else
    count_thread_out (self);
}

/* Returns: (transfer full): all Graded found since the last call; @more (out): whether there is more to come */
static GArray *
grading_take (Grading *self, gboolean *more)
{
  GArray *found;
  guint32 task;

  g_mutex_lock (&self->mutex);
  found = self->found;
  self->found = g_array_new (FALSE, FALSE, sizeof (Graded));
  *more = self->n_threads > 0 || find_next_task (self, &task);
  g_mutex_unlock (&self->mutex);
  return found;
}

/* The levels by the techniques of one order. */
typedef struct
{
  SudOrder order;
  RubricPackedGrade *grades;
  guint counts[RUBRIC_N_LEVELS];
} Levels;

struct _RubricGrades
{
  GObject parent_instance;

  RubricDocument *document;
  guint n;
  Levels levels, before;
  RubricPackedEr *ers;
  guint n_unrated;
  Grading *grading; /* NULL: nothing has been asked for since it was cancelled */
  RubricDepth all; /* how much is being looked for in all puzzles */
  guint tick;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RubricGrades, rubric_grades, G_TYPE_OBJECT)

static void
emit_grades_changed (RubricGrades *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
add_graded (RubricGrades *self, const Graded *graded)
{
  if (graded->er != RUBRIC_ER_UNKNOWN)
    {
      self->n_unrated -= self->ers[graded->index] == RUBRIC_ER_UNKNOWN;
      self->ers[graded->index] = graded->er;
      return;
    }
  self->levels.counts[self->levels.grades[graded->index].level]--;
  self->levels.counts[graded->grade.level]++;
  self->levels.grades[graded->index] = graded->grade;
}

/* Returns: how many there were; @more is whether threads are still at work */
static guint
take_graded (RubricGrades *self, gboolean *more)
{
  g_autoptr (GArray) found = grading_take (self->grading, more);

  for (guint i = 0; i < found->len; i++)
    add_graded (self, &g_array_index (found, Graded, i));
  return found->len;
}

static gboolean
grading_tick_cb (gpointer user_data)
{
  RubricGrades *self = user_data;
  RubricDepth was_all = self->all;
  gboolean more;
  guint n;

  grading_help (self->grading);
  n = take_graded (self, &more);
  if (!more)
    {
      self->tick = 0;
      self->all = RUBRIC_DEPTH_NONE;
    }
  if (n > 0 || self->all != was_all)
    emit_grades_changed (self);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
rubric_grades_dispose (GObject *object)
{
  RubricGrades *self = RUBRIC_GRADES (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->grading, grading_free);
  G_OBJECT_CLASS (rubric_grades_parent_class)->dispose (object);
}

static void
rubric_grades_finalize (GObject *object)
{
  RubricGrades *self = RUBRIC_GRADES (object);

  g_object_unref (self->document);
  g_free (self->levels.grades);
  g_free (self->before.grades);
  g_free (self->ers);
  G_OBJECT_CLASS (rubric_grades_parent_class)->finalize (object);
}

static void
rubric_grades_class_init (RubricGradesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rubric_grades_dispose;
  object_class->finalize = rubric_grades_finalize;
  changed_signal
      = g_signal_new ("changed", RUBRIC_TYPE_GRADES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_grades_init (RubricGrades *self)
{
}

static void
levels_clear (Levels *self, const SudOrder *order, guint n)
{
  g_free (self->grades);
  *self = (Levels){ .order = *order, .grades = g_new0 (RubricPackedGrade, n) };
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
  self->ers = g_new0 (RubricPackedEr, self->n);
  self->n_unrated = self->n;
  levels_clear (&self->levels, &usual, self->n);
  return self;
}

static void
prepare_grading (RubricGrades *self)
{
  if (self->grading == NULL)
    self->grading = grading_new (self->document, &self->levels.order, self->levels.grades, self->ers);
}

static void
start_grading_tick (RubricGrades *self)
{
  if (self->tick == 0)
    self->tick = g_timeout_add (RUBRIC_GRADES_TICK_MS, grading_tick_cb, self);
}

void
rubric_grades_start (RubricGrades *self, RubricDepth depth)
{
  if (depth <= self->all || rubric_grades_is_complete (self, depth))
    return;
  prepare_grading (self);
  self->all = depth;
  grading_want_all (self->grading, depth);
  start_grading_tick (self);
  emit_grades_changed (self);
}

/* Threads are only told to stop, so the task of one may be begun again by another. */
static void
stop_grading (RubricGrades *self)
{
  gboolean more;

  if (self->tick != 0)
    take_graded (self, &more);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->grading, grading_free);
  self->all = RUBRIC_DEPTH_NONE;
}

void
rubric_grades_cancel (RubricGrades *self)
{
  if (self->tick == 0)
    return;
  stop_grading (self);
  emit_grades_changed (self);
}

void
rubric_grades_set_order (RubricGrades *self, const SudOrder *order)
{
  RubricDepth depth;
  Levels left;

  if (sud_order_equal (&self->levels.order, order))
    return;
  depth = self->all;
  stop_grading (self);
  left = self->levels;
  self->levels = self->before;
  self->before = left;
  if (self->levels.grades == NULL || !sud_order_equal (&self->levels.order, order))
    levels_clear (&self->levels, order, self->n);
  rubric_grades_start (self, depth);
  if (self->all == RUBRIC_DEPTH_NONE)
    emit_grades_changed (self);
}

gboolean
rubric_grades_is_grading (RubricGrades *self)
{
  return self->all != RUBRIC_DEPTH_NONE;
}

gboolean
rubric_grades_is_complete (RubricGrades *self, RubricDepth depth)
{
  return (depth < RUBRIC_DEPTH_LEVELS || self->levels.counts[RUBRIC_LEVEL_UNKNOWN] == 0)
         && (depth < RUBRIC_DEPTH_ER || self->n_unrated == 0);
}

double
rubric_grades_get_fraction (RubricGrades *self)
{
  guint64 unknown, all;

  unknown = self->levels.counts[RUBRIC_LEVEL_UNKNOWN];
  if (self->all == RUBRIC_DEPTH_ER)
    unknown += self->n_unrated;
  all = (guint64)self->n * MAX (self->all, RUBRIC_DEPTH_LEVELS);
  return (all - unknown) / (double)MAX (all, 1);
}

static gboolean
is_graded (RubricGrades *self, RubricDepth depth, guint32 index)
{
  return self->levels.grades[index].level != RUBRIC_LEVEL_UNKNOWN
         && (depth < RUBRIC_DEPTH_ER || self->ers[index] != RUBRIC_ER_UNKNOWN);
}

void
rubric_grades_want (RubricGrades *self, RubricDepth depth, const guint32 *indices, guint n)
{
  g_autoptr (GArray) unknown = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < n; i++)
    if (!is_graded (self, depth, indices[i]))
      g_array_append_val (unknown, indices[i]);
  if (unknown->len == 0 && self->grading == NULL)
    return;
  prepare_grading (self);
  grading_want (self->grading, depth, (const guint32 *)(gpointer)unknown->data, unknown->len);
  if (unknown->len > 0)
    start_grading_tick (self);
}

const RubricPackedGrade *
rubric_grades_get_packed (RubricGrades *self)
{
  return self->levels.grades;
}

const RubricPackedEr *
rubric_grades_get_ers (RubricGrades *self)
{
  return self->ers;
}

const guint *
rubric_grades_get_counts (RubricGrades *self)
{
  return self->levels.counts;
}

guint
rubric_packed_er_get_tenths (RubricPackedEr er)
{
  return er & ~RUBRIC_ER_NONE;
}

gboolean
rubric_packed_er_is_estimate (RubricPackedEr er)
{
  return er > RUBRIC_ER_NONE;
}
