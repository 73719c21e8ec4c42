/* sud-chains.c - a graph of links between candidates, and what follows in it from what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chains.h"

#include <stddef.h>

static inline uint64_t *
row_of (uint64_t *rows, int words, int node)
{
  return rows + (size_t)node * (size_t)words;
}

static uint32_t
hash_of (SudCells cells, int digit)
{
  uint64_t hash = cells.word[0] * UINT64_C (0x9e3779b97f4a7c15);

  hash ^= (hash >> 29) ^ cells.word[1] * UINT64_C (0xc2b2ae3d27d4eb4f);
  hash = (hash ^ (uint64_t)digit) * UINT64_C (0x165667b19e3779f9);
  return (uint32_t)(hash >> 51) % SUD_CHAIN_NAMES;
}

/* Returns: the node of @cells and @digit, made if there is none; -1 without room */
static int
name_node (SudChains *self, SudCells cells, int digit)
{
  uint32_t at;

  if (sud_cells_is_single (cells))
    return self->node[digit - 1][sud_cells_first (cells)];
  for (at = hash_of (cells, digit); self->name[at] != 0; at = (at + 1) % SUD_CHAIN_NAMES)
    {
      int node = self->name[at] - 1;

      if (self->digit[node] == digit && sud_cells_equal (self->cells[node], cells))
        return node;
    }
  if (self->n == SUD_CHAIN_NODES)
    return -1;
  self->digit[self->n] = (uint8_t)digit;
  self->cells[self->n] = cells;
  self->sees[self->n] = sud_common_peers (cells);
  self->name[at] = (uint16_t)(self->n + 1);
  return self->n++;
}

/* Adds a strong link between two nodes, which have no other through @set. Returns: false without room */
static inline bool
link_nodes (SudChains *self, int a, int b, int set)
{
  if (a < 0 || b < 0 || self->n_edges == SUD_CHAIN_EDGES)
    return false;
  self->edges[self->n_edges++] = (SudChainEdge){ { (uint16_t)a, (uint16_t)b }, (uint16_t)set };
  return true;
}

/* Strong links between places of a digit, and between digits of an almost locked set
 *
 *     in a house all 4s are in two places:           in two cells there are three digits: if no 7 is in
 *     | 4 4 . | . . . | . 4 . |                      them, 2 and 5 are
 *       \___/             |                          | 27 . . | . 257 . | . . . |
 *       group      =    candidate                       7 = 2, 7 = 5, 2 = 5
 */

typedef struct
{
  uint8_t house;
  uint8_t size;
  uint16_t cells; /* positions in its house */
  SudDigits digits;
} Almost;

enum
{
  ALMOST_MAX = 27 * 512,
};

/* Returns: whether @rest is one cell, or all @places of the digit that are both in a box and in a line */
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

/* Links groups of @digit in @house with the rest of its places there. A link of two groups is found from both, and
 * taken once. */
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
        link_nodes (self, name_node (self, group, digit), name_node (self, rest, digit), 0);
      }
}

/* Returns: whether cells @a and @b, the only places of @digit in their box, are the only ones in a line as well. */
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

/* Links the two @places, bits, of @digit in @house. */
static void
link_pair (SudChains *self, const SudPencilmarks *marks, int house, int digit, uint32_t places)
{
  const uint8_t *cells = sud_house_cells[house];
  int a = cells[__builtin_ctz (places)], b = cells[__builtin_ctz (places & (places - 1))];

  if (sud_house_kind (house) != SUD_HOUSE_BOX || !is_linked (marks, digit, a, b))
    link_nodes (self, self->node[digit - 1][a], self->node[digit - 1][b], 0);
}

static void
link_houses (SudChains *self, const SudPencilmarks *marks)
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

/* Returns: whether all @positions of box @house are in one line: such a set is found in the line. */
static bool
is_in_line (uint32_t positions)
{
  for (int i = 0; i < 3; i++)
    if ((positions & ~(7u << (3 * i))) == 0 || (positions & ~(73u << i)) == 0)
      return true;
  return false;
}

/* Lists the almost locked sets of two cells or more. Returns: how many there are */
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

