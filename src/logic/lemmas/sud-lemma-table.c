/* sud-lemma-table.c - lowering the table of pair lemmas until nothing changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemmas.h"

#include <string.h>

enum
{
  PLAIN_MOST = 24, /* what is dearer may be cheaper with two suppositions, if these are looked for */
};

static const uint8_t caps[] = { 6, 12, 24, 48, 96, SUD_LEMMA_MOST };
static const uint8_t net_caps[] = { 8, 16, 32, 64, 128, SUD_LEMMA_MOST };

enum
{
  N_CAPS = sizeof caps / sizeof caps[0],
  N_NET_CAPS = sizeof net_caps / sizeof net_caps[0],
};

static int
find_least (const SudLemmas *self, const SudLemmaTable *table)
{
  int least = SUD_LEMMA_UNKNOWN;

  for (int i = 0; i < self->n; i++)
    if (self->live[i] && table->cost[i][i] < least)
      least = table->cost[i][i];
  return least;
}

/* The clauses to look at first, as indices. */
static int
list_stale (SudLemmas *self, const SudLemmaTable *table)
{
  int n = 0;

  for (int h = 0; h < self->n_clauses; h++)
    if (table->all || self->clauses[h].id >= SUD_LEMMA_NAMED || table->stale[self->clauses[h].id])
      self->dirty[n++] = (uint16_t)h;
  return n;
}

/* The clauses with members where row @a was lowered; forgets that it was. */
static int
list_lowered (SudLemmas *self, SudLemmaTable *table, int a)
{
  uint64_t clauses[SUD_LEMMA_CLAUSE_WORDS] = { 0 };
  int n = 0, words = (self->n_clauses + 63) / 64;

  for (int block = 0; block < SUD_LEMMA_BLOCKS; block++)
    {
      for (uint64_t bits = table->lowered[a][block]; bits != 0; bits &= bits - 1)
        for (int i = 0; i < words; i++)
          clauses[i] |= self->clauses_of[block * 64 + __builtin_ctzll (bits)][i];
      table->lowered[a][block] = 0;
    }
  for (int i = 0; i < words; i++)
    for (; clauses[i] != 0; clauses[i] &= clauses[i] - 1)
      self->dirty[n++] = (uint16_t)(i * 64 + __builtin_ctzll (clauses[i]));
  return n;
}

/* What the dirty clauses ask of a row: returns the end of the jobs. */
static const uint16_t *
list_jobs (SudLemmas *self, const uint8_t *own, int n_dirty)
{
  uint16_t *job = self->jobs;

  for (int i = 0; i < n_dirty; i++)
    {
      const SudLemmaClause *clause = &self->clauses[self->dirty[i]];
      uint16_t *head = job++;

      for (int j = 0; j < clause->n; j++)
        {
          *job = clause->member[j];
          job += own[clause->member[j]] != 0;
        }
      *head = (uint16_t)(clause->weight << 8 | (job - head - 1));
    }
  return job;
}

static inline void
mark_lowered (SudLemmaTable *table, int a, int b)
{
  table->lowered[a][b / 64] |= UINT64_C (1) << (b % 64);
  table->lowered[b][a / 64] |= UINT64_C (1) << (a % 64);
}

/* Takes over what @row has below row @a of the table, columns @first on, up to @cap. */
static void
take_row (const SudLemmas *self, SudLemmaTable *table, const uint8_t *row, int a, int first, int cap)
{
  uint8_t *own = table->cost[a];

  for (int block = first; block < self->n; block += 16)
    {
      uint8_t below = 0;

      for (int b = block; b < block + 16; b++)
        below |= (uint8_t)((row[b] < own[b]) & (row[b] <= cap));
      if (!below)
        continue;
      for (int b = block; b < block + 16 && b < self->n; b++)
        if (row[b] < own[b] && row[b] <= cap && self->live[b])
          {
            own[b] = table->cost[b][a] = row[b];
            mark_lowered (table, a, b);
          }
    }
}

/* Lowers row @a by the dirty clauses, from block @first on; returns the cap, which falls to what the row itself costs. */
static int
relax_row (SudLemmas *self, SudLemmaTable *table, int a, int first, int n_dirty, int cap)
{
  _Alignas (SUD_LEMMA_BLOCK) uint8_t row[SUD_LEMMA_CANDIDATES];
  int blocks = (self->n + SUD_LEMMA_BLOCK - 1) / SUD_LEMMA_BLOCK;
  const uint16_t *end = list_jobs (self, table->cost[a], n_dirty);

  memcpy (row, table->cost[a], sizeof row);
  self->kernel->relax (table->cost, table->cost[a], self->jobs, end, first, blocks - first, row);
  take_row (self, table, row, a, first * SUD_LEMMA_BLOCK, cap);
  return table->cost[a][a] < cap ? table->cost[a][a] : cap;
}

