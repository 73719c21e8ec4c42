/* sud-forcing-chains.c - forcing chains, and nets, which find what remains
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-lemmas.h"
#include "sud-oddagons.h"
#include "sud-techniques.h"

/* Forcing chains: whichever candidate of a cell, or place of a digit in a house, is true, the same one is false
 *
 *     contradiction: if 4 is in r1c2,            verity: 3, 5 or 8 is in r7c7, and
 *     then no digit is left for r7c7             each of them rules out 4 in r1c2
 *     4 r1c2 - … - 3 r7c7                        3 r7c7 - … - 4 r1c2
 *     4 r1c2 - … - 5 r7c7                        5 r7c7 - … - 4 r1c2
 *     4 r1c2 - … - 8 r7c7                        8 r7c7 - … - 4 r1c2
 *
 * Each is the other read backwards, so both find the same: they are two ways to tell it.
 *
 * The guardians of a trivalue oddagon, one of which is true, take the place of the candidates of a cell as well.
 */

typedef struct Finder Finder;

struct Finder
{
  SudLogic *logic;
  SudChains *chains;
  SudTechniqueId technique;
  int level;                      /* strong links of the longest branch */
  int n;
  int members[SUD_ODDAGON_GUARDIANS]; /* candidates of which one is true; @n of them */
  int house;                      /* the house that they are in; -1 if it is a cell, or an oddagon */
  SudCells oddagon;               /* its cells, in which they are; else none */
  SudDigits digits;               /* the three digits of the oddagon */
  bool asking;                    /* true if only @any is wanted, no steps */
  bool any;
  uint64_t done[SUD_CHAIN_WORDS]; /* the nodes that a step rules out */
  void (*look) (Finder *finder);  /* calls look_at_members() for all that there are */
};

/* Adds the step that rules out @node, for it is false whichever of the members is true. */
static void
add_forcing_chains (Finder *finder, int node)
{
  SudChains *chains = finder->chains;
  bool contradiction = finder->technique == SUD_TECHNIQUE_FORCING_CONTRADICTION;
  SudStep step;

  sud_step_init (&step, finder->technique);
  if (contradiction)
    sud_chains_trace (chains, node, true, finder->level);
  for (int i = 0; i < finder->n; i++)
    {
      if (!contradiction)
        sud_chains_trace (chains, finder->members[i], true, finder->level);
      if (!sud_chain_add_branch (chains, contradiction ? node : finder->members[i],
                                 contradiction ? finder->members[i] : node, &step))
        return;
      step.cells = sud_cells_union (step.cells, chains->cells[finder->members[i]]);
    }
  step.houses = finder->house >= 0 ? 1u << finder->house : 0;
  step.digits = SUD_DIGIT_BIT (chains->digit[node]);
  step.out[chains->digit[node] - 1] = chains->cells[node];
  step.size = (uint16_t)(step.n_nodes - finder->n);
  if (!sud_cells_is_empty (finder->oddagon))
    {
      step.fins = step.cells;
      step.cells = finder->oddagon;
      step.digits = finder->digits;
    }
  sud_steps_add (&finder->logic->steps, &finder->logic->marks, &step);
  sud_chain_row_set (finder->done, node);
}

/* Adds the steps of all nodes that every member rules out. */
static void
look_at_members (Finder *finder)
{
  SudChains *chains = finder->chains;
  uint64_t all[SUD_CHAIN_WORDS];

  if (finder->n < 2)
    return;
  memcpy (all, chains->candidates, sizeof all);
  for (int i = 0; i < finder->n; i++)
    sud_chain_row_and (all, all, sud_chains_implied (chains, finder->members[i]), chains->words);
  finder->any |= sud_chain_row_next (all, chains->words, 0) >= 0;
  SUD_EACH_NODE (node, all, finder->asking ? 0 : chains->words)
    if (!sud_chain_row_has (finder->done, node))
      add_forcing_chains (finder, node);
}

