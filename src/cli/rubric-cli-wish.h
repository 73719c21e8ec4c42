/* rubric-cli-wish.h - what kind of puzzle is wished, in the words of the command line, and puzzles of that kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-supply.h"
#include "sud-wish.h"

/**
 * RubricCliWish:
 * @level: (nullable): one level, or two such as "medium-hard"
 * @technique: (nullable): IDs of techniques that are to be needed
 * @nothing_above: (nullable): the ID of the hardest technique that may be needed
 * @effort: (nullable): one number, or two such as "300-500"
 * @er: (nullable): one rating, or two such as "3.0-4.5"
 *
 * What was typed.
 */
typedef struct
{
  char *level;
  char *technique;
  char *nothing_above;
  char *effort;
  char *er;
} RubricCliWish;

/** Whether @spec asks for so few clues that chance does not make such puzzles: they are wished for. */
gboolean rubric_cli_wish_is_few (const SudGenerateSpec *spec);

void rubric_cli_wish_clear (RubricCliWish *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RubricCliWish, rubric_cli_wish_clear)

/** Whether anything was typed: what chance makes is not enough. */
gboolean rubric_cli_wish_is_any (const RubricCliWish *self);

/**
 * rubric_cli_wish_read:
 * @spec: symmetry and clues
 * @wish: (out): both together
 *
 * Returns: FALSE, having complained, where a word is not understood, or there is no such puzzle
 */
gboolean rubric_cli_wish_read (const RubricCliWish *self, const SudGenerateSpec *spec, SudWish *wish);

/** Writes puzzles of @wish to standard output, as they come; of @supply the symmetry and clues do not count. */
RubricCliStatus rubric_cli_grant (const SudWish *wish, const RubricCliSupply *supply);
