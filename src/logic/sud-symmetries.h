/* sud-symmetries.h - ways to turn a position into itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-isomorph.h"
#include "sud-pencilmarks.h"

/** sud_symmetries_find: Finds the symmetries of all digits at @marks; if there are none, those of the givens, which the
 * one solution has as well. Returns: how many there are */
int sud_symmetries_find (const SudPencilmarks *marks, SudIsomorph found[SUD_AUTOMORPHISMS_MAX]);

/** sud_symmetries_are_of_givens: Returns: whether @isomorph leaves the givens as they are */
bool sud_symmetries_are_of_givens (const SudPencilmarks *marks, const SudIsomorph *isomorph);
