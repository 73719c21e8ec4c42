/* sud-chain-paths.c - the chains that a trace has found, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-paths.h"

enum
{
  PATIENCE = 20000, /* links looked at */
};

/**
 * Walk:
 * @back: nodes and, of each strong link, its set, from the end of a path back to its start
 */
typedef struct
{
  const SudChains *chains;
  unsigned kinds;
  SudChainTake take;
  void *data;
  int patience;
  SudChainPath back;
  SudChainPath path;
} Walk;

/* The cells that the path needs at @i: those of the set where one is used. */
static SudCells
path_cells_at (const Walk *walk, int i)
{
  int set = walk->path.set[i / 2];

  return set != 0 ? walk->chains->sets[set - 1].cells : walk->chains->cells[walk->path.node[i]];
}

static bool
is_simple_path (const Walk *walk)
{
  const SudChainPath *path = &walk->path;
  SudCells seen = SUD_NO_CELLS, first = path_cells_at (walk, 0);

  for (int i = 2; i < path->n; i++)
    {
      SudCells cells = path_cells_at (walk, i);

      if (i > 2)
        seen = sud_cells_union (seen, path_cells_at (walk, i - 2));
      if (sud_cells_meet (seen, cells))
        return false;
      if (sud_cells_meet (first, cells) && (i < path->n - 1 || !sud_cells_equal (first, cells)))
        return false;
    }
  return true;
}

static void
turn_round (Walk *walk, int n)
{
  walk->path.n = n;
  for (int i = 0; i < n; i++)
    walk->path.node[i] = walk->back.node[n - 1 - i];
  for (int i = 0; i < n / 2; i++)
    walk->path.set[i] = walk->back.set[n / 2 - 1 - i];
}

/* The path is whole, with @n nodes; whether to go on. */
static bool
take_whole_path (Walk *walk, int n)
{
  turn_round (walk, n);
  if ((walk->kinds & SUD_CHAIN_PATH_SIMPLE) != 0 && !is_simple_path (walk))
    return true;
  return walk->take (walk->data, &walk->path);
}

static bool
is_wanted (const Walk *walk, SudChainLink link)
{
  return (walk->kinds & SUD_CHAIN_PATH_PLAIN) == 0 || (link.set == 0 && link.to < walk->chains->n_candidates);
}

static bool walk_back (Walk *walk, int node, int level, int n);

/* Goes back over a strong link from node @n of the path; whether to go on. */
static bool
walk_over_link (Walk *walk, SudChainLink link, int level, int n)
{
  const SudChains *chains = walk->chains;

  if (--walk->patience < 0)
    return false;
  walk->back.node[n + 1] = link.to;
  walk->back.set[n / 2] = link.set;
  if (level == 0)
    return take_whole_path (walk, n + 2);
  SUD_EACH_NODE_OF_BOTH (other, chains->trace.on[level], sud_chains_weak (chains, link.to), chains->words)
    if (!walk_back (walk, other, level, n + 2))
      return false;
  return true;
}

/* Goes back from @node, which is true at @level and the @n-th from the end; whether to go on. */
static bool
walk_back (Walk *walk, int node, int level, int n)
{
  const SudChains *chains = walk->chains;

  if ((walk->kinds & SUD_CHAIN_PATH_PLAIN) != 0 && node >= chains->n_candidates)
    return true;
  walk->back.node[n] = (uint16_t)node;
  for (uint32_t i = chains->first[node]; i < chains->first[node + 1]; i++)
    {
      SudChainLink link = chains->links[i];

      if (sud_chain_row_has (chains->trace.off[level - 1], link.to) && is_wanted (walk, link)
          && !walk_over_link (walk, link, level - 1, n))
        return false;
    }
  return true;
}

void
sud_chains_each_path (const SudChains *self, int end, int level, unsigned kinds, SudChainTake take, void *data)
{
  Walk walk = { .chains = self, .kinds = kinds, .take = take, .data = data, .patience = PATIENCE };

  walk_back (&walk, end, level, 0);
}

typedef struct
{
  SudChainPath *path;
  bool found;
} First;

static bool
take_first (void *data, const SudChainPath *path)
{
  First *first = data;

  *first->path = *path;
  first->found = true;
  return false;
}

bool
sud_chains_find_path (const SudChains *self, int end, int level, unsigned kinds, SudChainPath *path)
{
  First first = { path, false };

  sud_chains_each_path (self, end, level, kinds, take_first, &first);
  return first.found;
}

/* Adds the set of a strong link to @step, once: one more than its index; 0 without room. */
static uint8_t
add_set_once (SudStep *step, const SudStepSet *set)
{
  for (int i = 0; i < step->n_sets; i++)
    if (sud_cells_equal (step->sets[i].cells, set->cells))
      return (uint8_t)(i + 1);
  return sud_step_add_set (step, set->cells, set->digits) ? step->n_sets : 0;
}

bool
sud_chain_path_to_step (const SudChainPath *self, const SudChains *chains, SudStepLink link, SudStep *step)
{
  for (int i = 0; i < self->n; i++)
    {
      int node = self->node[i], set = self->set[i / 2];

      if (!sud_step_add_node (step, i > 0 ? (i % 2 == 0 ? SUD_STEP_WEAK : SUD_STEP_STRONG) : link, chains->cells[node],
                              chains->digit[node]))
        return false;
      if (i % 2 == 0 && set != 0)
        {
          uint8_t index = add_set_once (step, &chains->sets[set - 1]);

          if (index == 0)
            return false;
          step->nodes[step->n_nodes - 1].set = index;
        }
    }
  return true;
}
