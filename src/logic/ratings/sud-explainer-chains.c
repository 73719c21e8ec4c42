/* sud-explainer-chains.c - chains as Sudoku Explainer counts them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chains.h"
#include "sud-explainer-private.h"

/* Two, three or four strong links of one digit in a row
 *
 *     in row 2 and in row 7 the 4 has two places each, of which two are in column 3:
 *
 *             3        8 9
 *     2 . . . A . . . . a .       not both A and B, so a or b: what sees both is not 4 (a skyscraper)
 *       . . . . . . . . - -
 *     7 . . . B . . . . . b
 *
 * A link is grouped if three or more places fall into two groups: in a box each group is in a line of its own, in a
 * line in a box of its own. No place belongs to two links. If the two ends of the chain are in one house as well, it is
 * a ring, and what sees both ends of a weak link is ruled out.
 */

enum
{
  LINKS_MAX = 64,
  CHAIN_MAX = 4,
  PLACES_MAX = 6, /* in a grouped link at most */
};

typedef struct
{
  SudCells end[2];    /* the two ends: one place, or a group; a place in both lines of a crossing belongs to both */
  SudCells places;    /* all places in it */
  uint32_t around[2]; /* for each end the houses that have all of it, bit h for house h */
  uint8_t house;      /* the house that it is in */
  bool grouped;
} Link;

typedef struct
{
  SudExplainerFind *find;
  int digit;
  int size;                    /* how many links it is to have */
  int n;
  const Link *link[CHAIN_MAX]; /* the links so far; @n of them */
  uint8_t side[CHAIN_MAX];     /* for each link the end by which it is entered */
  /* for each link but the first, the house of its first end and of the last end before it */
  uint8_t shared[CHAIN_MAX];
  int n_links;
  Link links[LINKS_MAX];       /* all there are; @n_links of them */
} Chain;

static void
add_link (Chain *chain, int house, SudCells places, SudCells first, SudCells second, bool grouped)
{
  if (chain->n_links < LINKS_MAX)
    chain->links[chain->n_links++] = (Link){ .end = { first, second },
                                             .around = { sud_houses_around (first), sud_houses_around (second) },
                                             .places = places,
                                             .house = (uint8_t)house,
                                             .grouped = grouped };
}

/* Adds a link of two groups in two boxes of a line. */
static void
add_in_line (Chain *chain, int house, SudCells places)
{
  SudCells part[3];
  int n = 0;

  while (!sud_cells_is_empty (places) && n < 3)
    {
      SudCells box = sud_house_sets[sud_house_of (sud_cells_first (places), SUD_HOUSE_BOX)];

      part[n++] = sud_cells_intersection (places, box);
      places = sud_cells_difference (places, box);
    }
  if (n == 2)
    add_link (chain, house, sud_cells_union (part[0], part[1]), part[0], part[1], true);
}

/* Adds links of two groups in a row and a column of a box. The place in which row and column cross belongs to both
 * groups, or, if a group has just one other place, to the other group. */
static void
add_crossing (Chain *chain, int box, SudCells places, int row, int column)
{
  SudCells across = sud_cells_intersection (places, sud_house_sets[row]);
  SudCells down = sud_cells_intersection (places, sud_house_sets[column]);
  SudCells only_across = sud_cells_difference (across, down), only_down = sud_cells_difference (down, across);

  if (!sud_cells_equal (sud_cells_union (across, down), places) || sud_cells_is_empty (only_across)
      || sud_cells_is_empty (only_down))
    return;
  if (sud_cells_is_single (only_across))
    add_link (chain, box, places, only_across, down, true);
  if (sud_cells_is_single (only_down))
    add_link (chain, box, places, across, only_down, true);
  if (!sud_cells_is_single (only_across) && !sud_cells_is_single (only_down))
    add_link (chain, box, places, across, down, true);
}

/* Adds a link of two groups in two lines of a box that do not cross. */
static void
add_parallel (Chain *chain, int box, SudCells places, SudHouseKind kind)
{
  SudCells first = sud_cells_intersection (places, sud_house_sets[sud_house_of (sud_cells_first (places), kind)]);
  SudCells second = sud_cells_difference (places, first);

  if (sud_cells_count (first) >= 2 && sud_cells_count (second) >= 2
      && sud_cells_within (second, sud_house_sets[sud_house_of (sud_cells_first (second), kind)]))
    add_link (chain, box, places, first, second, true);
}

static void
add_in_box (Chain *chain, int box, SudCells places)
{
  int corner = sud_house_cells[box][0];
  int before = chain->n_links;

  for (int i = 0; i < SUD_SIZE; i++)
    add_crossing (chain, box, places, sud_row (corner) + i / 3, SUD_SIZE + sud_column (corner) + i % 3);
  if (chain->n_links != before)
    return;
  add_parallel (chain, box, places, SUD_HOUSE_ROW);
  add_parallel (chain, box, places, SUD_HOUSE_COLUMN);
}

