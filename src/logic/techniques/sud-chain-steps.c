/* sud-chain-steps.c - a path of links as a step, with what follows from it
 *
 *     open    a = b - c = d           what sees a and d goes
 *     true    a = b - c = d - e = a   what sees a goes
 *     false   e - a = b - c = d - e   e goes
 *     loop    a = b - c = d - a       what sees b and c goes, what sees d and a goes
 *     branch  a - b = c - d           one of several, from each of which d goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"

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
  if (!sud_chain_path_to_step (path, chains, SUD_STEP_END, &step))
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
  if (!sud_chain_path_to_step (path, chains, SUD_STEP_END, &step))
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
      || !sud_chain_path_to_step (path, chains, SUD_STEP_WEAK, &step)
      || !sud_step_add_node (&step, SUD_STEP_WEAK, cells, digit))
    return;
  step.out[digit - 1] = cells;
  add_chain_step (logic, &step);
}

/* An almost locked set in a continuous loop is locked: its other digits go as well. Where it leaves one candidate of a
 * cell, that cell takes the digits that it had besides. */
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

/* The cells of the loop, and those of its sets. */
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
        rule_out_row (chains, &step, common, around && chains->digit[node] == chains->digit[next] ? cells : SUD_NO_CELLS);
      if (path->set[i / 2] != 0)
        rule_out_set (logic, &step, path, i / 2);
    }
  if (sud_step_ruled_out (&step) == 0 || !sud_chain_path_to_step (path, chains, SUD_STEP_END, &step)
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
          || !sud_chain_path_to_step (&path, chains, SUD_STEP_WEAK, step))
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
