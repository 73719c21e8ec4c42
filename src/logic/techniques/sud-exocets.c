/* sud-exocets.c - Junior Exocets: two target cells hold the digits of two base cells
 *
 *     B B x | . . . | . . .     B  the base cells: together they can be two to four digits, each of which
 *     . . x | T n n | c . .     S  has its places in the cross-lines, outside the band, in two lines: it is there at
 *     . . x | c . . | T m m        most twice, but three cross-lines need it. If it is in a base cell, it is neither at
 *     - - S | S - - | S - -        x nor beside B, and the companions c cannot be it. So it is in a target cell T, and
 *     …                            both target cells hold the digits of the base cells, in some order
 *     - - S | S - - | S - -     m  the mirror cells of the left T, and n those of the right one: the digit of B and T
 *                                  has no other place in that box. The other one of the two is neither digit
 *
 * Each way to fill base and target cells is looked at; what none of them allows is wrong. It sees the same digit in
 * each, or it is in a cell that holds another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

#include <string.h>

enum
{
  FEWEST_DIGITS = 2,
  MOST_DIGITS = 4,
};

/* For [house][digit - 1] of rows and columns the positions that hold the digit, or can. */
typedef uint16_t Places[2 * SUD_SIZE][SUD_SIZE];

typedef struct
{
  int kind, line;      /* the base cells are in this row or column */
  int base[2];
  int target[2];
  int mirror[2][2];    /* for each target cell its mirror cells, in the box of the other one */
  int cross[3];        /* the cross-lines: beside the base cells, and those of the target cells */
  SudDigits digits;    /* the digits of the base cells */
} Exocet;

static int
get_line_cell (int kind, int line, int position)
{
  return sud_house_cells[kind * SUD_SIZE + line][position];
}

static SudDigits
get_possible (const SudPencilmarks *marks, int cell)
{
  return marks->value[cell] != 0 ? SUD_DIGIT_BIT (marks->value[cell]) : marks->cell[cell];
}

