/* sud-every-loop.c - loops and chains of any length, as a library of cases counts them
 *
 * Each candidate is supposed to be false, and to be true. Of all chains to one conclusion only the shortest counts, the
 * first in a fixed order if several are as short; if that one crosses itself, none counts. A loop leaves the cell that
 * it begins in, and comes back from outside:
 *
 *     false  =  …  =  true, the same    it is true          true   -  …  -  false, the same    it is false
 *     false  =  …  =  true, another     continuous loop     true   -  …  =  true, another      the first is false
 *     false  =  …  -  false, another    that one is false
 *
 * For the rating of HoDoKu and for tests: a person who solves takes the shortest chains of sud-nice-loops.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-techniques-private.h"

#include <stdlib.h>

enum
{
  IN_SET = 2 * SUD_CHAIN_NODES,
  STATES = IN_SET + SUD_CHAIN_SETS * SUD_SIZE,
  LINK = 2,
};

/* Tells what follows from a supposition: states. A state is 2 * node, and one more if the node is true; or, from IN_SET
 * on, IN_SET + 9 * set + digit - 1: the set lacks the digit, so it has all its others. */
typedef struct
{
  SudLogic *logic;
  const SudChains *chains;
  SudTechniqueId technique;
  bool grouped;
  int n;
  /* for each set and digit - 1 one more than its node; 0 = nothing outside sees that digit */
  uint16_t part[SUD_CHAIN_SETS][SUD_SIZE];
  uint16_t order[SUD_CHAIN_SETS];          /* the sets in the order in which they are tried */
  uint16_t state[STATES];                  /* the supposition, and all that follows from it; @n entries */
  uint16_t at[STATES]; /* for each state its entry plus one; 0 = it does not follow */
  uint16_t parent[STATES];                 /* for each entry the one that it follows from */
  /* for each entry the length of the chain to it, in halves of a link; a set counts for as many links as it has cells,
   * and for half a link more if the chain goes on to the last candidate of a cell */
  uint16_t length[STATES];
} Table;

typedef struct
{
  int n;
  int entry[2 * SUD_CHAIN_LEVELS + 2]; /* entries of the table from its first on; @n of them */
} Chain;

static inline bool
is_set_at (const Table *table, int entry)
{
  return table->state[entry] >= IN_SET;
}

static inline int
set_at (const Table *table, int entry)
{
  return (table->state[entry] - IN_SET) / SUD_SIZE;
}

/* Returns: the node of an entry; of a set its cells of the digit that it lacks */
static inline int
node_at (const Table *table, int entry)
{
  if (is_set_at (table, entry))
    return table->part[set_at (table, entry)][(table->state[entry] - IN_SET) % SUD_SIZE] - 1;
  return table->state[entry] / 2;
}

static inline bool
is_true_at (const Table *table, int entry)
{
  return !is_set_at (table, entry) && table->state[entry] % 2 != 0;
}

/* Notes that @state follows from entry @parent. The search is breadth first, but links through sets are longer than
 * others, so a shorter chain may come later. */
static void
follow_state (Table *table, int parent, int state, int links)
{
  int length = table->length[parent] + links, entry = table->at[state] - 1;

  if (entry < 0)
    {
      entry = table->n++;
      table->state[entry] = (uint16_t)state;
      table->at[state] = (uint16_t)(entry + 1);
    }
  else if (table->parent[entry] == 0 || table->length[entry] <= length)
    return;
  table->parent[entry] = (uint16_t)parent;
  table->length[entry] = (uint16_t)length;
}

/* Follows the sets that lose @digit: all their cells that can hold it are in @seen, and none of their cells is in
 * @cells. */
static void
follow_sets (Table *table, int entry, int digit, SudCells seen, SudCells cells, int links)
{
  const SudChains *chains = table->chains;

  for (int i = 0; i < chains->n_sets; i++)
    {
      int set = table->order[i], part = table->part[set][digit - 1];

      if (part != 0 && sud_cells_within (chains->cells[part - 1], seen)
          && !sud_cells_meet (chains->sets[set].cells, cells))
        follow_state (table, entry, IN_SET + set * SUD_SIZE + digit - 1, links);
    }
}

/* Follows a true node: other candidates of the cell are false, then those of row, column and box, then groups; and sets
 * lose the digit. */
