/* rubric-position-making.c - a new position in which a technique leads on, and nothing easier does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-position-making.h"

#include "rubric-random.h"
#include "sud-grade.h"
#include "sud-solve.h"
#include "sud-puzzle-request.h"

/* What the job sees. */
typedef struct
{
  SudTechniqueId technique;
  RubricPracticePositionDone done;
  RubricPracticePosition position;
  gboolean found;
} Making;

static void
wish_for (SudTechniqueId technique, SudPuzzleRequest *wish)
{
  sud_puzzle_request_init (wish);
  wish->needs[technique] = true;
}

gboolean
rubric_practice_can_generate (SudTechniqueId technique)
{
  SudPuzzleRequest wish;

  wish_for (technique, &wish);
  return sud_puzzle_request_check (&wish) == NULL;
}

/* As a grade does: in each round all steps of the first technique that has any. */
static gboolean
go_to (SudLogic *logic, SudTechniqueId technique)
{
  SudTechniqueId found;
  SudOrder order;

  sud_order_init (&order);
  while ((found = sud_logic_find_first (logic, &order)) != SUD_N_TECHNIQUES && found != technique)
    for (int i = 0; i < logic->steps.n; i++)
      sud_step_apply (&logic->steps.step[i], &logic->marks);
  return found == technique;
}

static void
name_position (RubricPracticePosition *position)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guint8 *)position->solution.digit,
                                                      sizeof position->solution.digit);

  g_strlcpy (position->id, sum, sizeof position->id);
}

/* In the puzzle that was made. */
static gboolean
find_position (Making *making, const SudGrid *puzzle, const atomic_bool *cancel)
{
  SudLogic *logic = sud_logic_new ();
  SudResult result;

  if (logic == NULL)
    return FALSE;
  logic->cancel = cancel;
  logic->rules = SUD_RULE_UNIQUE;
  sud_pencilmarks_from_grid (&logic->marks, puzzle);
  making->found = go_to (logic, making->technique);
  making->position.marks = logic->marks;
  sud_logic_free (logic);
  sud_solve_count (puzzle, 1, cancel, &result);
  making->position.solution = result.first;
  name_position (&making->position);
  return making->found;
}

static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  Making *making = data;
  const atomic_bool *cancel = rubric_job_get_cancel (job);
  SudRequestedPuzzle made;
  SudPuzzleRequest wish;

  wish_for (making->technique, &wish);
  if (sud_puzzle_request_make (&wish, rubric_random_seed (), cancel, &made) == SUD_PUZZLE_REQUEST_DONE)
    find_position (making, &made.puzzle, cancel);
  return TRUE;
}

static void
worked (gpointer owner, gpointer data, const GError *error)
{
  Making *making = data;

  making->done (owner, making->found ? &making->position : NULL);
}

void
rubric_practice_generate (RubricJobs *jobs, SudTechniqueId technique, RubricPracticePositionDone done)
{
  Making *making = g_new0 (Making, 1);

  making->technique = technique;
  making->done = done;
  rubric_jobs_run (jobs, work, worked, making, g_free);
}
