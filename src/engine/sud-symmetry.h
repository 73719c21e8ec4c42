/* sud-symmetry.h - THE TABLE of symmetries that the clues of a puzzle can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

/* All ways a pattern on a square can be like its images. */
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
 * @id: how the terminal names it
 * @name: for people; marked for translation
 * @images: which of the eight images of a square look the same: bit k for that of sud_symmetry_image()
 */
typedef struct
{
  const char *id;
  const char *name;
  uint8_t images;
} SudSymmetry;

/** Returns: the row of the table; constant */
const SudSymmetry *sud_symmetry_get (SudSymmetryId id);

/** Returns: that called @id, or SUD_N_SYMMETRIES */
SudSymmetryId sud_symmetry_find (const char *id);

/**
 * sud_symmetry_image:
 * @k: 0 to 7: bit 0 exchanges left and right, bit 1 top and bottom, and bit 2 after that rows and columns
 *
 * Returns: where @cell comes to lie
 */
int sud_symmetry_image (int k, int cell);

/**
 * sud_symmetry_orbits:
 * @orbits: (out): sets of cells that have a clue each, or none; together all cells, ordered by their lowest
 *
 * Returns: how many
 */
int sud_symmetry_orbits (SudSymmetryId id, SudCells orbits[SUD_CELLS]);

/** Whether @cells, as a pattern, has the symmetry. */
bool sud_symmetry_holds (SudSymmetryId id, SudCells cells);

/** Whether there are patterns of @n cells with the symmetry. */
bool sud_symmetry_allows (SudSymmetryId id, int n);
