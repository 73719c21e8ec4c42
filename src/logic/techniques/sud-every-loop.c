/* sud-every-loop.c - loops and chains of any length, as a library of cases counts them
 *
 * Each candidate is supposed to be false, and to be true, and of whatever follows the shortest chain counts. A loop
 * leaves the cell it begins in, and comes back to it from outside:
 *
 *     false  =  …  =  true, the same    it is true          true   -  …  -  false, the same    it is false
 *     false  =  …  =  true, another     continuous loop     true   -  …  =  true, another      the first is false
 *     false  =  …  -  false, another    that one is false
 *
 * Slow, and for tests alone: whoever solves takes the shortest chains of sud-nice-loops.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"

/**
 * Search:
 * @start: the candidate that is supposed
 * @cell: where it is
 * @truth: what it is supposed to be
 * @grouped: some node or link is to be a group or a set
 * @loops: continuous loops are wanted
 * @outside: whether the last node of a path is to be outside @cell; else the last but one
 * @found: whether @path was taken
 */
typedef struct
{
  SudLogic *logic;
  SudChains *chains;
  SudTechniqueId technique;
  int start;
  SudCells cell;
  bool truth;
  bool grouped;
  bool outside;
  bool found;
  bool loops;
  SudChainPath path;
} Search;

static bool
is_outside (const Search *search, int node)
{
  return !sud_cells_meet (search->chains->cells[node], search->cell);
}

/* Takes the first path that leaves the cell, and comes back from outside where it is to. */
static bool
take (void *data, const SudChainPath *path)
{
  Search *search = data;

  if (!is_outside (search, path->node[search->truth ? 0 : 1])
      || (search->outside && !is_outside (search, path->node[path->n - 1]))
      || (!search->outside && !is_outside (search, path->node[path->n - 2])))
    return true;
  if (search->loops)
    {
      if (!search->grouped || !sud_chain_is_plain (search->chains, path))
        sud_chain_add_loop (search->logic, search->technique, path);
      return true;
    }
  search->path = *path;
  search->found = true;
  return false;
}

/* Whether a path leads to @end, which is true at @level. */
static bool
find (Search *search, int end, int level)
{
  search->found = false;
  sud_chains_each_path (search->chains, end, level, SUD_CHAIN_PATH_SIMPLE, take, search);
  return search->found;
}

static bool
has_plain_path (const Search *search, int end, int level)
{
  SudChainPath path;

  return search->grouped && sud_chains_find_path (search->chains, end, level, SUD_CHAIN_PATH_PLAIN, &path);
}

/* @node becomes false at @level: by a good path? */
static void
look_at_false (Search *search, int node, int level)
{
  const SudChains *chains = search->chains;

  SUD_EACH_NODE (end, chains->on[level], chains->words)
    if (sud_chain_row_has (sud_chains_weak (chains, end), node) && has_plain_path (search, end, level))
      return;
  search->outside = true;
  SUD_EACH_NODE (end, chains->on[level], chains->words)
    if (sud_chain_row_has (sud_chains_weak (chains, end), node) && find (search, end, level))
      {
        sud_chain_add_false (search->logic, search->technique, &search->path, node);
        return;
      }
}

/* @node, in the cell of the start, becomes true at @level. */
static void
look_at_true (Search *search, int node, int level)
{
  bool continuous = !search->truth && node != search->start;

  search->outside = false;
  if (search->loops != continuous || has_plain_path (search, node, level) || !find (search, node, level))
    return;
  if (search->truth)
    sud_chain_add_false (search->logic, search->technique, &search->path, search->start);
  else
    sud_chain_add_true (search->logic, search->technique, &search->path);
}

/* What follows for the cell of the start. */
static void
look_at_cell (Search *search, int level)
{
  const SudChains *chains = search->chains;
  int cell = sud_cells_first (search->cell);

  SUD_EACH_BIT (index, search->logic->marks.cell[cell])
    {
      int node = chains->node[index][cell];

      if (level > 1 && sud_chain_row_has (chains->on[level], node))
        look_at_true (search, node, level);
      if (sud_chain_row_has (chains->off[level], node) && !search->loops && (node == search->start) == search->truth)
        look_at_false (search, node, level);
    }
}

static void
look_from (Search *search, int start, bool truth)
{
  search->start = start;
  search->cell = search->chains->cells[start];
  search->truth = truth;
  sud_chains_trace (search->chains, start, truth, SUD_CHAIN_LEVELS);
  for (int level = 1; level <= SUD_CHAIN_LEVELS; level++)
    look_at_cell (search, level);
}

/* Chains whose ends are in different cells. */
static void
look_at_ends (Search *search, int start)
{
  const SudChains *chains = search->chains;
  uint64_t common[SUD_CHAIN_WORDS];
  SudChainPath path;

  sud_chains_trace (search->chains, start, false, SUD_CHAIN_LEVELS);
  for (int level = 2; level <= SUD_CHAIN_LEVELS; level++)
    SUD_EACH_NODE (end, chains->on[level], chains->words)
      if (end < chains->n_candidates && !sud_cells_equal (chains->cells[start], chains->cells[end])
          && sud_chain_common (chains, start, end, common) && sud_chain_count (common, chains->words) > 1
          && !has_plain_path (search, end, level)
          && sud_chains_find_path (chains, end, level, SUD_CHAIN_PATH_SIMPLE | SUD_CHAIN_PATH_ENDS, &path))
        sud_chain_add_open (search->logic, search->technique, &path, common);
}

void
sud_chain_find_every_loop (SudLogic *logic, SudTechniqueId technique, unsigned kinds)
{
  SudChains *chains = logic->chains;
  Search search = { .logic = logic, .chains = chains, .technique = technique };

  sud_chains_build (chains, &logic->marks, kinds);
  chains->weighed = true;
  search.grouped = (kinds & (SUD_CHAIN_GROUPS | SUD_CHAIN_ALS)) != 0;
  search.loops = technique == SUD_TECHNIQUE_CONTINUOUS_LOOP || technique == SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP;
  for (int start = 0; start < chains->n_candidates && !sud_logic_is_cancelled (logic); start++)
    if (technique == SUD_TECHNIQUE_AIC || technique == SUD_TECHNIQUE_GROUPED_AIC)
      look_at_ends (&search, start);
    else
      {
        look_from (&search, start, false);
        if (!search.loops)
          look_from (&search, start, true);
      }
  chains->weighed = false;
}
