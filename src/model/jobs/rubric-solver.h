/* rubric-solver.h - searches for the solutions of a puzzle, in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "sud-grade.h"
#include "sud-propagation.h"
#include "sud-ratings.h"
#include "sud-strategy.h"

enum
{
  RUBRIC_SOLVER_COUNT_MAX = 1000, /* solutions are counted up to here, and then "more than 1,000" */
};

/**
 * RubricAnswer:
 * @grid: the question
 * @result: the verdict, and how many solutions there are, up to RUBRIC_SOLVER_COUNT_MAX + 1; its stats are those of
 *   @strategy
 * @strategy: (nullable): the strategy asked for
 * @solution: the solution to fill in, if there is any: the strategy's, and of several the smallest
 * @differing: the cells in which the solutions are not all alike
 * @graded: whether @grade is known, which takes longer to find out
 * @rated: whether @rating, on the scale of Sudoku Explainer, is known, which takes longer still
 * @contradicted: whether @contradiction says why there is no solution
 */
typedef struct
{
  SudGrid grid;
  SudResult result;
  const SudStrategy *strategy;
  SudGrid solution;
  SudCells differing;
  gboolean graded;
  SudGrade grade;
  gboolean rated;
  SudExplainerRating rating;
  gboolean contradicted;
  SudContradiction contradiction;
} RubricAnswer;

/** rubric_answer_get_type: the boxed type of #RubricAnswer */
#define RUBRIC_TYPE_ANSWER (rubric_answer_get_type ())
GType rubric_answer_get_type (void);

/** RubricAnswered: takes @answer, which is valid until it returns. */
typedef void (*RubricAnswered) (gpointer owner, const RubricAnswer *answer);

/**
 * rubric_solver_check:
 * @jobs: of the policy query
 * @grid: copied
 *
 * Finds the verdict alone: none, one, or more than one solution, and why there is none if that is plain. A check that
 * is cancelled has no answer.
 */
void rubric_solver_check (RubricJobs *jobs, const SudGrid *grid, RubricAnswered answered);

/**
 * rubric_solver_solve:
 * @marked: (nullable): copied; the digits of @grid, with marks: if they leave only one of several solutions, it is the
 *   answer
 *
 * The same with the solution that @strategy finds; then the other solutions are counted.
 */
void rubric_solver_solve (RubricJobs *jobs, const SudGrid *grid, const SudSheet *marked, const SudStrategy *strategy,
                          RubricAnswered answered);
