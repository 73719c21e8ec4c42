/* sud-wish-names.h - other names for digits, rows and columns, so that nobody sees where a puzzle comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-random.h"
#include "sud-symmetry.h"
#include "sud-grid.h"

/** Makes any isomorph of @puzzle that has the @symmetry, too. */
void sud_wish_names_change (SudGrid *puzzle, SudSymmetryId symmetry, SudRandom *random);