static void
list_links (Chain *chain)
{
  chain->n_links = 0;
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      SudCells places = sud_pencilmarks_places (chain->find->marks, house, chain->digit);
      int count = __builtin_popcount (chain->find->marks->place[house][chain->digit - 1]);
      bool box = sud_house_kind (house) == SUD_HOUSE_BOX;

      if (count < 2 || count > PLACES_MAX)
        continue;
      if (count > 2 && box)
        add_in_box (chain, house, places);
      else if (count > 2)
        add_in_line (chain, house, places);
      else if (!box || sud_houses_around (places) == 1u << house)
        {
          SudCells first = sud_cells_of (sud_cells_first (places));

          add_link (chain, house, places, first, sud_cells_difference (places, first), false);
        }
    }
}

/* Returns: the rating: more if links are in boxes and in lines, yet more if the lines are rows and columns, and most
 * with groups */
static int
rate_chain (const Chain *chain)
{
  static const uint8_t bases[CHAIN_MAX + 1] = { 0, 0, 40, 54, 58 };
  static const uint8_t more[8] = { [1] = 0, [2] = 0, [3] = 1, [4] = 1, [5] = 1, [6] = 1, [7] = 2 };
  unsigned kinds = 0;

  for (int i = 0; i < chain->n; i++)
    {
      if (chain->link[i]->grouped)
        return bases[chain->size] + 3;
      kinds |= 1u << sud_house_kind (chain->link[i]->house);
    }
  return bases[chain->size] + more[kinds];
}

static SudCells
end_of (const Chain *chain, int i, bool far)
{
  return chain->link[i]->end[far ? 1 - chain->side[i] : chain->side[i]];
}

/* Returns: the houses that have all of an end */
static uint32_t
around_end (const Chain *chain, int i, bool far)
{
  return chain->link[i]->around[far ? 1 - chain->side[i] : chain->side[i]];
}

static void
offer_chain (const Chain *chain)
{
  SudCells first = end_of (chain, 0, false), last = end_of (chain, chain->n - 1, true);
  SudCells out = sud_cells_intersection (sud_common_peers (first), sud_common_peers (last));
  SudCells keep = SUD_NO_CELLS;
  bool ring = (around_end (chain, 0, false) & around_end (chain, chain->n - 1, true)) != 0;

  for (int i = 0; i < chain->n; i++)
    keep = sud_cells_union (keep, sud_house_sets[chain->link[i]->house]);
  for (int i = 1; i < chain->n; i++)
    if (ring)
      out = sud_cells_union (out, sud_cells_intersection (sud_common_peers (end_of (chain, i - 1, true)),
                                                          sud_common_peers (end_of (chain, i, false))));
    else
      keep = sud_cells_union (keep, sud_house_sets[chain->shared[i]]);
  sud_explainer_offer_digit (chain->find, rate_chain (chain), chain->digit, sud_cells_difference (out, keep));
}

static void extend_chain (Chain *chain, SudCells used);

/* Adds @link, entered by @side, if its first end shares a house with the end of the chain: a line, or else a box. */
static void
take_link (Chain *chain, const Link *link, int side, SudCells used)
{
  uint32_t shared = 1;

  if (chain->n > 0)
    shared = around_end (chain, chain->n - 1, true) & link->around[side];
  if (shared == 0 || sud_cells_meet (used, link->places))
    return;
  chain->link[chain->n] = link;
  chain->side[chain->n] = (uint8_t)side;
  chain->shared[chain->n++] = (uint8_t)__builtin_ctz (shared);
  extend_chain (chain, sud_cells_union (used, link->places));
  chain->n--;
}

static void
extend_chain (Chain *chain, SudCells used)
{
  if (chain->n == chain->size)
    {
      if (chain->link[0] < chain->link[chain->n - 1]) /* the others are the same from the other end */
        offer_chain (chain);
      return;
    }
  for (int i = 0; i < chain->n_links; i++)
    for (int side = 0; side < 2; side++)
      take_link (chain, &chain->links[i], side, used);
}

void
sud_explainer_find_links (SudExplainerFind *self, int size)
{
  Chain chain = { .find = self, .size = size };

  for (chain.digit = 1; chain.digit <= SUD_SIZE; chain.digit++)
    {
      list_links (&chain);
      if (chain.n_links >= size)
        extend_chain (&chain, SUD_NO_CELLS);
    }
}

/* Forcing chains and cycles of single links, as Explainer counts them
 *
 *     forcing chain: if 4 in A is true, then 4 in B is false, then 4 in C is true, … then 4 in A is false
 *     cycle: if 4 in A is true, then 4 in B is false, … then 4 in A is true: so it goes round one way or the other,
 *            and what sees a candidate that is true one way and one that is true the other way is false
 *
 *     true → false   all that sees it, other digits of the cell        X: links of one digit only
 *     false → true   the other of two in the cell, or in the house     Y: links inside cells only (cycles)
 *
 * The shortest way from each candidate counts, and its length tells how hard it is: one more beyond 4, 6, 8, 12, 16,
 * 24, … links.
 */

