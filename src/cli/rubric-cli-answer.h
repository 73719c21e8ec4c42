/* rubric-cli-answer.h - files of puzzles in, an answer for each out, in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli.h"
#include "rubric-format.h"
#include "sud-batch.h"
#include "sud-round.h"

/**
 * RubricCliPuzzle:
 * @error: (nullable): why the input is no puzzle; @sheet and @info are then of no use
 * @sheet: the puzzle
 * @info: (nullable): what the file says about it
 * @marked: see rubric_cli_puzzle_is_marked()
 * @uncertain: (nullable): the uncertain cells of a puzzle that was read from a picture, for programs
 * @file: @number: the place of the puzzle: its line, or which one of the file it is
 */
typedef struct
{
  const char *error;
  SudSheet sheet;
  RubricInfo *info;
  gboolean marked;
  const char *uncertain;
  const char *file;
  guint64 number;
} RubricCliPuzzle;

/**
 * rubric_cli_puzzle_is_marked:
 *
 * Returns: whether the candidates of a puzzle of @format are rules, and its digits alone do not have the same one
 * solution
 */
gboolean rubric_cli_puzzle_is_marked (const RubricFormat *format, const SudSheet *sheet);

/** rubric_cli_refuse_marks: Returns: a complaint for a marked puzzle, of which strategies would see the digits alone */
const char *rubric_cli_refuse_marks (void);

/** rubric_cli_describe_empty_cell: Returns: (transfer full) (nullable): a complaint that names a cell without a
 * candidate, if a marked puzzle has one */
char *rubric_cli_describe_empty_cell (const RubricCliPuzzle *puzzle);

/**
 * rubric_cli_read_line:
 * @info: (nullable): filled with what the line says about the puzzle
 * @error: set if the line is no puzzle
 *
 * Reads a line of a stream as a document of lines does, and without an allocation if all is well and @info is NULL.
 */
void rubric_cli_read_line (const SudLine *line, SudSheet *sheet, RubricInfo *info, GError **error);

/** rubric_cli_append_line: Appends the digits of @grid as 81 characters. */
void rubric_cli_append_line (const SudGrid *grid, GString *out);

typedef struct _RubricCliTask RubricCliTask;

/**
 * RubricCliTask:
 * @answer: appends the answer to one puzzle to @out; called in any thread. May set @problem (transfer full), which goes
 *   to standard error after file and line. RUBRIC_CLI_ERROR and RUBRIC_CLI_INTERRUPTED end the work, and @out is
 *   ignored. In JSON it gets no line that is no puzzle: that is answered already
 * @answer_round: (nullable): writes the answers to puzzles @from to @to - 1 of a round: lines of streams are then
 *   solved together, and @answer gets only lines that are no puzzle. Called in any thread; not for JSON, which tells
 *   the numbers of solutions below @round_limit, and the solutions if there are any
 * @filter: (nullable): gets the answers to the puzzles of @file line by line, each with its end, in order and in one
 *   thread at a time, and appends the output to @out
 * @unread: (nullable): the answer to a file that cannot be read
 * @round_limit: the limit of solutions for sud_round_solve()
 * @round_solutions: whether @answer_round writes solutions
 * @backend: for @answer_round
 * @from: (nullable): the format of the files, or NULL to detect it
 * @to: (nullable): the format that @answer writes; if it holds one puzzle a file, a second puzzle is an error
 * @tells_losses: whether to report what @to cannot hold of each puzzle
 * @strict: whether such a loss is an error, and nothing is written then
 * @threads: the number of lines of a stream that are worked on at once
 * @quick: whether @answer takes microseconds: a thread then takes many lines at once
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
 * @problem: (out) (transfer full): set if it returns FALSE
 *
 * Appends @sheet in the format that the task writes.
 *
 * Returns: FALSE if the format cannot hold all digits; it may lose the rest
 */
gboolean rubric_cli_append_sheet (const RubricCliTask *task, const SudSheet *sheet, const RubricInfo *info,
                                  GString *out, char **problem);

/**
 * rubric_cli_answer_files:
 * @files: (nullable): paths or "-"; NULL is standard input
 *
 * Answers all puzzles, those of streams as they come. Documents are read whole.
 *
 * Returns: the largest of the statuses
 */
RubricCliStatus rubric_cli_answer_files (const RubricCliTask *task, char **files);

/** rubric_cli_name_files: If there are several files, has the name of its file before each answer, and an answer for
 * each file; not in JSON, where both are always there. */
void rubric_cli_name_files (RubricCliTask *task, char **files);