/* Links those digits of @set that anything outside sees. Returns: false without room */
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
      part[n] = name_node (self, places, (int)index + 1);
      for (int i = 0; i < n; i++)
        if (!link_nodes (self, part[i], part[n], self->n_sets + 1))
          return false;
      n++;
    }
  if (n > 1)
    self->sets[self->n_sets++] = (SudStepSet){ cells, set->digits };
  return true;
}

/* Drops all but the first @n nodes, @n_edges edges and @n_sets sets. */
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

/* Adds strong links through almost locked sets. Returns: false if there was no room for all */
static bool
link_sets (SudChains *self, const SudPencilmarks *marks)
{
  Almost sets[ALMOST_MAX];
  int n = list_almost_locked (marks, sets);

  /* All sets of a size or none, so that the order does not decide which are there */
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

/* Chains of any length: all that follows by them
 *
 *     a false, so b true, so c false: from a to c, for each b with a = b - c
 *
 * Nodes that can reach each other reach the same: they make one part (a strongly connected component), and the parts
 * have an order. So the graph is walked twice, as Kosaraju does it (forwards, for the order in which nodes are left;
 * backwards, for the parts), and then each part, the last first, reaches what its own links lead to, and what those
 * parts reach. No link is looked at more than a few times. Going level by level from all starts would take much longer,
 * mostly to learn that nothing is ruled out.
 */

/** A node that was entered, and the next of its links to follow. */
typedef struct
{
  uint16_t node;
  uint32_t link;
} Entered;

typedef struct
{
  SudChains *chains;
  /* forwards: starts that were not entered; backwards: nodes whose links were not followed */
  uint64_t left[SUD_CHAIN_WORDS];
  uint64_t spent[SUD_CHAIN_WORDS];     /* forwards: nodes that, when true, lead nowhere new */
  int n;
  /* starts in the order in which they were left, and afterwards by part; @n of them */
  uint16_t order[SUD_CHAIN_NODES];
  int n_parts;
  uint16_t first[SUD_CHAIN_NODES + 1]; /* part i is in @order from here on, before @first[i + 1] */
} Walk;

/* The next start that follows from @top and was not entered, or -1 */
static int
find_following (Walk *walk, Entered *top)
{
  const SudChains *chains = walk->chains;

  for (; top->link < chains->first[top->node + 1]; top->link++)
    {
      int through = chains->links[top->link].to, to;

      if (sud_chain_row_has (walk->spent, through))
        continue;
      to = sud_chain_row_next_of_both (sud_chains_weak (chains, through), walk->left, chains->words, 0);
      if (to >= 0)
        return to;
      sud_chain_row_set (walk->spent, through);
    }
  return -1;
}

static void
walk_forwards (Walk *walk)
{
  const SudChains *chains = walk->chains;
  Entered entered[SUD_CHAIN_NODES];

  memcpy (walk->left, chains->linked, sizeof walk->left);
  memset (walk->spent, 0, sizeof walk->spent);
  SUD_EACH_NODE (start, walk->left, chains->words)
    {
      int depth = 1;

      entered[0] = (Entered){ (uint16_t)start, chains->first[start] };
      sud_chain_row_clear (walk->left, start);
      while (depth > 0)
        {
          int to = find_following (walk, &entered[depth - 1]);

          if (to < 0)
            {
              walk->order[walk->n++] = entered[--depth].node;
              continue;
            }
          sud_chain_row_clear (walk->left, to);
          entered[depth++] = (Entered){ (uint16_t)to, chains->first[to] };
        }
    }
}

/* Makes a new part of all nodes from which @start, and so each other, can be reached. */
static void
collect_part (Walk *walk, int start, uint16_t *order)
{
  SudChains *chains = walk->chains;
  int n = walk->first[walk->n_parts];

  chains->reach.part[start] = (uint16_t)walk->n_parts;
  order[n++] = (uint16_t)start;
  for (int i = walk->first[walk->n_parts]; i < n; i++)
    {
      const uint64_t *weak = sud_chains_weak (chains, order[i]);

      for (int through; (through = sud_chain_row_next_of_both (weak, walk->left, chains->words, 0)) >= 0;)
        {
          sud_chain_row_clear (walk->left, through);
          for (uint32_t j = chains->first[through]; j < chains->first[through + 1]; j++)
            if (chains->reach.part[chains->links[j].to] == SUD_CHAIN_NODES)
              {
                chains->reach.part[chains->links[j].to] = (uint16_t)walk->n_parts;
                order[n++] = chains->links[j].to;
              }
        }
    }
  walk->first[++walk->n_parts] = (uint16_t)n;
}

static void
walk_backwards (Walk *walk)
{
  SudChains *chains = walk->chains;
  uint16_t order[SUD_CHAIN_NODES];

  for (int i = 0; i < chains->n; i++)
    chains->reach.part[i] = SUD_CHAIN_NODES;
  memcpy (walk->left, chains->linked, sizeof walk->left);
  for (int i = walk->n - 1; i >= 0; i--)
    if (chains->reach.part[walk->order[i]] == SUD_CHAIN_NODES)
      collect_part (walk, walk->order[i], order);
  memcpy (walk->order, order, (size_t)walk->n * sizeof order[0]);
}

/* Adds to @row what its nodes reach, by parts that are done; nodes in @done are followed already. */
static void
close_row (const SudChains *chains, uint64_t *row, uint64_t *done)
{
  for (int i = 0; i < chains->words; i++)
    for (uint64_t bits; (bits = row[i] & chains->linked[i] & ~done[i]) != 0;)
      {
        int node = i * 64 + __builtin_ctzll (bits);

        sud_chain_row_set (done, node);
        sud_chain_row_or (done, sud_chains_beyond (chains, node), chains->words);
        sud_chain_row_or (row, sud_chains_beyond (chains, node), chains->words);
      }
}

static void
close_part (const Walk *walk, int part)
{
  SudChains *chains = walk->chains;
  uint64_t *row = chains->reach.beyond + (size_t)part * (size_t)chains->words;
  uint64_t done[SUD_CHAIN_WORDS], passed[SUD_CHAIN_WORDS];

  for (int i = 0; i < chains->words; i++)
    row[i] = done[i] = passed[i] = 0;
  for (int i = walk->first[part]; i < walk->first[part + 1]; i++)
    {
      int node = walk->order[i];

      sud_chain_row_set (done, node);
      for (uint32_t j = chains->first[node]; j < chains->first[node + 1]; j++)
        if (!sud_chain_row_has (passed, chains->links[j].to))
          {
            sud_chain_row_set (passed, chains->links[j].to);
            sud_chain_row_or (row, sud_chains_weak (chains, chains->links[j].to), chains->words);
          }
    }
  close_row (chains, row, done);
}

void
sud_chains_close (SudChains *self)
{
  Walk walk;

  walk.chains = self;
  walk.n = walk.n_parts = walk.first[0] = 0;
  walk_forwards (&walk);
  walk_backwards (&walk);
  for (int part = walk.n_parts - 1; part >= 0; part--)
    close_part (&walk, part);
}

/* Lists the nodes in cells with two candidates (@paired), and for each the @other candidate. */
static void
pair_up (const SudChains *self, uint16_t other[], uint64_t *paired)
{
  memset (paired, 0, (size_t)self->words * sizeof *paired);
  SUD_EACH_NODE (node, self->linked, self->words)
    for (uint32_t i = self->first[node]; i < self->first[node + 1]; i++)
      if (self->digit[self->links[i].to] != self->digit[node])
        {
          other[node] = self->links[i].to;
          sud_chain_row_set (paired, node);
        }
}

bool
sud_chains_do_cells_lead (const SudChains *self)
{
  uint16_t other[SUD_CHAIN_NODES];
  uint64_t paired[SUD_CHAIN_WORDS];

  pair_up (self, other, paired);
  SUD_EACH_NODE_OF_BOTH (start, self->starts, paired, self->words)
    {
      uint64_t reached[SUD_CHAIN_WORDS] = { 0 }, left[SUD_CHAIN_WORDS];

      memcpy (left, paired, (size_t)self->words * sizeof left[0]);
      for (int node = start; node >= 0; node = sud_chain_row_next_of_both (reached, left, self->words, 0))
        {
          sud_chain_row_clear (left, node);
          sud_chain_row_or (reached, sud_chains_weak (self, other[node]), self->words);
        }
      if (sud_chain_row_meet (sud_chains_weak (self, start), reached, self->candidates, self->words))
        return true;
    }
  return false;
}

void
sud_chains_imply (SudChains *self)
{
  for (int node = 0; node < self->n_candidates; node++)
    {
      uint64_t *row = sud_chains_implied (self, node), done[SUD_CHAIN_WORDS] = { 0 };

      memcpy (row, sud_chains_weak (self, node), (size_t)self->words * sizeof *row);
      close_row (self, row, done);
    }
}

static void
name_candidates (SudChains *self, const SudPencilmarks *marks)
{
  if (self->n > self->n_candidates)
    memset (self->name, 0, sizeof self->name);
  self->n = self->n_sets = self->n_edges = 0;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, marks->digit[digit - 1])
      {
        self->node[digit - 1][cell] = (uint16_t)self->n;
        self->digit[self->n] = (uint8_t)digit;
        self->cells[self->n] = sud_cells_of ((int)cell);
        self->sees[self->n++] = sud_peer_sets[cell];
      }
  self->n_candidates = self->n;
}

