/* rubric-cli-line.h - a line of a stream: a puzzle, or what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

/** Reads a puzzle in the one-line form: 81 cells, then the end or white space, a comma or `#`. */
gboolean rubric_cli_line_parse (const char *text, gsize length, SudGrid *grid);

/** Returns: (transfer full): why rubric_cli_line_parse() did not understand a line */
char *rubric_cli_line_explain (const char *text, gsize length);
