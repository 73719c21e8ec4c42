/* rubric-collection-survey.c - verdicts, givens and progress of the puzzles of a collection, found out by threads
 *
 * The puzzles are divided into chunks. A thread takes the next chunk that nobody has taken, solves it together on the
 * fast engine, and hands out its facts; the main thread collects them when it comes round. If no thread can be made it
 * does a chunk itself each time.
 *
 *     found  | chunk 0 | chunk 1 | chunk 2 | chunk 3 | …
 *              NULL      facts     NULL      NULL
 *              collected finished  begun     not begun
 *
 * Facts are their thread's until the pointer is there, and the main thread's, which frees them, from then on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-survey.h"

#include "rubric-progress-store.h"
#include "sud-lanes.h"
#include "sud-result.h"

#include <string.h>

enum
{
  CHUNK = 4096, /* puzzles: enough to keep the lanes busy, and some 30 ms of the hardest there are */
};

struct _RubricSurvey
{
  gatomicrefcount references; /* the owner has one, and each thread */
  RubricDocument *document;
  GArray *marks; /* NULL: nothing has been begun */
  guint n;
  guint n_chunks;
  RubricFacts **found; /* an array for each chunk; atomic */
  gint next_chunk;     /* atomic */
  gint n_running;      /* threads; atomic */
  atomic_bool cancel;
  guint can_have; /* info fields that a puzzle of this file may have where its cells can be peeked at */
  guint fields;   /* fields that puzzles had; atomic */
};

/* The puzzles of a chunk that can be solved, and their places in it; each thread has its own. */
typedef struct
{
  guint n;
  const char *puzzles[CHUNK];
  uint64_t counts[CHUNK];
  guint16 places[CHUNK];
  SudGrid grids[CHUNK]; /* puzzles that do not stand in the file as 81 characters */
} Batch;

static void
survey_unref (RubricSurvey *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_object_unref (self->document);
  g_clear_pointer (&self->marks, g_array_unref);
  for (guint i = 0; i < self->n_chunks; i++)
    g_free (self->found[i]);
  g_free (self->found);
  g_free (self);
}

/* Once all fields have been seen that puzzles of this file can have, lines are not read for them any more. */
static gboolean
is_read_for_fields (RubricSurvey *self, gboolean bare)
{
  return !bare && (self->can_have & ~(guint)g_atomic_int_get (&self->fields)) != 0;
}

/* Returns: (nullable): the givens of a puzzle as 81 bytes; NULL if it is none */
static const char *
read_givens (RubricSurvey *self, guint index, SudGrid *grid)
{
  gboolean bare;
  const char *cells = rubric_document_peek (self->document, index, &bare);
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  if (cells != NULL && !is_read_for_fields (self, bare))
    return cells;
  if (!rubric_document_read (self->document, index, &sheet, &info, NULL))
    return cells;
  g_atomic_int_or (&self->fields, rubric_info_get_fields (info));
  if (cells != NULL)
    return cells;
  *grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
  return (const char *)grid->digit;
}

static guint8
count_given_digits (const char *cells)
{
  guint8 n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint8 c = cells[cell];

      n += (c >= '1' && c <= '9') || (c >= 1 && c <= SUD_SIZE);
    }
  return n;
}

static void
collect_batch (RubricSurvey *self, Batch *batch, RubricFacts *facts, guint from, guint to)
{
  batch->n = 0;
  for (guint i = 0; i < to - from; i++)
    {
      const char *cells = read_givens (self, from + i, &batch->grids[i]);

      if (cells == NULL)
        {
          facts[i].verdict = RUBRIC_VERDICT_INVALID;
          continue;
        }
      facts[i].givens = count_given_digits (cells);
      if (self->marks != NULL)
        facts[i].progress = rubric_progress_marks_get (self->marks, rubric_progress_key (cells));
      batch->puzzles[batch->n] = cells;
      batch->places[batch->n++] = i;
    }
}

/* Digits that clash have no solution: invalid is only what the file itself cannot read. */
static RubricVerdict
verdict_of (SudVerdict verdict)
{
  static const RubricVerdict verdicts[] = {
    [SUD_VERDICT_NONE] = RUBRIC_VERDICT_NONE,         [SUD_VERDICT_ONE] = RUBRIC_VERDICT_ONE,
    [SUD_VERDICT_MANY] = RUBRIC_VERDICT_MANY,         [SUD_VERDICT_CANCELLED] = RUBRIC_VERDICT_UNKNOWN,
    [SUD_VERDICT_INVALID] = RUBRIC_VERDICT_NONE,
  };

  return verdicts[verdict];
}

