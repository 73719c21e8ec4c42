/* rubric-cli-batch.h - the puzzles of a source answered by threads, one by one or many together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-answer.h"

typedef struct _RubricCliSource RubricCliSource;

/**
 * RubricCliSource:
 * @read: reads on, like read(2): lines of one puzzle each
 * @read_puzzle: the puzzle of a line, with @error where it is none; called in any thread. Returns the line of the file
 * @get_line: (nullable): the line of the file after so many lines; NULL where they are those of the file
 *
 * Where puzzles come from. A stream and a document put it at the beginning of a struct of their own.
 */
struct _RubricCliSource
{
  gssize (*read) (RubricCliSource *self, char *buffer, gsize size);
  guint64 (*read_puzzle) (RubricCliSource *self, const SudLine *line, RubricCliPuzzle *puzzle, GError **error);
  guint64 (*get_line) (RubricCliSource *self, guint64 lines);
};

/** Answers all puzzles of @source. Returns RUBRIC_CLI_OK where all were answered, whatever the answers. */
RubricCliStatus rubric_cli_answer_source (RubricCliAnswering *self, RubricCliSource *source);
