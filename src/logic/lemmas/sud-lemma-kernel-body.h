/* sud-lemma-kernel-body.h - the kernels, once: included by each backend after it has said what its vectors are
 *
 *     relax   row[b] = min over clauses of  weight + sum over members x of min (cost[a][x], cost[x][b])
 *     net     on[y]  = min over clauses with y of  1 + sum over the other members x of out[x]
 *             out[x] = min of what it was, and over all y of  on[y] + cost[y][x]
 *     sieve   the same without costs, a bit for each pair: most have no net at all
 *
 * Sums saturate at 255, which means: not shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#define INLINE static inline __attribute__ ((always_inline))
#define UNROLL _Pragma ("GCC unroll 16")

enum
{
  VECTORS = SUD_LEMMA_BLOCK / (int)sizeof (Vec), /* a block */
};

/* A bit for each of as many second suppositions as one vector of the machine has bits. */
typedef uint64_t Lanes __attribute__ ((vector_size (LANES_BYTES)));

enum
{
  LANES_BLOCKS = (int)(sizeof (Lanes) / sizeof (uint64_t)),
};

/* @z: how many vectors at a time, known when this is compiled */
INLINE void
relax_vectors (const SudLemmaRow *cost, const uint8_t *own, const uint16_t *job, const uint16_t *end, int column,
               uint8_t *row, const int z)
{
  Vec best[24], sum[24];

  UNROLL for (int i = 0; i < z; i++)
    best[i] = vec_load (row + column + i * (int)sizeof (Vec));
  while (job < end)
    {
      int n = *job & 0xff;
      Vec weight = vec_all (*job++ >> 8);

      UNROLL for (int i = 0; i < z; i++)
        sum[i] = weight;
      for (int j = 0; j < n; j++)
        {
          int x = *job++;
          const uint8_t *other = cost[x] + column;
          Vec mine = vec_all (own[x]);

          UNROLL for (int i = 0; i < z; i++)
            sum[i] = vec_plus (sum[i], vec_min (mine, vec_load (other + i * (int)sizeof (Vec))));
        }
      UNROLL for (int i = 0; i < z; i++)
        best[i] = vec_min (best[i], sum[i]);
    }
  UNROLL for (int i = 0; i < z; i++)
    vec_store (row + column + i * (int)sizeof (Vec), best[i]);
}

static void
relax (const SudLemmaRow *cost, const uint8_t *own, const uint16_t *jobs, const uint16_t *end, int first, int blocks,
       uint8_t *row)
{
  int column = first * SUD_LEMMA_BLOCK, last = column + blocks * SUD_LEMMA_BLOCK;
  const int most = AT_A_TIME * (int)sizeof (Vec);

  for (; last - column >= most; column += most)
    relax_vectors (cost, own, jobs, end, column, row, AT_A_TIME);
#if AT_A_TIME > 3
  if (last - column >= 3 * (int)sizeof (Vec))
    {
      relax_vectors (cost, own, jobs, end, column, row, 3);
      column += 3 * (int)sizeof (Vec);
    }
#endif
  if (last - column >= 2 * (int)sizeof (Vec))
    {
      relax_vectors (cost, own, jobs, end, column, row, 2);
      column += 2 * (int)sizeof (Vec);
    }
  for (; last > column; column += (int)sizeof (Vec))
    relax_vectors (cost, own, jobs, end, column, row, 1);
}

/* Lowers @old to @new in the lanes in which that is less. Returns: whether there are any */
INLINE bool
lower (uint8_t *old, Vec new, Vec beyond)
{
  Vec was = vec_load (old), now = vec_min (was, vec_cut (new, beyond));

  if (!vec_differ (was, now))
    return false;
  vec_store (old, now);
  return true;
}

/* Lowers the costs of all that one clause shows true, and of its showing all false. */
INLINE void
net_clause (SudLemmaNet *self, const SudLemmaClause *clause, uint8_t *fired, uint8_t *best)
{
  for (int v = 0; v < SUD_LEMMA_BLOCK; v += (int)sizeof (Vec))
    {
      Vec before[SUD_LEMMA_MEMBERS + 1], after = vec_all (0), beyond = vec_load (self->beyond + v);

      before[0] = vec_all (clause->weight);
      for (int j = 0; j < clause->n; j++)
        before[j + 1] = vec_plus (before[j], vec_load (self->out[clause->member[j]] + v));
      vec_store (best + v, vec_min (vec_load (best + v), before[clause->n]));
      for (int j = clause->n - 1; j >= 0; j--)
        {
          int x = clause->member[j];

          fired[x] |= lower (self->on[x] + v, vec_plus (before[j], after), beyond);
          after = vec_plus (after, vec_load (self->out[x] + v));
        }
    }
}