static void
follow_true (Table *table, int entry)
{
  const SudChains *chains = table->chains;
  int node = node_at (table, entry), index = chains->digit[node] - 1, cell = sud_cells_first (chains->cells[node]);
  const uint64_t *weak = sud_chains_weak (chains, node);

  if (node < chains->n_candidates)
    {
      SUD_EACH_BIT (other, table->logic->marks.cell[cell] & ~(1u << index))
        follow_state (table, entry, 2 * chains->node[other][cell], LINK);
      for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
        SUD_EACH_CELL (seen, sud_pencilmarks_places (&table->logic->marks, sud_house_of (cell, kind), index + 1))
          if ((int)seen != cell)
            follow_state (table, entry, 2 * chains->node[index][seen], LINK);
    }
  SUD_EACH_NODE (other, weak, chains->words)
    if (other < chains->n_places)
      follow_state (table, entry, 2 * other, LINK);
  follow_sets (table, entry, index + 1, chains->sees[node], chains->cells[node], LINK);
}

/* Follows a false node: candidates are true, then groups. */
static void
follow_false (Table *table, int entry)
{
  const SudChains *chains = table->chains;
  int node = node_at (table, entry);

  for (int groups = 0; groups < 2; groups++)
    for (uint32_t i = chains->first[node]; i < chains->first[node + 1]; i++)
      if (chains->links[i].set == 0 && (chains->links[i].to >= chains->n_candidates) == groups)
        follow_state (table, entry, 2 * chains->links[i].to + 1, LINK);
}

/* Follows the last candidates of cells, if [digit - 1] is ruled out in all cells of @seen. */
static void
follow_last (Table *table, int entry, const SudCells *seen, int links)
{
  const SudPencilmarks *marks = &table->logic->marks;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits left = marks->cell[cell];

      if (sud_digits_count (left) < 3)
        continue;
      SUD_EACH_BIT (index, marks->cell[cell])
        if (sud_cells_has (seen[index], cell))
          left &= (SudDigits)~(1u << index);
      if (sud_digits_count (left) == 1)
        follow_state (table, entry, 2 * table->chains->node[__builtin_ctz (left)][cell] + 1, links);
    }
}

/* Follows a set that has lost a digit: it holds each other digit, so candidates and groups that see all cells of one
 * are false, and other sets lose it. */
static void
follow_set (Table *table, int entry)
{
  const SudChains *chains = table->chains;
  const SudStepSet *set = &chains->sets[set_at (table, entry)];
  int lost = chains->digit[node_at (table, entry)], links = LINK + 2 * sud_cells_count (set->cells);
  SudCells seen[SUD_SIZE];

  for (int index = 0; index < SUD_SIZE; index++)
    {
      int part = table->part[set_at (table, entry)][index];

      seen[index] = part != 0 && index + 1 != lost ? chains->sees[part - 1] : SUD_NO_CELLS;
      if (sud_cells_is_empty (seen[index]))
        continue;
      SUD_EACH_CELL (cell, sud_cells_intersection (seen[index], table->logic->marks.digit[index]))
        follow_state (table, entry, 2 * chains->node[index][cell], links);
      for (int group = chains->n_candidates; group < chains->n_places; group++)
        if (chains->digit[group] == index + 1 && sud_cells_within (chains->cells[group], seen[index]))
          follow_state (table, entry, 2 * group, links);
    }
  for (int index = 0; index < SUD_SIZE; index++)
    if (!sud_cells_is_empty (seen[index]))
      follow_sets (table, entry, index + 1, seen[index], set->cells, links);
  follow_last (table, entry, seen, links + 1);
}

static void
suppose_state (Table *table, int node, bool truth)
{
  memset (table->at, 0, (size_t)(IN_SET + table->chains->n_sets * SUD_SIZE) * sizeof table->at[0]);
  table->n = 1;
  table->state[0] = (uint16_t)(2 * node + truth);
  table->at[table->state[0]] = 1;
  table->parent[0] = table->length[0] = 0;
  for (int entry = 0; entry < table->n; entry++)
    if (is_set_at (table, entry))
      follow_set (table, entry);
    else if (is_true_at (table, entry))
      follow_true (table, entry);
    else
      follow_false (table, entry);
}

static int
first_cell_at (const Table *table, int entry)
{
  return sud_cells_first (table->chains->cells[node_at (table, entry)]);
}

