/* rubric-generator.h - puzzles generated on request, in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "sud-puzzle-request.h"

/**
 * RubricGenerated:
 * @puzzle: has one solution
 * @level: the level of its hardest step, by the usual techniques
 */
typedef struct
{
  SudGrid puzzle;
  SudLevel level;
} RubricGenerated;

/**
 * RubricGeneratorTask:
 * @requests: @n_requests of them, in which sud_puzzle_request_check() finds nothing wrong
 * @each: how many puzzles for each, at least 1
 * @seconds: how long to try; 0: as long as it takes
 * @seed: for the random numbers; 0: nobody foresees them, and the puzzles are never the same
 * @alone: whether one thread of low priority will do, as nobody waits for it
 * @progress: (nullable): a g_atomic_rc_box, of which the worker has a reference: how far it has come, to be read any
 *   time
 */
typedef struct
{
  SudPuzzleRequest requests[SUD_N_LEVELS];
  guint n_requests;
  guint each;
  double seconds;
  guint64 seed;
  gboolean alone;
  SudPuzzleRequestProgress *progress;
} RubricGeneratorTask;

/**
 * RubricGeneratorResult:
 * @made: @n puzzles, in the order of the requests; fewer than requested if the time was over, or it was stopped
 * @tried: how many were looked at
 * @seconds: how long it took
 */
typedef struct
{
  const RubricGenerated *made;
  guint n;
  guint64 tried;
  double seconds;
} RubricGeneratorResult;

/** RubricGeneratorDone: Takes @result, valid until it returns; or @error says why there is none. */
typedef void (*RubricGeneratorDone) (gpointer owner, const RubricGeneratorResult *result, const GError *error);

/**
 * rubric_generator_init_request:
 *
 * Requests what people expect of a puzzle of @level: clues that lie as nicely as in a newspaper, and more of them if it
 * is easy.
 */
void rubric_generator_init_request (SudPuzzleRequest *request, SudLevel level);

/**
 * rubric_generator_run:
 * @jobs: not of the policy write; its fraction says how many puzzles there are
 *
 * Makes puzzles. A cancelled job has no result; one that is stopped by
 * rubric_jobs_stop() has the puzzles made so far.
 */
void rubric_generator_run (RubricJobs *jobs, const RubricGeneratorTask *task, RubricGeneratorDone done);

/**
 * rubric_generated_vary:
 * @puzzle: copied
 * @variant: (out): as hard, but to the eye another one: digits, rows and columns have been exchanged at random;
 *   symmetrical givens stay symmetrical
 */
void rubric_generated_vary (const SudGrid *puzzle, SudGrid *variant);
