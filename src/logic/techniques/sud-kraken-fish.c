/* sud-kraken-fish.c - a fish whose fins do not see what it rules out: chains lead there
 *
 *     type 1 on 4: rows 2 and 7, columns 1 and 5          type 2 on 4: rows 2 and 7, columns 1 and 5
 *            1       5       8                                   1       5       8
 *     2     [4]     [4]     (4)   either the fin is       2     [4]     [4]     (4)   column 5 has its 4 in row 2 or 7,
 *     5              -            true, and by a chain    7     [4]     [4]           or the fin is true: from each of
 *     7     [4]     [4]           4 in r5c5 goes, or the  9                      -    these three a chain leads to no 6
 *                                 fish is whole, and it goes                          in r9c9
 *     (4) r2c8 - … - (4) r5c5                             (4) r2c5 - … - (6) r9c9 and so on
 *
 * There may be two fins, anywhere. Both types are one thing: n lines need n of the digit, and n - 1 covers hold no more
 * than n - 1 of them, so one is elsewhere in the base; and wherever that is, the victim is false. In type 1 the last
 * cover sees the victim, so that only fins need chains.
 *
 * The search begins with a victim that is supposed to be true: the candidates that this makes false, by levels, are
 * those that make the victim false, for links have no direction. All other candidates of the base must be in n - 1
 * covers. Of the smallest fish for a victim the one with the shortest chains is taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-techniques.h"

enum
{
  LINES_MAX = 4,
  FINS_MAX = 2, /* chosen: each needs a chain, and nobody follows more of them */
};

typedef struct
{
  int size;  /* how many lines; SUD_SIZE if there is no fish */
  int nodes; /* in all its chains */
  int digit;
  int kind;
  uint32_t base;
  uint32_t covers;
  int last;  /* the last cover: one of its places in the base is true, or a fin */
} Best;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int victim;                            /* the node that is to be ruled out */
  /* for each candidate from which a chain leads to the victim how many nodes it has */
  uint8_t nodes[SUD_SIZE][SUD_CELLS];
  /* for [line][digit - 1], rows first, the places of such candidates in the line */
  uint16_t linked[2 * SUD_SIZE][SUD_SIZE];
  int digit;
  int kind; /* SUD_HOUSE_ROW or SUD_HOUSE_COLUMN: what the base houses are; the covers are the other */
  int size;
  int n;
  uint8_t lines[SUD_SIZE];               /* base lines that can be in it; @n of them */
  uint16_t place[SUD_SIZE];              /* for each line the places of the digit */
  uint16_t unlinked[SUD_SIZE];               /* those of them from which no chain leads to the victim */
  Best best;
} Fish;

static inline int
cell_at (int kind, int line, int position)
{
  return sud_house_cells[kind * SUD_SIZE + line][position];
}

/* Returns: whether a part of the lines of @base is a fish already */
static bool
has_smaller_fish (const Fish *fish, uint32_t base)
{
  for (uint32_t some = (base - 1) & base; some != 0; some = (some - 1) & base)
    {
      uint32_t unlinked = 0;

      SUD_EACH_BIT (line, some)
        unlinked |= fish->unlinked[line];
      if (sud_digits_count ((SudDigits)unlinked) < sud_digits_count ((SudDigits)some))
        return true;
    }
  return false;
}

/* Returns: the cover that has the victim, if it makes a fish of type 1; or -1 */
static int
cover_of_victim (const Fish *fish, uint32_t base, uint32_t covers)
{
  const SudChains *chains = fish->logic->chains;
  int cover = sud_house_of (sud_cells_first (chains->cells[fish->victim]), (SudHouseKind)(1 - fish->kind)) % SUD_SIZE;

  if (chains->digit[fish->victim] != fish->digit || (covers >> cover & 1) != 0)
    return -1;
  SUD_EACH_BIT (line, base)
    if ((fish->place[line] >> cover & 1) != 0)
      return cover;
  return -1;
}