static void
link_cells (SudChains *self, const SudPencilmarks *marks)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (marks->cell[cell]) == 2)
      {
        int low = __builtin_ctz (marks->cell[cell]), high = __builtin_ctz (marks->cell[cell] & (marks->cell[cell] - 1));

        link_nodes (self, self->node[low][cell], self->node[high][cell], 0);
      }
}

/* Lists the links by node, from both ends. */
static void
sort_links (SudChains *self)
{
  uint32_t end[SUD_CHAIN_NODES];

  memset (self->first, 0, (size_t)(self->n + 1) * sizeof self->first[0]);
  for (int i = 0; i < self->n_edges; i++)
    for (int side = 0; side < 2; side++)
      self->first[self->edges[i].node[side] + 1]++;
  for (int i = 0; i < self->n; i++)
    {
      self->first[i + 1] += self->first[i];
      end[i] = self->first[i];
    }
  for (int i = 0; i < self->n_edges; i++)
    {
      SudChainEdge edge = self->edges[i];

      self->links[end[edge.node[0]]++] = (SudChainLink){ edge.node[1], edge.set };
      self->links[end[edge.node[1]]++] = (SudChainLink){ edge.node[0], edge.set };
    }
}

/* Fills W of candidate @i: the places of its digit that it sees, and the other candidates of its cell. @left are the
 * places after it: each of these is added to its row, and it to theirs, at once. */
