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
 * @spec: what puzzles
 * @backend: that makes them
 * @to: the format they are written in
 * @count: how many are wanted: the first that fit
 * @threads: that make them
 */
typedef struct
{
  SudGenerateSpec spec;
  const SudBackend *backend;
  const RubricFormat *to;
  guint64 count;
  int threads;
} RubricCliSupply;

/** Writes the puzzles to standard output, as they come. */
RubricCliStatus rubric_cli_supply (const RubricCliSupply *self);
