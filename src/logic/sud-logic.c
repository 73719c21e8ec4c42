/* sud-logic.c - the room in which one thread reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-logic.h"
#include "sud-lemmas.h"
#include "sud-chains.h"

#include <stdlib.h>

SudLogic *
sud_logic_new (void)
{
  SudLogic *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  sud_pencilmarks_clear (&self->marks);
  self->chains = calloc (1, sizeof *self->chains);
  self->few = calloc (1, sizeof *self->few);
  self->lemmas = sud_lemmas_new ();
  if (self->chains != NULL && self->few != NULL && self->lemmas != NULL
      && sud_proof_reserve (&self->proof, SUD_PROOF_ROOM))
    return self;
  sud_logic_free (self);
  return NULL;
}

void
sud_logic_free (SudLogic *self)
{
  if (self == NULL)
    return;
  free (self->chains);
  free (self->few);
  sud_lemmas_free (self->lemmas);
  sud_proof_clear (&self->proof);
  free (self);
}

void
sud_logic_forget (SudLogic *self)
{
  sud_lemmas_forget (self->lemmas);
}

int
sud_logic_find (SudLogic *self, SudTechniqueId technique)
{
  const SudTechnique *row = sud_technique_get (technique);

  sud_steps_clear (&self->steps);
  self->proof.n = 0;
  self->als.full = false;
  if (!row->unique || (self->rules & SUD_RULE_UNIQUE) != 0)
    row->find (self, technique);
  self->steps.full = self->steps.full || self->als.full;
  return self->steps.n;
}

/* Candidates that are in no way to place a digit
 *
 *     1 . . | 2 . . | . * .      A way takes a place in each row, none of which see each other: 1 is one, 2 is another.
 *     . 2 . | . 1 . | . . .      It prefers places that are in none so far, so a few ways go through all that have any.
 *     . . . | . . . | 1 . 2      With * the row below it, whose places are in that box, were without: it is useless
 *
 * Most ways still are when some places are gone: those are remembered, and one is sought for other places only.
 */

enum
{
  BAND = 3, /* rows, or columns of a stack */
};

typedef struct
{
  uint16_t can[SUD_SIZE];   /* for each row the columns where the digit can go, without those known to be useless */
  uint16_t fresh[SUD_SIZE]; /* those that are in no way so far */
  uint16_t open[SUD_SIZE];  /* for each row what a way may take */
  uint16_t way[SUD_SIZE];   /* the places it takes, one bit in each row that has any */
} Ways;

/* The columns that are in a box with @column, which is a bit. */
static uint32_t
stack_of (uint32_t column)
{
  return 7u << __builtin_ctz (column) / BAND * BAND;
}

/* Goes on with @row, where @columns are taken, and in rows of the band before it the boxes that @stacks lie in. */
static bool
place_rows (Ways *self, int row, uint32_t columns, uint32_t stacks)
{
  uint32_t open;

  if (row == SUD_SIZE)
    return true;
  if (self->can[row] == 0)
    return place_rows (self, row + 1, columns, (row + 1) % BAND == 0 ? 0 : stacks);
  open = self->open[row] & ~(columns | stacks);
  while (open != 0)
    {
      uint32_t best = (open & self->fresh[row]) != 0 ? open & self->fresh[row] : open, bit = best & -best;

      self->way[row] = (uint16_t)bit;
      if (place_rows (self, row + 1, columns | bit, (row + 1) % BAND == 0 ? 0 : stacks | stack_of (bit)))
        return true;
      open &= ~bit;
    }
  return false;
}

/* Returns: whether there is a way through @column, a bit, of @row: then it is in @way. */
static bool
find_placement (Ways *self, int row, uint32_t column)
{
  uint32_t stack = stack_of (column);

  for (int other = 0; other < SUD_SIZE; other++)
    {
      uint32_t seen = column | (other / BAND == row / BAND ? stack : 0);

      self->open[other] = (uint16_t)(other == row ? column : self->can[other] & ~seen);
      self->way[other] = 0;
      if (self->open[other] == 0 && self->can[other] != 0)
        return false;
    }
  return place_rows (self, 0, 0, 0);
}