/* Returns: whether no cell is there twice, unless one after the other, and a loop at its ends. Of a group only the
 * first cell is looked at */
static bool
is_simple_chain (const Table *table, const Chain *chain, bool loop)
{
  SudCells passed = SUD_NO_CELLS;

  for (int i = 1; i < chain->n; i++)
    {
      int before = chain->entry[i - 1];

      if (sud_cells_has (passed, first_cell_at (table, chain->entry[i])))
        return false;
      if (!loop || first_cell_at (table, before) != first_cell_at (table, 0))
        passed = sud_cells_union (passed, is_set_at (table, before) ? table->chains->sets[set_at (table, before)].cells
                                                                     : table->chains->cells[node_at (table, before)]);
    }
  return true;
}

static bool
is_grouped (const Table *table, const Chain *chain)
{
  for (int i = 0; i < chain->n; i++)
    if (is_set_at (table, chain->entry[i]) || node_at (table, chain->entry[i]) >= table->chains->n_candidates)
      return true;
  return false;
}

/* Fills in the chain to @entry. Returns: false if it is too long to be drawn, crosses itself, or is grouped where none
 * is wanted, or the other way round */
static bool
get_chain (const Table *table, int entry, bool loop, Chain *chain)
{
  int n = 1, nodes = 1;

  for (int i = entry; i != 0; i = table->parent[i])
    {
      n++;
      nodes += 1 + is_set_at (table, i);
    }
  if (table->parent[entry] == 0 || nodes > 2 * SUD_CHAIN_LEVELS)
    return false;
  chain->n = n;
  for (int i = entry; n > 0; i = table->parent[i])
    chain->entry[--n] = i;
  return is_simple_chain (table, chain, loop) && is_grouped (table, chain) == table->grouped;
}

/* Returns: the node by which a chain leaves the set at @i: its cells of the next digit; -1 if it goes on to the last
 * candidate of a cell */
static int
exit_at (const Table *table, const Chain *chain, int i)
{
  int next = node_at (table, chain->entry[i + 1]);

  if (is_true_at (table, chain->entry[i + 1]))
    return -1;
  return table->part[set_at (table, chain->entry[i])][table->chains->digit[next] - 1] - 1;
}

/* Returns: the path from the first node that is false to the last that is true */
static SudChainPath
get_path (const Table *table, const Chain *chain)
{
  int from = is_true_at (table, 0), to = chain->n - !is_true_at (table, chain->entry[chain->n - 1]);
  SudChainPath path = { .n = 0 };

  for (int i = from; i < to; i++)
    {
      int entry = chain->entry[i], exit = is_set_at (table, entry) ? exit_at (table, chain, i) : -1;

      path.node[path.n++] = (uint16_t)node_at (table, entry);
      if (is_set_at (table, entry))
        path.set[path.n / 2] = (uint16_t)(set_at (table, entry) + 1);
      if (exit >= 0)
        path.node[path.n++] = (uint16_t)exit;
    }
  return path;
}

static bool
is_same_cell (const Table *table, int entry, int other)
{
  const SudChains *chains = table->chains;

  return sud_cells_equal (chains->cells[node_at (table, entry)], chains->cells[node_at (table, other)]);
}

/* Adds a chain that comes back to the cell it begins in. */
static void
add_loop (const Table *table, int entry)
{
  int start = node_at (table, 0), node = node_at (table, entry);
  bool from = is_true_at (table, 0), to = is_true_at (table, entry), continuous = !from && to && node != start;
  bool loops = table->technique == SUD_TECHNIQUE_CONTINUOUS_LOOP
               || table->technique == SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP;
  SudChainPath path;
  Chain chain;

  if (continuous != loops || (from == to && node == start) || (from && !to && node != start)
      || !get_chain (table, entry, true, &chain) || is_same_cell (table, 0, chain.entry[1])
      || is_same_cell (table, entry, chain.entry[chain.n - 2]))
    return;
  path = get_path (table, &chain);
  if (loops)
    sud_chain_add_loop (table->logic, table->technique, &path, true);
  else if (!from && to)
    sud_chain_add_true (table->logic, table->technique, &path);
  else
    sud_chain_add_false (table->logic, table->technique, &path, from ? start : node);
}

