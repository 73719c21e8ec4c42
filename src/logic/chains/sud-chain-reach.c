/* sud-chain-reach.c - how far one gets by chains of any length
 *
 *     a false, so b true, so c false: from a to c, for each b with a = b - c
 *
 * Nodes from which each other can be reached reach the same: they are one part, and the parts have an order. So the net is
 * walked twice (Kosaraju's way: forwards, for the order in which nodes are left; backwards, for the parts), and then each
 * part, the last first, reaches what its own links lead to, and what those parts reach. No link is looked at more than a
 * few times, and no rows of all starts are spread level by level only to learn that there is nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chains.h"

/** A node that was entered, and the link that it is looked at by. */
typedef struct
{
  uint16_t node;
  uint32_t link;
} Entered;

/**
 * Walk:
 * @left: forwards: starts nobody has been to; backwards: nodes whose links nobody has followed
 * @spent: forwards: nodes that, when true, lead nowhere new
 * @order: @n: starts in the order in which they were left; then by part
 * @first: of part i those in @order from here on, before @first[i + 1]
 */
typedef struct
{
  SudChains *chains;
  uint64_t left[SUD_CHAIN_WORDS];
  uint64_t spent[SUD_CHAIN_WORDS];
  int n;
  uint16_t order[SUD_CHAIN_NODES];
  int n_parts;
  uint16_t first[SUD_CHAIN_NODES + 1];
} Walk;

/* The first of @row that is left, or -1 */
static int
first_left (const Walk *walk, const uint64_t *row)
{
  for (int i = 0; i < walk->chains->words; i++)
    if ((row[i] & walk->left[i]) != 0)
      return i * 64 + __builtin_ctzll (row[i] & walk->left[i]);
  return -1;
}

/* The next start that follows from @top and was not entered, or -1 */
static int
find_following (Walk *walk, Entered *top)
{
  const SudChains *chains = walk->chains;

  for (; top->link < chains->first[top->node + 1]; top->link++)
    {
      int through = chains->links[top->link].to, to;

      if (sud_chain_row_has (walk->spent, through))
        continue;
      to = first_left (walk, sud_chains_weak (chains, through));
      if (to >= 0)
        return to;
      sud_chain_row_set (walk->spent, through);
    }
  return -1;
}

static void
walk_forwards (Walk *walk)
{
  const SudChains *chains = walk->chains;
  Entered entered[SUD_CHAIN_NODES];

  memcpy (walk->left, chains->linked, sizeof walk->left);
  memset (walk->spent, 0, sizeof walk->spent);
  SUD_EACH_NODE (start, walk->left, chains->words)
    {
      int depth = 1;

      entered[0] = (Entered){ (uint16_t)start, chains->first[start] };
      sud_chain_row_clear (walk->left, start);
      while (depth > 0)
        {
          int to = find_following (walk, &entered[depth - 1]);

          if (to < 0)
            {
              walk->order[walk->n++] = entered[--depth].node;
              continue;
            }
          sud_chain_row_clear (walk->left, to);
          entered[depth++] = (Entered){ (uint16_t)to, chains->first[to] };
        }
    }
}

/* Puts all from which @start, and so each other, can be reached into the part that is last. */
static void
collect_part (Walk *walk, int start, uint16_t *order)
{
  SudChains *chains = walk->chains;
  int n = walk->first[walk->n_parts];

  chains->reach.part[start] = (uint16_t)walk->n_parts;
  order[n++] = (uint16_t)start;
  for (int i = walk->first[walk->n_parts]; i < n; i++)
    {
      const uint64_t *weak = sud_chains_weak (chains, order[i]);

      for (int through; (through = first_left (walk, weak)) >= 0;)
        {
          sud_chain_row_clear (walk->left, through);
          for (uint32_t j = chains->first[through]; j < chains->first[through + 1]; j++)
            if (chains->reach.part[chains->links[j].to] == SUD_CHAIN_NODES)
              {
                chains->reach.part[chains->links[j].to] = (uint16_t)walk->n_parts;
                order[n++] = chains->links[j].to;
              }
        }
    }
  walk->first[++walk->n_parts] = (uint16_t)n;
}

