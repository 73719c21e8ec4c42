/* sud-symmetry.h - THE TABLE of symmetries that the clues of a puzzle can have
 *
 * Threads: safe: a constant table.
 * Cost: less than a microsecond.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

SUD_BEGIN_DECLS

/* All ways in which a pattern on a square can be like its images */
typedef enum
{
  SUD_SYMMETRY_NONE,
  SUD_SYMMETRY_HALF_TURN,
  SUD_SYMMETRY_QUARTER_TURN,
  SUD_SYMMETRY_DIAGONAL,
  SUD_SYMMETRY_ANTIDIAGONAL,
  SUD_SYMMETRY_DIAGONALS,
  SUD_SYMMETRY_LEFT_RIGHT,
  SUD_SYMMETRY_TOP_BOTTOM,
  SUD_SYMMETRY_MIRRORS,
  SUD_SYMMETRY_FULL,
  SUD_N_SYMMETRIES,
} SudSymmetryId;

/**
 * SudSymmetry:
 * @id: its name in the terminal
 * @name: for people; marked for translation
 * @images: the images of a square that look the same; bit k is image k, which mirrors left and right if k & 1, top and
 *   bottom if k & 2, and then exchanges rows and columns if k & 4
 */
typedef struct
{
  const char *id;
  const char *name;
  uint8_t images;
} SudSymmetry;

/** sud_symmetry_get: Returns: the row of the table; constant */
const SudSymmetry *sud_symmetry_get (SudSymmetryId id);

/** sud_symmetry_find: Returns: the symmetry called @id, or SUD_N_SYMMETRIES */
SudSymmetryId sud_symmetry_find (const char *id);

/**
 * sud_symmetry_orbits:
 * @orbits: (out): sets of cells that have a clue each, or none; together all cells, ordered by their lowest
 *
 * Returns: how many
 */
int sud_symmetry_orbits (SudSymmetryId id, SudCells orbits[SUD_CELLS]);

/** sud_symmetry_holds: Returns: whether @cells, as a pattern, has the symmetry */
bool sud_symmetry_holds (SudSymmetryId id, SudCells cells);

/**
 * sud_symmetry_allows:
 * @id: SUD_N_SYMMETRIES, which an unknown name becomes, allows nothing
 *
 * Returns: whether there are patterns of @n cells with the symmetry
 */
bool sud_symmetry_allows (SudSymmetryId id, int n);

SUD_END_DECLS
