/* rubric-cli-options.h - the words of the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli.h"
#include "rubric-format.h"
#include "sud-strategy.h"

/**
 * rubric_cli_parse_options:
 * @command: the subcommand: its --help is made of it
 * @entries: its options
 *
 * Reads the options; --help prints and ends the program.
 *
 * Returns: FALSE, having complained, where they are wrong
 */
gboolean rubric_cli_parse_options (const RubricCliCommand *command, const GOptionEntry *entries, char **argv);

/**
 * rubric_cli_find_strategy:
 * @id: (nullable):
 * @strategy: (out): the one called @id, or NULL where @id is NULL
 *
 * Returns: FALSE, having complained, where there is none
 */
gboolean rubric_cli_find_strategy (const char *id, const SudStrategy **strategy);

/** The same for a format. */
gboolean rubric_cli_find_format (const char *id, const RubricFormat **format);

/** The same for a format that is written: those that can only be read are refused. */
gboolean rubric_cli_find_format_to_write (const char *id, const RubricFormat **format);

/** The value of a number that has no usual one, before it is said. */
#define RUBRIC_CLI_NOT_SAID G_MININT64

/** Returns: whether @value is @lowest to @highest; complains of @option where it is not */
gboolean rubric_cli_check_range (const char *option, gint64 value, gint64 lowest, gint64 highest);

/** Returns: whether @files (nullable) has at most one; complains where it has more */
gboolean rubric_cli_check_one_file (const RubricCliCommand *command, char **files);

/** How many lines are worked on at once where nothing is said: as many as there are processors. */
int rubric_cli_default_threads (void);
