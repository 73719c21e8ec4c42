/* rubric-cli-load.h - all puzzles of a file in memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-status.h"
#include "rubric-format.h"
#include "sud-grid.h"

typedef struct
{
  /*< private >*/
  GPtrArray *puzzles; /* into one of the others */
  GString *text;      /* of a stream */
  SudGrid *grids;     /* of a document */
} RubricCliLoad;

/**
 * rubric_cli_load:
 * @self: (out): to be cleared, whatever the status
 * @path: a path, or "-"
 * @format: (nullable): what it is, or NULL to find out
 *
 * Returns: RUBRIC_CLI_ERROR, having complained, where there is no puzzle in it, or something that is none
 */
RubricCliStatus rubric_cli_load (RubricCliLoad *self, const char *path, const RubricFormat *format);

void rubric_cli_load_clear (RubricCliLoad *self);

gsize rubric_cli_load_get_n_puzzles (const RubricCliLoad *self);

/** As sud_lanes_run() takes them. */
const char *const *rubric_cli_load_get_puzzles (const RubricCliLoad *self);
