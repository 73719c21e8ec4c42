/* sud-deadly.h - cells that could change places in the solution, were it not for an extra candidate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/**
 * SudDeadly:
 * @digits: what the cells would be left with; 0 where that is not the same everywhere
 * @cells: of the pattern
 * @extra_cells: those with other candidates
 * @extras: the other candidates, of which one is true
 * @keep: of the first and the second of two @extra_cells the candidates that are not extra
 * @way: (nullable): a step whose nodes show the way round a loop
 * @each: @n_each: of a grave those of @extra_cells one by one, with the extra candidates of each
 *
 * Would none of the extra candidates be true, there were two solutions, or none.
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  SudDigits digits;
  SudDigits extras;
  SudDigits keep[2];
  SudCells cells;
  SudCells extra_cells;
  const SudStep *way;
  const SudStepSet *each;
  int n_each;
} SudDeadly;

/** Begins a step that shows the pattern. */
void sud_deadly_begin (const SudDeadly *self, SudStep *step);

/** One cell has other candidates (type 1): it is one of those. */
void sud_deadly_find_cell (const SudDeadly *self);

/** All other candidates are of one digit (types 2 and 5): it goes where all of them are seen. */
void sud_deadly_find_digit (const SudDeadly *self);

/** The other candidates are as one cell, which makes a subset with others of a house (type 3). */
void sud_deadly_find_subsets (const SudDeadly *self);

/** In a house of the two cells one of the digits has no other place (type 4): the others go out of these cells. */
void sud_deadly_find_locked (const SudDeadly *self);
