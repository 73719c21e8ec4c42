/* sud-lemma-kernels.h - the two loops that take the time, for several instruction sets, and the choice among them
 *
 *     cost   384 bytes a row: how dear it is to show that candidate a (row) and b (column) cannot both be; 0 = they see
 *            each other, 255 = not shown; symmetric
 *     block  64 columns: what a kernel works on at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum
{
  SUD_LEMMA_CANDIDATES = 384,
  SUD_LEMMA_BLOCK = 64,
  SUD_LEMMA_BLOCKS = SUD_LEMMA_CANDIDATES / SUD_LEMMA_BLOCK,
  SUD_LEMMA_UNKNOWN = 255,
  SUD_LEMMA_MAX_COST = 254, /* the highest cost that fits into a byte of the table */
  SUD_LEMMA_MEMBERS = 12,
};

typedef uint8_t SudLemmaRow[SUD_LEMMA_CANDIDATES];

/** Candidates (rows of the table) one of which is true. */
typedef struct
{
  uint8_t n;
  uint8_t weight; /* the cost of a lemma by this clause, without the lemmas it needs */
  uint16_t id;    /* see SUD_LEMMA_CELLS and after */
  uint16_t member[SUD_LEMMA_MEMBERS];
} SudLemmaClause;

/** Two rows, supposed together. */
typedef struct
{
  uint16_t a;
  uint16_t b;
} SudLemmaPair;

/** SudLemmaNet: What suppositions of two rows lead to. Belongs to one thread. */
typedef struct
{
  /* for each candidate, 64 pairs side by side: what it costs to show it false (@out), or true (@on) */
  _Alignas (SUD_LEMMA_BLOCK) uint8_t out[SUD_LEMMA_CANDIDATES][SUD_LEMMA_BLOCK];
  _Alignas (SUD_LEMMA_BLOCK) uint8_t on[SUD_LEMMA_CANDIDATES][SUD_LEMMA_BLOCK];
  /* for each pair: the cost from which on nothing is followed */
  _Alignas (SUD_LEMMA_BLOCK) uint8_t beyond[SUD_LEMMA_BLOCK];
  /* the table */
  const SudLemmaRow *cost;
  const SudLemmaClause *clauses;
  /* for each row, as bits, the columns that are cheap enough to be of use */
  uint64_t near[SUD_LEMMA_CANDIDATES][SUD_LEMMA_BLOCKS];
  int n;         /* candidates */
  int n_clauses; /* clauses */
} SudLemmaNet;

/**
 * SudLemmaKernel:
 * @relax: one row of the table, blocks @first to @first + @blocks - 1 of it, by the clauses of @jobs: its costs go to
 *   @row. A job is (weight << 8 | n) and n rows: those members that the row does not exclude by itself
 * @net: supposes each of the @n @pairs, at most a block; @best: (out), aligned to a block: how dear it is to show that
 *   they cannot both be
 * @sieve: leaves of @partners, bits, those that lead to a contradiction together with @c, whatever it costs
 */
typedef struct
{
  const char *id;
  void (*relax) (const SudLemmaRow *cost, const uint8_t *own, const uint16_t *jobs, const uint16_t *end, int first,
                 int blocks, uint8_t *row);
  void (*net) (SudLemmaNet *net, const SudLemmaPair *pairs, int n, uint8_t best[SUD_LEMMA_BLOCK]);
  void (*sieve) (const SudLemmaNet *net, int c, uint64_t partners[SUD_LEMMA_BLOCKS]);
  bool (*is_supported) (void);
} SudLemmaKernel;

extern const SudLemmaKernel sud_lemma_kernel_avx512, sud_lemma_kernel_avx2, sud_lemma_kernel_c;
