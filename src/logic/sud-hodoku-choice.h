/* sud-hodoku-choice.h - which of several steps HoDoKu would take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

enum
{
  SUD_HODOKU_NEVER = -1, /* HoDoKu does not call this by the name of its technique */
};

/** A place in the order of steps of one technique: the least is taken; or SUD_HODOKU_NEVER. */
typedef int64_t (*SudHodokuKey) (const SudPencilmarks *marks, const SudStep *step);

/** Steps that are all looked for, and sorted: most candidates ruled out first, then lowest cells. */
int64_t sud_hodoku_key_sorted (const SudPencilmarks *marks, const SudStep *step);

/** Forcing chains: by the cell and the digit that goes. */
int64_t sud_hodoku_key_forced (const SudPencilmarks *marks, const SudStep *step);

/** What the finder comes across first. */
int64_t sud_hodoku_key_found (const SudPencilmarks *marks, const SudStep *step);

/** Locked pairs and triples: by box. */
int64_t sud_hodoku_key_locked (const SudPencilmarks *marks, const SudStep *step);

/** Naked subsets: boxes, rows, columns, by the cells. */
int64_t sud_hodoku_key_naked (const SudPencilmarks *marks, const SudStep *step);

/** Hidden subsets: boxes, rows, columns, by the digits. */
int64_t sud_hodoku_key_hidden (const SudPencilmarks *marks, const SudStep *step);

/** Skyscrapers: rows, columns, by digit and lines. */
int64_t sud_hodoku_key_skyscraper (const SudPencilmarks *marks, const SudStep *step);

/** By digit and lines. */
int64_t sud_hodoku_key_lines (const SudPencilmarks *marks, const SudStep *step);

/** Empty rectangles: by digit and box, the last rows and columns first; then by the strong link, in the row first. */
int64_t sud_hodoku_key_empty_rectangle (const SudPencilmarks *marks, const SudStep *step);

/** Chains of one search, sorted; HoDoKu gives up on those that are long. */
int64_t sud_hodoku_key_chain (const SudPencilmarks *marks, const SudStep *step);

/** W-Wings: by the two cells, and the digit that goes. */
int64_t sud_hodoku_key_w_wing (const SudPencilmarks *marks, const SudStep *step);

/** XY-Wings: by the three cells in ascending order. */
int64_t sud_hodoku_key_xy_wing (const SudPencilmarks *marks, const SudStep *step);

/** XYZ-Wings: by the pivot, then the other two. */
int64_t sud_hodoku_key_xyz_wing (const SudPencilmarks *marks, const SudStep *step);

/** Rectangles: by the lowest of its cells that has nothing else. */
int64_t sud_hodoku_key_rectangle (const SudPencilmarks *marks, const SudStep *step);

/** Avoidable rectangles: what is blank has two candidates. */
int64_t sud_hodoku_key_avoidable (const SudPencilmarks *marks, const SudStep *step);

/** Sue de Coq: rows, columns, by box and crossing. */
int64_t sud_hodoku_key_sue_de_coq (const SudPencilmarks *marks, const SudStep *step);
