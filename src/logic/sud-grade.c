/* sud-grade.c - how hard a puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-grade.h"

#include "sud-u16x8.h"

#include <string.h>

/* All singles are written round by round, without steps, for grading needs only their number
 *
 *     of digit d     row 1  . * * | * . . | . . .     a row of bits of each digit: all nine are looked at in one go,
 *                    row 2  . . . | . . . | . . .     for one bit in a row, in a column of nine rows, in a box of three
 *                    …
 */

enum
{
  FIRST = 0111, /* the first column of each box */
};

/* A round of singles. */
typedef struct
{
  SudTechniqueId technique; /* the technique of all singles in the round */
  int n;                    /* how many there are; 0 = there are none in the position */
  /* true if a cell is the only place of two digits: nothing was written, since what follows would depend on the
   * order */
  bool unsure;
} Singles;

/* The columns, bit by bit, of [row][digit - 1]. */
typedef uint16_t Rows[SUD_SIZE][16];

/* Returns: the bits of @row that are alone in the row, or are in @boxes, the boxes that have no other bit */
static inline SudU16x8
keep_alone (SudU16x8 row, SudU16x8 boxes)
{
  return row & ((SudU16x8)((row & (row - 1)) == 0) | boxes);
}

/* Fills @once with the places of three rows, @can, that are alone in a row or a box; adds to @seen the columns that
 * have any, to @twice the columns that have two or more. */
static inline void
look_at_band (const SudU16x8 can[3], SudU16x8 once[3], SudU16x8 *seen, SudU16x8 *twice)
{
  SudU16x8 either = can[0] | can[1], any = either | can[2], more = (can[0] & can[1]) | (either & can[2]);
  SudU16x8 left = any & FIRST, middle = any >> 1 & FIRST, right = any >> 2 & FIRST;
  SudU16x8 many = (left & middle) | ((left | middle) & right) | ((more | more >> 1 | more >> 2) & FIRST);
  SudU16x8 one = (left | middle | right) & ~many, boxes = one | one << 1 | one << 2;

  for (int i = 0; i < 3; i++)
    once[i] = keep_alone (can[i], boxes);
  *twice |= more | (*seen & any);
  *seen |= any;
}

/* Fills @alone with the places that are alone in their row, column or box, of eight digits from number @first on. */
static void
find_alone (const Rows rows, int first, Rows alone)
{
  SudU16x8 seen = { 0 }, twice = { 0 }, can[SUD_SIZE], once[SUD_SIZE];

  for (int row = 0; row < SUD_SIZE; row++)
    can[row] = *(const SudU16x8 *)&rows[row][first];
  for (int row = 0; row < SUD_SIZE; row += 3)
    look_at_band (can + row, once + row, &seen, &twice);
  for (int row = 0; row < SUD_SIZE; row++)
    *(SudU16x8 *)&alone[row][first] = once[row] | (can[row] & ~twice);
}

/* Returns: the digits, as bits, that have any place in @row */
static unsigned
get_digits_in_row (const uint16_t row[16])
{
  uint64_t parts[2];
  unsigned digits = 0;

  memcpy (parts, row, sizeof parts);
  if ((parts[0] | parts[1] | row[8]) == 0)
    return 0;
  for (int index = 0; index < SUD_SIZE; index++)
    digits |= (unsigned)(row[index] != 0) << index;
  return digits;
}

/* Returns: whether two of @digits have a place in the same cell of @row */
static bool
has_clash (const uint16_t row[16], unsigned digits)
{
  uint32_t seen = 0, twice = 0;

  SUD_EACH_BIT (index, digits)
    {
      twice |= seen & row[index];
      seen |= row[index];
    }
  return twice != 0;
}

static Singles
write_hidden (SudPencilmarks *marks)
{
  Singles singles = { SUD_TECHNIQUE_HIDDEN_SINGLE, 0, false };
  unsigned digits[SUD_SIZE];
  Rows rows, once; /* after digit 9 they are not filled */

  sud_pencilmarks_get_rows (marks, rows);
  find_alone (rows, 0, once);
  find_alone (rows, 8, once);
  for (int row = 0; row < SUD_SIZE; row++)
    {
      digits[row] = get_digits_in_row (once[row]);
      singles.unsure |= has_clash (once[row], digits[row]);
    }
  for (int row = 0; row < SUD_SIZE && !singles.unsure; row++)
    SUD_EACH_BIT (index, digits[row])
      SUD_EACH_BIT (column, once[row][index])
        {
          sud_pencilmarks_place_lazily (marks, sud_cell (row, (int)column), (int)index + 1);
          singles.n++;
        }
  return singles;
}

static SudCells
find_last (const SudPencilmarks *marks, SudCells cells)
{
  SudCells last = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    if (sud_pencilmarks_is_last_blank (marks, (int)cell))
      sud_cells_add (&last, (int)cell);
  return last;
}

