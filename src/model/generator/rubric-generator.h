/* rubric-generator.h - puzzles made in a worker thread, as somebody wishes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "rubric-generated.h"
#include "sud-puzzle-request.h"

/**
 * RubricGeneratorRequest:
 * @wishes: @n_wishes of them, in which sud_puzzle_request_check() finds nothing wrong
 * @each: how many puzzles of each, at least 1
 * @seconds: how long to try; 0: as long as it takes
 * @alone: in one thread: nobody waits for it
 * @progress: (nullable): a g_atomic_rc_box, of which the worker has a reference: what it has done so far, to be read any time
 */
typedef struct
{
  SudPuzzleRequest wishes[SUD_N_LEVELS];
  guint n_wishes;
  guint each;
  double seconds;
  gboolean alone;
  SudPuzzleRequestProgress *progress;
} RubricGeneratorRequest;

/**
 * RubricGeneratorResult:
 * @made: @n of them, in the order of the wishes; fewer than wished where the time was over, or it was stopped
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

/** What to do with @result, which is valid until it returns; or @error says why there is none. */
typedef void (*RubricGeneratorDone) (gpointer owner, const RubricGeneratorResult *result, const GError *error);

/** What people expect of a puzzle of @level: clues that lie as nicely as in a newspaper, and more of them where it is easy. */
void rubric_generator_wish_level (SudPuzzleRequest *wish, SudLevel level);

/**
 * rubric_generator_run:
 * @jobs: not for what is written; a fraction of it says how many there are
 *
 * Makes puzzles: never the same, and nobody foresees which. What is cancelled has no result; what is
 * stopped by rubric_jobs_stop() has that which it has made.
 */
void rubric_generator_run (RubricJobs *jobs, const RubricGeneratorRequest *request, RubricGeneratorDone done);

/**
 * rubric_generator_dup_estimate:
 * @wish: what is wished
 * @result: of a short try
 * @count: how many are wanted
 *
 * Returns: (transfer full): how rare such puzzles are, and how long it will take: as far as that can be told by now; and where
 *   they come from, if they are not new
 */
char *rubric_generator_dup_estimate (const SudPuzzleRequest *wish, const RubricGeneratorResult *result, guint count);
