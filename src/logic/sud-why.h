/* sud-why.h - why a cell cannot hold a digit, or must: the shortest argument, without a step too many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-path.h"

/**
 * sud_path_new_why:
 * @start: the position
 * @order: the techniques that an argument may use; one net may stand for all others
 * @cell: blank
 * @digit: a candidate of @cell
 * @must: whether to show that @cell is @digit, and not that it is not
 *
 * Of the ways to show it the one that costs a reader least: sud_step_reading_cost() of its steps, summed. Takes some
 * milliseconds, but where nets are needed some seconds; the flag of @logic cancels it.
 *
 * Returns: (transfer full) (nullable): a path whose last step does it; without steps if @order does not lead there.
 *   NULL if it was cancelled, or without memory
 */
SudPath *sud_path_new_why (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, int cell, int digit,
                           bool must);

/** sud_step_reading_cost: Returns: how much @self asks of a reader, from 1: 1 for a single, more for what is harder to
 * see, and one more for each pair of links and each sentence of a proof */
int sud_step_reading_cost (const SudStep *self);