/* Returns: the line of the other kind that has most places of the base outside @covers */
static int
fullest_cover (const Fish *fish, uint32_t base, uint32_t covers)
{
  int count[SUD_SIZE] = { 0 }, fullest = 0;

  SUD_EACH_BIT (line, base)
    SUD_EACH_BIT (position, fish->place[line] & ~covers)
      count[position]++;
  for (int i = 1; i < SUD_SIZE; i++)
    if (count[i] > count[fullest])
      fullest = i;
  return fullest;
}

/* Takes the fish with these @covers and @last if its chains are shorter than the best fish's. */
static void
weigh_kraken (Fish *fish, uint32_t base, uint32_t covers, int last)
{
  bool first_type = fish->technique == SUD_TECHNIQUE_KRAKEN_FISH_1;
  int nodes = 0, n = 0, fins = 0, longest = 0;

  SUD_EACH_BIT (line, base)
    SUD_EACH_BIT (position, fish->place[line] & ~covers)
      {
        int length = fish->nodes[fish->digit - 1][cell_at (fish->kind, (int)line, (int)position)];

        fins += (int)position != last;
        if (first_type && (int)position == last)
          continue;
        nodes += length;
        longest = length > longest ? length : longest;
        n++;
      }
  /* If all see the victim it is no kraken */
  if (longest > 2 && (first_type || n > 1) && fins <= FINS_MAX && nodes <= SUD_STEP_NODES
      && (fish->size < fish->best.size || nodes < fish->best.nodes))
    fish->best = (Best){ fish->size, nodes, fish->digit, fish->kind, base, covers, last };
}

/* Weighs all fish of @base with @missing more lines from number @from on; the unlinked places of @base are in
 * @covers. */
static void
choose_kraken_lines (Fish *fish, int from, int missing, uint32_t base, uint32_t covers)
{
  if (missing == 0)
    {
      int last = cover_of_victim (fish, base, covers);

      if ((last >= 0) == (fish->technique == SUD_TECHNIQUE_KRAKEN_FISH_1) && !has_smaller_fish (fish, base))
        weigh_kraken (fish, base, covers, last >= 0 ? last : fullest_cover (fish, base, covers));
      return;
    }
  for (int i = from; i + missing <= fish->n; i++)
    {
      uint32_t more = covers | fish->unlinked[fish->lines[i]];

      if (sud_digits_count ((SudDigits)more) < fish->size)
        choose_kraken_lines (fish, i + 1, missing - 1, base | 1u << fish->lines[i], more);
    }
}

/* The lines of this digit and kind; the victim is in none of them. */
static void
list_lines (Fish *fish)
{
  const SudChains *chains = fish->logic->chains;
  int own = -1;

  if (chains->digit[fish->victim] == fish->digit)
    own = sud_house_of (sud_cells_first (chains->cells[fish->victim]), (SudHouseKind)fish->kind) % SUD_SIZE;
  fish->n = 0;
  for (int line = 0; line < SUD_SIZE; line++)
    {
      int house = fish->kind * SUD_SIZE + line;

      fish->place[line] = fish->logic->marks.place[house][fish->digit - 1];
      fish->unlinked[line] = fish->place[line] & (uint16_t)~fish->linked[house][fish->digit - 1];
      if (fish->unlinked[line] != 0 && sud_digits_count (fish->unlinked[line]) < LINES_MAX && line != own)
        fish->lines[fish->n++] = (uint8_t)line;
    }
}

/* Notes that the chain from the candidate @node to the victim has @nodes. */
static void
note_chain_length (Fish *fish, int node, int nodes)
{
  const SudChains *chains = fish->logic->chains;
  int index = chains->digit[node] - 1, cell = sud_cells_first (chains->cells[node]);

  fish->nodes[index][cell] = (uint8_t)nodes;
  fish->linked[sud_row (cell)][index] |= (uint16_t)(1u << sud_column (cell));
  fish->linked[SUD_SIZE + sud_column (cell)][index] |= (uint16_t)(1u << sud_row (cell));
}

