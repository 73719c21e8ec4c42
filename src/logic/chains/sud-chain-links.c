/* sud-chain-links.c - strong links between places of a digit, and between digits of an almost locked set
 *
 *     in a house all 4s are in two places:           in two cells there are three digits: if no 7 is in
 *     | 4 4 . | . . . | . 4 . |                      them, 2 and 5 are
 *       \___/             |                          | 27 . . | . 257 . | . . . |
 *       group      =    candidate                       7 = 2, 7 = 5, 2 = 5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chains.h"

/**
 * Almost:
 * @cells: positions in its house
 */
typedef struct
{
  uint8_t house;
  uint8_t size;
  uint16_t cells;
  SudDigits digits;
} Almost;

enum
{
  ALMOST_MAX = 27 * 512,
};

/* All cells of @rest are where a box and a line meet, and there are no others of the digit. */
static bool
is_place (SudCells rest, SudCells places)
{
  int cell;

  if (sud_cells_is_empty (rest))
    return false;
  cell = sud_cells_first (rest);
  if (sud_cells_is_single (rest))
    return true;
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_COLUMN; kind++)
    {
      SudCells group = sud_cells_intersection (sud_house_sets[sud_house_of (cell, (SudHouseKind)kind)],
                                               sud_house_sets[sud_house_of (cell, SUD_HOUSE_BOX)]);

      if (sud_cells_equal (rest, sud_cells_intersection (group, places)))
        return true;
    }
  return false;
}

/* Where both sides are groups, each link is found from either: once is enough. */
static void
link_groups (SudChains *self, const SudPencilmarks *marks, int house, int digit)
{
  SudCells all = marks->digit[digit - 1], here = sud_cells_intersection (all, sud_house_sets[house]);

  SUD_EACH_CELL (cell, here)
    for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
      {
        int other = sud_house_of ((int)cell, (SudHouseKind)kind);
        SudCells group = sud_cells_intersection (here, sud_house_sets[other]);
        SudCells rest = sud_cells_difference (here, group);

        if ((sud_house_kind (house) == SUD_HOUSE_BOX) == (kind == SUD_HOUSE_BOX) || sud_cells_is_single (group)
            || sud_cells_first (group) != (int)cell || !is_place (rest, all)
            || (!sud_cells_is_single (rest) && sud_cells_first (rest) < (int)cell))
          continue;
        sud_chains_link (self, sud_chains_name (self, group, digit), sud_chains_name (self, rest, digit), 0);
      }
}

/* Whether cells @a and @b, the only places of @digit in their box, are the only ones in a line as well. */
static bool
is_linked (const SudPencilmarks *marks, int digit, int a, int b)
{
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_COLUMN; kind++)
    {
      int line = sud_house_of (a, (SudHouseKind)kind);

      if (line == sud_house_of (b, (SudHouseKind)kind))
        return sud_digits_count (marks->place[line][digit - 1]) == 2;
    }
  return false;
}

/* The two places of @digit in @house, which are bits. */
static void
link_pair (SudChains *self, const SudPencilmarks *marks, int house, int digit, uint32_t places)
{
  int a = sud_house_cells[house][__builtin_ctz (places)], b = sud_house_cells[house][__builtin_ctz (places & (places - 1))];

  if (sud_house_kind (house) != SUD_HOUSE_BOX || !is_linked (marks, digit, a, b))
    sud_chains_link (self, self->node[digit - 1][a], self->node[digit - 1][b], 0);
}

void
sud_chains_link_houses (SudChains *self, const SudPencilmarks *marks)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        uint32_t place = marks->place[house][digit - 1], others = place & (place - 1u);

        if (others == 0)
          continue;
        if ((others & (others - 1)) == 0)
          link_pair (self, marks, house, digit, place);
        else if ((self->memory.kinds & SUD_CHAIN_GROUPS) != 0 && sud_digits_count (place) <= 6)
          link_groups (self, marks, house, digit);
      }
}

/* Whether all @positions of box @house are in one line: such a set is found in the line. */
static bool
is_in_line (uint32_t positions)
{
  for (int i = 0; i < 3; i++)
    if ((positions & ~(7u << (3 * i))) == 0 || (positions & ~(73u << i)) == 0)
      return true;
  return false;
}

/* The almost locked sets of two cells or more. */
static int
list_almost_locked (const SudPencilmarks *marks, Almost *sets)
{
  int n = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      const uint8_t *cells = sud_house_cells[house];
      SudDigits together[1 << SUD_SIZE];
      uint32_t blank = 0;

      for (int i = 0; i < SUD_SIZE; i++)
        blank |= (uint32_t)(marks->cell[cells[i]] != 0) << i;
      together[0] = 0;
      for (uint32_t some = blank & -blank; some != 0; some = (some - blank) & blank)
        {
          int size = sud_digits_count ((SudDigits)some);

          together[some] = together[some & (some - 1)] | marks->cell[cells[__builtin_ctz (some)]];
          if (size < 2 || sud_digits_count (together[some]) != size + 1
              || (sud_house_kind (house) == SUD_HOUSE_BOX && is_in_line (some)))
            continue;
          sets[n++] = (Almost){ (uint8_t)house, (uint8_t)size, (uint16_t)some, together[some] };
        }
    }
  return n;
}

/* Links those digits of @set that something outside sees; false without room. */
static bool
link_set (SudChains *self, const SudPencilmarks *marks, const Almost *set)
{
  int part[SUD_SIZE], n = 0;
  SudCells cells = SUD_NO_CELLS;

  if (self->n_sets == SUD_CHAIN_SETS)
    return false;
  SUD_EACH_BIT (position, set->cells)
    sud_cells_add (&cells, sud_house_cells[set->house][position]);
  SUD_EACH_BIT (index, set->digits)
    {
      SudCells places = sud_cells_intersection (cells, marks->digit[index]);

      if (!sud_cells_meet (sud_common_peers (places), marks->digit[index]))
        continue;
      part[n] = sud_chains_name (self, places, (int)index + 1);
      for (int i = 0; i < n; i++)
        if (!sud_chains_link (self, part[i], part[n], self->n_sets + 1))
          return false;
      n++;
    }
  if (n > 1)
    self->sets[self->n_sets++] = (SudStepSet){ cells, set->digits };
  return true;
}

/* Back to the first @n nodes and @n_edges and @n_sets. */
static void
take_back (SudChains *self, int n, int n_edges, int n_sets)
{
  for (int i = 0; i < SUD_CHAIN_NAMES; i++)
    if (self->name[i] > n)
      self->name[i] = 0;
  self->n = n;
  self->n_edges = n_edges;
  self->n_sets = n_sets;
}

bool
sud_chains_link_sets (SudChains *self, const SudPencilmarks *marks)
{
  Almost sets[ALMOST_MAX];
  int n = list_almost_locked (marks, sets);

  /* All of a size or none, so that it does not depend on the order which of them are there */
  for (int size = 2; size < SUD_SIZE; size++)
    {
      int before[] = { self->n, self->n_edges, self->n_sets };
      bool room = true;

      for (int i = 0; i < n && room; i++)
        if (sets[i].size == size)
          room = link_set (self, marks, &sets[i]);
      if (!room)
        {
          take_back (self, before[0], before[1], before[2]);
          return false;
        }
    }
  return true;
}
