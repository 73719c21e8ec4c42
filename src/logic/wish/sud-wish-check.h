/* sud-wish-check.h - what is wrong with a wish, said before anybody waits for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-wish.h"

/**
 * sud_wish_check:
 *
 * Returns: (nullable) (transfer none): what is wrong with the wish, marked for translation; NULL where there may be such
 * puzzles
 */
const char *sud_wish_check (const SudWish *self);
