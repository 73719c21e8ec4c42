/* sud-techniques-private.h - functions that several finders share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/** SudConjugate: A strong link: a digit has two places in @house, so one of the two cells holds it. */
typedef struct
{
  uint8_t cell[2];
  uint8_t house;
} SudConjugate;

/** sud_conjugates_find: Lists the strong links of @digit, by house. Returns: how many there are */
int sud_conjugates_find (const SudPencilmarks *marks, int digit, SudConjugate pairs[SUD_HOUSES]);

/** sud_conjugates_spread: Colours the cells that @pairs link to a coloured one. Returns: whether any is new */
bool sud_conjugates_spread (const SudConjugate *pairs, int n, SudCells colours[2]);

/** sud_find_every_loop: Adds all chains of any length, as a library of cases counts them: in sud-every-loop.c. */
void sud_find_every_loop (SudLogic *logic, SudTechniqueId technique, unsigned kinds);

/** SudDeadly: Cells that could be filled in two ways, or not at all, were it not for extra candidates. A puzzle with
 * one solution has no such pattern, so one of the extra candidates is true. */
typedef struct
{
  SudLogic *logic;
  /* the start of each step that follows, with the technique, all @cells, and as @fins those with extra candidates;
   * @digits are the other candidates of the cells if each has the same */
  const SudStep *pattern;
  SudDigits extras;  /* the extra candidates of all cells */
  SudDigits base[2]; /* the candidates of the first and the second of the @fins that are not extra */
} SudDeadly;

/** Adds what follows if one cell alone has extra candidates (type 1): it holds one of them. */
void sud_deadly_find_single_cell (const SudDeadly *self);

/** Adds what follows if all extra candidates are of one digit (types 2 and 5): it goes from the cells that see all of
 * them. */
void sud_deadly_find_single_digit (const SudDeadly *self);

/** Adds what follows if the extra candidates make a naked subset with other cells of a house (type 3). */
void sud_deadly_find_subsets (const SudDeadly *self);

/** Adds what follows if two cells have extra candidates, and a house of both has no other place for a digit of the
 * pattern (type 4): the digit is in one of the two, so the pattern's other digits go out of both. */
void sud_deadly_find_locked_digit (const SudDeadly *self);
