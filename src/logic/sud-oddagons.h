/* sud-oddagons.h - trivalue oddagons: twelve cells that three digits cannot fill
 *
 *     A . . | . A .      In each box of a rectangle three cells, one in each row and each column. Side by side,
 *     . A . | A . .      boxes have the three digits in the same order of rows but for a turn (123, 231, 312), and one
 *     . . A | . . A      above the other in the same order of columns. A slope leads from rows to columns: three of
 *     ------+------      the six slopes keep this kind of order, and three make it 132, 321 or 213. So where an odd
 *     A . . | A . .      number of the four slopes is of the second kind, the digits do not fit: some cell holds
 *     . A . | . A .      another digit, a guardian.
 *     . . A | . . A
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

enum
{
  SUD_ODDAGON_GUARDIANS = 10, /* at most; each is a member of a clause, and a proof has room for so many */
};

/** SudOddagonFunc: Returns: false if no more are wanted */
typedef bool (*SudOddagonFunc) (void *data, SudCells cells, SudDigits digits);

/** sud_oddagons_each: Calls @func with the twelve cells and three digits of each trivalue oddagon whose cells can all
 * hold two of the digits at least, and that has few enough guardians. Returns: false if @func did */
bool sud_oddagons_each (const SudPencilmarks *marks, SudOddagonFunc func, void *data);
