/* sud-guardians.c - a ring of an odd number of places of a digit cannot be: one of its guardians is right
 *
 *     a - - - b         five places of a digit, each in a house with the next. Had each of these houses just those two,
 *     |       |         right and wrong would take turns round the ring, and it is odd. So one of the guardians, the
 *     e       c         other places in these houses, is right, and what sees all of them is wrong
 *      \ G /
 *        d
 *
 * Also called a broken wing. The search begins with the cell that it rules out: were the digit there, places that see
 * it would go, and some houses would have two places left. These are the links, which make an odd ring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"
#include "sud-techniques.h"

enum
{
  RING_MIN = 5,
  RING_MAX = 9,
};

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  /* houses that have two places which the cell that is ruled out does not see; @n_links of them */
  const SudConjugate *link;
  int n_links;
  int digit;
  int length;               /* length of the ring that is looked for */
  int n;                    /* how many cells it has so far */
  uint8_t cell[RING_MAX];
  uint32_t houses;          /* the houses of its links */
  SudCells cells;
} Ring;

/* Fills @link with the houses that have two places of @digit that @cell does not see. Returns: how many there are */
static int
collect_links (const SudPencilmarks *marks, int digit, int cell, SudConjugate link[SUD_HOUSES])
{
  SudCells rest = sud_cells_difference (marks->digit[digit - 1], sud_peers_of (cell));
  int n = 0;

  sud_cells_remove (&rest, cell);
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      SudCells places = sud_cells_intersection (rest, sud_house_sets[house]);

      if (sud_cells_count (places) != 2)
        continue;
      link[n].house = (uint8_t)house;
      link[n].cell[0] = (uint8_t)sud_cells_take (&places);
      link[n++].cell[1] = (uint8_t)sud_cells_take (&places);
    }
  return n;
}

/* Adds the ring, which is closed, with all that its guardians rule out. */
static void
add_ring (const Ring *ring)
{
  const SudPencilmarks *marks = &ring->logic->marks;
  SudStep step;

  sud_step_init (&step, ring->technique);
  for (int i = 0; i <= ring->length; i++)
    sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (ring->cell[i % ring->length]), ring->digit);
  SUD_EACH_BIT (house, ring->houses)
    {
      SudCells places = sud_pencilmarks_places (marks, (int)house, ring->digit);

      for (int i = 0; i < ring->n_links; i++)
        if (ring->link[i].house == house)
          for (int end = 0; end < 2; end++)
            sud_cells_remove (&places, ring->link[i].cell[end]);
      step.fins = sud_cells_union (step.fins, places);
    }
  if (sud_cells_is_empty (step.fins))
    return;
  step.digits = SUD_DIGIT_BIT (ring->digit);
  step.size = (uint16_t)ring->length;
  step.cells = ring->cells;
  step.houses = ring->houses;
  step.out[ring->digit - 1] = sud_common_peers (step.fins);
  sud_steps_add (&ring->logic->steps, &ring->logic->marks, &step);
}

/* Adds all rings that go on from the last cell of @ring along a link. The first cell is the lowest of all, and the
 * second lower than the last: so each ring is found once, or twice if two houses hold the same two cells. */
static void
grow_ring (const Ring *ring)
{
  int cell = ring->cell[ring->n - 1];

  for (int i = 0; i < ring->n_links; i++)
    for (int end = 0; end < 2; end++)
      {
        const SudConjugate *link = &ring->link[i];
        int next = link->cell[1 - end];
        Ring more;

        if (link->cell[end] != cell || (ring->houses >> link->house & 1) != 0 || next < ring->cell[0])
          continue;
        more = *ring;
        more.houses |= 1u << link->house;
        if (ring->n == ring->length)
          {
            if (next == ring->cell[0] && ring->cell[1] < cell)
              add_ring (&more);
            continue;
          }
        if (sud_cells_has (ring->cells, next))
          continue;
        more.cell[more.n++] = (uint8_t)next;
        sud_cells_add (&more.cells, next);
        grow_ring (&more);
      }
}

/* Adds all rings of the links of @ring, which has no cell yet. */
static void
start_rings (Ring *ring)
{
  SudCells starts = SUD_NO_CELLS;

  for (int i = 0; i < ring->n_links; i++)
    sud_cells_add (&starts, ring->link[i].cell[0]);
  SUD_EACH_CELL (cell, starts)
    {
      ring->n = 1;
      ring->cell[0] = (uint8_t)cell;
      ring->cells = sud_cells_of ((int)cell);
      grow_ring (ring);
    }
}

/* Returns: whether links of @link make an odd ring: then two colours in turn do not suffice */
static bool
has_odd_ring (const SudConjugate *link, int n)
{
  SudCells colours[2] = { SUD_NO_CELLS, SUD_NO_CELLS };

  for (int i = 0; i < n; i++)
    {
      if (sud_cells_has (colours[0], link[i].cell[0]) || sud_cells_has (colours[1], link[i].cell[0]))
        continue;
      sud_cells_add (&colours[0], link[i].cell[0]);
      while (sud_conjugates_spread (link, n, colours))
        if (sud_cells_meet (colours[0], colours[1]))
          return true;
    }
  return false;
}

/* Looks for rings of @length from each of @cells. Returns: the cells that have odd rings at all */
static SudCells
find_rings (SudLogic *logic, SudTechniqueId technique, int digit, int length, SudCells cells)
{
  SudCells odd = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    {
      SudConjugate link[SUD_HOUSES];
      Ring ring = { .logic = logic, .technique = technique, .link = link, .digit = digit, .length = length };

      ring.n_links = collect_links (&logic->marks, digit, (int)cell, link);
      if (ring.n_links < RING_MIN || !has_odd_ring (link, ring.n_links))
        continue;
      sud_cells_add (&odd, (int)cell);
      start_rings (&ring);
    }
  return odd;
}

void
sud_find_guardians (SudLogic *logic, SudTechniqueId technique)
{
  SudCells cells[SUD_SIZE];

  for (int index = 0; index < SUD_SIZE; index++)
    if (sud_cells_is_empty (sud_logic_get_useless (logic, index + 1)))
      cells[index] = SUD_NO_CELLS;
    else
      cells[index] = logic->marks.digit[index];
  for (int length = RING_MIN; length <= RING_MAX && logic->steps.n == 0; length += 2)
    for (int index = 0; index < SUD_SIZE; index++)
      cells[index] = find_rings (logic, technique, index + 1, length, cells[index]);
}
