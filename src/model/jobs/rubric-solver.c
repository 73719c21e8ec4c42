/* rubric-solver.c - searches for the solutions of a puzzle, in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solver.h"

#include "sud-marked.h"
#include "sud-solve.h"

typedef struct
{
  RubricAnswer answer; /* question in, answer out */
  SudSheet marked;     /* with marks that may leave one of several solutions; or blank */
  RubricAnswered answered;
} Search;

static RubricAnswer *
copy_answer (RubricAnswer *answer)
{
  return g_memdup2 (answer, sizeof *answer);
}

G_DEFINE_BOXED_TYPE (RubricAnswer, rubric_answer, copy_answer, g_free)

/* The cells in which several solutions differ. */
typedef struct
{
  gboolean any;
  SudGrid first;
  SudCells differing;
} Spread;

static bool
compare_solution (const SudGrid *solution, void *data)
{
  Spread *spread = data;

  if (!spread->any)
    spread->first = *solution;
  spread->any = TRUE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (solution->digit[cell] != spread->first.digit[cell])
      sud_cells_add (&spread->differing, cell);
  return true;
}

/* Makes cells differ in which solutions that were not looked at one by one have another digit. */
static void
compare_unlisted_solutions (const SudGrid *grid, const atomic_bool *cancel, Spread *spread)
{
  for (int cell = 0; cell < SUD_CELLS && !atomic_load (cancel); cell++)
    {
      SudDigits others = grid->digit[cell] == 0 ? sud_grid_candidates (grid, cell) : 0;

      for (; others != 0 && !sud_cells_has (spread->differing, cell); others &= others - 1)
        {
          SudGrid tried = *grid;
          SudResult result;

          tried.digit[cell] = sud_digits_first (others);
          if (tried.digit[cell] != spread->first.digit[cell])
            sud_solve_all (&tried, 1, cancel, compare_solution, spread, &result);
        }
    }
}

/* There is a solution: is it the only one, and if not, how many are there, where do they differ, which is smallest? */
static void
count_solutions (RubricAnswer *answer, const atomic_bool *cancel)
{
  Spread spread = { .any = FALSE };
  SudStats stats = answer->result.stats;
  SudResult smallest;

  sud_solve_all (&answer->grid, RUBRIC_SOLVER_COUNT_MAX + 1, cancel, compare_solution, &spread, &answer->result);
  answer->result.stats = stats;
  if (answer->result.solutions > RUBRIC_SOLVER_COUNT_MAX)
    compare_unlisted_solutions (&answer->grid, cancel, &spread);
  answer->differing = spread.differing;
  if (answer->result.verdict != SUD_VERDICT_MANY)
    return;
  sud_solve_smallest (&answer->grid, 1, cancel, &smallest);
  answer->solution = smallest.first;
}

/* If the marks leave only one of several solutions, it is meant. */
static void
keep_to_marks (RubricAnswer *answer, const SudSheet *marked, const atomic_bool *cancel)
{
  SudResult result;

  if (answer->result.verdict != SUD_VERDICT_MANY || !sud_marked_restricts (marked))
    return;
  sud_marked_solve (marked, 2, cancel, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return;
  answer->result.verdict = SUD_VERDICT_ONE;
  answer->result.solutions = 1;
  answer->result.first = answer->solution = result.first;
  answer->differing = SUD_NO_CELLS;
}

static gboolean
search_work (RubricJob *job, gpointer data, GError **error)
{
  RubricAnswer *answer = &((Search *)data)->answer;
  const atomic_bool *cancel = rubric_job_get_cancel (job);
  SudSearchOptions options = { .limit = 1, .cancel = cancel };

  if (answer->strategy != NULL)
    sud_strategy_run (answer->strategy, &answer->grid, &options, &answer->result);
  else
    sud_solve_count (&answer->grid, 2, cancel, &answer->result);
  answer->solution = answer->result.first;
  if (answer->strategy != NULL && answer->result.solutions > 0)
    count_solutions (answer, cancel);
  keep_to_marks (answer, &((Search *)data)->marked, cancel);
  if (answer->result.verdict == SUD_VERDICT_NONE)
    answer->contradicted = sud_contradiction_find (&answer->grid, &answer->contradiction);
  return TRUE;
}

static void
search_done (gpointer owner, gpointer data, const GError *error)
{
  Search *found = data;

  found->answered (owner, &found->answer);
}

static void
run_search (RubricJobs *jobs, const SudGrid *grid, const SudSheet *marked, const SudStrategy *strategy,
            RubricAnswered answered)
{
  Search *data = g_new0 (Search, 1);

  data->answer.grid = *grid;
  if (marked != NULL)
    data->marked = *marked;
  data->answer.strategy = strategy;
  data->answered = answered;
  rubric_jobs_run (jobs, search_work, search_done, data, g_free);
}

void
rubric_solver_check (RubricJobs *jobs, const SudGrid *grid, RubricAnswered answered)
{
  run_search (jobs, grid, NULL, NULL, answered);
}

void
rubric_solver_solve (RubricJobs *jobs, const SudGrid *grid, const SudSheet *marked, const SudStrategy *strategy,
                     RubricAnswered answered)
{
  run_search (jobs, grid, marked, strategy, answered);
}
