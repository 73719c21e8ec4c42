/* sud-step-view.h - a step of reasoning as something to look at on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"
#include "sud-view.h"

/**
 * sud_step_show:
 * @self: (nullable): the step, or nothing but the position
 * @marks: the position before it
 * @sheet: who wrote which digit; digits that stand in @marks alone are entered ones
 * @view: (out): the position, its candidates as centre marks; on it what the step rests on and what it rules out
 */
void sud_step_show (const SudStep *self, const SudPencilmarks *marks, const SudSheet *sheet, SudView *view);
