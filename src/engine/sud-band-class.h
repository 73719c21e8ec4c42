/* sud-band-class.h - in how many ways a band of a full grid can be completed
 *
 * That depends only on which digits share a column, box by box: three ways to put nine digits into three columns of three.
 * Of the 280 × 280 ways that two boxes can differ from the third there are 84 classes, which exchanging digits, columns and
 * boxes does not change; and a band of the class has as many completions as any other of it.
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
 * @columns: for each of the three boxes which of its columns, 0 to 2, each digit (less 1) stands in
 *
 * The first call of a program makes a table, in less than a millisecond. Thread-safe.
 *
 * Returns: 0 to SUD_BAND_CLASSES - 1
 */
int sud_band_class (const uint8_t columns[3][SUD_SIZE]);
