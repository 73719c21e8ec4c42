/* sud-uniform-testing.h - the classes of bands, for tests: in how many ways a band of a full grid can be completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

enum
{
  SUD_BAND_CLASSES = 84,
};

#define SUD_BAND_COMPLETIONS_MAX UINT64_C (7802998272)

/* How many pairs of bands make a full grid with one of each class. */
extern const uint64_t sud_band_completions[SUD_BAND_CLASSES];

/**
 * sud_band_class:
 * @columns: for each of the three boxes the column, 0 to 2, in which each digit (less 1) stands
 *
 * Returns: 0 to SUD_BAND_CLASSES - 1
 */
int sud_band_class (const uint8_t columns[3][SUD_SIZE]);
