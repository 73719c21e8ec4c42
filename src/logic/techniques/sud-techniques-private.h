/* sud-techniques-private.h - functions that several finders share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/** @cell: the two places of a digit in @house: one of them is right. */
typedef struct
{
  uint8_t cell[2];
  uint8_t house;
} SudConjugate;

/** sud_conjugates_find: The strong links of @digit, in the order of houses; returns how many there are. */
int sud_conjugates_find (const SudPencilmarks *marks, int digit, SudConjugate pairs[SUD_HOUSES]);

/** sud_conjugates_spread: Gives the cells that @pairs link to one in @colours the other colour; whether any is new. */
bool sud_conjugates_spread (const SudConjugate *pairs, int n, SudCells colours[2]);

/** sud_find_every_loop: All chains of any length, as a library of cases counts them: in sud-every-loop.c. */
void sud_find_every_loop (SudLogic *logic, SudTechniqueId technique, unsigned kinds);