static void
list_all_places (const SudPencilmarks *marks, Places places)
{
  for (int house = 0; house < 2 * SUD_SIZE; house++)
    memcpy (places[house], marks->place[house], sizeof places[house]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (marks->value[cell] != 0)
      {
        places[sud_row (cell)][marks->value[cell] - 1] = (uint16_t)(1u << sud_column (cell));
        places[SUD_SIZE + sud_column (cell)][marks->value[cell] - 1] = (uint16_t)(1u << sud_row (cell));
      }
}

/* Returns: whether one bit can be taken from each of the three, all different: unless two lines cover them, it can */
static bool
are_three (unsigned a, unsigned b, unsigned c)
{
  return a != 0 && b != 0 && c != 0 && sud_bits_count (a | b) > 1 && sud_bits_count (a | c) > 1
         && sud_bits_count (b | c) > 1 && sud_bits_count (a | b | c) > 2;
}

/* Returns: whether no digit of @self can be in all three cross-lines outside the band */
static bool
is_covered (const Exocet *self, const Places places)
{
  unsigned outside = ~(7u << self->line / 3 * 3);

  SUD_EACH_BIT (index, self->digits)
    if (are_three (places[self->cross[0]][index] & outside, places[self->cross[1]][index] & outside,
                   places[self->cross[2]][index] & outside))
      return false;
  return true;
}

/* Adds what is wrong, for [digit - 1], if @cell holds @digit. */
static void
write_digit (SudCells out[SUD_SIZE], int cell, int digit)
{
  for (int index = 0; index < SUD_SIZE; index++)
    if (index + 1 != digit)
      sud_cells_add (&out[index], cell);
  out[digit - 1] = sud_cells_union (out[digit - 1], sud_peers_of (cell));
}

/* Returns: what mirror cell @cell beside @other can be, if one of the two holds @digit, and no other is of @pair */
static SudDigits
get_reflection (const SudPencilmarks *marks, int cell, int other, int digit, SudDigits pair)
{
  SudDigits here = get_possible (marks, cell), there = get_possible (marks, other), left = 0;

  if ((there & ~pair) != 0)
    left |= here & SUD_DIGIT_BIT (digit);
  if ((there & SUD_DIGIT_BIT (digit)) != 0)
    left |= here & (SudDigits)~pair;
  return left;
}

/* Rules out what is not so if one of the two mirror cells @mirror holds @digit. Returns: whether one can */
static bool
write_mirror (const SudPencilmarks *marks, SudCells out[SUD_SIZE], const int mirror[2], int digit, SudDigits pair)
{
  SudCells rest = sud_house_sets[sud_house_of (mirror[0], SUD_HOUSE_BOX)];

  for (int i = 0; i < 2; i++)
    {
      SudDigits left = get_reflection (marks, mirror[i], mirror[1 - i], digit, pair);

      if (left == 0)
        return false;
      sud_cells_remove (&rest, mirror[i]);
      SUD_EACH_BIT (index, SUD_ALL_DIGITS & ~left)
        sud_cells_add (&out[index], mirror[i]);
    }
  out[digit - 1] = sud_cells_union (out[digit - 1], rest);
  return true;
}

/* Fills @out with what is wrong if the base cells hold @base, and the target cells @target, which are the same digits.
 * Returns: whether that can be */
static bool
try_way (const Exocet *self, const SudPencilmarks *marks, const int base[2], const int target[2],
         SudCells out[SUD_SIZE])
{
  SudDigits pair = SUD_DIGIT_BIT (base[0]) | SUD_DIGIT_BIT (base[1]);

  memset (out, 0, SUD_SIZE * sizeof *out);
  for (int i = 0; i < 2; i++)
    {
      if (!sud_pencilmarks_has (marks, self->base[i], base[i])
          || !sud_pencilmarks_has (marks, self->target[i], target[i])
          || !write_mirror (marks, out, self->mirror[i], target[i], pair))
        return false;
      write_digit (out, self->base[i], base[i]);
      write_digit (out, self->target[i], target[i]);
    }
  return true;
}

/* Notes in @step that the target cells may hold @target, in this order. */
static void
add_way (SudStep *step, const Exocet *self, const int target[2])
{
  SudDigits pair = SUD_DIGIT_BIT (target[0]) | SUD_DIGIT_BIT (target[1]);
  int lower = self->target[target[0] > target[1]];

  for (int i = 0; i < 2; i++)
    step->sets[1 + i].digits |= SUD_DIGIT_BIT (target[i]);
  for (int i = SUD_EXOCET_WAYS; i < step->n_sets; i++)
    if (step->sets[i].digits == pair)
      {
        sud_cells_add (&step->sets[i].cells, lower);
        return;
      }
  sud_step_add_set (step, sud_cells_of (lower), pair);
}

/* Looks at all ways to fill base and target cells, and rules out what none of them allows. */
static void
try_ways (const Exocet *self, const SudPencilmarks *marks, SudStep *step)
{
  for (int index = 0; index < SUD_SIZE; index++)
    step->out[index] = SUD_ALL_CELLS;
  SUD_EACH_BIT (a, marks->cell[self->base[0]])
    SUD_EACH_BIT (b, marks->cell[self->base[1]] & ~(1u << a))
      for (int turn = 0; turn < 2; turn++)
        {
          const int base[2] = { (int)a + 1, (int)b + 1 }, target[2] = { base[turn], base[1 - turn] };
          SudCells out[SUD_SIZE];

          if (!try_way (self, marks, base, target, out))
            continue;
          add_way (step, self, target);
          for (int index = 0; index < SUD_SIZE; index++)
            step->out[index] = sud_cells_intersection (step->out[index], out[index]);
        }
}

/* Returns: whether all that @step rules out are digits in target cells that the base cells cannot be */
static bool
is_plain (const Exocet *self, const SudPencilmarks *marks, const SudStep *step)
{
  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells out = sud_cells_intersection (step->out[index], marks->digit[index]);

      if ((self->digits >> index & 1) == 0)
        for (int i = 0; i < 2; i++)
          sud_cells_remove (&out, self->target[i]);
      if (!sud_cells_is_empty (out))
        return false;
    }
  return true;
}

/* Adds the places of the base digits in the cross-lines outside the band. */
static void
add_cross_cells (const Exocet *self, const SudPencilmarks *marks, SudStep *step)
{
  for (int k = 0; k < 3; k++)
    {
      step->houses |= 1u << self->cross[k];
      for (int position = 0; position < SUD_SIZE; position++)
        {
          int cell = sud_house_cells[self->cross[k]][position];

          if (position / 3 != self->line / 3 && (marks->cell[cell] & self->digits) != 0)
            sud_cells_add (&step->cells, cell);
        }
    }
}

