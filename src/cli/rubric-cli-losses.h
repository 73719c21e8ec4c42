/* rubric-cli-losses.h - what a format cannot hold, puzzle by puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

enum
{
  RUBRIC_CLI_N_LOSSES = 32, /* bits of RubricFormatHolds */
};

/**
 * RubricCliLosses:
 * @n: how many puzzles have lost each kind of thing
 * @first: the lowest line of such a puzzle
 *
 * Of one thread; all zero where nothing was lost.
 */
typedef struct
{
  guint64 n[RUBRIC_CLI_N_LOSSES];
  guint64 first[RUBRIC_CLI_N_LOSSES];
} RubricCliLosses;

/**
 * rubric_cli_losses_take:
 * @sheet: (inout): loses the digits that a program filled in, where @format cannot tell them from others: they are no
 *   part of the puzzle
 *
 * Returns: what of a puzzle is lost in @format, at most one flag for what a person is told as one thing
 */
RubricFormatHolds rubric_cli_losses_take (const RubricFormat *format, SudSheet *sheet, const RubricInfo *info);

/** Returns: (transfer full): “line” has no place for colours of cells, … */
char *rubric_cli_losses_describe (const RubricFormat *format, RubricFormatHolds lost);

/** Counts a puzzle on @line. */
void rubric_cli_losses_add (RubricCliLosses *self, RubricFormatHolds lost, guint64 line);

/** Adds the counts of another thread. */
void rubric_cli_losses_join (RubricCliLosses *self, const RubricCliLosses *other);

/** Says on standard error what was lost of @file, a line for each kind of thing. */
void rubric_cli_losses_tell (const RubricCliLosses *self, const RubricFormat *format, const char *file);
