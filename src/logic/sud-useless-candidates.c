/* sud-useless-candidates.c - candidates that are in no template of their digit
 *
 *     1 . . | 2 . . | . * .      Templates are searched row by row: 1 is the first that was found, 2 the second. The
 *     . 2 . | . 1 . | . . .      search prefers candidates that are in none so far, so a few templates go through all
 *     . . . | . . . | 1 . 2      that are in any. No template takes *: the row two below has places in that box only
 *
 * When some candidates have gone, templates through them are dropped, and others are only searched for candidates that
 * are in none of the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-useless-candidates.h"

enum
{
  BAND = 3, /* rows, or columns of a stack */
};

/* The columns of each row, bit by bit. */
typedef struct
{
  uint16_t can[SUD_SIZE];      /* where the digit can go */
  uint16_t new[SUD_SIZE];      /* those of them that are in no template so far */
  uint16_t open[SUD_SIZE];     /* where the template that is searched may go */
  uint16_t template[SUD_SIZE]; /* the place that it takes; 0 if the row has the digit */
} Search;

/* Returns: the columns of the stack that @column, a bit, is in */
static uint32_t
get_stack (uint32_t column)
{
  return 7u << __builtin_ctz (column) / BAND * BAND;
}

/* Places the digit in @row and all below it, but not in @columns, and in the rest of the band of @row not in @stacks,
 * which have the digit in that band. Returns: whether that is possible */
static bool
place_rows (Search *self, int row, uint32_t columns, uint32_t stacks)
{
  uint32_t open;

  if (row == SUD_SIZE)
    return true;
  if (self->can[row] == 0)
    return place_rows (self, row + 1, columns, (row + 1) % BAND == 0 ? 0 : stacks);
  open = self->open[row] & ~(columns | stacks);
  while (open != 0)
    {
      uint32_t best = (open & self->new[row]) != 0 ? open & self->new[row] : open, bit = best & -best;

      self->template[row] = (uint16_t)bit;
      if (place_rows (self, row + 1, columns | bit, (row + 1) % BAND == 0 ? 0 : stacks | get_stack (bit)))
        return true;
      open &= ~bit;
    }
  return false;
}

/* Finds a template that takes @column, a bit, in @row. Returns: whether there is one */
static bool
find_template (Search *self, int row, uint32_t column)
{
  uint32_t stack = get_stack (column);

  for (int other = 0; other < SUD_SIZE; other++)
    {
      uint32_t seen = column | (other / BAND == row / BAND ? stack : 0);

      self->open[other] = (uint16_t)(other == row ? column : self->can[other] & ~seen);
      self->template[other] = 0;
      if (self->open[other] == 0 && self->can[other] != 0)
        return false;
    }
  return place_rows (self, 0, 0, 0);
}

/* Returns: how many rows have places for digit @index; -1 if that are not as many as columns and boxes, so that there
 * is no template */
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

/* Drops the templates of digit @index that do not place it in each of @n_rows any more: all, if it has new candidates.
 * Returns: the candidates that are in no template that is kept */
static SudCells
keep_templates (SudUselessCandidates *self, const SudPencilmarks *marks, int index, int n_rows)
{
  SudCells new = marks->digit[index];
  int n = 0;

  if (!sud_cells_within (marks->digit[index], self->candidates[index]))
    self->n_templates[index] = 0;
  for (int i = 0; i < self->n_templates[index]; i++)
    {
      SudCells old = self->templates[index][i], left = sud_cells_intersection (old, marks->digit[index]);

      /* Where the digit was written since, fewer rows are to have a place */
      if (!sud_cells_equal (left, old) && sud_cells_count (left) != n_rows)
        continue;
      self->templates[index][n++] = left;
      new = sud_cells_difference (new, left);
    }
  self->n_templates[index] = (uint8_t)n;
  return new;
}

/* Keeps the template that was found last. */
static void
keep_template (SudUselessCandidates *self, int index, Search *search)
{
  SudCells cells = SUD_NO_CELLS;

  for (int row = 0; row < SUD_SIZE; row++)
    {
      search->new[row] &= (uint16_t)~search->template[row];
      if (search->template[row] != 0)
        sud_cells_add (&cells, sud_cell (row, __builtin_ctz (search->template[row])));
    }
  if (self->n_templates[index] < SUD_TEMPLATES_KEPT)
    self->templates[index][self->n_templates[index]++] = cells;
}

static SudCells
find_useless (SudUselessCandidates *self, const SudPencilmarks *marks, int index)
{
  SudCells useless = SUD_NO_CELLS, new;
  int n_rows = count_rows (marks, index);
  Search search = { 0 };

  if (n_rows < 0)
    return marks->digit[index];
  new = keep_templates (self, marks, index, n_rows);
  if (sud_cells_is_empty (new))
    return useless;
  for (int row = 0; row < SUD_SIZE; row++)
    search.can[row] = marks->place[row][index];
  SUD_EACH_CELL (cell, new)
    search.new[sud_row ((int)cell)] |= (uint16_t)(1u << sud_column ((int)cell));
  for (int row = 0; row < SUD_SIZE; row++)
    while (search.new[row] != 0)
      {
        uint32_t column = search.new[row] & -(uint32_t)search.new[row];

        if (find_template (&search, row, column))
          keep_template (self, index, &search);
        else
          {
            sud_cells_add (&useless, sud_cell (row, __builtin_ctz (column)));
            search.new[row] &= (uint16_t)~column;
          }
      }
  return useless;
}

SudCells
sud_useless_candidates_find (SudUselessCandidates *self, const SudPencilmarks *marks, int digit)
{
  int index = digit - 1;

  if (!sud_cells_equal (self->candidates[index], marks->digit[index]))
    {
      self->useless[index] = find_useless (self, marks, index);
      self->candidates[index] = marks->digit[index];
    }
  return self->useless[index];
}