static void
add_exocet (SudLogic *logic, const Exocet *self)
{
  const SudPencilmarks *marks = &logic->marks;
  SudStep step;

  sud_step_init (&step, SUD_TECHNIQUE_JUNIOR_EXOCET);
  step.digits = self->digits;
  sud_step_add_set (&step, sud_cells_union (sud_cells_of (self->base[0]), sud_cells_of (self->base[1])), self->digits);
  for (int i = 0; i < 2; i++)
    sud_step_add_set (&step, sud_cells_of (self->target[i]), 0);
  for (int i = 0; i < 2; i++)
    sud_step_add_set (&step, sud_cells_union (sud_cells_of (self->mirror[i][0]), sud_cells_of (self->mirror[i][1])),
                      self->digits);
  try_ways (self, marks, &step);
  if (step.n_sets == SUD_EXOCET_WAYS)
    return;
  for (int i = 0; i < 3; i++)
    step.cells = sud_cells_union (step.cells, step.sets[i].cells);
  if (is_plain (self, marks, &step))
    step.n_sets = SUD_EXOCET_MIRRORS;
  add_cross_cells (self, marks, &step);
  sud_steps_add (&logic->steps, marks, &step);
}

/* Completes @self, whose base cells and cross-lines are known, with the target cells on @side of the band, 0 or 1, of
 * the second and the third cross-line. Returns: whether they can be targets, and their companions none of the digits */
static bool
set_targets (Exocet *self, const SudPencilmarks *marks, const int side[2])
{
  int band = self->line / 3 * 3;

  for (int i = 0; i < 2; i++)
    {
      int line = band + (self->line + 1 + side[i]) % 3, opposite = band + (self->line + 2 - side[i]) % 3;
      int position = sud_house_index (self->cross[1 + i]), far = sud_house_index (self->cross[2 - i]), n = 0;

      self->target[i] = get_line_cell (self->kind, line, position);
      if ((marks->cell[self->target[i]] & self->digits) == 0
          || (get_possible (marks, get_line_cell (self->kind, opposite, position)) & self->digits) != 0)
        return false;
      for (int k = far / 3 * 3; k < far / 3 * 3 + 3; k++)
        if (k != far)
          self->mirror[i][n++] = get_line_cell (self->kind, opposite, k);
    }
  return true;
}

/* Adds all exocets of the base cells of @self, which are in third @part of their line, with position @third between. */
static void
find_targets (SudLogic *logic, const Places places, Exocet *self, int part, int third)
{
  int across = (1 - self->kind) * SUD_SIZE, one = (part + 1) % 3 * 3, other = (part + 2) % 3 * 3;

  self->cross[0] = across + third;
  for (int pair = 0; pair < 9; pair++)
    {
      self->cross[1] = across + one + pair / 3;
      self->cross[2] = across + other + pair % 3;
      if (!is_covered (self, places))
        continue;
      for (int sides = 0; sides < 4; sides++)
        if (set_targets (self, &logic->marks, (const int[2]){ sides & 1, sides >> 1 }))
          add_exocet (logic, self);
    }
}

void
sud_find_junior_exocets (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  Places places;

  list_all_places (marks, places);
  for (int house = 0; house < 2 * SUD_SIZE; house++)
    for (int third = 0; third < SUD_SIZE; third++)
      {
        int part = third / 3, kind = house / SUD_SIZE, line = house % SUD_SIZE, n;
        Exocet exocet = { .kind = kind, .line = line };

        for (int i = 0; i < 2; i++)
          exocet.base[i] = get_line_cell (kind, line, part * 3 + (third + 1 + i) % 3);
        exocet.digits = marks->cell[exocet.base[0]] | marks->cell[exocet.base[1]];
        n = sud_bits_count (exocet.digits);
        if (marks->value[exocet.base[0]] == 0 && marks->value[exocet.base[1]] == 0 && n >= FEWEST_DIGITS
            && n <= MOST_DIGITS)
          find_targets (logic, places, &exocet, part, third);
      }
}
