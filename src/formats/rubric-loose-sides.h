/* rubric-loose-sides.h - names of rows and columns above the cells of a grid, beside them or around them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose-turned.h"

/** Returns: what names above, beside and around the cells of @find tell */
RubricLooseTurn rubric_loose_tell_sides (const RubricLoose *self, const RubricLooseFind *find);

/** Returns: whether columns are named above @find, the last one first */
gboolean rubric_loose_falls (const RubricLoose *self, const RubricLooseFind *find);
