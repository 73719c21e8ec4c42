/* rubric-cli.h - the subcommands of rubric-cli, and how they end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * RubricCliStatus:
 * @RUBRIC_CLI_OK: every puzzle has exactly one solution, or the command did its work
 * @RUBRIC_CLI_NOT_ONE: some puzzle has no solution, or several, or is no puzzle
 * @RUBRIC_CLI_ERROR: bad usage, or an input or output that failed
 * @RUBRIC_CLI_INTERRUPTED: SIGINT; finished answers have been written
 *
 * Exit statuses; the largest of several counts.
 */
typedef enum
{
  RUBRIC_CLI_OK = 0,
  RUBRIC_CLI_NOT_ONE = 1,
  RUBRIC_CLI_ERROR = 2,
  RUBRIC_CLI_INTERRUPTED = 130,
} RubricCliStatus;

/**
 * RubricCliCommand:
 * @name: how the terminal names it
 * @arguments: (nullable): the words after the options; marked for translation
 * @summary: one sentence; marked for translation
 * @description: (nullable): more for its --help; marked for translation
 * @json: whether it answers in JSON if asked to
 * @run: receives the words from the subcommand on
 */
typedef struct _RubricCliCommand RubricCliCommand;

struct _RubricCliCommand
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *description;
  gboolean json;
  RubricCliStatus (*run) (const RubricCliCommand *command, char **argv);
};

RubricCliStatus rubric_cli_solve (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_check (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_convert (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_compare (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_render (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_bench (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_list (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_explain (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_grade (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_canon (const RubricCliCommand *command, char **argv);
RubricCliStatus rubric_cli_generate (const RubricCliCommand *command, char **argv);