/* How many rows have places of digit @index; -1 if they are not as many as columns and boxes: there is no way. */
static int
count_rows (const SudPencilmarks *marks, int index)
{
  uint32_t columns = 0;
  int n_rows = 0, n_boxes = 0;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      uint32_t row = marks->place[i][index];

      columns |= row;
      n_rows += row != 0;
      n_boxes += marks->place[SUD_HOUSE_BOX * SUD_SIZE + i][index] != 0;
    }
  return n_rows == n_boxes && n_rows == sud_digits_count ((SudDigits)columns) ? n_rows : -1;
}

/* Keeps, of the ways known for digit @index, those that still take a place in each of @n_rows; takes what they go
 * through from @fresh. None are known where the digit has got new places. */
static void
keep_placements (SudUselessCandidates *self, const SudPencilmarks *marks, int index, int n_rows, SudCells *fresh)
{
  int known = sud_cells_within (marks->digit[index], self->there[index]) ? self->n_ways[index] : 0, n = 0;

  for (int i = 0; i < known; i++)
    {
      SudCells way = sud_cells_intersection (self->ways[index][i], marks->digit[index]);

      if (!sud_cells_equal (way, self->ways[index][i]) && sud_cells_count (way) != n_rows)
        continue;
      self->ways[index][n++] = way;
      *fresh = sud_cells_difference (*fresh, way);
    }
  self->n_ways[index] = (uint8_t)n;
}

/* Remembers the way that was found last, and takes what it goes through from what is fresh. */
static void
take_placement (SudUselessCandidates *self, int index, Ways *ways)
{
  SudCells cells = SUD_NO_CELLS;

  for (int row = 0; row < SUD_SIZE; row++)
    {
      ways->fresh[row] &= (uint16_t)~ways->way[row];
      if (ways->way[row] != 0)
        sud_cells_add (&cells, sud_cell (row, __builtin_ctz (ways->way[row])));
    }
  if (self->n_ways[index] < SUD_USELESS_PLACEMENTS)
    self->ways[index][self->n_ways[index]++] = cells;
}

static SudCells
find_useless (SudUselessCandidates *self, const SudPencilmarks *marks, int index)
{
  SudCells useless = SUD_NO_CELLS, fresh = marks->digit[index];
  int n_rows = count_rows (marks, index);
  Ways ways = { 0 };

  if (n_rows < 0)
    return marks->digit[index];
  keep_placements (self, marks, index, n_rows, &fresh);
  if (sud_cells_is_empty (fresh))
    return useless;
  for (int row = 0; row < SUD_SIZE; row++)
    ways.can[row] = marks->place[row][index];
  SUD_EACH_CELL (cell, fresh)
    ways.fresh[sud_row ((int)cell)] |= (uint16_t)(1u << sud_column ((int)cell));
  for (int row = 0; row < SUD_SIZE; row++)
    while (ways.fresh[row] != 0)
      {
        uint32_t column = ways.fresh[row] & -(uint32_t)ways.fresh[row];

        if (find_placement (&ways, row, column))
          take_placement (self, index, &ways);
        else
          {
            sud_cells_add (&useless, sud_cell (row, __builtin_ctz (column)));
            ways.fresh[row] &= (uint16_t)~column;
          }
      }
  return useless;
}

SudCells
sud_logic_get_useless (SudLogic *self, int digit)
{
  if ((self->rules & SUD_RULE_NO_SHORTCUTS) != 0)
    return self->marks.digit[digit - 1];
  if (!sud_cells_equal (self->useless.there[digit - 1], self->marks.digit[digit - 1]))
    {
      self->useless.useless[digit - 1] = find_useless (&self->useless, &self->marks, digit - 1);
      self->useless.there[digit - 1] = self->marks.digit[digit - 1];
    }
  return self->useless.useless[digit - 1];
}

SudDigits
sud_logic_get_useless_digits (SudLogic *self)
{
  SudDigits digits = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (!sud_cells_is_empty (sud_logic_get_useless (self, digit)))
      digits |= SUD_DIGIT_BIT (digit);
  return digits;
}
