/* sud-fireworks.c - digits that the crossing of a row and a column in a box, and a cell of each outside, have to share
 *
 *     + x x | . r . | . . .      outside the box, the row can hold 1, 2 and 3 at r only, the column at c only. Were one
 *     x . . | . . . | . . .      of them at neither, it would be in the box in both lines, so at +, where they cross.
 *     x . . | . . . | . . .      So the three digits need + and r and c, which can hold nothing else; and none of them
 *     - - - + - - - + - - -      is in the box outside the lines, for then it would be at both r and c
 *     . . . | . . . | . . .
 *     c . . | . 0 . | . . .      Two digits at +, r and c, and two others at 0, c and r, by the lines of 0, make a
 *     . . . | . . . | . . .      quadruple: then + holds one of the first two, and 0 one of the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

typedef struct
{
  int cell;
  SudDigits digits;              /* the digits that have one place at most in each of the lines outside the box */
  SudCells outside[2][SUD_SIZE]; /* for row and column, [digit - 1]: this place */
} Cross;

/* Fills @self for @cell. */
static void
fill_cross (Cross *self, const SudPencilmarks *marks, int cell)
{
  SudCells box = sud_house_sets[sud_house_of (cell, SUD_HOUSE_BOX)];

  self->cell = cell;
  self->digits = SUD_ALL_DIGITS;
  for (int kind = 0; kind < 2; kind++)
    for (int index = 0; index < SUD_SIZE; index++)
      {
        SudCells places = sud_pencilmarks_places (marks, sud_house_of (cell, (SudHouseKind)kind), index + 1);
        SudCells *outside = &self->outside[kind][index];

        *outside = sud_cells_difference (places, box);
        if (sud_cells_is_empty (places) || !(sud_cells_is_empty (*outside) || sud_cells_is_single (*outside)))
          self->digits &= (SudDigits)~(1u << index);
      }
}

/* Returns: the digits that have no place outside the box but the cell @wings[0] of the row, and @wings[1] of the
 * column */
static SudDigits
find_sparks (const Cross *self, const int wings[2])
{
  SudDigits digits = self->digits;

  SUD_EACH_BIT (index, self->digits)
    for (int kind = 0; kind < 2; kind++)
      if (!sud_cells_within (self->outside[kind][index], sud_cells_of (wings[kind])))
        digits &= (SudDigits)~(1u << index);
  return digits;
}

/* Adds to @step the lines of @cross, with @digits, and what the rest of its box loses. */
static void
add_cross (SudStep *step, int cross, SudDigits digits)
{
  SudCells box = sud_house_sets[sud_house_of (cross, SUD_HOUSE_BOX)], lines = SUD_NO_CELLS;

  for (int kind = 0; kind < 2; kind++)
    {
      int line = sud_house_of (cross, (SudHouseKind)kind);

      lines = sud_cells_union (lines, sud_house_sets[line]);
      step->houses |= 1u << line;
    }
  SUD_EACH_BIT (index, digits)
    step->out[index] = sud_cells_union (step->out[index], sud_cells_difference (box, lines));
  step->digits |= digits;
  step->cells = sud_cells_union (step->cells, sud_cells_of (cross));
  sud_step_add_set (step, sud_cells_of (cross), digits);
}

/* Completes @step with the cells @wings, which its crossings share. */
static void
add_firework (SudLogic *logic, SudStep *step, const int wings[2])
{
  SudCells both = sud_cells_union (sud_cells_of (wings[0]), sud_cells_of (wings[1]));

  step->cells = sud_cells_union (step->cells, both);
  sud_step_add_set (step, both, step->digits);
  for (int i = 0; i < step->n_sets; i++)
    for (int index = 0; index < SUD_SIZE; index++)
      if ((step->sets[i].digits >> index & 1) == 0)
        step->out[index] = sud_cells_union (step->out[index], step->sets[i].cells);
  sud_steps_add (&logic->steps, &logic->marks, step);
}

static void
find_triple (SudLogic *logic, const Cross *cross, const int wings[2])
{
  SudDigits digits = find_sparks (cross, wings);
  SudStep step;

  if (sud_bits_count (digits) != 3)
    return;
  sud_step_init (&step, SUD_TECHNIQUE_FIREWORK_TRIPLE);
  add_cross (&step, cross->cell, digits);
  add_firework (logic, &step, wings);
}

/* Looks for two pairs of digits, one of @cross and one of the opposite crossing, that share @wings. */
static void
find_quadruples (SudLogic *logic, const Cross *cross, const int wings[2])
{
  SudDigits first = find_sparks (cross, wings), second;
  Cross other;

  fill_cross (&other, &logic->marks, sud_cell (sud_row (wings[1]), sud_column (wings[0])));
  second = find_sparks (&other, (const int[]){ wings[1], wings[0] });
  if (other.cell < cross->cell || logic->marks.value[other.cell] != 0)
    return;
  SUD_EACH_BIT (a, first)
    SUD_EACH_BIT (b, first & ~0u << a << 1)
      SUD_EACH_BIT (c, second & ~(1u << a | 1u << b))
        SUD_EACH_BIT (d, second & ~(1u << a | 1u << b) & ~0u << c << 1)
          {
            SudStep step;

            sud_step_init (&step, SUD_TECHNIQUE_FIREWORK_QUADRUPLE);
            add_cross (&step, cross->cell, (SudDigits)(1u << a | 1u << b));
            add_cross (&step, other.cell, (SudDigits)(1u << c | 1u << d));
            add_firework (logic, &step, wings);
          }
}

void
sud_find_fireworks (SudLogic *logic, SudTechniqueId technique)
{
  int least = technique == SUD_TECHNIQUE_FIREWORK_TRIPLE ? 3 : 2;

  SUD_EACH_CELL (cell, logic->marks.blank)
    {
      SudCells wings[2] = { SUD_NO_CELLS, SUD_NO_CELLS };
      Cross cross;

      fill_cross (&cross, &logic->marks, (int)cell);
      if (sud_bits_count (cross.digits) < least)
        continue;
      for (int kind = 0; kind < 2; kind++)
        SUD_EACH_BIT (index, cross.digits)
          wings[kind] = sud_cells_union (wings[kind], cross.outside[kind][index]);
      SUD_EACH_CELL (in_row, wings[0])
        SUD_EACH_CELL (in_column, wings[1])
          if (technique == SUD_TECHNIQUE_FIREWORK_TRIPLE)
            find_triple (logic, &cross, (const int[]){ (int)in_row, (int)in_column });
          else
            find_quadruples (logic, &cross, (const int[]){ (int)in_row, (int)in_column });
    }
}
