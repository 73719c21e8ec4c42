/* rubric-cli-answering.h - what the answering of streams and of documents share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-input.h"
#include "rubric-cli-losses.h"
#include "rubric-cli-puzzles.h"
#include "sud-batch.h"

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
 * @input: the file at hand
 * @document: (nullable): what it holds, where it is no stream
 * @n_read: of the puzzles of @document
 * @line: of the puzzle read last
 * @line_at: what of @line the stream has not taken yet; its size where it has taken all
 * @read_error: an errno
 * @held: (nullable): the one answer, kept back until it is known to be the only one
 * @kept: (nullable): all answers, kept back until nothing can be lost any more
 * @begun: whether what stands before the first puzzle of the output has been written
 */
typedef struct
{
  const RubricCliTask *task;
  RubricCliInput input;
  RubricDocument *document;
  guint n_read;
  char line[SUD_LINE_LENGTH + 1];
  gsize line_at;
  int read_error;
  gboolean output_failed;
  RubricCliWorker workers[SUD_BATCH_MAX_THREADS];
  int n_workers;
  GString *held;
  guint64 n_held;
  GString *kept;
  gboolean begun;
} RubricCliAnswering;

/** Answers one puzzle into @out and @message of @worker. Returns whether to go on. */
gboolean rubric_cli_answer_puzzle (RubricCliAnswering *self, RubricCliWorker *worker, const RubricCliPuzzle *puzzle,
                                   guint64 line);

/** Writes answers, in order. Returns whether that worked. */
gboolean rubric_cli_write_answers (RubricCliAnswering *self, const char *text, gsize length);

/** Answers the lines of a stream, or the puzzles of a document. Returns RUBRIC_CLI_OK where all were answered, whatever the answers. */
RubricCliStatus rubric_cli_answer_stream (RubricCliAnswering *self);

/** Says what is wrong with the file at hand, except where the reason is SIGINT. */
RubricCliStatus rubric_cli_fail_input (RubricCliAnswering *self, gsize line, const char *message);
