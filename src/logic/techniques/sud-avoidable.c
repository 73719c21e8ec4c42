/* sud-avoidable.c - rectangles of digits that stand but are not given
 *
 *     type 1                      type 2                     4 and 7 were written by the solver: with 4 and 7 in all
 *     [4] . | [7]                 [4] . | [7]                corners, whatever led there would as well have led to the
 *     [7] . | -4                  79  . | 49   -9            same digits the other way round. Were one of them given,
 *     so it is not 4              9 is in one of the two     that would decide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-deadly.h"
#include "sud-techniques.h"

/** @corner: 0 and 1, 2 and 3 share a row; 0 and 2, 1 and 3 a column; @digit: what stands there, 0 in a blank */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  uint8_t corner[4];
  SudDigits digit[4];
} Avoidable;

static void
add (const Avoidable *self, SudDigits digits, SudCells blank, SudDigits out, SudCells where)
{
  SudStep step;

  sud_step_init (&step, self->technique);
  step.digits = digits;
  for (int i = 0; i < 4; i++)
    sud_cells_add (&step.cells, self->corner[i]);
  step.fins = blank;
  step.out[__builtin_ctz (out)] = where;
  sud_steps_add (&self->logic->steps, &self->logic->marks, &step);
}

/* Judges the corners with @one at 0 and 3 and @two at 1 and 2, of which @blank (bits) do not stand yet. */
static void
judge (const Avoidable *self, SudDigits one, SudDigits two, unsigned blank)
{
  const SudPencilmarks *marks = &self->logic->marks;
  SudCells cells = SUD_NO_CELLS;
  SudDigits extra = 0;

  SUD_EACH_BIT (i, blank)
    {
      SudDigits wanted = i == 0 || i == 3 ? one : two, digits = marks->cell[self->corner[i]];

      if ((digits & wanted) == 0)
        return;
      if (self->technique == SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1)
        {
          add (self, one | two, sud_cells_of (self->corner[i]), wanted, sud_cells_of (self->corner[i]));
          return;
        }
      if (sud_digits_count (digits) != 2 || (extra != 0 && extra != (digits & ~wanted)))
        return;
      extra = digits & ~wanted;
      sud_cells_add (&cells, self->corner[i]);
    }
  add (self, one | two, cells, extra, sud_common_peers (cells));
}

/* Whether the digits that stand leave one way: @pair is that of two opposite corners, 0 where none of them stands. */
static bool
agree (SudDigits a, SudDigits b, SudDigits *pair)
{
  *pair = a | b;
  return a == 0 || b == 0 || a == b;
}

static void
look (Avoidable *self)
{
  const SudPencilmarks *marks = &self->logic->marks;
  int wanted = self->technique == SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 ? 1 : 2;
  SudDigits one, two;
  unsigned blank = 0;

  for (int i = 0; i < 4; i++)
    {
      int value = marks->value[self->corner[i]];

      self->digit[i] = value == 0 ? 0 : SUD_DIGIT_BIT (value);
      blank |= (unsigned)(value == 0) << i;
    }
  if (sud_digits_count (blank) != wanted || !agree (self->digit[0], self->digit[3], &one)
      || !agree (self->digit[1], self->digit[2], &two) || one == 0 || two == 0 || one == two)
    return;
  judge (self, one, two, blank);
}

/* Looks at the rectangles of two rows, of which the columns in @open have no given. */
static void
find (Avoidable *self, int top, int bottom, uint32_t open)
{
  SUD_EACH_BIT (left, open)
    SUD_EACH_BIT (right, open & ~((2u << left) - 1))
      {
        if ((top / 3 == bottom / 3) == (left / 3 == right / 3))
          continue;
        self->corner[0] = (uint8_t)sud_cell (top, (int)left);
        self->corner[1] = (uint8_t)sud_cell (top, (int)right);
        self->corner[2] = (uint8_t)sud_cell (bottom, (int)left);
        self->corner[3] = (uint8_t)sud_cell (bottom, (int)right);
        look (self);
      }
}

void
sud_find_avoidable_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  Avoidable self = { .logic = logic, .technique = technique };
  int wanted = technique == SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 ? 3 : 2;
  uint32_t open[SUD_SIZE], standing[SUD_SIZE];

  for (int row = 0; row < SUD_SIZE; row++)
    {
      open[row] = SUD_ALL_DIGITS & ~sud_cells_in_row (marks->given, row);
      standing[row] = SUD_ALL_DIGITS & ~sud_cells_in_row (marks->blank, row);
    }
  for (int top = 0; top < SUD_SIZE; top++)
    for (int bottom = top + 1; bottom < SUD_SIZE; bottom++)
      {
        uint32_t both = open[top] & open[bottom];

        if (sud_digits_count (both & standing[top]) + sud_digits_count (both & standing[bottom]) >= wanted)
          find (&self, top, bottom, both);
      }
}