/* Notes the chains from all candidates that the victim makes false. */
static void
suppose_victim (Fish *fish)
{
  SudChains *chains = fish->logic->chains;

  memset (fish->linked, 0, sizeof fish->linked);
  sud_chains_trace (chains, fish->victim, true, SUD_CHAIN_LEVELS);
  for (int level = 0; level <= chains->trace.levels; level++)
    SUD_EACH_NODE_OF_BOTH (node, chains->trace.off[level], chains->candidates, chains->words)
      if (node != fish->victim)
        note_chain_length (fish, node, 2 * level + 2);
}

/* Returns: the places of the lines @base that are in the houses @covers, or, if @in is false, outside of them */
static SudCells
places_of (const Fish *fish, uint32_t base, uint32_t covers, bool in)
{
  SudCells cells = SUD_NO_CELLS;

  SUD_EACH_BIT (line, base)
    SUD_EACH_BIT (position, fish->logic->marks.place[fish->best.kind * SUD_SIZE + (int)line][fish->best.digit - 1])
      if ((covers >> position & 1) == in)
        sud_cells_add (&cells, cell_at (fish->best.kind, (int)line, (int)position));
  return cells;
}

/* Adds a chain from each of @cells to the victim. Returns: whether there was room for all */
static bool
add_branches (const Fish *fish, SudStep *step, SudCells cells)
{
  SudChains *chains = fish->logic->chains;

  SUD_EACH_CELL (cell, cells)
    {
      int node = chains->node[fish->best.digit - 1][cell];

      sud_chains_trace (chains, node, true, SUD_CHAIN_LEVELS);
      if (!sud_chain_add_branch (chains, node, fish->victim, step))
        return false;
    }
  return true;
}

static void
add_kraken (const Fish *fish)
{
  const SudChains *chains = fish->logic->chains;
  const Best *best = &fish->best;
  uint32_t covers = best->covers | 1u << best->last;
  SudCells branches;
  SudStep step;

  sud_step_init (&step, fish->technique);
  step.digits = SUD_DIGIT_BIT (best->digit);
  step.houses = best->base << (best->kind * SUD_SIZE);
  step.covers = covers << ((1 - best->kind) * SUD_SIZE);
  step.cells = places_of (fish, best->base, covers, true);
  step.fins = places_of (fish, best->base, covers, false);
  step.out[chains->digit[fish->victim] - 1] = chains->cells[fish->victim];
  branches = step.fins;
  if (fish->technique == SUD_TECHNIQUE_KRAKEN_FISH_2)
    branches = sud_cells_union (branches, places_of (fish, best->base, 1u << best->last, true));
  if (!add_branches (fish, &step, branches))
    return;
  step.size = (uint16_t)(step.n_nodes - sud_cells_count (branches));
  sud_steps_add (&fish->logic->steps, &fish->logic->marks, &step);
}

/* Adds the smallest fish that rules out the victim. */
static void
find_kraken (Fish *fish)
{
  int own = fish->logic->chains->digit[fish->victim];

  suppose_victim (fish);
  fish->best.size = SUD_SIZE;
  for (fish->digit = 1; fish->digit <= SUD_SIZE; fish->digit++)
    for (fish->kind = SUD_HOUSE_ROW; fish->kind <= SUD_HOUSE_COLUMN; fish->kind++)
      {
        if (fish->technique == SUD_TECHNIQUE_KRAKEN_FISH_1 && fish->digit != own)
          continue;
        list_lines (fish);
        for (fish->size = 2; fish->size <= LINES_MAX && fish->size <= fish->best.size; fish->size++)
          choose_kraken_lines (fish, 0, fish->size, 0, 0);
      }
  if (fish->best.size < SUD_SIZE)
    add_kraken (fish);
}

void
sud_find_kraken_fish (SudLogic *logic, SudTechniqueId technique)
{
  Fish fish = { .logic = logic, .technique = technique };

  sud_chains_build (logic->chains, &logic->marks, SUD_CHAIN_PLAIN | SUD_CHAIN_GROUPS);
  for (fish.victim = 0; fish.victim < logic->chains->n_candidates && !sud_logic_is_cancelled (logic); fish.victim++)
    find_kraken (&fish);
}
