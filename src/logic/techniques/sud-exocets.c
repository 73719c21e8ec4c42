/* sud-exocets.c - Junior Exocets: two target cells hold the digits of two base cells; and two of them in one band
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
 *     A A . | . . . | . . .     A and B are base cells of two exocets, in other rows and boxes, which can be four
 *     . . b | a . . | b . .     digits together; a and b are their target cells. A digit at A and at B would be in a
 *     . . . | . B B | a . .     target cell of both in the third box; but these differ. So each is at A or at B
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

#include <string.h>

enum
{
  FEWEST_DIGITS = 2,
  MOST_DIGITS = 4,
  WAYS = MOST_DIGITS * (MOST_DIGITS - 1) * 2,
  MOST_EXOCETS = 128,  /* chosen: many more than there were in any position of the lists */
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

typedef struct
{
  Places places;
  int n;
  bool full; /* true if there were more */
  Exocet exocet[MOST_EXOCETS];
} Exocets;

/* One way to fill base and target cells. */
typedef struct
{
  int target[2];           /* the digits of the target cells */
  SudDigits pair;          /* the same, as a set */
  SudCells out[SUD_SIZE];  /* all that is wrong then, for [digit - 1] */
} Way;

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

/* Completes @way, with its two digits in the target cells and in the base cells @base. Returns: whether that can be */
static bool
try_way (const Exocet *self, const SudPencilmarks *marks, const int base[2], Way *way)
{
  memset (way->out, 0, sizeof way->out);
  way->pair = SUD_DIGIT_BIT (base[0]) | SUD_DIGIT_BIT (base[1]);
  for (int i = 0; i < 2; i++)
    {
      if (!sud_pencilmarks_has (marks, self->target[i], way->target[i]))
        return false;
      write_digit (way->out, self->base[i], base[i]);
      write_digit (way->out, self->target[i], way->target[i]);
    }
  return true;
}

/* Lists all ways to fill base and target cells. Returns: how many there are */
static int
list_exocet_ways (const Exocet *self, const SudPencilmarks *marks, Way ways[WAYS])
{
  int n = 0;

  SUD_EACH_BIT (a, marks->cell[self->base[0]])
    SUD_EACH_BIT (b, marks->cell[self->base[1]] & ~(1u << a))
      for (int turn = 0; turn < 2; turn++)
        {
          const int base[2] = { (int)a + 1, (int)b + 1 };

          ways[n].target[0] = base[turn];
          ways[n].target[1] = base[1 - turn];
          n += try_way (self, marks, base, &ways[n]);
        }
  return n;
}

/* Rules out what is not so if one of the mirror cells of target cell @i holds its digit, and the other neither digit of
 * @way. Returns: whether that can be */
static bool
write_mirror (const Exocet *self, const SudPencilmarks *marks, int i, Way *way)
{
  const int *mirror = self->mirror[i];
  SudCells rest = sud_house_sets[sud_house_of (mirror[0], SUD_HOUSE_BOX)];

  for (int k = 0; k < 2; k++)
    {
      SudDigits left = get_reflection (marks, mirror[k], mirror[1 - k], way->target[i], way->pair);

      if (left == 0)
        return false;
      sud_cells_remove (&rest, mirror[k]);
      SUD_EACH_BIT (index, SUD_ALL_DIGITS & ~left)
        sud_cells_add (&way->out[index], mirror[k]);
    }
  way->out[way->target[i] - 1] = sud_cells_union (way->out[way->target[i] - 1], rest);
  return true;
}

/* Lists the ways that the mirror cells allow, and what is wrong then there, too. Returns: how many there are */
static int
list_mirrored_ways (const Exocet *self, const SudPencilmarks *marks, Way ways[WAYS])
{
  int n = list_exocet_ways (self, marks, ways), left = 0;

  for (int i = 0; i < n; i++)
    if (write_mirror (self, marks, 0, &ways[i]) && write_mirror (self, marks, 1, &ways[i]))
      ways[left++] = ways[i];
  return left;
}