/* Lowers the costs of @x being false by rows shown true just now, as bits (@fired). Returns: whether anything was
 * lowered */
INLINE bool
net_gather (SudLemmaNet *self, int x, const uint64_t *fired)
{
  Vec out[VECTORS];
  bool any = false;

  UNROLL for (int i = 0; i < VECTORS; i++)
    out[i] = vec_load (self->out[x] + i * (int)sizeof (Vec));
  for (int word = 0; word * 64 < self->n; word++)
    for (uint64_t bits = self->near[x][word] & fired[word]; bits != 0; bits &= bits - 1)
      {
        int y = word * 64 + __builtin_ctzll (bits);
        Vec cost = vec_all (self->cost[x][y]);

        UNROLL for (int i = 0; i < VECTORS; i++)
          out[i] = vec_min (out[i], vec_plus (vec_load (self->on[y] + i * (int)sizeof (Vec)), cost));
      }
  UNROLL for (int i = 0; i < VECTORS; i++)
    any |= lower (self->out[x] + i * (int)sizeof (Vec), out[i], vec_load (self->beyond + i * (int)sizeof (Vec)));
  return any;
}

/* Lists the rows that have @flags, as bits. Returns: whether there are any */
INLINE bool
list_flags (const uint8_t *flags, int n, uint64_t bits[SUD_LEMMA_BLOCKS])
{
  uint64_t any = 0;

  memset (bits, 0, SUD_LEMMA_BLOCKS * sizeof bits[0]);
  for (int i = 0; i < n; i++)
    bits[i / 64] |= (uint64_t)flags[i] << (i % 64);
  for (int i = 0; i < SUD_LEMMA_BLOCKS; i++)
    any |= bits[i];
  return any != 0;
}

/* Begins with what the suppositions show false by the table alone. */
static void
net_start (SudLemmaNet *self, const SudLemmaPair *pairs, int n)
{
  for (int lane = 0; lane < n; lane++)
    {
      const uint8_t *one = self->cost[pairs[lane].a], *other = self->cost[pairs[lane].b];

      for (int x = 0; x < self->n; x++)
        self->out[x][lane] = one[x] < other[x] ? one[x] : other[x];
    }
  for (int x = 0; x < self->n; x++)
    memset (self->out[x] + n, SUD_LEMMA_UNKNOWN, (size_t)(SUD_LEMMA_BLOCK - n));
  for (int x = 0; x < self->n; x++)
    for (int v = 0; v < SUD_LEMMA_BLOCK; v += (int)sizeof (Vec))
      {
        vec_store (self->out[x] + v, vec_cut (vec_load (self->out[x] + v), vec_load (self->beyond + v)));
        vec_store (self->on[x] + v, vec_all (SUD_LEMMA_UNKNOWN));
      }
}

/* Returns: whether clause @h has a member that was @changed. */
INLINE bool
is_touched (const SudLemmaNet *self, int h, const uint8_t *changed)
{
  bool touched = false;

  for (int j = 0; j < self->clauses[h].n; j++)
    touched |= changed[self->clauses[h].member[j]];
  return touched;
}

static void
net (SudLemmaNet *self, const SudLemmaPair *pairs, int n, uint8_t *best)
{
  uint8_t changed[SUD_LEMMA_CANDIDATES], fired[SUD_LEMMA_CANDIDATES];
  uint64_t bits[SUD_LEMMA_BLOCKS];

  memset (best, SUD_LEMMA_UNKNOWN, SUD_LEMMA_BLOCK);
  memset (changed, 1, (size_t)self->n);
  net_start (self, pairs, n);
  do
    {
      memset (fired, 0, (size_t)self->n);
      for (int h = 0; h < self->n_clauses; h++)
        if (is_touched (self, h, changed))
          net_clause (self, &self->clauses[h], fired, best);
      if (!list_flags (fired, self->n, bits))
        return;
      for (int x = 0; x < self->n; x++)
        changed[x] = net_gather (self, x, bits);
    }
  while (true);
}