static bool
is_lowered (const SudLemmaTable *table, int a)
{
  uint64_t any = 0;

  for (int block = 0; block < SUD_LEMMA_BLOCKS; block++)
    any |= table->lowered[a][block];
  return any != 0;
}

/* Goes over the rows until nothing changes; returns the cap in the end. First all that has changed in clauses: the table
 * is symmetric, so half of each row is enough. Then each row where it was lowered. */
static int
relax_rows (SudLogic *logic, SudLemmaTable *table, int cap)
{
  SudLemmas *self = logic->lemmas;
  int n = list_stale (self, table);
  bool any = true;

  for (int a = 0; a < self->n && n > 0 && !sud_logic_is_cancelled (logic); a++)
    if (self->live[a])
      cap = relax_row (self, table, a, a / SUD_LEMMA_BLOCK, n, cap);
  while (any && !sud_logic_is_cancelled (logic))
    {
      any = false;
      for (int a = 0; a < self->n && !sud_logic_is_cancelled (logic); a++)
        if (self->live[a] && is_lowered (table, a))
          {
            cap = relax_row (self, table, a, 0, list_lowered (self, table, a), cap);
            any = true;
          }
    }
  return cap;
}

int
sud_lemmas_relax (SudLogic *logic, SudLemmaTableId id, int cap)
{
  SudLemmas *self = logic->lemmas;
  SudLemmaTable *table = &self->table[id];
  int least = find_least (self, table);

  table->all |= cap > table->converged;
  cap = relax_rows (logic, table, least < cap ? least : cap);
  if (sud_logic_is_cancelled (logic))
    {
      self->is_built = false;
      return SUD_LEMMA_UNKNOWN;
    }
  memset (table->stale, 0, sizeof table->stale);
  table->all = false;
  table->converged = cap;
  least = find_least (self, table);
  return least <= cap ? least : SUD_LEMMA_UNKNOWN;
}

/* Which columns of each row are of use to nets that cost at most @cap. */
static void
list_near (SudLemmas *self, const SudLemmaTable *table, int cap)
{
  memset (self->net.near, 0, sizeof self->net.near);
  for (int y = 0; y < self->n; y++)
    for (int x = 0; x < self->n; x++)
      if (x != y && self->live[x] && table->cost[y][x] < cap)
        self->net.near[y][x / 64] |= UINT64_C (1) << (x % 64);
}

/* How dear a net for @a and @b must not be: dearer than is wanted, or no cheaper than what is known. */
static inline int
find_beyond (const SudLemmaTable *table, int a, int b, int cap)
{
  return table->cost[a][b] <= cap ? table->cost[a][b] - 1 : cap;
}

/* Keeps the nets of @n pairs in mind that are cheaper than what is known. */
static void
run_nets (SudLemmas *self, const SudLemmaTable *table, const SudLemmaPair *pairs, int n, int cap)
{
  _Alignas (SUD_LEMMA_BLOCK) uint8_t best[SUD_LEMMA_BLOCK];

  memset (self->net.beyond, 0, sizeof self->net.beyond);
  for (int i = 0; i < n; i++)
    self->net.beyond[i] = (uint8_t)find_beyond (table, pairs[i].a, pairs[i].b, cap);
  self->kernel->net (&self->net, pairs, n, best);
  for (int i = 0; i < n; i++)
    if (best[i] <= self->net.beyond[i])
      self->best[pairs[i].a][pairs[i].b] = best[i];
}

/* The partners from @c on of which nothing cheap is known yet, as bits. */
static void
list_open (const SudLemmas *self, const SudLemmaTable *table, int c, uint64_t partners[SUD_LEMMA_BLOCKS])
{
  memset (partners, 0, SUD_LEMMA_BLOCKS * sizeof partners[0]);
  for (int a = c; a < self->n; a++)
    if (self->live[a] && table->cost[c][a] > 2)
      partners[a / 64] |= UINT64_C (1) << (a % 64);
}

/* All nets there are. Few pairs have any, so those are picked out first. */
static void
find_all_nets (SudLogic *logic, const SudLemmaTable *table, int cap)
{
  SudLemmas *self = logic->lemmas;
  SudLemmaPair pairs[SUD_LEMMA_BLOCK];
  int n = 0;

  for (int c = 0; c < self->n && !sud_logic_is_cancelled (logic); c++)
    {
      uint64_t partners[SUD_LEMMA_BLOCKS];

      if (!self->live[c])
        continue;
      list_open (self, table, c, partners);
      self->kernel->sieve (&self->net, c, partners);
      for (int word = 0; word < SUD_LEMMA_BLOCKS; word++)
        for (; partners[word] != 0; partners[word] &= partners[word] - 1)
          {
            pairs[n++] = (SudLemmaPair){ (uint16_t)c, (uint16_t)(word * 64 + __builtin_ctzll (partners[word])) };
            if (n == SUD_LEMMA_BLOCK)
              {
                run_nets (self, table, pairs, n, cap);
                n = 0;
              }
          }
    }
  run_nets (self, table, pairs, n, cap);
}

