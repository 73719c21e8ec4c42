/* rubric-cli-picture.h - pictures as input: what was read of them, and how sure it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-status.h"
#include "rubric-document.h"

/** Returns: (transfer none): the options of all commands that read files: --confidence and --pages */
const GOptionEntry *rubric_cli_picture_get_options (void);

/**
 * rubric_cli_picture_read:
 * @name: of the file, for messages
 * @bytes: of a picture
 * @doubts: to which of each puzzle is added what is not certain of it, as "r3c4 read as 6 (or 5)", for programs; or NULL
 *
 * Reads the Sudokus of a picture, and says on standard error what is doubtful of them.
 *
 * Returns: (transfer full) (nullable): a document with a puzzle on each line, or NULL with @error where there is none
 */
RubricDocument *rubric_cli_picture_read (const char *name, GBytes *bytes, GPtrArray *doubts, GError **error);

/** Returns: RUBRIC_CLI_NOT_ONE where anything was doubtful in the pictures so far */
RubricCliStatus rubric_cli_picture_get_status (void);