/* Applies one clause in the lanes that are @open: if one member is left, it is true (@fired); if none is left, there is
 * a contradiction (@hit). */
INLINE void
sieve_clause (const SudLemmaClause *clause, const Lanes *out, const Lanes *open, Lanes *fired, Lanes *hit)
{
  Lanes none = *open, one = *open ^ *open;

  for (int j = 0; j < clause->n; j++)
    {
      one = (one & out[clause->member[j]]) | (none & ~out[clause->member[j]]);
      none &= out[clause->member[j]];
    }
  *hit |= none;
  for (int j = 0; j < clause->n; j++)
    fired[clause->member[j]] |= one & ~out[clause->member[j]];
}

INLINE bool
has_lanes (const Lanes *lanes)
{
  uint64_t any = 0;

  UNROLL for (int i = 0; i < LANES_BLOCKS; i++)
    any |= (*lanes)[i];
  return any != 0;
}

/* Notes the lanes in which row @x is ruled out by the rows shown true just now (@fired, as bits; @on has the lanes).
 * Returns: whether there are new ones */
INLINE bool
sieve_gather (const SudLemmaNet *self, int x, const Lanes *on, const uint64_t *fired, Lanes *out)
{
  Lanes was = out[x], now = was, news;

  for (int word = 0; word * 64 < self->n; word++)
    for (uint64_t bits = self->near[x][word] & fired[word]; bits != 0; bits &= bits - 1)
      now |= on[word * 64 + __builtin_ctzll (bits)];
  out[x] = now;
  news = now ^ was;
  return has_lanes (&news);
}

/* Begins with what @c, and what each of the @n blocks of rows from @first on, show false by the table alone. */
INLINE void
sieve_start (const SudLemmaNet *self, int c, int first, int n, Lanes *out)
{
  for (int x = 0; x < self->n; x++)
    for (int i = 0; i < n; i++)
      out[x][i] = self->near[x][first + i] | (self->near[c][x / 64] >> (x % 64) & 1 ? UINT64_MAX : 0);
}

/* The same as sieve() for the @n blocks of second suppositions from @first on, whose partners are @partners. */
static void
sieve_some (const SudLemmaNet *self, int c, int first, int n, uint64_t *partners)
{
  Lanes out[SUD_LEMMA_CANDIDATES] = { 0 }, fired[SUD_LEMMA_CANDIDATES], on[SUD_LEMMA_CANDIDATES] = { 0 };
  Lanes open = { 0 }, hit = { 0 };
  uint8_t changed[SUD_LEMMA_CANDIDATES];
  uint64_t bits[SUD_LEMMA_BLOCKS];
  bool any = true;

  for (int i = 0; i < n; i++)
    open[i] = partners[i];
  memset (changed, 1, (size_t)self->n);
  sieve_start (self, c, first, n, out);
  while (any)
    {
      memset (fired, 0, (size_t)self->n * sizeof fired[0]);
      for (int h = 0; h < self->n_clauses; h++)
        if (is_touched (self, h, changed))
          sieve_clause (&self->clauses[h], out, &open, fired, &hit);
      open &= ~hit;
      for (int y = 0; y < self->n; y++)
        {
          fired[y] &= open & ~on[y];
          on[y] |= fired[y];
          changed[y] = has_lanes (&fired[y]);
        }
      any = list_flags (changed, self->n, bits);
      for (int x = 0; x < self->n && any; x++)
        changed[x] = sieve_gather (self, x, fired, bits, out);
    }
  for (int i = 0; i < n; i++)
    partners[i] = hit[i];
}

/* Goes over the second suppositions, a vector of them at a time; most positions need one or two. */
static void
sieve (const SudLemmaNet *self, int c, uint64_t partners[SUD_LEMMA_BLOCKS])
{
  for (int first = 0; first < SUD_LEMMA_BLOCKS; first += LANES_BLOCKS)
    {
      int n = SUD_LEMMA_BLOCKS - first < LANES_BLOCKS ? SUD_LEMMA_BLOCKS - first : LANES_BLOCKS;
      uint64_t any = 0;

      for (int i = 0; i < n; i++)
        any |= partners[first + i];
      if (any != 0)
        sieve_some (self, c, first, n, partners + first);
    }
}

const SudLemmaKernel BACKEND = { BACKEND_ID, relax, net, sieve, IS_SUPPORTED };
