/* sud-templates.c - all ways to place the nine cells of a digit
 *
 *     what is in every way is right (template set), what is in none is wrong (template delete):
 *     a . 4 | . . . | . . .        one of the ways that are left for the 4s of a grid, row by row; a way through
 *     . . . | 4 . . | . . .        a cell that is settled for another digit is none
 *     . . . | . . . | 4 . .
 *
 * Where that takes more than the ways of the digit itself, the step has sets: of each other digit the settled cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

#include <stdlib.h>

enum
{
  MOST_WAYS = 4096, /* for a digit: with more there is no pattern that a person could see */
};

typedef struct
{
  SudCells all; /* in every way */
  SudCells any; /* in some way */
} Summary;

typedef struct
{
  uint16_t row[SUD_SIZE];             /* for [row] the columns where the digit can go; 0 where it stands already */
  SudCells way;                       /* the cells chosen so far */
  int n[SUD_SIZE];
  /* for [digit - 1] the ways that are left; more than MOST_WAYS are not kept; @n of them */
  SudCells ways[SUD_SIZE][MOST_WAYS];
  Summary alone[SUD_SIZE]; /* for [digit - 1] what its ways come to before any is dropped because of another digit */
} Templates;

/* All ways of digit @index to go on from @row, with columns and boxes that are taken. */
static void
place_digit (Templates *self, int index, int row, uint32_t columns, uint32_t boxes)
{
  SudCells before = self->way;

  while (row < SUD_SIZE && self->row[row] == 0)
    row++;
  if (row == SUD_SIZE)
    {
      if (self->n[index] < MOST_WAYS)
        self->ways[index][self->n[index]] = self->way;
      self->n[index]++;
      return;
    }
  SUD_EACH_BIT (column, self->row[row] & ~columns)
    {
      uint32_t box = 1u << sud_box (sud_cell (row, (int)column));

      if ((boxes & box) != 0 || self->n[index] > MOST_WAYS)
        continue;
      sud_cells_add (&self->way, sud_cell (row, (int)column));
      place_digit (self, index, row + 1, columns | 1u << column, boxes | box);
      self->way = before;
    }
}

/* The cells in all ways of digit @index that are left, and in any of them; returns false if they are not kept. */
static bool
sum_up (const Templates *self, int index, Summary *summary)
{
  *summary = (Summary){ SUD_ALL_CELLS, SUD_NO_CELLS };
  if (self->n[index] == 0 || self->n[index] > MOST_WAYS)
    return false;
  for (int i = 0; i < self->n[index]; i++)
    {
      summary->all = sud_cells_intersection (summary->all, self->ways[index][i]);
      summary->any = sud_cells_union (summary->any, self->ways[index][i]);
    }
  return true;
}

/* The cells that are in every way of digit @index; none, where its ways are not kept. */
static SudCells
settled (const Templates *self, int index)
{
  Summary summary;

  return sum_up (self, index, &summary) ? summary.all : SUD_NO_CELLS;
}

static bool
drop_taken (Templates *self, int index, const SudCells taken[SUD_SIZE])
{
  int kept = 0, n = self->n[index] <= MOST_WAYS ? self->n[index] : 0;
  SudCells others = SUD_NO_CELLS;

  for (int other = 0; other < SUD_SIZE; other++)
    if (other != index)
      others = sud_cells_union (others, taken[other]);
  for (int i = 0; i < n; i++)
    if (!sud_cells_meet (self->ways[index][i], others))
      self->ways[index][kept++] = self->ways[index][i];
  if (n > 0)
    self->n[index] = kept;
  return kept != n;
}

/* Drops ways through cells that are settled for another digit, until nothing changes. */
static void
refine (Templates *self, const SudLogic *logic)
{
  bool changed = true;

  while (changed && !sud_logic_is_cancelled (logic))
    {
      SudCells taken[SUD_SIZE];

      changed = false;
      for (int index = 0; index < SUD_SIZE; index++)
        taken[index] = settled (self, index);
      for (int index = 0; index < SUD_SIZE; index++)
        changed |= drop_taken (self, index, taken);
    }
}

/* The cells that are settled for other digits, as far as they keep @digit out. */
static void
add_taken (SudLogic *logic, const Templates *self, int digit, SudStep *step)
{
  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells taken = sud_cells_intersection (settled (self, index), logic->marks.digit[digit - 1]);

      if (index != digit - 1 && !sud_cells_is_empty (taken))
        sud_step_add_set (step, taken, (SudDigits)(1u << index));
    }
}

/* Adds the cells that all ways of @digit that are left have in common, or that none of them has. */
static void
add_template_step (SudLogic *logic, SudTechniqueId technique, const Templates *self, int digit)
{
  const Summary *alone = &self->alone[digit - 1];
  Summary left;
  SudStep step;
  bool same;

  if (!sum_up (self, digit - 1, &left))
    return;
  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (digit);
  if (technique == SUD_TECHNIQUE_TEMPLATE_SET)
    {
      if (sud_cells_is_empty (left.all))
        return;
      same = sud_cells_equal (left.all, alone->all);
      step.digit = (uint8_t)digit;
      step.cell = (uint8_t)sud_cells_take (&left.all);
      step.more = left.all;
      step.cells = sud_step_writes (&step);
    }
  else
    {
      same = sud_cells_equal (left.any, alone->any);
      step.cells = left.any;
      step.out[digit - 1] = sud_cells_difference (logic->marks.digit[digit - 1], left.any);
    }
  if (!same)
    add_taken (logic, self, digit, &step);
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_templates (SudLogic *logic, SudTechniqueId technique)
{
  Templates *templates = malloc (sizeof *templates); /* rare, and large */

  if (templates == NULL)
    return;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      templates->n[digit - 1] = 0;
      templates->way = SUD_NO_CELLS;
      for (int row = 0; row < SUD_SIZE; row++)
        templates->row[row] = logic->marks.place[row][digit - 1];
      if (!sud_cells_is_empty (logic->marks.digit[digit - 1]))
        place_digit (templates, digit - 1, 0, 0, 0);
      sum_up (templates, digit - 1, &templates->alone[digit - 1]);
    }
  refine (templates, logic);
  for (int digit = 1; digit <= SUD_SIZE && !sud_logic_is_cancelled (logic); digit++)
    add_template_step (logic, technique, templates, digit);
  free (templates);
}
