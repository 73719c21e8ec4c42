/* sud-chain-rows.h - rows of bits, one for each node of a net of links
 *
 *     word   0        1              words - 1
 *            0..63  | 64..127  | … |           |     bit i: node i; words is a multiple of SUD_CHAIN_STEP
 *
 * Mostly a row is one step: a call would take longer than what it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum
{
  SUD_CHAIN_STEP = 4, /* words taken at once: 256 bits */
};

static inline void
sud_chain_row_set (uint64_t *row, int node)
{
  row[node >> 6] |= UINT64_C (1) << (node & 63);
}

static inline void
sud_chain_row_clear (uint64_t *row, int node)
{
  row[node >> 6] &= ~(UINT64_C (1) << (node & 63));
}

static inline bool
sud_chain_row_has (const uint64_t *row, int node)
{
  return (row[node >> 6] >> (node & 63)) & 1;
}

/* The lowest node of @row that is at least @from, or -1 */
static inline int
sud_chain_row_next (const uint64_t *row, int words, int from)
{
  for (int word = from >> 6; word < words; word++)
    {
      uint64_t bits = row[word] & (word == from >> 6 ? UINT64_MAX << (from & 63) : UINT64_MAX);

      if (bits != 0)
        return word * 64 + __builtin_ctzll (bits);
    }
  return -1;
}

/* The nodes of @row one after the other, lowest first; @row may lose nodes that were passed. */
#define SUD_EACH_NODE(node, row, words)                                                                                \
  for (int node = sud_chain_row_next ((row), (words), 0); node >= 0; node = sud_chain_row_next ((row), (words), node + 1))

/* The next node of both @a and @b that is at least @from, or -1 */
static inline int
sud_chain_row_next_of_both (const uint64_t *a, const uint64_t *b, int words, int from)
{
  uint64_t since = UINT64_MAX << (from & 63);

  for (int word = from >> 6; word < words; word++, since = UINT64_MAX)
    if ((a[word] & b[word] & since) != 0)
      return word * 64 + __builtin_ctzll (a[word] & b[word] & since);
  return -1;
}

/* The same of those in both rows. */
#define SUD_EACH_NODE_OF_BOTH(node, a, b, words)                                                                       \
  for (int node = sud_chain_row_next_of_both ((a), (b), (words), 0); node >= 0;                                        \
       node = sud_chain_row_next_of_both ((a), (b), (words), node + 1))

/** @to becomes the union of itself and @from. */
static inline void
sud_chain_row_or (uint64_t *restrict to, const uint64_t *restrict from, int words)
{
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      to[i + j] |= from[i + j];
}

/** @to, which may be one of them, becomes what is in both. */
static inline void
sud_chain_row_and (uint64_t *to, const uint64_t *a, const uint64_t *b, int words)
{
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      to[i + j] = a[i + j] & b[i + j];
}

/** Whether @a, @b and @c have a node in common. */
static inline bool
sud_chain_row_meet (const uint64_t *restrict a, const uint64_t *restrict b, const uint64_t *restrict c, int words)
{
  uint64_t any = 0;

  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      any |= a[i + j] & b[i + j] & c[i + j];
  return any != 0;
}

/** @fresh becomes what is @found and was not in @reached; @reached gets it; whether there is any. */
static inline bool
sud_chain_row_renew (uint64_t *restrict fresh, uint64_t *restrict reached, const uint64_t *restrict found, int words)
{
  uint64_t any = 0;

  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      {
        fresh[i + j] = found[i + j] & ~reached[i + j];
        reached[i + j] |= found[i + j];
        any |= fresh[i + j];
      }
  return any != 0;
}
