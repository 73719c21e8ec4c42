/* sud-deadly.c - deadly patterns: what follows if one of their extra candidates is true
 *
 *     type 1        type 2         type 3                type 4
 *     |47|47 |      |47 |47 |      |47 |47 |             |47 |47 |
 *     |47|479|      |479|479| -9   |471|472|12| -1-2     |479|471|    no other 4 in the row:
 *         9          9 in one      1 or 2 in one         no 7 in these two
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"

typedef struct
{
  const SudDeadly *deadly;
  int house;              /* all cells with extra candidates are in it */
  int n;
  uint8_t cell[SUD_SIZE]; /* its other blanks; @n of them */
} Subsets;

static void
add_step (const SudDeadly *self, SudStep *step)
{
  sud_steps_add (&self->logic->steps, &self->logic->marks, step);
}

void
sud_deadly_find_single_cell (const SudDeadly *self)
{
  SudCells extra_cells = self->pattern->fins;
  SudStep step;

  if (!sud_cells_is_single (extra_cells))
    return;
  sud_step_copy (&step, self->pattern);
  SUD_EACH_BIT (index, step.digits)
    step.out[index] = extra_cells;
  add_step (self, &step);
}

void
sud_deadly_find_single_digit (const SudDeadly *self)
{
  SudCells extra_cells = self->pattern->fins;
  SudStep step;

  if (sud_digits_count (self->extras) != 1 || sud_cells_is_single (extra_cells))
    return;
  sud_step_copy (&step, self->pattern);
  step.out[__builtin_ctz (self->extras)] = sud_common_peers (extra_cells);
  add_step (self, &step);
}

/* Adds the step of a subset: @cells hold only @digits, one more than there are @cells, and the pattern holds one of
 * @digits that is extra. So the digits go out of other cells of the houses that have all of these cells. */
static void
add_subset (const Subsets *subsets, SudCells cells, SudDigits digits)
{
  const SudDeadly *deadly = subsets->deadly;
  SudCells all = sud_cells_union (cells, deadly->pattern->fins);
  SudStep step;

  sud_step_copy (&step, deadly->pattern);
  step.houses = 1u << subsets->house;
  sud_step_add_set (&step, cells, digits);
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (all, sud_house_sets[house]))
      SUD_EACH_BIT (index, digits)
        step.out[index] = sud_cells_union (step.out[index], sud_cells_difference (sud_house_sets[house], all));
  add_step (deadly, &step);
}

/* Finds all subsets of @cells, @count of them, and any of the blanks from number @from on. @digits are the candidates
 * of @cells and the extra ones. */
static void
extend_subset (const Subsets *subsets, int from, SudCells cells, int count, SudDigits digits)
{
  if (count > 0 && sud_digits_count (digits) == count + 1)
    add_subset (subsets, cells, digits);
  for (int i = from; i < subsets->n; i++)
    {
      SudCells more = cells;

      sud_cells_add (&more, subsets->cell[i]);
      extend_subset (subsets, i + 1, more, count + 1, digits | subsets->deadly->logic->marks.cell[subsets->cell[i]]);
    }
}

void
sud_deadly_find_subsets (const SudDeadly *self)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      Subsets subsets = { .deadly = self, .house = house };
      SudCells blank = sud_cells_intersection (sud_house_sets[house], self->logic->marks.blank);

      if (!sud_cells_within (self->pattern->fins, sud_house_sets[house]))
        continue;
      SUD_EACH_CELL (cell, sud_cells_difference (blank, self->pattern->fins))
        subsets.cell[subsets.n++] = (uint8_t)cell;
      extend_subset (&subsets, 0, SUD_NO_CELLS, 0, self->extras);
    }
}

/* Adds the step of digit @index, which goes nowhere in @house but into one of the two cells. */
static void
add_locked_digit (const SudDeadly *self, int house, unsigned index)
{
  SudStep step;
  int i = 0;

  sud_step_copy (&step, self->pattern);
  step.houses = 1u << house;
  SUD_EACH_CELL (cell, self->pattern->fins)
    {
      SUD_EACH_BIT (other, self->base[i] & ~(1u << index))
        sud_cells_add (&step.out[other], (int)cell);
      i++;
    }
  add_step (self, &step);
}

void
sud_deadly_find_locked_digit (const SudDeadly *self)
{
  SudCells extra_cells = self->pattern->fins;

  if (sud_cells_count (extra_cells) != 2)
    return;
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (extra_cells, sud_house_sets[house]))
      SUD_EACH_BIT (index, self->base[0] & self->base[1])
        if (sud_cells_within (sud_pencilmarks_places (&self->logic->marks, house, (int)index + 1), extra_cells))
          add_locked_digit (self, house, index);
}
