/* rubric-collection-grading.c - how hard the puzzles of a collection are, found out by threads
 *
 * One puzzle takes from a hundredth of a millisecond to a second, so each is taken by itself: those that somebody looks
 * at, then, where all are wanted, the next of the file that nobody has begun.
 *
 *     tasks    | 0 1 … n-1 | n n+1 … |   the levels of n puzzles, and their ER
 *     wanted   | 17 | 16 | 15 |          tasks, taken from the end
 *     begun    | 1 1 1 0 0 … |           a bit a task: it is done, or somebody is at it
 *     next     ------^                   all tasks before it are begun
 *     end      -----------^              all before it are to be done: 0, n or 2 n
 *     found    | 3: Hard | 0: Easy | …   the main thread takes the whole array
 *
 * Threads give way to everything else, and end when there is nothing left to do: the room to reason in that each has is
 * large. Where none can be made the owner does what is to be done itself, a slice at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-grading.h"

#include "sud-marked.h"
#include "sud-solve.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

enum
{
  NICE = 10,        /* of the threads: behind what a person waits for */
  SLICE_US = 20000, /* of the owner, where there are no threads; what is begun then goes on to its end */
};

struct _RubricGrading
{
  gatomicrefcount references; /* one of the owner, one of each thread */
  RubricDocument *document;
  guint n;
  SudOrder order;
  atomic_bool cancel;
  SudLogic *logic; /* the owner's; NULL: it has never been alone */

  GMutex mutex; /* of what follows */
  GArray *wanted;
  guint8 *begun;
  guint next, end;
  guint n_threads;
  GArray *found;
};

static void
grading_unref (RubricGrading *self)
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
is_begun (RubricGrading *self, guint task)
{
  return (self->begun[task / 8] >> task % 8 & 1) != 0;
}

static void
begin (RubricGrading *self, guint task)
{
  self->begun[task / 8] |= 1 << task % 8;
}

/* Drops what has been begun meanwhile. Returns: whether there is something to do; @task is what */
static gboolean
find_next (RubricGrading *self, guint32 *task)
{
  for (; self->wanted->len > 0; g_array_set_size (self->wanted, self->wanted->len - 1))
    {
      *task = g_array_index (self->wanted, guint32, self->wanted->len - 1);
      if (!is_begun (self, *task))
        return TRUE;
    }
  while (self->next < self->end && is_begun (self, self->next))
    self->next++;
  *task = self->next;
  return self->next < self->end;
}

/* Leaves what was found, if anything, and takes what is next. Returns: FALSE where the thread is not needed any more, or
 * it is @end */
static gboolean
go_on (RubricGrading *self, const RubricGraded *graded, gint64 end, guint32 *task)
{
  gboolean more;

  g_mutex_lock (&self->mutex);
  if (graded->rating.level != RUBRIC_LEVEL_UNKNOWN || graded->rate != RUBRIC_RATE_UNKNOWN)
    g_array_append_val (self->found, *graded);
  more = !atomic_load (&self->cancel) && g_get_monotonic_time () < end && find_next (self, task);
  if (more)
    begin (self, *task);
  else
    self->n_threads--;
  g_mutex_unlock (&self->mutex);
  return more;
}

static gboolean
read_puzzle (RubricGrading *self, guint index, SudGrid *puzzle)
{
  SudSheet sheet;

  if (!rubric_document_read (self->document, index, &sheet, NULL, NULL))
    return FALSE;
  *puzzle = sud_marked_get_puzzle (&sheet, &self->cancel);
  return TRUE;
}

static RubricRating
rating_of (const SudGrade *grade)
{
  if (!grade->complete)
    return (RubricRating){ .level = RUBRIC_LEVEL_NONE, .hardest = RUBRIC_HARDEST_STUCK };
  return (RubricRating){ .level = RUBRIC_LEVEL_EASY + grade->level, .hardest = grade->hardest,
                         .effort = MIN (grade->effort, RUBRIC_EFFORT_MAX) };
}

/* Returns: RUBRIC_LEVEL_UNKNOWN where it was cancelled */
static RubricRating
grade (RubricGrading *self, guint index, SudLogic *logic)
{
  const RubricRating none = { .level = RUBRIC_LEVEL_NONE, .hardest = SUD_N_TECHNIQUES }, unknown = { 0 };
  SudPencilmarks marks;
  SudResult result;
  SudGrade grade;
  SudGrid puzzle;

  if (!read_puzzle (self, index, &puzzle) || !sud_pencilmarks_from_grid (&marks, &puzzle))
    return none;
  if (!sud_grade_begin (logic, &marks, &self->order, &grade))
    return unknown;
  if (grade.complete)
    return rating_of (&grade);
  sud_solve_count (&puzzle, 2, &self->cancel, &result);
  if (atomic_load (&self->cancel))
    return unknown;
  if (result.solutions != 1)
    return none;
  return sud_grade_finish (logic, &self->order, &grade) ? rating_of (&grade) : unknown;
}

