/* rubric-cli-files.h - files of puzzles in, an answer for each out, in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-task.h"

/**
 * rubric_cli_answer_files:
 * @files: (nullable): paths or "-"; NULL is standard input
 *
 * Answers all puzzles. Streams are answered as they come, documents read whole.
 *
 * Returns: the largest of the statuses
 */
RubricCliStatus rubric_cli_answer_files (const RubricCliTask *task, char **files);

/** Has each answer tell its file, in a column in front, where there is more than one, and each file have an answer. */
void rubric_cli_name_files (RubricCliTask *task, char **files);
