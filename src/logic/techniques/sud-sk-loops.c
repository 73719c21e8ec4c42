/* sud-sk-loops.c - sixteen cells in a ring through four boxes, and just sixteen digits for them
 *
 *     . 7 . | . . . | . 2 .      Two cells each, in a ring: 0 0 and 1 1 share a row, 1 1 and 2 2 a box, 2 2 and 3 3 a
 *     0 . 0 | . . . | 1 . 1      column, and so on, round to 7 7 and 0 0 in a box. Two neighbours can hold a digit once
 *     . 7 . | . . . | . 2 .      at most: that is a link. If sixteen links suffice for all candidates of these cells,
 *     - - - + - - - + - - -      each is used, for each of the cells has a digit. So the digit of a link is not
 *     . . . | . . . | . . .      elsewhere in its row, column or box
 *     . . . | . . . | . . .
 *     . . . | . . . | . . .
 *     - - - + - - - + - - -
 *     . 6 . | . . . | . 3 .
 *     5 . 5 | . . . | 4 . 4
 *     . 6 . | . . . | . 3 .
 *
 * Also called a domino loop; named after Steve Kurzhals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

enum
{
  RING = 8,
  LINKS = 16, /* as many as there are cells */
  ALL = (1 << RING) - 1,
};

typedef struct
{
  SudCells pair[RING];
  uint8_t house[RING]; /* the house of each pair and the next */
} Ring;

/* Fills @ring with the loop of two rows, in different bands, and two columns, in different stacks. */
static void
fill_ring (Ring *ring, const int row[2], const int column[2])
{
  /* for each pair which of the rows and of the columns cross in its box */
  static const uint8_t at[RING][2] = { { 0, 0 }, { 0, 1 }, { 0, 1 }, { 1, 1 }, { 1, 1 }, { 1, 0 }, { 1, 0 }, { 0, 0 } };

  for (int i = 0; i < RING; i++)
    {
      int corner = sud_cell (row[at[i][0]], column[at[i][1]]), box = sud_house_of (corner, SUD_HOUSE_BOX);
      int line = sud_house_of (corner, (SudHouseKind)(i / 2 % 2)); /* pairs 0, 1, 4 and 5 are in rows */

      ring->house[i] = (uint8_t)(i % 2 == 0 ? line : box);
      ring->pair[i] = sud_cells_intersection (sud_house_sets[box], sud_house_sets[line]);
      sud_cells_remove (&ring->pair[i], corner);
    }
}

/* Returns: the links that cover the pairs @bits, places in the ring, each of them once; none if that takes other links
 * as well, or if there are two ways to do so */
static unsigned
cover_pairs (unsigned bits)
{
  unsigned links = 0;

  if (bits == ALL)
    return 0;
  for (int start = 0; start < RING; start++)
    if ((bits >> start & 1) != 0 && (bits >> (start + RING - 1) % RING & 1) == 0)
      for (int i = start; (bits >> i % RING & 1) != 0; i += 2)
        {
          if ((bits >> (i + 1) % RING & 1) == 0)
            return 0;
          links |= 1u << i % RING;
        }
  return links;
}

/* Fills in the links of @digit. Returns: how many there are; more than LINKS if it has no clear ones */
static int
count_ring_links (SudStep *step, const SudPencilmarks *marks, const Ring *ring, int digit)
{
  unsigned bits = 0, links;

  for (int i = 0; i < RING; i++)
    bits |= (unsigned)sud_cells_meet (ring->pair[i], marks->digit[digit - 1]) << i;
  links = cover_pairs (bits);
  SUD_EACH_BIT (link, links)
    {
      SudCells house = sud_house_sets[ring->house[link]];

      step->sets[link].digits |= SUD_DIGIT_BIT (digit);
      step->out[digit - 1] = sud_cells_union (step->out[digit - 1], sud_cells_difference (house, step->cells));
    }
  return links == 0 && bits != 0 ? LINKS + 1 : sud_bits_count (links);
}

/* Adds what follows from @ring if just as many links as cells cover it. */
static void
add_ring_of_pairs (SudLogic *logic, SudTechniqueId technique, const Ring *ring)
{
  SudStep step;
  int n = 0;

  sud_step_init (&step, technique);
  step.size = LINKS;
  for (int i = 0; i < RING; i++)
    {
      step.cells = sud_cells_union (step.cells, ring->pair[i]);
      step.houses |= 1u << ring->house[i];
      sud_step_add_set (&step, sud_cells_union (ring->pair[i], ring->pair[(i + 1) % RING]), 0);
    }
  for (int digit = 1; digit <= SUD_SIZE && n <= LINKS; digit++)
    n += count_ring_links (&step, &logic->marks, ring, digit);
  for (int i = 0; i < RING; i++)
    step.digits |= step.sets[i].digits;
  if (n == LINKS)
    sud_steps_add (&logic->steps, &logic->marks, &step);
}

/* Looks at the rings of @row, and of all columns. */
static void
find_rings_of (SudLogic *logic, SudTechniqueId technique, const int row[2])
{
  SudCells blank = logic->marks.blank;

  for (int first = 0; first < SUD_SIZE; first++)
    for (int second = first / 3 * 3 + 3; second < SUD_SIZE; second++)
      {
        Ring ring;
        bool all = true;

        fill_ring (&ring, row, (const int[]){ first, second });
        for (int i = 0; i < RING && all; i++)
          all = sud_cells_within (ring.pair[i], blank);
        if (all)
          add_ring_of_pairs (logic, technique, &ring);
      }
}

void
sud_find_sk_loops (SudLogic *logic, SudTechniqueId technique)
{
  for (int first = 0; first < SUD_SIZE; first++)
    for (int second = first / 3 * 3 + 3; second < SUD_SIZE; second++)
      find_rings_of (logic, technique, (const int[]){ first, second });
}
