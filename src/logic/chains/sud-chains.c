/* sud-chains.c - which candidates follow from which: a net of links, and how far one gets in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chains.h"

#include <stddef.h>

static inline uint64_t *
row_of (uint64_t *rows, int words, int node)
{
  return rows + (size_t)node * (size_t)words;
}

static uint32_t
hash_of (SudCells cells, int digit)
{
  uint64_t hash = cells.word[0] * UINT64_C (0x9e3779b97f4a7c15);

  hash ^= (hash >> 29) ^ cells.word[1] * UINT64_C (0xc2b2ae3d27d4eb4f);
  hash = (hash ^ (uint64_t)digit) * UINT64_C (0x165667b19e3779f9);
  return (uint32_t)(hash >> 51) % SUD_CHAIN_NAMES;
}

int
sud_chains_name (SudChains *self, SudCells cells, int digit)
{
  uint32_t at;

  if (sud_cells_is_single (cells))
    return self->node[digit - 1][sud_cells_first (cells)];
  for (at = hash_of (cells, digit); self->name[at] != 0; at = (at + 1) % SUD_CHAIN_NAMES)
    {
      int node = self->name[at] - 1;

      if (self->digit[node] == digit && sud_cells_equal (self->cells[node], cells))
        return node;
    }
  if (self->n == SUD_CHAIN_NODES)
    return -1;
  self->digit[self->n] = (uint8_t)digit;
  self->cells[self->n] = cells;
  self->sees[self->n] = sud_common_peers (cells);
  self->name[at] = (uint16_t)(self->n + 1);
  return self->n++;
}

static void
name_candidates (SudChains *self, const SudPencilmarks *marks)
{
  if (self->n > self->n_candidates)
    memset (self->name, 0, sizeof self->name);
  self->n = self->n_sets = self->n_edges = 0;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, marks->digit[digit - 1])
      {
        self->node[digit - 1][cell] = (uint16_t)self->n;
        self->digit[self->n] = (uint8_t)digit;
        self->cells[self->n] = sud_cells_of ((int)cell);
        self->sees[self->n++] = sud_peer_sets[cell];
      }
  self->n_candidates = self->n;
}

static void
link_cells (SudChains *self, const SudPencilmarks *marks)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (marks->cell[cell]) == 2)
      {
        int low = __builtin_ctz (marks->cell[cell]), high = __builtin_ctz (marks->cell[cell] & (marks->cell[cell] - 1));

        sud_chains_link (self, self->node[low][cell], self->node[high][cell], 0);
      }
}

/* Links by node, from both ends. */
static void
sort_links (SudChains *self)
{
  uint32_t end[SUD_CHAIN_NODES];

  memset (self->first, 0, (size_t)(self->n + 1) * sizeof self->first[0]);
  for (int i = 0; i < self->n_edges; i++)
    for (int side = 0; side < 2; side++)
      self->first[self->edges[i].node[side] + 1]++;
  for (int i = 0; i < self->n; i++)
    {
      self->first[i + 1] += self->first[i];
      end[i] = self->first[i];
    }
  for (int i = 0; i < self->n_edges; i++)
    {
      SudChainEdge edge = self->edges[i];

      self->links[end[edge.node[0]]++] = (SudChainLink){ edge.node[1], edge.set };
      self->links[end[edge.node[1]]++] = (SudChainLink){ edge.node[0], edge.set };
    }
}

/* W of candidate @i: the places of its digit that see it, and its cell. Those of @left are the places behind it, which it
 * is in the rows of as well: they are seen from both sides at once. */
static void
fill_weak (SudChains *self, const SudPencilmarks *marks, int i, SudCells left)
{
  uint64_t *row = row_of (self->weak, self->words, i);
  int index = self->digit[i] - 1, cell = sud_cells_first (self->cells[i]);
  SudCells seen = sud_cells_intersection (self->sees[i], left);

  SUD_EACH_CELL (other, seen)
    {
      sud_chain_row_set (row, self->node[index][other]);
      sud_chain_row_set (row_of (self->weak, self->words, self->node[index][other]), i);
    }
  if ((self->memory.kinds & SUD_CHAIN_SWITCH) != 0)
    SUD_EACH_BIT (other, marks->cell[cell] & ~(1u << index))
      sud_chain_row_set (row, self->node[other][cell]);
}

