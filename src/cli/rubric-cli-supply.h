/* rubric-cli-supply.h - new puzzles, made in several threads and written in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-status.h"
#include "rubric-format.h"
#include "sud-generate.h"

/**
 * RubricCliSupply:
 * @spec: what puzzles; where it says that they are weighed, the natural logarithm stands behind each
 * @backend: that makes them
 * @to: the format they are written in; of weights "line"
 * @count: how many are wanted: the first that fit
 * @tries: after how many indices in a row that do not fit it is given up; 0: never
 * @threads: that make them
 */
typedef struct
{
  SudGenerateSpec spec;
  const SudBackend *backend;
  const RubricFormat *to;
  guint64 count;
  guint64 tries;
  int threads;
} RubricCliSupply;

/** Writes the puzzles to standard output, as they come. RUBRIC_CLI_NOT_ONE: not all there, given up with a message. */
RubricCliStatus rubric_cli_supply (const RubricCliSupply *self);