static void
fill_weak (SudChains *self, const SudPencilmarks *marks, int i, SudCells left)
{
  uint64_t *row = row_of (self->weak, self->words, i);
  int index = self->digit[i] - 1, cell = sud_cells_first (self->cells[i]);
  SudCells seen = sud_cells_intersection (self->sees[i], left);

  SUD_EACH_CELL (other, seen)
    {
      sud_chain_row_set (row, self->node[index][other]);
      sud_chain_row_set (row_of (self->weak, self->words, self->node[index][other]), i);
    }
  if ((self->memory.kinds & SUD_CHAIN_SWITCH) != 0)
    SUD_EACH_BIT (other, marks->cell[cell] & ~(1u << index))
      sud_chain_row_set (row, self->node[other][cell]);
}

/* Adds groups and parts to W of the candidates that see all of them, then fills their own rows: what all their cells
 * see. */
static void
fill_weak_of_many (SudChains *self, const SudPencilmarks *marks)
{
  int words = self->words;

  for (int i = self->n_candidates; i < self->n; i++)
    {
      int index = self->digit[i] - 1;
      SudCells seen = sud_cells_intersection (self->sees[i], marks->digit[index]);

      SUD_EACH_CELL (cell, seen)
        sud_chain_row_set (row_of (self->weak, words, self->node[index][cell]), i);
    }
  for (int i = self->n_candidates; i < self->n; i++)
    {
      const uint16_t *nodes = self->node[self->digit[i] - 1];
      uint64_t *row = row_of (self->weak, words, i);

      memcpy (row, sud_chains_weak (self, nodes[sud_cells_first (self->cells[i])]), (size_t)words * sizeof *row);
      SUD_EACH_CELL (cell, self->cells[i])
        sud_chain_row_and (row, row, sud_chains_weak (self, nodes[cell]), words);
    }
}