/* Adds a chain between different cells, from a node that is false to one that is true. */
static void
add_ends (const Table *table, int entry)
{
  uint64_t common[SUD_CHAIN_WORDS];
  SudChainPath path;
  Chain chain;

  if (!is_true_at (table, entry)
      || !sud_chain_common (table->chains, node_at (table, 0), node_at (table, entry), common)
      || sud_chain_count (common, table->chains->words) < 2 || !get_chain (table, entry, false, &chain))
    return;
  path = get_path (table, &chain);
  sud_chain_add_open (table->logic, table->technique, table->chains, &path, common);
}

static void
look_from_state (Table *table, int start, bool truth)
{
  bool ends = table->technique == SUD_TECHNIQUE_AIC || table->technique == SUD_TECHNIQUE_GROUPED_AIC;

  if (ends && truth)
    return;
  suppose_state (table, start, truth);
  for (int entry = 1; entry < table->n; entry++)
    if (is_set_at (table, entry) || node_at (table, entry) >= table->chains->n_candidates)
      continue;
    else if (ends && !is_same_cell (table, 0, entry))
      add_ends (table, entry);
    else if (!ends && is_same_cell (table, 0, entry))
      add_loop (table, entry);
}

/* Returns: whether @other rules out the same digits in more cells */
static bool
says_less (const SudStep *step, const SudStep *other)
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (!sud_cells_within (step->out[i], other->out[i]))
      return false;
  return step->digits == other->digits && !sud_step_same_outcome (step, other);
}

static void
drop_lesser (SudSteps *steps)
{
  for (int i = steps->n - 1; i >= 0; i--)
    for (int j = 0; j < steps->n; j++)
      if (says_less (&steps->step[i], &steps->step[j]))
        {
          sud_steps_remove (steps, i);
          break;
        }
}

typedef struct
{
  /* the house, then the positions plus one of its cells, as figures: a set comes before those that begin with its
   * cells */
  uint64_t key;
  uint16_t set;
} Place;

static Place
get_place (const SudChains *chains, int set)
{
  SudCells cells = chains->sets[set].cells;
  int house = 0, figures = 0;
  Place place = { .set = (uint16_t)set };

  while (!sud_cells_within (cells, sud_house_sets[house]))
    house++;
  place.key = (uint64_t)house;
  for (int i = 0; i < SUD_SIZE; i++)
    if (sud_cells_has (cells, sud_house_cells[house][i]))
      {
        place.key = place.key * 10 + (uint64_t)i + 1;
        figures++;
      }
  for (; figures < SUD_SIZE; figures++)
    place.key *= 10;
  return place;
}

static int
compare_places (const void *a, const void *b)
{
  uint64_t key = ((const Place *)a)->key, other = ((const Place *)b)->key;

  return (key > other) - (key < other);
}

static void
prepare_sets (Table *table)
{
  const SudChains *chains = table->chains;
  Place places[SUD_CHAIN_SETS];

  memset (table->part, 0, (size_t)chains->n_sets * sizeof table->part[0]);
  for (int node = 0; node < chains->n; node++)
    for (uint32_t i = chains->first[node]; i < chains->first[node + 1]; i++)
      if (chains->links[i].set != 0)
        table->part[chains->links[i].set - 1][chains->digit[node] - 1] = (uint16_t)(node + 1);
  for (int set = 0; set < chains->n_sets; set++)
    places[set] = get_place (chains, set);
  qsort (places, (size_t)chains->n_sets, sizeof places[0], compare_places);
  for (int i = 0; i < chains->n_sets; i++)
    table->order[i] = places[i].set;
}

void
sud_find_every_loop (SudLogic *logic, SudTechniqueId technique, unsigned kinds)
{
  Table table; /* most of it need not be anything */

  table.logic = logic;
  table.chains = logic->chains;
  table.technique = technique;
  sud_chains_build (logic->chains, &logic->marks, kinds);
  prepare_sets (&table);
  table.grouped = (kinds & (SUD_CHAIN_GROUPS | SUD_CHAIN_ALS)) != 0;
  for (int start = 0; start < logic->chains->n_candidates && !sud_logic_is_cancelled (logic); start++)
    {
      look_from_state (&table, start, false);
      look_from_state (&table, start, true);
    }
  drop_lesser (&logic->steps);
}
