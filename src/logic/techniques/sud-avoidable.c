/* sud-avoidable.c - avoidable rectangles: four cells, some of which hold digits that are not given
 *
 *     type 1                      type 2                     4 and 7 were written by the solver: with 4 and 7 in all
 *     [4] . | [7]                 [4] . | [7]                corners, whatever led there would as well have led to the
 *     [7] . | -4                  79  . | 49   -9            same digits the other way round. Were one of them given,
 *     so it is not 4              9 is in one of the two     that would decide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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
add_avoidable (const Avoidable *self, SudDigits digits, SudCells blank, SudDigits out, SudCells where)
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

/* Adds what follows if the digit at corners 0 and 3 is @one and that at 1 and 2 is @two; the corners in @blank, bits,
 * have no digit yet. */
static void
judge_corners (const Avoidable *self, SudDigits one, SudDigits two, unsigned blank)
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
          add_avoidable (self, one | two, sud_cells_of (self->corner[i]), wanted, sud_cells_of (self->corner[i]));
          return;
        }
      if (sud_digits_count (digits) != 2 || (extra != 0 && extra != (digits & ~wanted)))
        return;
      extra = digits & ~wanted;
      sud_cells_add (&cells, self->corner[i]);
    }
  add_avoidable (self, one | two, cells, extra, sud_common_peers (cells));
}

/* Returns: whether two opposite corners, which hold @a and @b, can hold the same digit, which goes to @pair; 0 is a
 * blank */
static bool
find_pair (SudDigits a, SudDigits b, SudDigits *pair)
{
  *pair = a | b;
  return a == 0 || b == 0 || a == b;
}

/* Looks at a rectangle of which as many corners hold digits as are wanted. */
static void
look_at_avoidable (Avoidable *self)
{
  const SudPencilmarks *marks = &self->logic->marks;
  SudDigits one, two;
  unsigned blank = 0;

  for (int i = 0; i < 4; i++)
    {
      int value = marks->value[self->corner[i]];

      self->digit[i] = value == 0 ? 0 : SUD_DIGIT_BIT (value);
      blank |= (unsigned)(value == 0) << i;
    }
  if (!find_pair (self->digit[0], self->digit[3], &one)
      || !find_pair (self->digit[1], self->digit[2], &two) || one == 0 || two == 0 || one == two)
    return;
  judge_corners (self, one, two, blank);
}

typedef struct
{
  uint32_t open;     /* the columns without a given */
  uint32_t standing; /* the columns with a digit */
  int n;             /* how many columns with a digit are open */
} Row;

/* Looks at the rectangles of two rows of which @wanted corners, 2 or 3, hold digits. */
static void
find_in_rows (Avoidable *self, const Row *row, int top, int bottom, int wanted)
{
  uint32_t open = row[top].open & row[bottom].open;
  uint32_t any = open & (row[top].standing | row[bottom].standing);
  uint32_t both = open & row[top].standing & row[bottom].standing;
  uint32_t standing[] = { open & ~any, any & ~both, both };

  SUD_EACH_BIT (left, wanted == 2 ? open : any)
    {
      uint32_t beside = 7u << left / 3 * 3, in_two_boxes = top / 3 == bottom / 3 ? ~beside : beside;
      int n = (int)((any >> left & 1) + (both >> left & 1));

      SUD_EACH_BIT (right, standing[wanted - n] & in_two_boxes & ~((2u << left) - 1))
        {
          self->corner[0] = (uint8_t)sud_cell (top, (int)left);
          self->corner[1] = (uint8_t)sud_cell (top, (int)right);
          self->corner[2] = (uint8_t)sud_cell (bottom, (int)left);
          self->corner[3] = (uint8_t)sud_cell (bottom, (int)right);
          look_at_avoidable (self);
        }
    }
}

void
sud_find_avoidable_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  Avoidable self = { .logic = logic, .technique = technique };
  int wanted = technique == SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 ? 3 : 2;
  Row row[SUD_SIZE];

  for (int i = 0; i < SUD_SIZE; i++)
    {
      row[i].open = SUD_ALL_DIGITS & ~sud_cells_in_row (marks->given, i);
      row[i].standing = SUD_ALL_DIGITS & ~sud_cells_in_row (marks->blank, i);
      row[i].n = sud_digits_count (row[i].open & row[i].standing);
    }
  for (int top = 0; top < SUD_SIZE; top++)
    for (int bottom = top + 1; bottom < SUD_SIZE; bottom++)
      if (row[top].n + row[bottom].n >= wanted)
        find_in_rows (&self, row, top, bottom, wanted);
}
