/* sud-every-loop.c - loops and chains of any length, as a library of cases counts them
 *
 * Each candidate is supposed to be false, and to be true. Of the chains to what follows only one counts: of the shortest
 * the one found first, in an order that is fixed, and it counts for nothing where it crosses itself. A loop leaves the
 * cell it begins in, and comes back from outside:
 *
 *     false  =  …  =  true, the same    it is true          true   -  …  -  false, the same    it is false
 *     false  =  …  =  true, another     continuous loop     true   -  …  =  true, another      the first is false
 *     false  =  …  -  false, another    that one is false
 *
 * For tests alone: whoever solves takes the shortest chains of sud-nice-loops.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"

/**
 * Table:
 * @state: @n: what follows from the first: twice a node, one more where it is true
 * @at: of each state one more than where it is in @state; 0 = does not follow
 * @parent: of each entry the one it was found from; @set: through this almost locked set, plus one
 */
typedef struct
{
  SudLogic *logic;
  const SudChains *chains;
  SudTechniqueId technique;
  bool grouped;
  int n;
  uint16_t state[2 * SUD_CHAIN_NODES];
  uint16_t at[2 * SUD_CHAIN_NODES];
  uint16_t parent[2 * SUD_CHAIN_NODES];
  uint16_t set[2 * SUD_CHAIN_NODES];
} Table;

/**
 * Chain:
 * @entry: @n: entries of the table from its first on
 */
typedef struct
{
  int n;
  int entry[2 * SUD_CHAIN_LEVELS + 2];
} Chain;

static inline int
node_at (const Table *table, int entry)
{
  return table->state[entry] / 2;
}

static inline bool
is_true_at (const Table *table, int entry)
{
  return table->state[entry] % 2 != 0;
}

/* @state follows from entry @parent. Breadth first: the first way to it is the shortest. */
static void
follow (Table *table, int parent, int state, int set)
{
  int entry = table->n;

  if (table->at[state] != 0)
    return;
  table->n++;
  table->state[entry] = (uint16_t)state;
  table->at[state] = (uint16_t)(entry + 1);
  table->parent[entry] = (uint16_t)parent;
  table->set[entry] = (uint16_t)set;
}

/* Other candidates of the cell, of the row, the column and the box, and last of all groups and sets. */
static void
follow_weak (Table *table, int entry)
{
  const SudChains *chains = table->chains;
  int node = node_at (table, entry), index = chains->digit[node] - 1, cell = sud_cells_first (chains->cells[node]);
  const uint64_t *weak = sud_chains_weak (chains, node);

  if (node < chains->n_candidates)
    {
      SUD_EACH_BIT (other, table->logic->marks.cell[cell] & ~(1u << index))
        follow (table, entry, 2 * chains->node[other][cell], 0);
      for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
        SUD_EACH_CELL (seen, sud_pencilmarks_places (&table->logic->marks, sud_house_of (cell, kind), index + 1))
          if ((int)seen != cell)
            follow (table, entry, 2 * chains->node[index][seen], 0);
    }
  SUD_EACH_NODE (other, weak, chains->words)
    follow (table, entry, 2 * other, 0);
}

/* Whether a set is entered here: by what sees its cells, not from inside one. */
static bool
enters (const Table *table, int entry)
{
  const SudChains *chains = table->chains;

  return entry > 0 && chains->digit[node_at (table, entry)] == chains->digit[node_at (table, table->parent[entry])];
}

/* Candidates, groups, sets. */
static void
follow_strong (Table *table, int entry)
{
  const SudChains *chains = table->chains;
  int node = node_at (table, entry);

  for (int turn = 0; turn < 3; turn++)
    for (uint32_t i = chains->first[node]; i < chains->first[node + 1]; i++)
      {
        SudChainLink link = chains->links[i];
        int kind = link.set != 0 ? 2 : link.to >= chains->n_candidates;

        if (kind == turn && (kind < 2 || enters (table, entry)))
          follow (table, entry, 2 * link.to + 1, link.set);
      }
}

static void
suppose (Table *table, int node, bool truth)
{
  memset (table->at, 0, sizeof table->at);
  table->n = 1;
  table->state[0] = (uint16_t)(2 * node + truth);
  table->at[table->state[0]] = 1;
  table->parent[0] = table->set[0] = 0;
  for (int entry = 0; entry < table->n; entry++)
    if (is_true_at (table, entry))
      follow_weak (table, entry);
    else
      follow_strong (table, entry);
}