static void
fill_rows (SudChains *self, const SudPencilmarks *marks)
{
  self->words = (self->n + 64 * SUD_CHAIN_STEP - 1) / (64 * SUD_CHAIN_STEP) * SUD_CHAIN_STEP;
  memset (self->weak, 0, (size_t)self->n_candidates * (size_t)self->words * sizeof self->weak[0]);
  memset (self->candidates, 0, sizeof self->candidates);
  memset (self->linked, 0, sizeof self->linked);
  memset (self->spread.has_through, 0, sizeof self->spread.has_through);
  for (int index = 0, i = 0; index < SUD_SIZE; index++)
    for (SudCells left = marks->digit[index]; !sud_cells_is_empty (left); i++)
      {
        sud_cells_take (&left);
        sud_chain_row_set (self->candidates, i);
        fill_weak (self, marks, i, left);
      }
  fill_weak_of_many (self, marks);
  for (int i = 0; i < self->n; i++)
    if (self->first[i] < self->first[i + 1])
      sud_chain_row_set (self->linked, i);
}

/* Returns: whether the graph that is there is one of @marks */
static bool
is_remembered (const SudChains *self, const SudPencilmarks *marks)
{
  return self->memory.kinds != 0 && memcmp (self->memory.key, marks->cell, sizeof self->memory.key) == 0;
}

void
sud_chains_build (SudChains *self, const SudPencilmarks *marks, unsigned kinds)
{
  bool same = is_remembered (self, marks);

  if (same && self->memory.kinds == kinds)
    return;
  if (!same)
    {
      self->memory.fruitless = 0;
      self->memory.nothing_forced = false;
      memcpy (self->memory.key, marks->cell, sizeof self->memory.key);
    }
  self->memory.searched = false;
  self->memory.kinds = kinds;
  name_candidates (self, marks);
  if ((kinds & SUD_CHAIN_CELLS) != 0)
    link_cells (self, marks);
  if ((kinds & SUD_CHAIN_HOUSES) != 0)
    link_houses (self, marks);
  self->n_places = self->n;
  if ((kinds & SUD_CHAIN_ALS) != 0)
    self->memory.complete = link_sets (self, marks);
  sort_links (self);
  fill_rows (self, marks);
}

/* Returns: T of @node, the union of W of all that it is linked with; filled when it is asked for first */
static const uint64_t *
through (SudChains *self, int node)
{
  uint64_t *row = row_of (self->spread.through, self->words, node);

  if (sud_chain_row_has (self->spread.has_through, node))
    return row;
  sud_chain_row_set (self->spread.has_through, node);
  memset (row, 0, (size_t)self->words * sizeof *row);
  for (uint32_t i = self->first[node]; i < self->first[node + 1]; i++)
    sud_chain_row_or (row, sud_chains_weak (self, self->links[i].to), self->words);
  return row;
}

void
sud_chains_begin (SudChains *self, const uint64_t *starts)
{
  size_t size = (size_t)self->words * sizeof self->spread.reached[0];

  for (int i = 0; i < self->words; i++)
    self->spread.starts[i] = self->linked[i] & (starts != NULL ? starts[i] : UINT64_MAX);
  SUD_EACH_NODE (node, self->spread.starts, self->words)
    {
      memcpy (row_of (self->spread.reached, self->words, node), through (self, node), size);
      memcpy (row_of (self->spread.fresh, self->words, node), through (self, node), size);
    }
}

/* Makes one more level from @start. Returns: whether there is anything new */
static bool
spread_from (SudChains *self, int start)
{
  uint64_t *fresh = row_of (self->spread.fresh, self->words, start), *scratch = self->trace.scratch[0];

  if (sud_chain_row_next (fresh, self->words, 0) < 0)
    return false;
  memset (scratch, 0, (size_t)self->words * sizeof *scratch);
  SUD_EACH_NODE_OF_BOTH (node, fresh, self->linked, self->words)
    sud_chain_row_or (scratch, through (self, node), self->words);
  return sud_chain_row_renew (fresh, row_of (self->spread.reached, self->words, start), scratch, self->words);
}

