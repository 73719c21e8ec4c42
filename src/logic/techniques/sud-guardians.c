/* sud-guardians.c - an odd ring of places of a digit cannot be: one of those beside it is right
 *
 *     a - - - b          five places of a digit, each in a house with the next. Had each of these houses only those two,
 *     |       |          right and wrong would take turns round the ring, and it is odd. So one of the guardians, the
 *     e       c          other places in these houses, is right, and what sees all of them is wrong
 *      \ G  /
 *        d
 *
 * Also called a broken wing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  RING_MIN = 5,
  RING_MAX = 9,
};

/**
 * Ring:
 * @length: of the ring that is looked for
 * @n: @cell: its cells so far
 * @houses: those that it goes along
 * @guardians: the other places in these
 * @out: what sees all of the guardians and can hold the digit
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int digit;
  int length;
  int n;
  uint8_t cell[RING_MAX];
  uint32_t houses;
  SudCells cells;
  SudCells guardians;
  SudCells out;
} Ring;

/* Adds that the ring goes along @house from @cell to @next; whether anything can still be ruled out. */
static bool
go (Ring *ring, int house, int cell, int next)
{
  SudCells more = sud_pencilmarks_places (&ring->logic->marks, house, ring->digit);

  sud_cells_remove (&more, cell);
  sud_cells_remove (&more, next);
  ring->out = sud_cells_intersection (ring->out, sud_common_peers (sud_cells_difference (more, ring->guardians)));
  ring->guardians = sud_cells_union (ring->guardians, more);
  ring->houses |= 1u << house;
  return !sud_cells_is_empty (ring->out);
}

static void
add (const Ring *ring)
{
  SudStep step;

  sud_step_init (&step, ring->technique);
  step.digits = SUD_DIGIT_BIT (ring->digit);
  step.size = (uint16_t)ring->length;
  step.cells = ring->cells;
  step.houses = ring->houses;
  step.fins = ring->guardians;
  step.out[ring->digit - 1] = ring->out;
  for (int i = 0; i <= ring->length; i++)
    sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (ring->cell[i % ring->length]), ring->digit);
  sud_steps_add (&ring->logic->steps, &ring->logic->marks, &step);
}

/* Closes the ring where its last cell sees its first. */
static void
close_ring (const Ring *ring)
{
  int first = ring->cell[0], last = ring->cell[ring->n - 1];

  if (ring->cell[1] > last)
    return;
  SUD_EACH_BIT (house, sud_cell_houses[first] & sud_cell_houses[last] & ~ring->houses)
    {
      Ring closed = *ring;

      if (go (&closed, (int)house, last, first) && !sud_cells_is_empty (closed.guardians))
        add (&closed);
    }
}

/* All rings that go on from the last cell of @ring; the first is the lowest of all. */
static void
grow (const Ring *ring)
{
  int cell = ring->cell[ring->n - 1];

  if (ring->n == ring->length)
    {
      close_ring (ring);
      return;
    }
  SUD_EACH_BIT (house, sud_cell_houses[cell] & ~ring->houses)
    {
      SudCells places = sud_pencilmarks_places (&ring->logic->marks, (int)house, ring->digit);

      SUD_EACH_CELL (next, sud_cells_difference (places, ring->cells))
        {
          Ring more = *ring;

          if ((int)next < ring->cell[0] || !go (&more, (int)house, cell, (int)next))
            continue;
          more.cell[more.n++] = (uint8_t)next;
          sud_cells_add (&more.cells, (int)next);
          grow (&more);
        }
    }
}

void
sud_find_guardians (SudLogic *logic, SudTechniqueId technique)
{
  for (int length = RING_MIN; length <= RING_MAX && logic->steps.n == 0; length += 2)
    for (int digit = 1; digit <= SUD_SIZE && !sud_logic_is_cancelled (logic); digit++)
      SUD_EACH_CELL (start, logic->marks.digit[digit - 1])
        {
          Ring ring = { .logic = logic, .technique = technique, .digit = digit, .length = length, .n = 1 };

          ring.cell[0] = (uint8_t)start;
          ring.cells = sud_cells_of ((int)start);
          ring.out = logic->marks.digit[digit - 1];
          grow (&ring);
        }
}