static void
look_at_cell (Finder *finder, int cell)
{
  finder->n = 0;
  finder->house = -1;
  SUD_EACH_BIT (index, finder->logic->marks.cell[cell])
    finder->members[finder->n++] = finder->chains->node[index][cell];
  look_at_members (finder);
}

static void
look_at_house (Finder *finder, int house, int index)
{
  finder->n = 0;
  finder->house = house;
  SUD_EACH_BIT (position, finder->logic->marks.place[house][index])
    finder->members[finder->n++] = finder->chains->node[index][sud_house_cells[house][position]];
  look_at_members (finder);
}

static void
look_at_all (Finder *finder)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    look_at_cell (finder, cell);
  for (int house = 0; house < SUD_HOUSES && !sud_logic_is_cancelled (finder->logic); house++)
    for (int index = 0; index < SUD_SIZE; index++)
      look_at_house (finder, house, index);
}

/* Adds to what is false when a candidate is true what follows by the links of one level more. */
static void
imply_more (SudChains *chains)
{
  for (int node = 0; node < chains->n_candidates; node++)
    {
      const uint64_t *weak = sud_chains_weak (chains, node);

      SUD_EACH_NODE (off, weak, chains->words)
        if (sud_chain_row_has (chains->spread.starts, off))
          sud_chain_row_or (sud_chains_implied (chains, node),
                            chains->spread.fresh + (size_t)off * (size_t)chains->words, chains->words);
    }
}

/* Returns: whether chains of any length rule out anything: mostly they do not, and then no level has to be looked at */
static bool
may_force (Finder *finder)
{
  SudChains *chains = finder->chains;

  sud_chains_close (chains);
  sud_chains_imply (chains);
  finder->asking = true;
  finder->look (finder);
  finder->asking = false;
  return finder->any;
}

/* Looks for the shortest chains. */
static void
force (Finder *finder)
{
  SudLogic *logic = finder->logic;
  SudChains *chains = finder->chains;
  bool more = true;

  sud_chains_begin (chains, NULL);
  memcpy (chains->reach.implied, chains->weak,
          (size_t)chains->n_candidates * (size_t)chains->words * sizeof chains->reach.implied[0]);
  for (finder->level = 1; finder->level <= SUD_CHAIN_LEVELS && more; finder->level++)
    {
      imply_more (chains);
      finder->look (finder);
      if ((logic->steps.n > 0 && (logic->rules & SUD_RULE_EVERY_LENGTH) == 0) || sud_logic_is_cancelled (logic))
        return;
      more = sud_chains_spread (chains);
    }
}

void
sud_find_forcing_chains (SudLogic *logic, SudTechniqueId technique)
{
  SudChains *chains = logic->chains;
  Finder finder = { .logic = logic, .chains = chains, .technique = technique, .look = look_at_all };

  sud_chains_build (chains, &logic->marks, SUD_CHAIN_PLAIN | SUD_CHAIN_GROUPS);
  if ((logic->rules & SUD_RULE_NO_SHORTCUTS) == 0 && (chains->memory.nothing_forced || !may_force (&finder)))
    {
      chains->memory.nothing_forced = !sud_logic_is_cancelled (logic);
      return;
    }
  force (&finder);
}

static bool
look_at_oddagon (void *data, SudCells cells, SudDigits digits)
{
  Finder *finder = data;

  finder->n = 0;
  finder->house = -1;
  finder->oddagon = cells;
  finder->digits = digits;
  SUD_EACH_CELL (cell, cells)
    SUD_EACH_BIT (index, finder->logic->marks.cell[cell] & ~digits)
      finder->members[finder->n++] = finder->chains->node[index][cell];
  look_at_members (finder);
  return true;
}

static void
look_at_oddagons (Finder *finder)
{
  sud_oddagons_each (&finder->logic->marks, look_at_oddagon, finder);
}

static bool
refuse_oddagon (void *data, SudCells cells, SudDigits digits)
{
  return false;
}

