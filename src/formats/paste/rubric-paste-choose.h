/* rubric-paste-choose.h - which of the lattices of a text are handed out; all are in the order of the text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-lattice.h"

/** Grids in a list of puzzles are puzzles, even with few digits. */
void rubric_paste_weigh_siblings (GArray *lattices);

/** Leaves of those that share cells the best; it has a rival where another one is nearly as good. */
void rubric_paste_choose_best (GArray *lattices);

/** Sets the fate of solutions, of later states, and of what is there already. */
void rubric_paste_drop_followers (GArray *lattices);
