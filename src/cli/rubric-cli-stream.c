/* rubric-cli-stream.c - streams: one puzzle a line, answered as they come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-stream.h"

#include "rubric-cli-batch.h"
#include "rubric-cli-line.h"

typedef struct
{
  RubricCliSource source;
  RubricCliInput *input;
  gboolean wants_info;
} Stream;

static gssize
stream_read (RubricCliSource *source, char *buffer, gsize size)
{
  return rubric_cli_input_read (((Stream *)source)->input, buffer, size);
}

static guint64
stream_read_puzzle (RubricCliSource *source, const SudLine *line, RubricCliPuzzle *puzzle, GError **error)
{
  if (((Stream *)source)->wants_info)
    puzzle->info = rubric_info_new ();
  rubric_cli_line_read (line, &puzzle->sheet, puzzle->info, error);
  return line->number;
}

RubricCliStatus
rubric_cli_answer_stream (RubricCliAnswering *self, RubricCliInput *input)
{
  Stream stream = { .source = { .read = stream_read, .read_puzzle = stream_read_puzzle },
                    .input = input,
                    .wants_info = self->task->to != NULL };

  return rubric_cli_answer_source (self, &stream.source);
}
