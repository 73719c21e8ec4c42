/* rubric-cli-line.h - a line of a stream: a puzzle, or what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/**
 * rubric_cli_line_read:
 * @sheet: (out): its puzzle
 * @info: (nullable): an empty one, for what stands behind the puzzle
 *
 * Returns: FALSE with @error where it is no puzzle
 */
gboolean rubric_cli_line_read (const SudLine *line, SudSheet *sheet, RubricInfo *info, GError **error);
