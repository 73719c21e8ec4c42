/* rubric-cli-options.h - the words of the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli.h"
#include "rubric-format.h"
#include "sud-grade.h"
#include "sud-lanes.h"
#include "sud-strategy.h"

/**
 * rubric_cli_parse_options:
 * @command: the subcommand, whose --help is printed
 * @entries: its options
 *
 * Reads the options; --help prints and ends the program.
 *
 * Returns: FALSE, having complained, if they are wrong
 */
gboolean rubric_cli_parse_options (const RubricCliCommand *command, const GOptionEntry *entries, char **argv);

/**
 * rubric_cli_find_name:
 * @complaint: translated, with %1$s for @id and %2$s for all names
 * @get_name: gets name @i of @n
 *
 * Returns: the number of the name @id; -1, having complained, if there is none
 */
int rubric_cli_find_name (const char *complaint, const char *id, int n, const char *(*get_name) (int i));

/**
 * rubric_cli_find_strategy:
 * @id: (nullable): its name
 * @strategy: (out) (nullable): the strategy, or NULL if @id is NULL
 *
 * Returns: FALSE, having complained, if there is none
 */
gboolean rubric_cli_find_strategy (const char *id, const SudStrategy **strategy);

/** rubric_cli_find_format: As rubric_cli_find_strategy(), for formats. */
gboolean rubric_cli_find_format (const char *id, const RubricFormat **format);

/** rubric_cli_find_format_to_write: As rubric_cli_find_format(); refuses formats that can only be read. */
gboolean rubric_cli_find_format_to_write (const char *id, const RubricFormat **format);

/**
 * rubric_cli_choose_backend:
 * @id: (nullable): a name; NULL: the one in the environment variable SUD_BACKEND, or else the fastest
 *
 * Chooses for the whole program, including searches of a single puzzle. To be called before there are threads.
 *
 * Returns: FALSE, having complained, if there is no such backend or this machine does not support it
 */
gboolean rubric_cli_choose_backend (const char *id, const SudBackend **backend);

/**
 * rubric_cli_choose_techniques:
 * @without: (nullable): IDs, separated by commas, of techniques not to use
 * @with: (nullable): IDs of techniques to use, each in its usual place
 * @order: (out): the techniques to use
 *
 * Returns: FALSE, having complained, if an ID is unknown
 */
gboolean rubric_cli_choose_techniques (const char *without, const char *with, SudOrder *order);

/**
 * rubric_cli_find_technique:
 *
 * Returns: the technique called @id; SUD_N_TECHNIQUES, having complained, if there is none
 */
SudTechniqueId rubric_cli_find_technique (const char *id);

/** rubric_cli_name_level: Returns: (transfer none): a word for @level, the same in all languages. Thread-safe. */
const char *rubric_cli_name_level (SudLevel level);

/** rubric_cli_name_technique: Returns: (transfer none): its name for a person, its ID for programs. Thread-safe. */
const char *rubric_cli_name_technique (SudTechniqueId technique);

/** RUBRIC_CLI_NOT_SAID: The value of a number without a default that was not given. */
#define RUBRIC_CLI_NOT_SAID G_MININT64

/** rubric_cli_check_range: Returns: whether @value is in the range; complains of @option if not */
gboolean rubric_cli_check_range (const char *option, gint64 value, gint64 lowest, gint64 highest);

/** rubric_cli_check_json_alone: Returns: FALSE, having complained, if a format @to (nullable) stands beside --json */
gboolean rubric_cli_check_json_alone (const char *to);

/** rubric_cli_check_one_file: Returns: whether @files (nullable) has at most one; complains if it has more */
gboolean rubric_cli_check_one_file (const RubricCliCommand *command, char **files);

int rubric_cli_default_threads (void);