/* Groups and parts, first in the rows of candidates that see all of them; then their own: what all their cells see. */
static void
fill_weak_of_many (SudChains *self, const SudPencilmarks *marks)
{
  int words = self->words;

  for (int i = self->n_candidates; i < self->n; i++)
    {
      int index = self->digit[i] - 1;
      SudCells seen = sud_cells_intersection (self->sees[i], marks->digit[index]);

      SUD_EACH_CELL (cell, seen)
        sud_chain_row_set (row_of (self->weak, words, self->node[index][cell]), i);
    }
  for (int i = self->n_candidates; i < self->n; i++)
    {
      const uint16_t *nodes = self->node[self->digit[i] - 1];
      uint64_t *row = row_of (self->weak, words, i);

      memcpy (row, sud_chains_weak (self, nodes[sud_cells_first (self->cells[i])]), (size_t)words * sizeof *row);
      SUD_EACH_CELL (cell, self->cells[i])
        sud_chain_row_and (row, row, sud_chains_weak (self, nodes[cell]), words);
    }
}

static void
fill_rows (SudChains *self, const SudPencilmarks *marks)
{
  self->words = (self->n + 64 * SUD_CHAIN_STEP - 1) / (64 * SUD_CHAIN_STEP) * SUD_CHAIN_STEP;
  memset (self->weak, 0, (size_t)self->n_candidates * (size_t)self->words * sizeof self->weak[0]);
  memset (self->candidates, 0, sizeof self->candidates);
  memset (self->linked, 0, sizeof self->linked);
  memset (self->spread.has_through, 0, sizeof self->spread.has_through);
  for (int index = 0, i = 0; index < SUD_SIZE; index++)
    for (SudCells left = marks->digit[index]; !sud_cells_is_empty (left); i++)
      {
        sud_cells_take (&left);
        sud_chain_row_set (self->candidates, i);
        fill_weak (self, marks, i, left);
      }
  fill_weak_of_many (self, marks);
  for (int i = 0; i < self->n; i++)
    if (self->first[i] < self->first[i + 1])
      sud_chain_row_set (self->linked, i);
}

/* Whether what is remembered is of @marks. */
static bool
is_remembered (const SudChains *self, const SudPencilmarks *marks)
{
  return self->memory.kinds != 0 && memcmp (self->memory.key, marks->cell, sizeof self->memory.key) == 0;
}

void
sud_chains_build (SudChains *self, const SudPencilmarks *marks, unsigned kinds)
{
  bool same = is_remembered (self, marks);

  if (same && self->memory.kinds == kinds)
    return;
  if (!same)
    {
      self->memory.quiet = 0;
      self->memory.nothing_forced = false;
      memcpy (self->memory.key, marks->cell, sizeof self->memory.key);
    }
  self->memory.searched = false;
  self->memory.kinds = kinds;
  name_candidates (self, marks);
  if ((kinds & SUD_CHAIN_CELLS) != 0)
    link_cells (self, marks);
  if ((kinds & SUD_CHAIN_HOUSES) != 0)
    sud_chains_link_houses (self, marks);
  self->n_places = self->n;
  if ((kinds & SUD_CHAIN_ALS) != 0)
    self->memory.complete = sud_chains_link_sets (self, marks);
  sort_links (self);
  fill_rows (self, marks);
}

/* T of @node: W of all that is linked with it, together; made where it is asked for first. */
static const uint64_t *
through (SudChains *self, int node)
{
  uint64_t *row = row_of (self->spread.through, self->words, node);

  if (sud_chain_row_has (self->spread.has_through, node))
    return row;
  sud_chain_row_set (self->spread.has_through, node);
  memset (row, 0, (size_t)self->words * sizeof *row);
  for (uint32_t i = self->first[node]; i < self->first[node + 1]; i++)
    sud_chain_row_or (row, sud_chains_weak (self, self->links[i].to), self->words);
  return row;
}

void
sud_chains_begin (SudChains *self, const uint64_t *starts)
{
  size_t size = (size_t)self->words * sizeof self->spread.reached[0];

  for (int i = 0; i < self->words; i++)
    self->spread.starts[i] = self->linked[i] & (starts != NULL ? starts[i] : UINT64_MAX);
  SUD_EACH_NODE (node, self->spread.starts, self->words)
    {
      memcpy (row_of (self->spread.reached, self->words, node), through (self, node), size);
      memcpy (row_of (self->spread.fresh, self->words, node), through (self, node), size);
    }
}