/* Writes all full houses of @marks, or if there are none all naked singles, or if there are none all hidden singles, as
 * the steps of the finders would. It leaves some views to sud_pencilmarks_catch_up(), as sud_pencilmarks_place_lazily()
 * does. */
static Singles
apply_singles_once (SudPencilmarks *marks)
{
  SudCells single = sud_pencilmarks_with (marks, 1), last;
  Singles singles = { SUD_TECHNIQUE_NAKED_SINGLE, sud_cells_count (single), false };

  if (singles.n == 0)
    return write_hidden (marks);
  last = find_last (marks, single);
  if (!sud_cells_is_empty (last))
    {
      singles = (Singles){ SUD_TECHNIQUE_FULL_HOUSE, sud_cells_count (last), false };
      single = last;
    }
  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells cells = sud_cells_intersection (single, marks->digit[index]);

      SUD_EACH_CELL (cell, cells)
        sud_pencilmarks_place_lazily (marks, (int)cell, index + 1);
    }
  return singles;
}

enum
{
  COST_EFFORT = 10, /* for each lemma of a net */
  N_SINGLES = 3,
};

void
sud_grade_init (SudGrade *self)
{
  memset (self, 0, sizeof *self);
  self->hardest = SUD_N_TECHNIQUES;
}

/* Returns: whether a step of @a is harder than one of @b, which may be none. */
static bool
is_harder (SudTechniqueId a, SudTechniqueId b)
{
  int level, other;

  if (b == SUD_N_TECHNIQUES)
    return true;
  level = sud_technique_get (a)->level;
  other = sud_technique_get (b)->level;
  return level > other || (level == other && a > b);
}

/* Counts a round of @n steps. */
static void
add_round (SudGrade *self, SudTechniqueId technique, int n)
{
  const SudTechnique *row = sud_technique_get (technique);

  self->rounds++;
  self->steps[technique] += (uint16_t)n;
  self->effort += (uint32_t)n * row->score;
  if (is_harder (technique, (SudTechniqueId)self->hardest))
    {
      self->hardest = (uint8_t)technique;
      self->level = row->level;
    }
}

void
sud_grade_add (SudGrade *self, const SudLogic *logic, SudTechniqueId technique)
{
  add_round (self, technique, logic->steps.n);
  for (int i = 0; i < logic->steps.n; i++)
    self->effort += COST_EFFORT * logic->steps.step[i].cost;
}

/* Returns: how many techniques of @order come before the first that takes for granted that there is one solution */
static int
count_cautious (const SudOrder *order)
{
  int n = 0;

  while (n < order->n && !sud_technique_get ((SudTechniqueId)order->technique[n])->unique)
    n++;
  return n;
}

static bool
is_finished (const SudLogic *logic)
{
  return sud_pencilmarks_is_solved (&logic->marks) || logic->marks.broken;
}

/* Writes singles as long as there are any. Returns: how many techniques at the start of the order find nothing now */
static int
apply_singles (SudLogic *logic, SudGrade *grade)
{
  Singles round = apply_singles_once (&logic->marks);

  if (round.n == 0)
    return round.unsure ? 0 : N_SINGLES;
  while (round.n > 0)
    {
      add_round (grade, round.technique, round.n);
      if (is_finished (logic) || sud_logic_is_cancelled (logic))
        break;
      round = apply_singles_once (&logic->marks);
    }
  sud_pencilmarks_catch_up (&logic->marks);
  return round.n > 0 || round.unsure ? 0 : N_SINGLES;
}

/* Goes on with the techniques before @end; techniques before @from find nothing in the position. Returns: false if it
 * was cancelled */
static bool
go_on (SudLogic *logic, const SudOrder *order, int from, int end, SudGrade *grade)
{
  bool singles = sud_order_begins_with_singles (order);
  SudTechniqueId technique;

  logic->no_proofs = true;
  for (; !is_finished (logic); from = 0)
    {
      if (from == 0 && singles)
        from = apply_singles (logic, grade);
      if (is_finished (logic) || (technique = sud_logic_find_between (logic, order, from, end)) == SUD_N_TECHNIQUES)
        break;
      sud_grade_add (grade, logic, technique);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &logic->marks);
    }
  logic->no_proofs = false;
  grade->complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}

bool
sud_grade_begin (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade)
{
  sud_grade_init (grade);
  grade->own = !sud_order_is_usual (order);
  logic->marks = *start;
  sud_logic_forget (logic);
  return go_on (logic, order, 0, count_cautious (order), grade);
}

bool
sud_grade_finish (SudLogic *logic, const SudOrder *order, SudGrade *grade)
{
  return go_on (logic, order, count_cautious (order), order->n, grade);
}

bool
sud_grade_run (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, SudGrade *grade)
{
  return sud_grade_begin (logic, start, order, grade) && sud_grade_finish (logic, order, grade);
}