void
sud_find_oddagon_chains (SudLogic *logic, SudTechniqueId technique)
{
  Finder finder = { .logic = logic, .chains = logic->chains, .technique = technique, .look = look_at_oddagons };

  if ((logic->rules & SUD_RULE_NO_PATTERNS) != 0 || sud_oddagons_each (&logic->marks, refuse_oddagon, NULL))
    return;
  sud_chains_build (logic->chains, &logic->marks, SUD_CHAIN_PLAIN | SUD_CHAIN_GROUPS);
  if (may_force (&finder))
    force (&finder);
}

/* The last resort: nets of one supposition, of two, and suppositions in suppositions
 *
 *     Suppose a:   b is not, for a and b cannot both be (a lemma, which is shown in the same way)
 *                  c is not, for a and c cannot both be
 *                  so in this row no place is left for the 7: a is false
 *
 * All candidates of least cost are found, each with its proof in the arena.
 */

static void
add_net (SudLogic *logic, SudTechniqueId technique, SudLemmaTableId id, int e, int cost)
{
  sud_lemmas_begin (logic);
  sud_lemmas_add_step (logic, technique, e, cost, logic->no_proofs ? -1 : sud_lemmas_write_pair (logic, id, e, e));
}

/* Adds all candidates that the table shows false at @cost. */
static void
add_cheapest (SudLogic *logic, SudTechniqueId technique, SudLemmaTableId id, int cost)
{
  const SudLemmas *self = logic->lemmas;

  if (cost == SUD_LEMMA_UNKNOWN || sud_logic_is_cancelled (logic))
    return;
  for (int e = 0; e < self->n; e++)
    if (self->live[e] && self->table[id].cost[e][e] == cost)
      add_net (logic, technique, id, e, cost);
}

bool
sud_find_net_against (SudLogic *logic, SudTechniqueId technique, int cell, int digit, int most)
{
  SudLemmaTableId id = technique == SUD_TECHNIQUE_LEMMA_NET ? SUD_LEMMA_PLAIN : SUD_LEMMA_DOUBLE;
  int e, cost;

  sud_steps_clear (&logic->steps);
  logic->proof.n = 0;
  if (!sud_lemmas_prepare (logic))
    return false;
  e = logic->lemmas->row[sud_candidate (cell, digit)];
  cost = sud_lemmas_find_against (logic, id, e, most < SUD_LEMMA_MAX_COST ? most : SUD_LEMMA_MAX_COST);
  if (cost == SUD_LEMMA_UNKNOWN || sud_logic_is_cancelled (logic))
    return false;
  add_net (logic, technique, id, e, cost);
  return logic->steps.n > 0;
}

static bool
has_steps_without_proof (const SudLogic *logic)
{
  for (int i = 0; i < logic->steps.n; i++)
    if (logic->steps.step[i].proof == 0)
      return true;
  return false;
}

/* Finds the cheapest nets; again with a new table if they have no proof: a cost may be too low when it rests on a lemma
 * that was shown earlier, about a digit that has been written since. */
static void
find_cheapest (SudLogic *logic, SudTechniqueId technique, SudLemmaTableId id, int (*find) (SudLogic *logic))
{
  if (sud_lemmas_prepare (logic))
    add_cheapest (logic, technique, id, find (logic));
  if (logic->no_proofs || !logic->lemmas->has_shown || !has_steps_without_proof (logic))
    return;
  sud_steps_clear (&logic->steps);
  logic->proof.n = 0;
  logic->lemmas->is_built = false;
  if (sud_lemmas_prepare (logic))
    add_cheapest (logic, technique, id, find (logic));
}

void
sud_find_nets (SudLogic *logic, SudTechniqueId technique)
{
  find_cheapest (logic, technique, SUD_LEMMA_PLAIN, sud_lemmas_find_plain);
}

void
sud_find_double_nets (SudLogic *logic, SudTechniqueId technique)
{
  find_cheapest (logic, technique, SUD_LEMMA_DOUBLE, sud_lemmas_find_double);
}

void
sud_find_nested_nets (SudLogic *logic, SudTechniqueId technique)
{
  if (sud_lemmas_prepare (logic))
    sud_lemmas_find_nested (logic, technique);
}
