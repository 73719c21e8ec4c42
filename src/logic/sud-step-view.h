/* sud-step-view.h - a step of reasoning, or a line of a proof, as something to look at on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-proof.h"
#include "sud-view.h"

/**
 * sud_step_show:
 * @self: (nullable): the step, or nothing but the position
 * @marks: the position before it
 * @sheet: who wrote which digit; digits that stand in @marks alone are entered ones
 * @view: (out): the position, its candidates as centre marks; on it what the step rests on and what it rules out
 */
void sud_step_show (const SudStep *self, const SudPencilmarks *marks, const SudSheet *sheet, SudView *view);

/**
 * sud_proof_show:
 * @lemmas: a proof, as sud_proof_get() returns it
 * @line: which lemma of it, from 0
 * @marks: the position in which it was found
 * @sheet: who wrote which digit; digits that stand in @marks alone are entered ones
 * @view: (out): the position, and on it the suppositions, what else is true then and what that rules out, and the
 *   clause of which nothing, or just the conclusion, is left
 */
void sud_proof_show (const SudLemma *lemmas, uint32_t line, const SudPencilmarks *marks, const SudSheet *sheet,
                     SudView *view);