/* One level from one start: what follows from all that came last, less what was reached before; whether any is new. */
static bool
spread_from (SudChains *self, int start)
{
  uint64_t *fresh = row_of (self->spread.fresh, self->words, start), *scratch = self->trace.scratch[0];

  if (sud_chain_row_next (fresh, self->words, 0) < 0)
    return false;
  memset (scratch, 0, (size_t)self->words * sizeof *scratch);
  SUD_EACH_NODE_OF_BOTH (node, fresh, self->linked, self->words)
    sud_chain_row_or (scratch, through (self, node), self->words);
  return sud_chain_row_renew (fresh, row_of (self->spread.reached, self->words, start), scratch, self->words);
}

bool
sud_chains_spread (SudChains *self)
{
  bool any = false;

  SUD_EACH_NODE (start, self->spread.starts, self->words)
    any |= spread_from (self, start);
  return any;
}

bool
sud_chains_is_hit (const SudChains *self, int node)
{
  return sud_chain_row_meet (sud_chains_weak (self, node), sud_chains_reached (self, node), self->candidates, self->words);
}

/* Whether a net of @kinds is known to rule out nothing: it does not where one with all its links, and more, does not. */
static bool
is_quiet (const SudChains *self, unsigned kinds)
{
  for (unsigned more = kinds; more <= SUD_CHAIN_EVERYTHING; more++)
    if ((more & kinds) == kinds && (self->memory.quiet >> more & 1) != 0)
      return true;
  return false;
}

bool
sud_chains_search (SudChains *self, const SudPencilmarks *marks, unsigned kinds)
{
  if (is_remembered (self, marks) && is_quiet (self, kinds))
    return false;
  sud_chains_build (self, marks, kinds);
  if (self->memory.searched)
    return true;
  sud_chains_close (self);
  memset (self->starts, 0, sizeof self->starts);
  SUD_EACH_NODE (node, self->linked, self->words)
    if (sud_chain_row_meet (sud_chains_weak (self, node), sud_chains_beyond (self, node), self->candidates, self->words))
      {
        sud_chain_row_set (self->starts, node);
        self->memory.searched = true;
      }
  self->memory.quiet |= (uint32_t)!self->memory.searched << kinds;
  return self->memory.searched;
}

/* Those true at @level for the first time: by links from what is false at the level before it. */
static void
trace_strong (SudChains *self, int level, uint64_t *before)
{
  uint64_t *on = self->trace.on[level];

  memset (on, 0, (size_t)self->words * sizeof *on);
  SUD_EACH_NODE_OF_BOTH (node, self->trace.off[level - 1], self->linked, self->words)
    for (uint32_t i = self->first[node]; i < self->first[node + 1]; i++)
      if (!sud_chain_row_has (before, self->links[i].to))
        {
          sud_chain_row_set (on, self->links[i].to);
          sud_chain_row_set (before, self->links[i].to);
        }
}

/* Those false at @level for the first time: all that is seen by what is true there. Whether there are any. */
static bool
trace_weak (SudChains *self, int level, uint64_t *before)
{
  uint64_t *scratch = self->trace.scratch[0];

  memset (scratch, 0, (size_t)self->words * sizeof *scratch);
  SUD_EACH_NODE (node, self->trace.on[level], self->words)
    sud_chain_row_or (scratch, sud_chains_weak (self, node), self->words);
  return sud_chain_row_renew (self->trace.off[level], before, scratch, self->words);
}

void
sud_chains_trace (SudChains *self, int node, bool truth, int levels)
{
  size_t size = (size_t)self->words * sizeof (uint64_t);
  uint64_t *on = self->trace.scratch[1], *off = self->trace.scratch[2];

  memset (on, 0, size);
  memset (self->trace.on[0], 0, size);
  memset (self->trace.off[0], 0, size);
  if (truth)
    {
      sud_chain_row_set (self->trace.on[0], node);
      memcpy (self->trace.off[0], sud_chains_weak (self, node), size);
      sud_chain_row_set (on, node);
    }
  else
    sud_chain_row_set (self->trace.off[0], node);
  memcpy (off, self->trace.off[0], size);
  self->trace.levels = 0;
  for (int level = 1; level <= levels; level++)
    {
      trace_strong (self, level, on);
      if (sud_chain_row_next (self->trace.on[level], self->words, 0) < 0)
        break;
      self->trace.levels = level;
      if (!trace_weak (self, level, off))
        break;
    }
}
