/* sud-hodoku-board.c - a position with the singles that turned up in it, the oldest first, as HoDoKu queues them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-hodoku-board.h"

#include <string.h>

static void
enqueue_single (SudHodokuQueue *queue, int cell, int digit)
{
  if (queue->end == SUD_HODOKU_QUEUE_MAX)
    {
      size_t n = (size_t)(queue->end - queue->first);

      memmove (queue->cell, queue->cell + queue->first, n);
      memmove (queue->digit, queue->digit + queue->first, n);
      queue->first = 0;
      queue->end = (int)n;
    }
  if (queue->end == SUD_HODOKU_QUEUE_MAX)
    return;
  queue->cell[queue->end] = (uint8_t)cell;
  queue->digit[queue->end++] = (uint8_t)digit;
}

/* Drops the oldest single of @digit in @house. */
static void
drop_single (SudHodokuQueue *queue, int house, int digit)
{
  for (int i = queue->first; i < queue->end; i++)
    if (queue->digit[i] == digit && sud_cells_has (sud_house_sets[house], queue->cell[i]))
      {
        size_t n = (size_t)(queue->end - i - 1);

        memmove (queue->cell + i, queue->cell + i + 1, n);
        memmove (queue->digit + i, queue->digit + i + 1, n);
        queue->end--;
        return;
      }
}

static void
enqueue_hidden (SudHodokuBoard *self, int house, int digit)
{
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[house][i];

      if ((self->digits[cell] & SUD_DIGIT_BIT (digit)) != 0)
        {
          enqueue_single (&self->hidden, cell, digit);
          return;
        }
    }
}

/* A candidate goes, the marks stay. */
static void
strike_candidate (SudHodokuBoard *self, int cell, int digit)
{
  if ((self->digits[cell] & SUD_DIGIT_BIT (digit)) == 0)
    return;
  self->digits[cell] &= (SudDigits)~SUD_DIGIT_BIT (digit);
  if (self->digits[cell] == 0)
    return;
  if (sud_digits_count (self->digits[cell]) == 1)
    enqueue_single (&self->naked, cell, sud_digits_first (self->digits[cell]));
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      int house = sud_house_of (cell, (SudHouseKind)kind), left = --self->places[house][digit - 1];

      if (left == 1)
        enqueue_hidden (self, house, digit);
      else if (left == 0)
        drop_single (&self->hidden, house, digit);
    }
}

void
sud_hodoku_board_remove (SudHodokuBoard *self, int cell, int digit)
{
  strike_candidate (self, cell, digit);
  sud_pencilmarks_remove (&self->marks, cell, digit);
}

void
sud_hodoku_board_place (SudHodokuBoard *self, int cell, int digit)
{
  SudDigits had = self->digits[cell];

  self->digits[cell] = 0;
  SUD_EACH_CELL (peer, sud_peers_of (cell))
    strike_candidate (self, (int)peer, digit);
  SUD_EACH_BIT (index, had)
    for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
      {
        int house = sud_house_of (cell, (SudHouseKind)kind), left = --self->places[house][index];

        if (left == 1 && (int)index + 1 != digit)
          enqueue_hidden (self, house, (int)index + 1);
      }
  sud_pencilmarks_place (&self->marks, cell, digit);
}

void
sud_hodoku_board_init (SudHodokuBoard *self, const SudPencilmarks *start)
{
  memset (self, 0, sizeof *self);
  sud_pencilmarks_clear (&self->marks);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    self->digits[cell] = SUD_ALL_DIGITS;
  memset (self->places, SUD_SIZE, sizeof self->places);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (start->value[cell] != 0)
      sud_hodoku_board_place (self, cell, start->value[cell]);
  self->marks.given = start->given;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    SUD_EACH_BIT (index, self->digits[cell] & ~start->cell[cell])
      sud_hodoku_board_remove (self, cell, (int)index + 1);
}

/* Whether @cell is the only blank of @house. */
static bool
is_last_blank (const SudHodokuBoard *self, int house, int cell)
{
  return sud_cells_equal (sud_cells_intersection (self->marks.blank, sud_house_sets[house]), sud_cells_of (cell));
}

bool
sud_hodoku_board_find_full_house (const SudHodokuBoard *self, int *cell, int *digit)
{
  for (int i = self->naked.first; i < self->naked.end; i++)
    {
      *cell = self->naked.cell[i];
      *digit = self->naked.digit[i];
      if (sud_cells_has (self->marks.blank, *cell))
        for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
          if (is_last_blank (self, sud_house_of (*cell, (SudHouseKind)kind), *cell))
            return true;
    }
  return false;
}

/* The next of @queue whose cell is blank. */
static bool
dequeue_single (SudHodokuBoard *self, SudHodokuQueue *queue, int *cell, int *digit)
{
  while (queue->first < queue->end)
    {
      *cell = queue->cell[queue->first];
      *digit = queue->digit[queue->first++];
      if (queue->first == queue->end)
        queue->first = queue->end = 0;
      if (sud_cells_has (self->marks.blank, *cell))
        return true;
    }
  return false;
}

bool
sud_hodoku_board_take_naked (SudHodokuBoard *self, int *cell, int *digit)
{
  return dequeue_single (self, &self->naked, cell, digit);
}

bool
sud_hodoku_board_take_hidden (SudHodokuBoard *self, int *cell, int *digit)
{
  if (!dequeue_single (self, &self->hidden, cell, digit))
    return false;
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    if (self->places[sud_house_of (*cell, (SudHouseKind)kind)][*digit - 1] == 1)
      return true;
  return false;
}
