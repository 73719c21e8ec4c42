/* rubric-solver.h - searches in a worker thread
 *
 * A solver runs one request at a time: a new one cancels the one before, whose _finish then fails with
 * G_IO_ERROR_CANCELLED. Whoever asks for two kinds of answers (the live verdict, a solution) has two solvers.
 * The thread sees only copies; the puzzle, the window and the solver itself may be gone when it ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-propagation.h"
#include "sud-strategy.h"

#include <gio/gio.h>

enum
{
  RUBRIC_SOLVER_MANY = 1000, /* solutions are counted up to here, and then "more than 1,000" */
};

/**
 * RubricAnswer:
 * @grid: the question
 * @result: the verdict, and how many solutions there are, up to RUBRIC_SOLVER_MANY + 1; its stats are those of the
 *   strategy asked for
 * @strategy: (nullable): which that was
 * @solution: what to write in, where there is at least one: the strategy's, and of several the smallest
 * @differing: the cells in which the solutions met are not all alike
 * @contradicted: whether @contradiction says why there is no solution
 */
typedef struct
{
  SudGrid grid;
  SudResult result;
  const SudStrategy *strategy;
  SudGrid solution;
  SudCells differing;
  gboolean contradicted;
  SudContradiction contradiction;
} RubricAnswer;

#define RUBRIC_TYPE_SOLVER (rubric_solver_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolver, rubric_solver, RUBRIC, SOLVER, GObject)

/** Returns: (transfer full) */
RubricSolver *rubric_solver_new (void);

/**
 * rubric_solver_check_async:
 * @grid: copied
 *
 * Finds the verdict alone: none, one, or more than one solution, and why there is none where that is plain.
 */
void rubric_solver_check_async (RubricSolver *self, const SudGrid *grid, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_solver_solve_async:
 * @grid: copied
 * @strategy: finds the solution
 *
 * Solves with @strategy, then counts the other solutions.
 */
void rubric_solver_solve_async (RubricSolver *self, const SudGrid *grid, const SudStrategy *strategy,
                                GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_solver_finish:
 * @answer: (out caller-allocates): untouched where it fails
 *
 * Returns: FALSE with G_IO_ERROR_CANCELLED where the request was cancelled or a newer one took its place
 */
gboolean rubric_solver_finish (RubricSolver *self, GAsyncResult *result, RubricAnswer *answer, GError **error);

/** Cancels the request that is running, if any. Its callback still comes. */
void rubric_solver_cancel (RubricSolver *self);

/** Whether a request is running. Notified as RubricSolver:busy. */
gboolean rubric_solver_get_busy (RubricSolver *self);
