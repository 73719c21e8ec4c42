/* rubric-cli.h - the subcommands of rubric-cli, and how they end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-status.h"

/**
 * RubricCliCommand:
 * @name: how the terminal names it
 * @arguments: what follows the options
 * @summary: one sentence; marked for translation
 * @description: (nullable): more for its --help; marked for translation
 * @run: gets the words from the subcommand on
 */
typedef struct _RubricCliCommand RubricCliCommand;

struct _RubricCliCommand
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *description;
  RubricCliStatus (*run) (const RubricCliCommand *self, char **argv);
};

RubricCliStatus rubric_cli_solve (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_check (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_convert (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_compare (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_render (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_bench (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_list (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_explain (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_grade (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_canon (const RubricCliCommand *self, char **argv);
RubricCliStatus rubric_cli_generate (const RubricCliCommand *self, char **argv);
