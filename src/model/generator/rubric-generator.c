/* rubric-generator.c - puzzles generated on request, in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-generator.h"

#include "rubric-deadline.h"
#include "rubric-random.h"

#include <glib/gi18n.h>
#include <string.h>
#ifdef __linux__
#include <sys/resource.h>
#endif

enum
{
  MAX_THREADS = 8,      /* a thread takes some megabytes */
  GENTLE_PRIORITY = 15, /* 19 is the lowest: this one gets on beside a job that takes all processors */
};

/* The job of making puzzles. */
typedef struct
{
  RubricGeneratorTask task;
  RubricGeneratorDone done;
  GArray *made; /* element-type RubricGenerated */
  double seconds;
  RubricJob *job;
} Generating;

/* The numbers of clues that look right. */
static const struct
{
  int least;
  int most;
} clues[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = { 32, 36 },
  [SUD_LEVEL_MEDIUM] = { 26, 32 },
  [SUD_LEVEL_HARD] = { 22, 30 },
  [SUD_LEVEL_UNFAIR] = { 22, 30 },
  [SUD_LEVEL_EXTREME] = { 20, 30 },
};

void
rubric_generator_init_request (SudPuzzleRequest *request, SudLevel level)
{
  sud_puzzle_request_init (request);
  request->symmetry = SUD_SYMMETRY_HALF_TURN;
  request->minimal = FALSE;
  request->clues_least = clues[level].least;
  request->clues_most = clues[level].most;
  request->level_least = request->level_most = level;
}

static void
generating_free (gpointer data)
{
  Generating *generating = data;

  g_array_unref (generating->made);
  g_atomic_rc_box_release (generating->task.progress);
  g_free (generating);
}

static bool
add_generated (const SudRequestedPuzzle *puzzle, void *data)
{
  Generating *generating = data;
  RubricGenerated made = { puzzle->puzzle, puzzle->grade.level };

  g_array_append_val (generating->made, made);
  rubric_job_set_fraction (generating->job,
                           (double)generating->made->len / (generating->task.each * generating->task.n_requests));
  return true;
}

/* Linux has a priority for each thread, which cannot be raised again: so the thread is a new one, and ends. */
static gpointer
run_gently (gpointer job)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, GENTLE_PRIORITY);
#endif
  return GINT_TO_POINTER (sud_puzzle_request_run (job));
}

/* Makes the puzzles of one request. Returns: whether there is enough memory */
static gboolean
make_each (Generating *generating, const SudPuzzleRequest *request, const atomic_bool *cancel)
{
  const RubricGeneratorTask *task = &generating->task;
  SudPuzzleRequestJob job = {
    .request = request,
    .seed = task->seed != 0 ? task->seed : rubric_random_seed (),
    .count = task->each,
    .threads = task->alone ? 1 : (int)MIN (g_get_num_processors (), MAX_THREADS),
    .cancel = cancel,
    .take = add_generated,
    .data = generating,
    .progress = task->progress,
  };

  GThread *thread = task->alone ? g_thread_try_new ("puzzles", run_gently, &job, NULL) : NULL;
  gpointer end = thread != NULL ? g_thread_join (thread) : GINT_TO_POINTER (sud_puzzle_request_run (&job));

  return GPOINTER_TO_INT (end) != SUD_PUZZLE_REQUEST_NO_MEMORY;
}

static gboolean
make_puzzles_work (RubricJob *job, gpointer data, GError **error)
{
  Generating *generating = data;
  RubricDeadline *deadline = NULL;
  const atomic_bool *cancel = rubric_job_get_stop (job);
  gint64 start = g_get_monotonic_time ();
  gboolean enough = TRUE;

  generating->job = job;
  if (generating->task.seconds > 0)
    {
      deadline = rubric_deadline_start (generating->task.seconds, cancel);
      cancel = rubric_deadline_get_flag (deadline);
    }
  for (guint i = 0; i < generating->task.n_requests && enough && !atomic_load (cancel); i++)
    enough = make_each (generating, &generating->task.requests[i], cancel);
  if (deadline != NULL)
    rubric_deadline_end (deadline);
  generating->seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  if (!enough)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("There is not enough memory"));
  return enough;
}

static void
make_puzzles_done (gpointer owner, gpointer data, const GError *error)
{
  Generating *generating = data;
  const RubricGeneratorResult result
      = { (const RubricGenerated *)(gpointer)generating->made->data, generating->made->len,
          atomic_load (&generating->task.progress->tried), generating->seconds };

  generating->done (owner, error == NULL ? &result : NULL, error);
}

void
rubric_generator_run (RubricJobs *jobs, const RubricGeneratorTask *task, RubricGeneratorDone done)
{
  Generating *generating = g_new0 (Generating, 1);

  generating->task = *task;
  generating->task.progress = task->progress != NULL ? g_atomic_rc_box_acquire (task->progress)
                                                       : g_atomic_rc_box_new0 (SudPuzzleRequestProgress);
  generating->done = done;
  generating->made = g_array_new (FALSE, FALSE, sizeof (RubricGenerated));
  rubric_jobs_run (jobs, make_puzzles_work, make_puzzles_done, generating, generating_free);
}

/* Returns: the symmetry of the givens: the first of the table is none, and later ones bind more cells together */
static SudSymmetryId
find_symmetry (const SudGrid *puzzle)
{
  SudCells givens = SUD_NO_CELLS;
  int symmetry = SUD_N_SYMMETRIES - 1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle->digit[cell] != 0)
      sud_cells_add (&givens, cell);
  while (symmetry > SUD_SYMMETRY_NONE && !sud_symmetry_holds ((SudSymmetryId)symmetry, givens))
    symmetry--;
  return (SudSymmetryId)symmetry;
}

void
rubric_generated_vary (const SudGrid *puzzle, SudGrid *variant)
{
  SudRandom random = sud_random_for (rubric_random_seed (), 0);
  SudSymmetryId symmetry = find_symmetry (puzzle);

  do
    {
      *variant = *puzzle;
      sud_puzzle_change_names (variant, symmetry, &random);
    }
  while (sud_grid_count_filled (puzzle) > 0 && memcmp (puzzle, variant, sizeof *puzzle) == 0);
}
