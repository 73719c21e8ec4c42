/* rubric-cli-task.h - what a subcommand wants done with each puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-status.h"
#include "rubric-format.h"
#include "sud-batch.h"
#include "sud-round.h"

/**
 * RubricCliPuzzle:
 * @error: (nullable): why it is no puzzle; @sheet and @info are then of no use
 * @sheet: the puzzle
 * @info: (nullable): what the file says about it
 * @marked: see rubric_cli_puzzle_is_marked()
 * @doubt: (nullable): what is not certain of one that was read from a picture, for programs
 * @file: @number: where it stands: its line, or which of the file it is
 */
typedef struct
{
  const char *error;
  SudSheet sheet;
  RubricInfo *info;
  gboolean marked;
  const char *doubt;
  const char *file;
  guint64 number;
} RubricCliPuzzle;

/** Whether a puzzle of @format has candidates that its solutions have to keep to, and its digits alone do not make them. */
gboolean rubric_cli_puzzle_is_marked (const RubricFormat *format, const SudSheet *sheet);

/** Returns: what to say of such a puzzle where it cannot be answered: the search strategies know of digits alone */
const char *rubric_cli_refuse_marks (void);

/** Returns: (transfer full) (nullable): which cell the candidates of @puzzle leave nothing for, where it has no solution */
char *rubric_cli_dup_empty (const RubricCliPuzzle *puzzle);

typedef struct _RubricCliTask RubricCliTask;

/**
 * RubricCliTask:
 * @answer: appends the answer to one puzzle to @out; called in any thread. May set @problem (transfer full), which goes
 *   to standard error with file and line in front. RUBRIC_CLI_ERROR and RUBRIC_CLI_INTERRUPTED end the work; @out is
 *   then not looked at
 * @answer_round: (nullable): writes the answers to puzzles @from to @to - 1 of a round: lines of streams are then
 *   solved together, and @answer gets only those that are no puzzle. Called in any thread
 * @filter: (nullable): gets the answers to the puzzles of @file line by line, each with its end, in order and in one
 *   thread at a time, and appends to @out what is to be written
 * @unread: (nullable): the answer to a file that cannot be read
 * @round_limit: of solutions, as sud_round_solve() takes it
 * @round_solutions: whether @answer_round writes solutions
 * @backend: for @answer_round
 * @from: (nullable): the format of the files, or NULL to find out
 * @to: (nullable): the format that @answer writes; where it holds one puzzle a file, a second puzzle is an error
 * @tells_losses: whether to say what of each puzzle @to has no place for
 * @strict: whether that is an error, and nothing then written
 * @threads: how many lines of a stream are worked on at once
 * @quick: whether an answer of @answer takes microseconds: many lines then go to a thread at once
 *
 * Subcommands put it at the beginning of a struct of their own.
 */
struct _RubricCliTask
{
  RubricCliStatus (*answer) (const RubricCliTask *self, const RubricCliPuzzle *puzzle, GString *out, char **problem);
  RubricCliStatus (*answer_round) (const RubricCliTask *self, const SudRound *round, size_t from, size_t to,
                                   SudBatchText *text);
  void (*filter) (const RubricCliTask *self, const char *file, const char *line, gsize length, GString *out);
  const char *unread;
  guint64 round_limit;
  gboolean round_solutions;
  const SudBackend *backend;
  const RubricFormat *from;
  const RubricFormat *to;
  gboolean tells_losses;
  gboolean strict;
  int threads;
  gboolean quick;
};

/**
 * rubric_cli_append_sheet:
 * @info: (nullable): what is said about the puzzle
 * @problem: set where it returns FALSE
 *
 * Appends @sheet in the format that the task writes.
 *
 * Returns: FALSE where that has no place for all digits; the rest it may lose
 */
gboolean rubric_cli_append_sheet (const RubricCliTask *task, const SudSheet *sheet, const RubricInfo *info, GString *out,
                                  char **problem);
