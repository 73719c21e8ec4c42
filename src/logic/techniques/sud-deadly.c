/* sud-deadly.c - cells that could change places in the solution, were it not for an extra candidate
 *
 *     type 1        type 2         type 3                type 4
 *     |47|47 |      |47 |47 |      |47 |47 |             |47 |47 |
 *     |47|479|      |479|479| -9   |471|472|12| -1-2     |479|471|    no other 4 in the row:
 *         9          9 in one      1 or 2 in one         no 7 in these two
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-deadly.h"

#include <stddef.h>

/**
 * Subsets:
 * @house: where to look
 * @cell: @n: its other blanks
 */
typedef struct
{
  const SudDeadly *deadly;
  int house;
  int n;
  uint8_t cell[SUD_SIZE];
} Subsets;

void
sud_deadly_begin (const SudDeadly *self, SudStep *step)
{
  sud_step_init (step, self->technique);
  for (int i = 0; self->way != NULL && i < self->way->n_nodes; i++)
    sud_step_add_node (step, SUD_STEP_WEAK, self->way->nodes[i].cells, self->way->nodes[i].digit);
  for (int i = 0; i < self->n_each; i++)
    sud_step_add_set (step, self->each[i].cells, self->each[i].digits);
  step->digits = self->digits != 0 ? self->digits : self->extras;
  step->cells = self->cells;
  step->fins = self->extra_cells;
}

static void
add_deadly (const SudDeadly *self, SudStep *step)
{
  sud_steps_add (&self->logic->steps, &self->logic->marks, step);
}

void
sud_deadly_find_cell (const SudDeadly *self)
{
  SudStep step;

  if (!sud_cells_is_single (self->extra_cells))
    return;
  sud_deadly_begin (self, &step);
  SUD_EACH_BIT (index, self->digits)
    step.out[index] = self->extra_cells;
  add_deadly (self, &step);
}

void
sud_deadly_find_digit (const SudDeadly *self)
{
  SudStep step;

  if (sud_digits_count (self->extras) != 1 || sud_cells_is_single (self->extra_cells))
    return;
  sud_deadly_begin (self, &step);
  step.out[__builtin_ctz (self->extras)] = sud_common_peers (self->extra_cells);
  add_deadly (self, &step);
}

/* @cells and the pattern together hold @digits, one more than @cells: out of the other cells that see all of them. */
static void
add_subset (const Subsets *subsets, SudCells cells, SudDigits digits)
{
  const SudDeadly *deadly = subsets->deadly;
  SudCells all = sud_cells_union (cells, deadly->extra_cells);
  SudStep step;

  sud_deadly_begin (deadly, &step);
  step.houses = 1u << subsets->house;
  sud_step_add_set (&step, cells, digits);
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (all, sud_house_sets[house]))
      SUD_EACH_BIT (index, digits)
        step.out[index] = sud_cells_union (step.out[index], sud_cells_difference (sud_house_sets[house], all));
  add_deadly (deadly, &step);
}

/* All subsets with @cells, which hold @digits with the extra ones, and any cells from @from on. */
static void
choose_subset (const Subsets *subsets, int from, SudCells cells, int count, SudDigits digits)
{
  if (count > 0 && sud_digits_count (digits) == count + 1)
    add_subset (subsets, cells, digits);
  for (int i = from; i < subsets->n; i++)
    {
      SudCells more = cells;

      sud_cells_add (&more, subsets->cell[i]);
      choose_subset (subsets, i + 1, more, count + 1, digits | subsets->deadly->logic->marks.cell[subsets->cell[i]]);
    }
}

void
sud_deadly_find_subsets (const SudDeadly *self)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      Subsets subsets = { .deadly = self, .house = house };

      SudCells blank = sud_cells_intersection (sud_house_sets[house], self->logic->marks.blank);

      if (!sud_cells_within (self->extra_cells, sud_house_sets[house]))
        continue;
      SUD_EACH_CELL (cell, sud_cells_difference (blank, self->extra_cells))
        subsets.cell[subsets.n++] = (uint8_t)cell;
      choose_subset (&subsets, 0, SUD_NO_CELLS, 0, self->extras);
    }
}

void
sud_deadly_find_locked (const SudDeadly *self)
{
  const SudPencilmarks *marks = &self->logic->marks;
  SudDigits common = self->keep[0] & self->keep[1];

  if (sud_cells_count (self->extra_cells) != 2)
    return;
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (self->extra_cells, sud_house_sets[house]))
      SUD_EACH_BIT (index, common)
        {
          SudStep step;
          int i = 0;

          if (!sud_cells_within (sud_pencilmarks_places (marks, house, (int)index + 1), self->extra_cells))
            continue;
          sud_deadly_begin (self, &step);
          step.houses = 1u << house;
          SUD_EACH_CELL (cell, self->extra_cells)
            {
              SUD_EACH_BIT (other, self->keep[i] & ~(1u << index))
                sud_cells_add (&step.out[other], (int)cell);
              i++;
            }
          add_deadly (self, &step);
        }
}
