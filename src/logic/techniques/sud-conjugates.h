/* sud-conjugates.h - where a digit has two places left in a house: strong links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

/** @cell: the two places of a digit in @house: one of them is right. */
typedef struct
{
  uint8_t cell[2];
  uint8_t house;
} SudConjugate;

/** The strong links of @digit, in the order of houses; returns how many there are. */
int sud_conjugates_find (const SudPencilmarks *marks, int digit, SudConjugate pairs[SUD_HOUSES]);
