/* sud-wish-clues.h - as few clues as can be, or as many as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"
#include "sud-random.h"
#include "sud-wish.h"

/**
 * sud_wish_clues_trim:
 * @puzzle: (inout): with one solution, and the symmetry of @wish
 * @cancel: (nullable): as in SudLanesJob
 *
 * Takes clues away that are not needed, in a random order, until there are no others or no more than wished; or gives some
 * of the solution until there are enough.
 *
 * Returns: whether there are as many as wished now; false where it was cancelled
 */
bool sud_wish_clues_trim (const SudWish *wish, SudLanes *lanes, SudRandom *random, SudGrid *puzzle, const atomic_bool *cancel);