/* The cells of an entry: those of the set where it is in one. */
static SudCells
cells_at (const Table *table, const Chain *chain, int i)
{
  int set = table->set[chain->entry[i]];

  if (set == 0 && i + 1 < chain->n)
    set = table->set[chain->entry[i + 1]];
  return set != 0 ? table->chains->sets[set - 1].cells : table->chains->cells[node_at (table, chain->entry[i])];
}

/* No cell twice, unless one after the other; loops may come back to where they began. Of a group its first cell tells. */
static bool
is_simple (const Table *table, const Chain *chain, bool loop)
{
  SudCells passed = SUD_NO_CELLS, first = cells_at (table, chain, 0);

  for (int i = 1; i < chain->n; i++)
    {
      SudCells before = cells_at (table, chain, i - 1);

      if (table->set[chain->entry[i]] != 0)
        continue;
      if (sud_cells_has (passed, sud_cells_first (table->chains->cells[node_at (table, chain->entry[i])])))
        return false;
      if (!loop || !sud_cells_equal (before, first))
        passed = sud_cells_union (passed, before);
    }
  return true;
}

static bool
is_grouped (const Table *table, const Chain *chain)
{
  for (int i = 0; i < chain->n; i++)
    if (node_at (table, chain->entry[i]) >= table->chains->n_candidates || table->set[chain->entry[i]] != 0)
      return true;
  return false;
}

/* The chain to @entry; false where it is too long to be drawn, crosses itself, or is of the other kind. */
static bool
get_chain (const Table *table, int entry, bool loop, Chain *chain)
{
  int n = 1;

  for (int i = entry; i != 0; i = table->parent[i])
    n++;
  if (n < 4 || n > 2 * SUD_CHAIN_LEVELS)
    return false;
  chain->n = n;
  for (int i = entry; n > 0; i = table->parent[i])
    chain->entry[--n] = i;
  return is_simple (table, chain, loop) && is_grouped (table, chain) == table->grouped;
}

/* The chain from the first node that is false to the last that is true. */
static SudChainPath
get_path (const Table *table, const Chain *chain)
{
  int from = is_true_at (table, 0), to = chain->n - !is_true_at (table, chain->entry[chain->n - 1]);
  SudChainPath path = { .n = to - from };

  for (int i = 0; i < path.n; i++)
    {
      path.node[i] = (uint16_t)node_at (table, chain->entry[from + i]);
      if (i % 2 != 0)
        path.set[i / 2] = table->set[chain->entry[from + i]];
    }
  return path;
}

static bool
is_same_cell (const Table *table, int entry, int other)
{
  const SudChains *chains = table->chains;

  return sud_cells_equal (chains->cells[node_at (table, entry)], chains->cells[node_at (table, other)]);
}

/* A chain back to the cell it begins in. */
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

/* A chain between different cells, from what is false to what is true. */
static void
add_ends (const Table *table, int entry)
{
  uint64_t common[SUD_CHAIN_WORDS];
  SudChainPath path;
  Chain chain;

  if (!is_true_at (table, entry) || !sud_chain_common (table->chains, node_at (table, 0), node_at (table, entry), common)
      || sud_chain_count (common, table->chains->words) < 2 || !get_chain (table, entry, false, &chain))
    return;
  path = get_path (table, &chain);
  sud_chain_add_open (table->logic, table->technique, table->chains, &path, common);
}

static void
look_from (Table *table, int start, bool truth)
{
  bool ends = table->technique == SUD_TECHNIQUE_AIC || table->technique == SUD_TECHNIQUE_GROUPED_AIC;

  if (ends && truth)
    return;
  suppose (table, start, truth);
  for (int entry = 1; entry < table->n; entry++)
    if (node_at (table, entry) >= table->chains->n_candidates)
      continue;
    else if (ends && !is_same_cell (table, 0, entry))
      add_ends (table, entry);
    else if (!ends && is_same_cell (table, 0, entry))
      add_loop (table, entry);
}

/* Whether @other says all that @step says of the same digits, and more. */
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

void
sud_chain_find_every_loop (SudLogic *logic, SudTechniqueId technique, unsigned kinds)
{
  Table table = { .logic = logic, .chains = logic->chains, .technique = technique };

  sud_chains_build (logic->chains, &logic->marks, kinds);
  table.grouped = (kinds & (SUD_CHAIN_GROUPS | SUD_CHAIN_ALS)) != 0;
  for (int start = 0; start < logic->chains->n_candidates && !sud_logic_is_cancelled (logic); start++)
    {
      look_from (&table, start, false);
      look_from (&table, start, true);
    }
  drop_lesser (&logic->steps);
}