/* Returns: FALSE if it was cancelled */
static gboolean
solve_batch (RubricSurvey *self, Batch *batch, RubricFacts *facts, SudLanes *lanes)
{
  SudLanesJob job = { .n = batch->n, .puzzles = batch->puzzles, .limit = 2, .counts = batch->counts,
                      .cancel = &self->cancel };

  if (!sud_lanes_run (lanes, &job))
    return FALSE;
  for (guint i = 0; i < batch->n; i++)
    facts[batch->places[i]].verdict = verdict_of (sud_verdict_of (batch->counts[i], false));
  return TRUE;
}

/* Takes the next chunk that nobody has taken. Returns: FALSE if there is none left, or it was cancelled */
static gboolean
do_chunk (RubricSurvey *self, Batch *batch, SudLanes *lanes)
{
  guint chunk = g_atomic_int_add (&self->next_chunk, 1), from = chunk * CHUNK;
  g_autofree RubricFacts *facts = NULL;

  if (chunk >= self->n_chunks)
    return FALSE;
  facts = g_new0 (RubricFacts, MIN (CHUNK, self->n - from));
  collect_batch (self, batch, facts, from, MIN (from + CHUNK, self->n));
  if (!solve_batch (self, batch, facts, lanes))
    return FALSE;
  g_atomic_pointer_set (&self->found[chunk], g_steal_pointer (&facts));
  return TRUE;
}

static gpointer
run_survey_thread (gpointer data)
{
  RubricSurvey *self = data;
  SudLanes *lanes = sud_lanes_for_thread ();
  g_autofree Batch *batch = g_new (Batch, 1);

  while (lanes != NULL && !atomic_load (&self->cancel) && do_chunk (self, batch, lanes))
    continue;
  g_atomic_int_add (&self->n_running, -1);
  survey_unref (self);
  return NULL;
}

/* Returns: whether there is one more */
static gboolean
start_survey_thread (RubricSurvey *self)
{
  GThread *thread;

  g_atomic_ref_count_inc (&self->references);
  g_atomic_int_inc (&self->n_running);
  thread = g_thread_try_new ("survey", run_survey_thread, self, NULL);
  if (thread != NULL)
    {
      g_thread_unref (thread);
      return TRUE;
    }
  g_atomic_int_add (&self->n_running, -1);
  survey_unref (self);
  return FALSE;
}

/* To be called when all threads are gone: if chunks are left, no thread could be made, or they had no memory. Returns:
 * whether there are chunks left */
static gboolean
help_survey (RubricSurvey *self)
{
  g_autofree Batch *batch = NULL;
  SudLanes *lanes;

  if ((guint)g_atomic_int_get (&self->next_chunk) >= self->n_chunks)
    return FALSE;
  lanes = start_survey_thread (self) ? NULL : sud_lanes_for_thread ();
  if (lanes == NULL)
    return TRUE;
  batch = g_new (Batch, 1);
  do_chunk (self, batch, lanes);
  return TRUE;
}

RubricSurvey *
rubric_survey_new (RubricDocument *document, GArray *marks)
{
  RubricSurvey *self = g_new0 (RubricSurvey, 1);
  guint n_threads;

  g_atomic_ref_count_init (&self->references);
  self->document = g_object_ref (document);
  self->marks = marks != NULL && marks->len > 0 ? g_array_ref (marks) : NULL;
  self->n = rubric_document_get_n_puzzles (document);
  self->can_have = rubric_document_get_fields (document);
  self->n_chunks = (self->n + CHUNK - 1) / CHUNK;
  self->found = g_new0 (RubricFacts *, self->n_chunks);
  n_threads = MIN (g_get_num_processors (), self->n_chunks);
  for (guint i = 0; i < n_threads; i++)
    start_survey_thread (self);
  return self;
}

void
rubric_survey_free (RubricSurvey *self)
{
  atomic_store (&self->cancel, TRUE);
  survey_unref (self);
}

gboolean
rubric_survey_take (RubricSurvey *self, RubricFacts *facts, RubricSurveyFunc taken, gpointer user_data)
{
  /* Asked first: a thread that ends after this may have finished chunks that are not seen below. */
  gboolean running = g_atomic_int_get (&self->n_running) > 0 || help_survey (self);

  for (guint chunk = 0; chunk < self->n_chunks; chunk++)
    if (g_atomic_pointer_get (&self->found[chunk]) != NULL)
      {
        guint from = chunk * CHUNK, to = MIN (from + CHUNK, self->n);

        memcpy (facts + from, self->found[chunk], (to - from) * sizeof *facts);
        g_clear_pointer (&self->found[chunk], g_free);
        taken (from, to, user_data);
      }
  return running;
}

guint
rubric_survey_get_fields (RubricSurvey *self)
{
  return g_atomic_int_get (&self->fields);
}
