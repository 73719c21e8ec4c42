/* rubric-cli-status.h - how the work on puzzles, and the program, ends
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
 * @RUBRIC_CLI_INTERRUPTED: SIGINT; what was done is written
 *
 * Exit statuses; of several the largest counts.
 */
typedef enum
{
  RUBRIC_CLI_OK = 0,
  RUBRIC_CLI_NOT_ONE = 1,
  RUBRIC_CLI_ERROR = 2,
  RUBRIC_CLI_INTERRUPTED = 130,
} RubricCliStatus;
