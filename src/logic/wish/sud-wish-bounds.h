/* sud-wish-bounds.h - what effort and rating a puzzle as wished can have at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-wish.h"

/** Whether a rating between those wished is one that Sudoku Explainer gives. */
bool sud_wish_has_rating (const SudWish *self);

/** Whether so many clues are left that full houses may be all it takes, where the wish allows no more. */
bool sud_wish_has_houses (const SudWish *self);

/** Whether what singles solve may be rated as wished, where the wish allows no more. */
bool sud_wish_has_rating_of_singles (const SudWish *self);

/** Whether what pairs and triples solve may be rated as wished, where the wish allows no more. */
bool sud_wish_has_rating_of_medium (const SudWish *self);

/** Whether what singles do not solve may be rated as wished, where the wish is for that. */
bool sud_wish_has_rating_beyond_singles (const SudWish *self);

/** Whether what pairs and triples do not solve may be rated as wished, where the wish is for that. */
bool sud_wish_has_rating_beyond_medium (const SudWish *self);

/** Whether the most effort is enough to fill all cells without a clue. */
bool sud_wish_has_least_effort (const SudWish *self);

/** Whether singles may be the least effort, where the wish allows no more. */
bool sud_wish_has_effort_of_singles (const SudWish *self);
