/* sud-explainer-chains.c - forcing chains and cycles of single links, as Explainer counts them
 *
 *     forcing chain: if 4 in A is true, then 4 in B is false, then 4 in C is true, … then 4 in A is false
 *     cycle: if 4 in A is true, then 4 in B is false, … then 4 in A is true: so it goes round one way or the other,
 *            and what sees a candidate that is true one way and one that is true the other way is false
 *
 *     true → false   all that sees it, other digits of the cell        X: links of one digit only
 *     false → true   the other of two in the cell, or in the house     Y: links inside cells only (cycles)
 *
 * The shortest way from each candidate counts: its length tells how hard it is, 4, 6, 8, 12, 16, 24, … links being the bounds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chains.h"
#include "sud-explainer-find.h"

enum
{
  NEVER = UINT8_MAX,
  LINKS_FEW = 4,
  LINKS_MOST = 200,
};

/**
 * Search:
 * @cycle: @chain: the lowest ratings of cycles and of forcing chains; 0 = not looked for
 * @distance: of [truth][node] the links from the start; NEVER = not reached
 * @queue: nodes in the order in which they are reached, twice the node plus its truth
 */
typedef struct
{
  SudExplainerFind *find;
  const SudChains *chains;
  int cycle;
  int chain;
  uint8_t distance[2][SUD_CHAIN_CANDIDATES];
  uint16_t queue[2 * SUD_CHAIN_CANDIDATES];
} Search;

/* The most links of chains that are one harder than those of @bound links, which are @added harder than the shortest. */
static int
next_bound (int bound, int added)
{
  return added % 2 == 0 ? bound * 3 / 2 : bound * 4 / 3;
}

/* How much harder a chain is that has @length links between its ends. */
static int
rate_length (int length)
{
  int added = 0;

  for (int bound = LINKS_FEW; length > bound; added++)
    bound = next_bound (bound, added);
  return added;
}

/* How many links are not too many for what is rated @base, for anything easier has been found. */
static int
count_links (const SudExplainerFind *find, int base)
{
  int bound = LINKS_FEW;

  for (int added = 0; bound < LINKS_MOST && sud_explainer_wants (find, base + added + 1); added++)
    bound = next_bound (bound, added);
  return bound < LINKS_MOST ? bound + 1 : LINKS_MOST;
}

static void
reach (Search *search, int node, bool truth, int distance, int *end)
{
  if (search->distance[truth][node] != NEVER)
    return;
  search->distance[truth][node] = (uint8_t)distance;
  search->queue[(*end)++] = (uint16_t)(2 * node + truth);
}

/* How far from @start, which is @truth, all others are, true and false, up to @most links. @start itself is reached only
 * where a way leads back. */
static void
trace (Search *search, int start, bool truth, int most)
{
  const SudChains *chains = search->chains;
  int end = 0, distance;

  memset (search->distance, NEVER, sizeof search->distance);
  search->queue[end++] = (uint16_t)(2 * start + truth);
  for (int i = 0; i < end; i++)
    {
      int node = search->queue[i] >> 1;

      truth = search->queue[i] & 1;
      distance = i == 0 ? 0 : search->distance[truth][node];
      if (distance == most)
        return;
      if (truth)
        SUD_EACH_NODE (to, sud_chains_weak (chains, node), chains->words)
          reach (search, to, false, distance + 1, &end);
      else
        for (uint32_t link = chains->first[node]; link < chains->first[node + 1]; link++)
          reach (search, chains->links[link].to, true, distance + 1, &end);
    }
}

/**
 * Cycle:
 * @sees: of [truth][digit - 1] what sees a candidate of the cycle that has this truth one way round
 * @cells: of the cycle
 * @nodes: of [truth] those on a shortest way
 */
typedef struct
{
  SudCells sees[2][SUD_SIZE];
  SudCells cells;
  uint64_t nodes[2][SUD_CHAIN_WORDS];
} Cycle;

static void
add_to_cycle (const Search *search, Cycle *cycle, int node, bool truth)
{
  SudCells *sees = &cycle->sees[truth][search->chains->digit[node] - 1];

  *sees = sud_cells_union (*sees, search->chains->sees[node]);
  cycle->cells = sud_cells_union (cycle->cells, search->chains->cells[node]);
  sud_chain_row_set (cycle->nodes[truth], node);
}