bool
sud_chains_spread (SudChains *self)
{
  bool any = false;

  SUD_EACH_NODE (start, self->spread.starts, self->words)
    any |= spread_from (self, start);
  return any;
}

bool
sud_chains_is_hit (const SudChains *self, int node)
{
  return sud_chain_row_meet (sud_chains_weak (self, node), sud_chains_reached (self, node), self->candidates,
                             self->words);
}

/* Returns: whether a graph of @kinds is known to rule out nothing, because one with all its links, and maybe more, does
 * not */
static bool
is_fruitless (const SudChains *self, unsigned kinds)
{
  for (unsigned more = kinds; more <= SUD_CHAIN_EVERYTHING; more++)
    if ((more & kinds) == kinds && (self->memory.fruitless >> more & 1) != 0)
      return true;
  return false;
}

bool
sud_chains_search (SudChains *self, const SudPencilmarks *marks, unsigned kinds)
{
  if (is_remembered (self, marks) && is_fruitless (self, kinds))
    return false;
  sud_chains_build (self, marks, kinds);
  if (self->memory.searched)
    return true;
  sud_chains_close (self);
  memset (self->starts, 0, sizeof self->starts);
  SUD_EACH_NODE (node, self->linked, self->words)
    if (sud_chain_row_meet (sud_chains_weak (self, node), sud_chains_beyond (self, node), self->candidates,
                            self->words))
      {
        sud_chain_row_set (self->starts, node);
        self->memory.searched = true;
      }
  self->memory.fruitless |= (uint32_t)!self->memory.searched << kinds;
  return self->memory.searched;
}

/* Fills in what is true at @level for the first time: by links from what is false at the level before. */
static void
trace_strong (SudChains *self, int level, uint64_t *before)
{
  uint64_t *on = self->trace.on[level];

  memset (on, 0, (size_t)self->words * sizeof *on);
  SUD_EACH_NODE_OF_BOTH (node, self->trace.off[level - 1], self->linked, self->words)
    for (uint32_t i = self->first[node]; i < self->first[node + 1]; i++)
      if (!sud_chain_row_has (before, self->links[i].to))
        {
          sud_chain_row_set (on, self->links[i].to);
          sud_chain_row_set (before, self->links[i].to);
        }
}

/* Fills in what is false at @level for the first time: all that is seen by what is true there. Returns: whether there
 * is any */
static bool
trace_weak (SudChains *self, int level, uint64_t *before)
{
  uint64_t *scratch = self->trace.scratch[0];

  memset (scratch, 0, (size_t)self->words * sizeof *scratch);
  SUD_EACH_NODE (node, self->trace.on[level], self->words)
    sud_chain_row_or (scratch, sud_chains_weak (self, node), self->words);
  return sud_chain_row_renew (self->trace.off[level], before, scratch, self->words);
}

void
sud_chains_trace (SudChains *self, int node, bool truth, int levels)
{
  size_t size = (size_t)self->words * sizeof (uint64_t);
  uint64_t *on = self->trace.scratch[1], *off = self->trace.scratch[2];

  memset (on, 0, size);
  memset (self->trace.on[0], 0, size);
  memset (self->trace.off[0], 0, size);
  if (truth)
    {
      sud_chain_row_set (self->trace.on[0], node);
      memcpy (self->trace.off[0], sud_chains_weak (self, node), size);
      sud_chain_row_set (on, node);
    }
  else
    sud_chain_row_set (self->trace.off[0], node);
  memcpy (off, self->trace.off[0], size);
  self->trace.levels = 0;
  for (int level = 1; level <= levels; level++)
    {
      trace_strong (self, level, on);
      if (sud_chain_row_next (self->trace.on[level], self->words, 0) < 0)
        break;
      self->trace.levels = level;
      if (!trace_weak (self, level, off))
        break;
    }
}
