/* sud-chain-steps.c - a path of links as a step, with what follows from it
 *
 *                                     ruled out is
 *     open    a = b - c = d           what sees a and d
 *     true    a = b - c = d - e = a   what sees a
 *     false   e - a = b - c = d - e   e
 *     loop    a = b - c = d - a       what sees b and c, and what sees d and a
 *     branch  a - b = c - d           d, by several of these
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"

enum
{
  LINKS_MAX = 20000, /* links that are looked at; chosen, so that no position takes long */
};

typedef struct
{
  const SudChains *chains;
  unsigned kinds;
  SudChainTake take;
  void *data;
  int links_left;
  SudChainPath back; /* the path so far, from its end back to its start */
  SudChainPath path;
} Walk;

/* Returns: the cells of node @i; the cells of the set if its strong link goes through one */
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

/* Takes the path, which is whole and has @n nodes. Returns: whether to go on */
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

/* Goes back over a strong link from node @n of the path. Returns: whether to go on */
static bool
walk_over_link (Walk *walk, SudChainLink link, int level, int n)
{
  const SudChains *chains = walk->chains;

  if (--walk->links_left < 0)
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

/* Goes back from @node, which is true at @level, and has @n nodes after it. Returns: whether to go on */
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
  Walk walk = { .chains = self, .kinds = kinds, .take = take, .data = data, .links_left = LINKS_MAX };

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

/* Adds the set of a strong link to @step, unless it is there. Returns: one more than its index; 0 without room */
static uint8_t
add_set_once (SudStep *step, const SudStepSet *set)
{
  for (int i = 0; i < step->n_sets; i++)
    if (sud_cells_equal (step->sets[i].cells, set->cells))
      return (uint8_t)(i + 1);
  return sud_step_add_set (step, set->cells, set->digits) ? step->n_sets : 0;
}

/* Adds @self to the nodes of @step, after those there, linked to the last by @link. Returns: false without room */
static bool
path_to_step (const SudChainPath *self, const SudChains *chains, SudStepLink link, SudStep *step)
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

static void
rule_out_row (const SudChains *chains, SudStep *step, const uint64_t *row, SudCells except)
{
  SUD_EACH_NODE (node, row, chains->words)
    if (!sud_cells_meet (chains->cells[node], except))
      {
        SudCells *out = &step->out[chains->digit[node] - 1];

        *out = sud_cells_union (*out, chains->cells[node]);
      }
}

static void
add_chain_step (SudLogic *logic, SudStep *step)
{
  step->digits = sud_step_ruled_out (step);
  step->size = (uint16_t)(step->n_nodes - 1);
  sud_steps_add (&logic->steps, &logic->marks, step);
}

bool
sud_chain_common (const SudChains *chains, int a, int b, uint64_t *common)
{
  sud_chain_row_and (common, sud_chains_weak (chains, a), sud_chains_weak (chains, b), chains->words);
  sud_chain_row_and (common, common, chains->candidates, chains->words);
  return sud_chain_row_next (common, chains->words, 0) >= 0;
}

int
sud_chain_count (const uint64_t *row, int words)
{
  int n = 0;

  for (int i = 0; i < words; i++)
    n += sud_bits_count (row[i]);
  return n;
}

bool
sud_chain_is_plain (const SudChains *chains, const SudChainPath *path)
{
  for (int i = 0; i < path->n; i++)
    if (path->node[i] >= chains->n_candidates || path->set[i / 2] != 0)
      return false;
  return true;
}

void
sud_chain_add_open (SudLogic *logic, SudTechniqueId technique, const SudChains *chains, const SudChainPath *path,
                    const uint64_t *common)
{
  SudStep step;

  sud_step_init (&step, technique);
  if (!path_to_step (path, chains, SUD_STEP_END, &step))
    return;
  rule_out_row (chains, &step, common, SUD_NO_CELLS);
  add_chain_step (logic, &step);
}

void
sud_chain_add_true (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path)
{
  const SudChains *chains = logic->chains;
  int node = path->node[0], cell = sud_cells_first (chains->cells[node]);
  SudStep step;

  sud_step_init (&step, technique);
  if (!path_to_step (path, chains, SUD_STEP_END, &step))
    return;
  SUD_EACH_BIT (index, logic->marks.cell[cell] & ~SUD_DIGIT_BIT (chains->digit[node]))
    step.out[index] = sud_cells_of (cell);
  add_chain_step (logic, &step);
}

void
sud_chain_add_false (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, int node)
{
  const SudChains *chains = logic->chains;
  SudCells cells = chains->cells[node];
  int digit = chains->digit[node];
  SudStep step;

  sud_step_init (&step, technique);
  if (!sud_step_add_node (&step, SUD_STEP_END, cells, digit)
      || !path_to_step (path, chains, SUD_STEP_WEAK, &step)
      || !sud_step_add_node (&step, SUD_STEP_WEAK, cells, digit))
    return;
  step.out[digit - 1] = cells;
  add_chain_step (logic, &step);
}

/* Rules out other digits of the almost locked set of strong link @link: in a continuous loop the set is locked. If the
 * link leads to the last candidate of a cell outside, that cell is part of the set. */
static void
rule_out_set (const SudLogic *logic, SudStep *step, const SudChainPath *path, int link)
{
  const SudChains *chains = logic->chains;
  const SudStepSet *set = &chains->sets[path->set[link] - 1];
  int from = path->node[2 * link], to = path->node[2 * link + 1], cell = sud_cells_first (chains->cells[to]);
  bool leaves_one = !sud_cells_has (set->cells, cell);
  SudDigits linked = (SudDigits)(SUD_DIGIT_BIT (chains->digit[from]) | SUD_DIGIT_BIT (chains->digit[to]));

  SUD_EACH_BIT (index, set->digits & ~linked)
    {
      SudCells places = sud_cells_intersection (set->cells, logic->marks.digit[index]);

      if (leaves_one && sud_cells_has (logic->marks.digit[index], cell))
        sud_cells_add (&places, cell);
      places = sud_cells_intersection (sud_common_peers (places), logic->marks.digit[index]);
      step->out[index] = sud_cells_union (step->out[index], places);
    }
}

/* Returns: the cells of the loop, and those of its sets */
static SudCells
cells_of (const SudChains *chains, const SudChainPath *path)
{
  SudCells cells = SUD_NO_CELLS;

  for (int i = 0; i < path->n; i++)
    {
      cells = sud_cells_union (cells, chains->cells[path->node[i]]);
      if (path->set[i / 2] != 0)
        cells = sud_cells_union (cells, chains->sets[path->set[i / 2] - 1].cells);
    }
  return cells;
}

void
sud_chain_add_loop (SudLogic *logic, SudTechniqueId technique, const SudChainPath *path, bool around)
{
  const SudChains *chains = logic->chains;
  SudCells cells = cells_of (chains, path);
  uint64_t common[SUD_CHAIN_WORDS];
  SudStep step;

  sud_step_init (&step, technique);
  for (int i = 1; i < path->n; i += 2)
    {
      int node = path->node[i], next = path->node[(i + 1) % path->n];

      if (sud_chain_common (chains, node, next, common))
        rule_out_row (chains, &step, common,
                      around && chains->digit[node] == chains->digit[next] ? cells : SUD_NO_CELLS);
      if (path->set[i / 2] != 0)
        rule_out_set (logic, &step, path, i / 2);
    }
  if (sud_step_ruled_out (&step) == 0 || !path_to_step (path, chains, SUD_STEP_END, &step)
      || !sud_step_add_node (&step, SUD_STEP_WEAK, chains->cells[path->node[0]], chains->digit[path->node[0]]))
    return;
  add_chain_step (logic, &step);
}

bool
sud_chain_add_branch (const SudChains *chains, int from, int to, SudStep *step)
{
  SudChainPath path;
  int level = 0, end = -1;

  while (level <= chains->trace.levels && !sud_chain_row_has (chains->trace.off[level], to))
    level++;
  if (level > chains->trace.levels || !sud_step_add_node (step, SUD_STEP_END, chains->cells[from], chains->digit[from]))
    return false;
  if (level > 0)
    {
      SUD_EACH_NODE (node, chains->trace.on[level], chains->words)
        if (end < 0 && sud_chain_row_has (sud_chains_weak (chains, node), to))
          end = node;
      if (end < 0 || !sud_chains_find_path (chains, end, level, 0, &path)
          || !path_to_step (&path, chains, SUD_STEP_WEAK, step))
        return false;
    }
  return sud_step_add_node (step, SUD_STEP_WEAK, chains->cells[to], chains->digit[to]);
}

bool
sud_chain_may_sets_lead_on (SudLogic *logic)
{
  SudChains *chains = logic->chains;

  return (logic->rules & SUD_RULE_NO_SHORTCUTS) != 0
         || sud_chains_search (chains, &logic->marks, SUD_CHAIN_EVERYTHING) || !chains->memory.complete;
}