/* Goes back from the nodes of @cycle that are @truth, @distance links from the start, by all shortest ways. */
static void
add_ways_back (const Search *search, Cycle *cycle, bool truth, int distance)
{
  const SudChains *chains = search->chains;
  const uint8_t *before = search->distance[!truth];

  SUD_EACH_NODE (node, cycle->nodes[truth], chains->words)
    {
      if (search->distance[truth][node] != distance)
        continue;
      if (!truth)
        {
          SUD_EACH_NODE (from, sud_chains_weak (chains, node), chains->words)
            if (before[from] == distance - 1)
              add_to_cycle (search, cycle, from, true);
        }
      else
        for (uint32_t link = chains->first[node]; link < chains->first[node + 1]; link++)
          if (before[chains->links[link].to] == distance - 1)
            add_to_cycle (search, cycle, chains->links[link].to, false);
    }
}

/* The cycles from @start to @last, which is true, to @link, which is false, and back. */
static void
judge_cycle (Search *search, int start, int last, int link)
{
  int distance = search->distance[true][last], rating = search->cycle + rate_length (distance);
  SudCells out[SUD_SIZE];
  Cycle cycle;

  if (!sud_explainer_wants (search->find, rating))
    return;
  memset (&cycle, 0, sizeof cycle);
  add_to_cycle (search, &cycle, link, false);
  add_to_cycle (search, &cycle, start, true);
  add_to_cycle (search, &cycle, last, true);
  for (bool truth = true; distance > 1; distance--, truth = !truth)
    add_ways_back (search, &cycle, truth, distance);
  for (int index = 0; index < SUD_SIZE; index++)
    out[index] = sud_cells_difference (sud_cells_intersection (cycle.sees[0][index], cycle.sees[1][index]), cycle.cells);
  sud_explainer_offer_out (search->find, rating, out);
}

/* All cycles with @start, which was traced as true. */
static void
find_cycles (Search *search, int start)
{
  const SudChains *chains = search->chains;

  for (uint32_t i = chains->first[start]; i < chains->first[start + 1]; i++)
    SUD_EACH_NODE (last, sud_chains_weak (chains, chains->links[i].to), chains->words)
      if (search->distance[true][last] != NEVER && last != start)
        judge_cycle (search, start, last, chains->links[i].to);
}

/* What follows from @start as it is true: that it is not; or else it lies on cycles. */
static void
find_chains_from (Search *search, int start)
{
  const SudChains *chains = search->chains;
  int digit = chains->digit[start], cell = sud_cells_first (chains->cells[start]);
  int most = count_links (search->find, search->cycle);

  trace (search, start, true, most);
  if (search->chain != 0 && search->distance[false][start] != NEVER)
    sud_explainer_offer_digit (search->find, search->chain + rate_length (search->distance[false][start] - 1), digit,
                               sud_cells_of (cell));
  find_cycles (search, start);
  if (search->chain == 0)
    return;
  trace (search, start, false, most);
  if (search->distance[true][start] != NEVER)
    sud_explainer_offer_in (search->find, search->chain + rate_length (search->distance[true][start] - 1), cell, digit);
}

/* Links of @kinds; the lowest ratings as in Search. */
static void
find_chains_of_kinds (SudExplainerFind *self, unsigned kinds, int cycle, int chain)
{
  Search search = { .find = self, .chains = self->logic->chains, .cycle = cycle, .chain = chain };

  if (!sud_explainer_wants (self, cycle))
    return;
  sud_chains_build (self->logic->chains, self->marks, kinds);
  for (int start = 0; start < search.chains->n_candidates && !sud_logic_is_cancelled (self->logic); start++)
    find_chains_from (&search, start);
}

void
sud_explainer_find_chains (SudExplainerFind *self, int size)
{
  (void)size;
  find_chains_of_kinds (self, SUD_CHAIN_HOUSES, 65, 66);
  find_chains_of_kinds (self, SUD_CHAIN_CELLS | SUD_CHAIN_SWITCH, 65, 0);
  find_chains_of_kinds (self, SUD_CHAIN_CELLS | SUD_CHAIN_SWITCH | SUD_CHAIN_HOUSES, 70, 70);
}