static void
walk_backwards (Walk *walk)
{
  SudChains *chains = walk->chains;
  uint16_t order[SUD_CHAIN_NODES];

  for (int i = 0; i < chains->n; i++)
    chains->reach.part[i] = SUD_CHAIN_NODES;
  memcpy (walk->left, chains->linked, sizeof walk->left);
  for (int i = walk->n - 1; i >= 0; i--)
    if (chains->reach.part[walk->order[i]] == SUD_CHAIN_NODES)
      collect_part (walk, walk->order[i], order);
  memcpy (walk->order, order, (size_t)walk->n * sizeof order[0]);
}

/* Adds to @row what is reached from what is in it, by parts that are done; from @done nobody has to look. */
static void
close_row (const SudChains *chains, uint64_t *row, uint64_t *done)
{
  for (int i = 0; i < chains->words; i++)
    for (uint64_t bits; (bits = row[i] & chains->linked[i] & ~done[i]) != 0;)
      {
        int node = i * 64 + __builtin_ctzll (bits);

        sud_chain_row_set (done, node);
        sud_chain_row_or (done, sud_chains_beyond (chains, node), chains->words);
        sud_chain_row_or (row, sud_chains_beyond (chains, node), chains->words);
      }
}

static void
close_part (const Walk *walk, int part)
{
  SudChains *chains = walk->chains;
  uint64_t *row = chains->reach.beyond + (size_t)part * (size_t)chains->words;
  uint64_t done[SUD_CHAIN_WORDS], passed[SUD_CHAIN_WORDS];

  for (int i = 0; i < chains->words; i++)
    row[i] = done[i] = passed[i] = 0;
  for (int i = walk->first[part]; i < walk->first[part + 1]; i++)
    {
      int node = walk->order[i];

      sud_chain_row_set (done, node);
      for (uint32_t j = chains->first[node]; j < chains->first[node + 1]; j++)
        if (!sud_chain_row_has (passed, chains->links[j].to))
          {
            sud_chain_row_set (passed, chains->links[j].to);
            sud_chain_row_or (row, sud_chains_weak (chains, chains->links[j].to), chains->words);
          }
    }
  close_row (chains, row, done);
}

void
sud_chains_close (SudChains *self)
{
  Walk walk;

  walk.chains = self;
  walk.n = walk.n_parts = walk.first[0] = 0;
  walk_forwards (&walk);
  walk_backwards (&walk);
  for (int part = walk.n_parts - 1; part >= 0; part--)
    close_part (&walk, part);
}

/* Of each node in a cell with two candidates the @other one; those nodes. */
static void
pair_up (const SudChains *self, uint16_t other[], uint64_t *paired)
{
  memset (paired, 0, (size_t)self->words * sizeof *paired);
  SUD_EACH_NODE (node, self->linked, self->words)
    for (uint32_t i = self->first[node]; i < self->first[node + 1]; i++)
      if (self->digit[self->links[i].to] != self->digit[node])
        {
          other[node] = self->links[i].to;
          sud_chain_row_set (paired, node);
        }
}

bool
sud_chains_do_cells_lead (const SudChains *self)
{
  uint16_t other[SUD_CHAIN_NODES];
  uint64_t paired[SUD_CHAIN_WORDS];

  pair_up (self, other, paired);
  SUD_EACH_NODE_OF_BOTH (start, self->starts, paired, self->words)
    {
      uint64_t reached[SUD_CHAIN_WORDS] = { 0 }, left[SUD_CHAIN_WORDS];

      memcpy (left, paired, (size_t)self->words * sizeof left[0]);
      for (int node = start; node >= 0; node = sud_chain_row_next_of_both (reached, left, self->words, 0))
        {
          sud_chain_row_clear (left, node);
          sud_chain_row_or (reached, sud_chains_weak (self, other[node]), self->words);
        }
      if (sud_chain_row_meet (sud_chains_weak (self, start), reached, self->candidates, self->words))
        return true;
    }
  return false;
}

void
sud_chains_imply (SudChains *self)
{
  for (int node = 0; node < self->n_candidates; node++)
    {
      uint64_t *row = sud_chains_implied (self, node), done[SUD_CHAIN_WORDS] = { 0 };

      memcpy (row, sud_chains_weak (self, node), (size_t)self->words * sizeof *row);
      close_row (self, row, done);
    }
}
