/* sud-proof-view.h - a line of a proof as something to look at on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-proof.h"
#include "sud-view.h"

/**
 * sud_proof_show:
 * @lemmas: a proof, as sud_proof_get() returns it
 * @line: which lemma of it, from 0
 * @marks: the position in which it was found
 * @sheet: who wrote which digit; digits that stand in @marks alone are entered ones
 * @view: (out): the position, and on it what is supposed, what else is true then, what that rules out and where nothing,
 *   or just the conclusion, is left
 */
void sud_proof_show (const SudLemma *lemmas, uint32_t line, const SudPencilmarks *marks, const SudSheet *sheet,
                     SudView *view);