enum
{
  NOT_REACHED = UINT8_MAX,
  EASY_LINKS = 4,
  ALL_LINKS = 200,
};

typedef struct
{
  SudExplainerFind *find;
  const SudChains *chains;
  int cycle; /* the lowest rating of cycles */
  int chain; /* the lowest rating of forcing chains; 0 = they are not looked for */
  uint8_t distance[2][SUD_CHAIN_CANDIDATES]; /* for [truth][node] the links from the start; NEVER = not reached */
  /* nodes in the order in which they are reached, twice the node plus its truth */
  uint16_t queue[2 * SUD_CHAIN_CANDIDATES];
} Search;

/* Returns: the next bound after @bound, which is number @added */
static int
next_bound (int bound, int added)
{
  return added % 2 == 0 ? bound * 3 / 2 : bound * 4 / 3;
}

/* Returns: by how many tenths a chain of @length links is harder than the shortest */
static int
rate_length (int length)
{
  int added = 0;

  for (int bound = EASY_LINKS; length > bound; added++)
    bound = next_bound (bound, added);
  return added;
}

/* Returns: how many links chains may have that are rated @base and more, since nothing harder than what has been found
 * counts */
static int
count_links (const SudExplainerFind *find, int base)
{
  int bound = EASY_LINKS;

  for (int added = 0; bound < ALL_LINKS && sud_explainer_wants (find, base + added + 1); added++)
    bound = next_bound (bound, added);
  return bound < ALL_LINKS ? bound + 1 : ALL_LINKS;
}

static void
reach (Search *search, int node, bool truth, int distance, int *end)
{
  if (search->distance[truth][node] != NOT_REACHED)
    return;
  search->distance[truth][node] = (uint8_t)distance;
  search->queue[(*end)++] = (uint16_t)(2 * node + truth);
}

/* Fills in how far all nodes, true and false, are from @start, which is @truth, up to @most links. @start itself is
 * reached only if a way leads back. */
static void
trace (Search *search, int start, bool truth, int most)
{
  const SudChains *chains = search->chains;
  int end = 0, distance;

  memset (search->distance, NOT_REACHED, sizeof search->distance);
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

typedef struct
{
  /* for [truth][digit - 1] what sees a candidate of the cycle that has this truth one way round */
  SudCells sees[2][SUD_SIZE];
  SudCells cells;                     /* its cells */
  uint64_t nodes[2][SUD_CHAIN_WORDS]; /* for [truth] those on a shortest way */
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

/* Offers the cycles from @start to @last, which is true, on to @link, which is false, and back. */
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
    {
      out[index] = sud_cells_intersection (cycle.sees[0][index], cycle.sees[1][index]);
      out[index] = sud_cells_difference (out[index], cycle.cells);
    }
  sud_explainer_offer_out (search->find, rating, out);
}

/* Offers all cycles with @start, which was traced as true. */
static void
find_cycles (Search *search, int start)
{
  const SudChains *chains = search->chains;

  for (uint32_t i = chains->first[start]; i < chains->first[start + 1]; i++)
    SUD_EACH_NODE (last, sud_chains_weak (chains, chains->links[i].to), chains->words)
      if (search->distance[true][last] != NOT_REACHED && last != start)
        judge_cycle (search, start, last, chains->links[i].to);
}

/* Offers the forcing chains from @start, and the cycles with it. */
static void
find_chains_from (Search *search, int start)
{
  const SudChains *chains = search->chains;
  int digit = chains->digit[start], cell = sud_cells_first (chains->cells[start]);
  int most = count_links (search->find, search->cycle);

  trace (search, start, true, most);
  if (search->chain != 0 && search->distance[false][start] != NOT_REACHED)
    sud_explainer_offer_digit (search->find, search->chain + rate_length (search->distance[false][start] - 1), digit,
                               sud_cells_of (cell));
  find_cycles (search, start);
  if (search->chain == 0)
    return;
  trace (search, start, false, most);
  if (search->distance[true][start] != NOT_REACHED)
    sud_explainer_offer_in (search->find, search->chain + rate_length (search->distance[true][start] - 1), cell, digit);
}

/* Offers chains of links of @kinds; @cycle and @chain are the lowest ratings, as in Search. */
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
  find_chains_of_kinds (self, SUD_CHAIN_HOUSES, 65, 66);
  find_chains_of_kinds (self, SUD_CHAIN_CELLS | SUD_CHAIN_SWITCH, 65, 0);
  find_chains_of_kinds (self, SUD_CHAIN_CELLS | SUD_CHAIN_SWITCH | SUD_CHAIN_HOUSES, 70, 70);
}
