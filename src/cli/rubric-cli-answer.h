/* rubric-cli-answer.h - the answers to puzzles: each made by a worker, all written in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-losses.h"
#include "rubric-cli-task.h"

/**
 * RubricCliWorker:
 * @out: the answer to one puzzle
 * @message: what is to be said about it
 * @n_puzzles: how many it has answered
 * @status: the largest of them
 * @losses: what the puzzles lost
 * @round: (nullable): where many puzzles are answered together
 *
 * Of one thread: nothing is shared while puzzles are answered.
 */
typedef struct
{
  GString *out;
  GString *message;
  guint64 n_puzzles;
  RubricCliStatus status;
  RubricCliLosses losses;
  SudRound *round;
} RubricCliWorker;

/**
 * RubricCliAnswering:
 * @file: the name of the current file, for messages
 * @output_failed: whether answers could not be written
 * @held: (nullable): the one answer, kept back until it is known to be the only one
 * @kept: (nullable): all answers, kept back until nothing can be lost any more
 * @cut: (nullable): the beginning of a line for the filter of @task
 * @begun: whether what stands before the first puzzle of the output has been written
 */
typedef struct
{
  const RubricCliTask *task;
  const char *file;
  gboolean output_failed;
  RubricCliWorker workers[SUD_BATCH_MAX_THREADS];
  int n_workers;
  GString *held;
  guint64 n_held;
  GString *kept;
  GString *cut;
  gboolean begun;
} RubricCliAnswering;

void rubric_cli_answering_init (RubricCliAnswering *self, const RubricCliTask *task);

void rubric_cli_answering_clear (RubricCliAnswering *self);

/** Answers one puzzle into @out and @message of @worker. Returns whether to go on. */
gboolean rubric_cli_answer_puzzle (RubricCliAnswering *self, RubricCliWorker *worker, const RubricCliPuzzle *puzzle,
                                   guint64 line);

/** Returns: the largest of the statuses of all answers */
RubricCliStatus rubric_cli_answering_get_status (const RubricCliAnswering *self);

/** Writes answers, in order. Returns whether that worked. */
gboolean rubric_cli_write_answers (RubricCliAnswering *self, const char *text, gsize length);

/**
 * rubric_cli_write_rest:
 * @status: how all the work ended
 *
 * Writes what was kept back, and what stands behind the last answer.
 *
 * Returns: whether that worked
 */
gboolean rubric_cli_write_rest (RubricCliAnswering *self, RubricCliStatus status);

/** Says on standard error what all the puzzles lost. */
void rubric_cli_tell_losses (const RubricCliAnswering *self);