/* Lowers the table by what the nets have found; whether anything was. */
static bool
take_nets (SudLemmas *self, SudLemmaTable *table)
{
  bool any = false;

  for (int c = 0; c < self->n; c++)
    for (int a = c; a < self->n; a++)
      if (self->best[c][a] < table->cost[c][a])
        {
          table->cost[c][a] = table->cost[a][c] = self->best[c][a];
          mark_lowered (table, c, a);
          any = true;
        }
  return any;
}

bool
sud_lemmas_add_nets (SudLogic *logic, int cap)
{
  SudLemmas *self = logic->lemmas;
  SudLemmaTable *table = &self->table[SUD_LEMMA_DOUBLE];

  self->net.cost = table->cost;
  self->net.clauses = self->clauses;
  self->net.n_clauses = self->n_clauses;
  self->net.n = self->n;
  memset (self->best, SUD_LEMMA_UNKNOWN, sizeof self->best);
  list_near (self, table, cap);
  find_all_nets (logic, table, cap);
  return !sud_logic_is_cancelled (logic) && take_nets (self, table);
}

int
sud_lemmas_find_plain (SudLogic *logic)
{
  const SudLemmaTable *table = &logic->lemmas->table[SUD_LEMMA_PLAIN];
  int most = logic->plain_nets ? SUD_LEMMA_MOST : PLAIN_MOST;
  int least = table->converged > 0 ? sud_lemmas_relax (logic, SUD_LEMMA_PLAIN, table->converged) : SUD_LEMMA_UNKNOWN;

  for (int i = 0; i < N_CAPS && caps[i] <= most && least == SUD_LEMMA_UNKNOWN; i++)
    if (caps[i] > table->converged && !sud_logic_is_cancelled (logic))
      least = sud_lemmas_relax (logic, SUD_LEMMA_PLAIN, caps[i]);
  return least <= most ? least : SUD_LEMMA_UNKNOWN;
}

/* What the plain table knows holds here, too. */
static void
merge_plain (SudLemmas *self)
{
  SudLemmaTable *to = &self->table[SUD_LEMMA_DOUBLE];
  const SudLemmaTable *from = &self->table[SUD_LEMMA_PLAIN];

  for (int a = 0; a < self->n; a++)
    for (int b = a; b < self->n; b++)
      if (from->cost[a][b] < to->cost[a][b] && self->live[a] && self->live[b])
        {
          to->cost[a][b] = to->cost[b][a] = from->cost[a][b];
          mark_lowered (to, a, b);
        }
}

/* Two suppositions, ever dearer from @from on, until a candidate costs no more than @cap. */
static int
find_with_nets (SudLogic *logic, int from, int cap)
{
  for (int i = 0; i < N_NET_CAPS && net_caps[i] <= cap && !sud_logic_is_cancelled (logic); i++)
    if (net_caps[i] > from && sud_lemmas_add_nets (logic, net_caps[i]))
      {
        int least = sud_lemmas_relax (logic, SUD_LEMMA_DOUBLE, cap);

        if (least != SUD_LEMMA_UNKNOWN)
          return least;
      }
  return SUD_LEMMA_UNKNOWN;
}

int
sud_lemmas_find_double (SudLogic *logic)
{
  SudLemmaTable *table = &logic->lemmas->table[SUD_LEMMA_DOUBLE];
  int least = SUD_LEMMA_UNKNOWN;

  merge_plain (logic->lemmas);
  if (table->converged > 0)
    least = sud_lemmas_relax (logic, SUD_LEMMA_DOUBLE, table->converged);
  for (int i = 0; i < N_CAPS && least == SUD_LEMMA_UNKNOWN && !sud_logic_is_cancelled (logic); i++)
    {
      if (caps[i] <= table->converged && caps[i] < SUD_LEMMA_MOST)
        continue;
      least = sud_lemmas_relax (logic, SUD_LEMMA_DOUBLE, caps[i]);
      if (least == SUD_LEMMA_UNKNOWN && caps[i] >= PLAIN_MOST)
        least = find_with_nets (logic, caps[i] > PLAIN_MOST ? caps[i - 1] : 0, caps[i]);
    }
  return least;
}