/* Returns: RUBRIC_RATE_UNKNOWN where it was cancelled */
static RubricRate
rate (RubricGrading *self, guint index, SudLogic *logic)
{
  SudExplainerRating rating;
  SudPencilmarks marks;
  SudResult result;
  SudGrid puzzle;

  if (!read_puzzle (self, index, &puzzle) || !sud_pencilmarks_from_grid (&marks, &puzzle))
    return RUBRIC_RATE_NONE;
  sud_solve_count (&puzzle, 2, &self->cancel, &result);
  if (atomic_load (&self->cancel))
    return RUBRIC_RATE_UNKNOWN;
  if (result.solutions != 1)
    return RUBRIC_RATE_NONE;
  return sud_explainer_rate (logic, &marks, &rating) ? rubric_rate_new (&rating) : RUBRIC_RATE_UNKNOWN;
}

static RubricGraded
do_task (RubricGrading *self, guint32 task, SudLogic *logic)
{
  RubricGraded graded = { .index = task % self->n };

  if (task < self->n)
    graded.rating = grade (self, graded.index, logic);
  else
    graded.rate = rate (self, graded.index, logic);
  return graded;
}

/* Of this thread alone, as Linux has it; elsewhere the scheduler is left to itself. */
static void
give_way (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, NICE);
#endif
}

/* Returns: (nullable): room to reason in; NULL: there is no memory for it now */
static SudLogic *
create_logic (RubricGrading *self)
{
  SudLogic *logic = sud_logic_new ();

  if (logic == NULL)
    return NULL;
  logic->rules = SUD_RULE_UNIQUE;
  logic->cancel = &self->cancel;
  return logic;
}

/* As one of the threads that are counted, until there is nothing left to do, or to @end. */
static void
work (RubricGrading *self, SudLogic *logic, gint64 end)
{
  RubricGraded graded = { 0 };
  guint32 task;

  while (go_on (self, &graded, end, &task))
    graded = do_task (self, task, logic);
}

static void
count_out (RubricGrading *self)
{
  g_mutex_lock (&self->mutex);
  self->n_threads--;
  g_mutex_unlock (&self->mutex);
}

static gpointer
run_thread (gpointer data)
{
  RubricGrading *self = data;
  SudLogic *logic = create_logic (self);

  give_way ();
  if (logic != NULL)
    work (self, logic, G_MAXINT64);
  else
    count_out (self); /* the owner makes another */
  sud_logic_free (logic);
  grading_unref (self);
  return NULL;
}

/* With the mutex: no thread ends between being counted and being needed. */
static void
start_threads (RubricGrading *self)
{
  guint most = g_get_num_processors (), work = self->wanted->len + (self->end - MIN (self->next, self->end));
  guint32 task;

  while (self->n_threads < MIN (most, work) && find_next (self, &task))
    {
      GThread *thread;

      g_atomic_ref_count_inc (&self->references);
      self->n_threads++;
      thread = g_thread_try_new ("grading", run_thread, self, NULL);
      if (thread == NULL)
        {
          self->n_threads--;
          (void)g_atomic_ref_count_dec (&self->references);
          return;
        }
      g_thread_unref (thread);
    }
}

RubricGrading *
rubric_grading_new (RubricDocument *document, const SudOrder *order, const RubricRating *ratings,
                    const RubricRate *rates)
{
  RubricGrading *self = g_new0 (RubricGrading, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->mutex);
  self->document = g_object_ref (document);
  self->n = rubric_document_get_n_puzzles (document);
  self->order = *order;
  self->begun = g_new0 (guint8, 2 * self->n / 8 + 1);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found = g_array_new (FALSE, FALSE, sizeof (RubricGraded));
  for (guint i = 0; i < self->n; i++)
    {
      if (ratings[i].level != RUBRIC_LEVEL_UNKNOWN)
        begin (self, i);
      if (rates[i] != RUBRIC_RATE_UNKNOWN)
        begin (self, self->n + i);
    }
  return self;
}

void
rubric_grading_free (RubricGrading *self)
{
  atomic_store (&self->cancel, TRUE);
  grading_unref (self);
}

void
rubric_grading_want (RubricGrading *self, RubricDepth depth, const guint32 *indices, guint n)
{
  g_mutex_lock (&self->mutex);
  g_array_set_size (self->wanted, 0);
  for (guint round = depth; round > 0; round--)
    for (guint i = n; i > 0; i--)
      {
        guint32 task = (round - 1) * self->n + indices[i - 1];

        g_array_append_val (self->wanted, task);
      }
  start_threads (self);
  g_mutex_unlock (&self->mutex);
}

void
rubric_grading_want_all (RubricGrading *self, RubricDepth depth)
{
  g_mutex_lock (&self->mutex);
  self->end = MAX (self->end, depth * self->n);
  start_threads (self);
  g_mutex_unlock (&self->mutex);
}

void
rubric_grading_help (RubricGrading *self)
{
  gboolean alone;
  guint32 task;

  g_mutex_lock (&self->mutex);
  start_threads (self);
  alone = self->n_threads == 0 && find_next (self, &task);
  self->n_threads += alone;
  g_mutex_unlock (&self->mutex);
  if (!alone)
    return;
  if (self->logic == NULL)
    self->logic = create_logic (self);
  if (self->logic != NULL)
    work (self, self->logic, g_get_monotonic_time () + SLICE_US);
  else
    count_out (self);
}

GArray *
rubric_grading_take (RubricGrading *self, gboolean *more)
{
  GArray *found;
  guint32 task;

  g_mutex_lock (&self->mutex);
  found = self->found;
  self->found = g_array_new (FALSE, FALSE, sizeof (RubricGraded));
  *more = self->n_threads > 0 || find_next (self, &task);
  g_mutex_unlock (&self->mutex);
  return found;
}
