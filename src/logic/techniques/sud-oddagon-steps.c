/* sud-oddagon-steps.c - oddagons: cells that two or three digits cannot fill, so one of the other candidates is true
 *
 *     |47 |. .| . .|47 |    bivalue oddagon: each cell sees the next, round a ring of an odd number of cells, here by
 *     |. .|47 | . .|. .|    a row, a column, a row, a column and a box. With nothing but 4 and 7 the two would take
 *     -----------------     turns, and two neighbours would be the same. So the cell that can be 9 is 9
 *     |. .|479| . .|47 |
 *
 * In a trivalue oddagon, which sud-oddagons.h shows, twelve cells of four boxes cannot be filled with three digits.
 *
 * Where the other candidates are in one cell, that is none of the few digits; where they are one digit, all cells that
 * see all of them lose it; and in one house they may make a subset with further cells.
 *
 * A ring with a shortcut need not be looked at: one of the two rings that it makes is odd, and has fewer cells. If that
 * is of three cells, they are in a house, and what follows is a naked subset or pointing. So a ring has at most two
 * cells in a house.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-oddagons.h"
#include "sud-techniques-private.h"
#include "sud-techniques.h"

enum
{
  RING_MIN = 5,
};

/* A path of cells that may become a ring. */
typedef struct
{
  SudLogic *logic;
  SudDigits digits;     /* the two digits */
  SudDigits extras;     /* the other candidates of its cells */
  SudCells extra_cells; /* the cells with other candidates */
  SudCells cells;
  SudCells open;        /* cells with both digits after the first that see none of its cells but the first and last */
  int n;                /* how many cells there are */
  uint8_t cell[2 * SUD_SIZE];
} Ring;

static bool
are_in_one_house (SudCells cells)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (cells, sud_house_sets[house]))
      return true;
  return false;
}

/* Returns: whether anything can follow from other candidates @extras in @cells, whatever else the pattern has */
static bool
may_lead_on (const SudPencilmarks *marks, SudDigits extras, SudCells cells)
{
  if (sud_digits_count (extras) == 1
      && sud_cells_meet (sud_common_peers (cells), marks->digit[__builtin_ctz (extras)]))
    return true;
  return are_in_one_house (cells);
}

/* Adds what follows from @pattern, whose cells cannot all hold @digits. */
static void
add_oddagon (SudLogic *logic, SudStep *pattern)
{
  SudDeadly deadly = { .logic = logic, .pattern = pattern };

  SUD_EACH_CELL (cell, pattern->fins)
    deadly.extras |= logic->marks.cell[cell] & ~pattern->digits;
  sud_deadly_find_single_cell (&deadly);
  sud_deadly_find_single_digit (&deadly);
  if (!sud_cells_is_single (pattern->fins))
    sud_deadly_find_subsets (&deadly);
}

static void
add_two_digit_ring (const Ring *ring)
{
  SudStep pattern;

  sud_step_init (&pattern, SUD_TECHNIQUE_BIVALUE_ODDAGON);
  pattern.digits = ring->digits;
  pattern.cells = ring->cells;
  pattern.fins = ring->extra_cells;
  pattern.size = (uint16_t)ring->n;
  for (int i = 0; i <= ring->n; i++)
    sud_step_add_node (&pattern, SUD_STEP_WEAK, sud_cells_of (ring->cell[i % ring->n]),
                       sud_digits_first (ring->digits));
  add_oddagon (ring->logic, &pattern);
}

/* Finds all rings that go on from @ring with @cell. Each is found once: its first cell is the lowest, and the second
 * lower than the last. */
static void
grow_two_digit_ring (const Ring *ring, int cell)
{
  const SudPencilmarks *marks = &ring->logic->marks;
  SudDigits extras = (SudDigits)(marks->cell[cell] & ~ring->digits);
  SudCells near = sud_peers_of (cell);
  Ring more = *ring;

  if (ring->n == 2 * SUD_SIZE)
    return;
  more.cell[more.n++] = (uint8_t)cell;
  sud_cells_add (&more.cells, cell);
  sud_cells_remove (&more.open, cell);
  if (extras != 0)
    {
      more.extras |= extras;
      sud_cells_add (&more.extra_cells, cell);
      if (!may_lead_on (marks, more.extras, more.extra_cells))
        return;
    }
  if (more.n > 2 && sud_cells_has (near, more.cell[0]))
    {
      if (more.n >= RING_MIN && more.n % 2 == 1 && more.cell[1] < cell)
        add_two_digit_ring (&more);
      return;
    }
  if (more.n > 2)
    more.open = sud_cells_difference (more.open, sud_peers_of (more.cell[more.n - 2]));
  SUD_EACH_CELL (next, sud_cells_intersection (more.open, near))
    grow_two_digit_ring (&more, (int)next);
}

void
sud_find_bivalue_oddagons (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  SudCells two = sud_pencilmarks_with (marks, 2), few = sud_cells_union (two, sud_pencilmarks_with (marks, 3));

  for (int a = 0; a < SUD_SIZE; a++)
    for (int b = a + 1; b < SUD_SIZE; b++)
      {
        Ring ring = { .logic = logic, .digits = (SudDigits)(1u << a | 1u << b) };

        ring.open = sud_cells_intersection (marks->digit[a], marks->digit[b]);
        /* All but two cells of a house are bare, unless no cell has more than one other candidate */
        if (sud_cells_count (sud_cells_intersection (ring.open, two)) < RING_MIN - 2)
          ring.open = sud_cells_intersection (ring.open, few);
        while (sud_cells_count (ring.open) >= RING_MIN)
          grow_two_digit_ring (&ring, sud_cells_take (&ring.open));
      }
}

static bool
add_twelve (void *data, SudCells cells, SudDigits digits)
{
  SudLogic *logic = data;
  SudStep pattern;

  sud_step_init (&pattern, SUD_TECHNIQUE_TRIVALUE_ODDAGON);
  pattern.digits = digits;
  pattern.cells = cells;
  SUD_EACH_CELL (cell, cells)
    if ((logic->marks.cell[cell] & ~digits) != 0)
      sud_cells_add (&pattern.fins, (int)cell);
  if (!sud_cells_is_empty (pattern.fins))
    add_oddagon (logic, &pattern);
  return true;
}

void
sud_find_trivalue_oddagons (SudLogic *logic, SudTechniqueId technique)
{
  if ((logic->rules & SUD_RULE_NO_PATTERNS) == 0)
    sud_oddagons_each (&logic->marks, add_twelve, logic);
}