/* Notes in @step that the target cells of @self may be filled as @way says. */
static void
add_way (SudStep *step, const Exocet *self, const Way *way)
{
  int lower = self->target[way->target[0] > way->target[1]];

  for (int i = SUD_EXOCET_WAYS; i < step->n_sets; i++)
    if (step->sets[i].digits == way->pair)
      {
        sud_cells_add (&step->sets[i].cells, lower);
        return;
      }
  sud_step_add_set (step, sud_cells_of (lower), way->pair);
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

/* Adds the base cells and the target cells to @step as sets. */
static void
add_exocet_cells (const Exocet *self, const SudPencilmarks *marks, SudStep *step)
{
  SudCells base = sud_cells_union (sud_cells_of (self->base[0]), sud_cells_of (self->base[1]));

  step->digits |= self->digits;
  sud_step_add_set (step, base, self->digits);
  for (int i = 0; i < 2; i++)
    {
      sud_step_add_set (step, sud_cells_of (self->target[i]), self->digits);
      sud_cells_add (&base, self->target[i]);
    }
  step->cells = sud_cells_union (step->cells, base);
  add_cross_cells (self, marks, step);
}

/* Rules out what no way of @self allows. */
static void
add_exocet (SudLogic *logic, const Exocet *self)
{
  const SudPencilmarks *marks = &logic->marks;
  Way ways[WAYS];
  int n = list_mirrored_ways (self, marks, ways);
  SudStep step;

  if (n == 0)
    return;
  sud_step_init (&step, SUD_TECHNIQUE_JUNIOR_EXOCET);
  add_exocet_cells (self, marks, &step);
  for (int i = 0; i < 2; i++)
    sud_step_add_set (&step, sud_cells_union (sud_cells_of (self->mirror[i][0]), sud_cells_of (self->mirror[i][1])),
                      self->digits);
  memcpy (step.out, ways[0].out, sizeof step.out);
  for (int i = 0; i < n; i++)
    {
      add_way (&step, self, &ways[i]);
      for (int index = 0; index < SUD_SIZE; index++)
        step.out[index] = sud_cells_intersection (step.out[index], ways[i].out[index]);
    }
  if (is_plain (self, marks, &step))
    step.n_sets = SUD_EXOCET_MIRRORS;
  sud_steps_add (&logic->steps, marks, &step);
}

/* Rules out the digits of @way in lines across the cross-lines: both are there twice outside the band, so where they
 * have just two lines there, these have them nowhere else. */
static void
write_across (const Exocet *self, const Places places, Way *way)
{
  SUD_EACH_BIT (index, way->pair)
    {
      unsigned lines = 0;

      for (int k = 0; k < 3; k++)
        lines |= places[self->cross[k]][index] & ~(7u << self->line / 3 * 3);
      if (sud_bits_count (lines) != 2)
        continue;
      SUD_EACH_BIT (line, lines)
        {
          SudCells rest = sud_house_sets[self->kind * SUD_SIZE + (int)line];

          for (int k = 0; k < 3; k++)
            rest = sud_cells_difference (rest, sud_house_sets[self->cross[k]]);
          way->out[index] = sud_cells_union (way->out[index], rest);
        }
    }
}

/* Lists all ways, and what is wrong then across the cross-lines, too. Returns: how many there are */
static int
list_doubled_ways (const Exocet *self, const SudPencilmarks *marks, const Places places, Way ways[WAYS])
{
  int n = list_exocet_ways (self, marks, ways);

  for (int i = 0; i < n; i++)
    write_across (self, places, &ways[i]);
  return n;
}

/* Returns: whether no digit can be in the base cells of both, which have four digits together: else it would be in a
 * target cell of both, in the box without base cells */
static bool
are_apart (const Exocet *a, const Exocet *b)
{
  if (a->kind != b->kind || a->line == b->line || a->line / 3 != b->line / 3
      || sud_box (a->base[0]) == sud_box (b->base[0]) || sud_bits_count (a->digits | b->digits) != MOST_DIGITS)
    return false;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      if (a->target[i] == b->target[j] || a->target[i] == b->base[j] || b->target[i] == a->base[j])
        return false;
  return true;
}

/* Rules out what no two ways of @a and @b, which have no digit in common, allow. */
static void
add_double_exocet (SudLogic *logic, const Places places, const Exocet *a, const Exocet *b)
{
  Way ways[2][WAYS];
  int n = list_doubled_ways (a, &logic->marks, places, ways[0]);
  int m = list_doubled_ways (b, &logic->marks, places, ways[1]);
  bool any = false;
  SudStep step;

  sud_step_init (&step, SUD_TECHNIQUE_DOUBLE_EXOCET);
  add_exocet_cells (a, &logic->marks, &step);
  add_exocet_cells (b, &logic->marks, &step);
  for (int index = 0; index < SUD_SIZE; index++)
    step.out[index] = SUD_ALL_CELLS;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if ((ways[0][i].pair & ways[1][j].pair) == 0)
        {
          any = true;
          for (int index = 0; index < SUD_SIZE; index++)
            step.out[index] = sud_cells_intersection (
                step.out[index], sud_cells_union (ways[0][i].out[index], ways[1][j].out[index]));
        }
  if (any)
    sud_steps_add (&logic->steps, &logic->marks, &step);
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

/* Adds to @found all exocets of the base cells of @self, which are in third @part of their line, with position @third
 * beside them. */
static void
find_targets (Exocets *found, const SudPencilmarks *marks, Exocet *self, int part, int third)
{
  int across = (1 - self->kind) * SUD_SIZE, one = (part + 1) % 3 * 3, other = (part + 2) % 3 * 3;

  self->cross[0] = across + third;
  for (int pair = 0; pair < 9; pair++)
    {
      self->cross[1] = across + one + pair / 3;
      self->cross[2] = across + other + pair % 3;
      if (!is_covered (self, found->places))
        continue;
      for (int sides = 0; sides < 4; sides++)
        if (set_targets (self, marks, (const int[2]){ sides & 1, sides >> 1 }))
          {
            if (found->n == MOST_EXOCETS)
              found->full = true;
            else
              found->exocet[found->n++] = *self;
          }
    }
}

static void
find_exocets (const SudPencilmarks *marks, Exocets *found)
{
  found->n = 0;
  found->full = false;
  list_all_places (marks, found->places);
  for (int house = 0; house < 2 * SUD_SIZE; house++)
    for (int third = 0; third < SUD_SIZE; third++)
      {
        int part = third / 3, n;
        Exocet exocet = { .kind = house / SUD_SIZE, .line = house % SUD_SIZE };

        for (int i = 0; i < 2; i++)
          exocet.base[i] = sud_house_cells[house][part * 3 + (third + 1 + i) % 3];
        exocet.digits = marks->cell[exocet.base[0]] | marks->cell[exocet.base[1]];
        n = sud_bits_count (exocet.digits);
        if (marks->value[exocet.base[0]] == 0 && marks->value[exocet.base[1]] == 0 && n >= FEWEST_DIGITS
            && n <= MOST_DIGITS)
          find_targets (found, marks, &exocet, part, third);
      }
}

void
sud_find_junior_exocets (SudLogic *logic, SudTechniqueId technique)
{
  Exocets found;

  find_exocets (&logic->marks, &found);
  for (int i = 0; i < found.n; i++)
    add_exocet (logic, &found.exocet[i]);
  logic->steps.full = logic->steps.full || found.full;
}

void
sud_find_double_exocets (SudLogic *logic, SudTechniqueId technique)
{
  Exocets found;

  find_exocets (&logic->marks, &found);
  for (int i = 0; i < found.n; i++)
    for (int j = i + 1; j < found.n; j++)
      if (are_apart (&found.exocet[i], &found.exocet[j]))
        add_double_exocet (logic, found.places, &found.exocet[i], &found.exocet[j]);
  logic->steps.full = logic->steps.full || found.full;
}
