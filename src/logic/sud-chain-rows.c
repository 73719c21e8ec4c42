/* sud-chain-rows.c - rows of bits, one for each node of a net of links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-rows.h"

#include <stddef.h>

void
sud_chain_row_or (uint64_t *restrict to, const uint64_t *restrict from, int words)
{
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      to[i + j] |= from[i + j];
}

void
sud_chain_row_and (uint64_t *to, const uint64_t *a, const uint64_t *b, int words)
{
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      to[i + j] = a[i + j] & b[i + j];
}

bool
sud_chain_row_meet (const uint64_t *restrict a, const uint64_t *restrict b, const uint64_t *restrict c, int words)
{
  uint64_t any = 0;

  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      any |= a[i + j] & b[i + j] & c[i + j];
  return any != 0;
}

bool
sud_chain_row_spread (const uint64_t *restrict rows, int words, uint64_t *restrict fresh, uint64_t *restrict reached,
                      uint64_t *restrict scratch)
{
  uint64_t any = 0;

  for (int i = 0; i < words; i++)
    any |= fresh[i];
  if (any == 0)
    return false;
  any = 0;
  memset (scratch, 0, (size_t)words * sizeof *scratch);
  for (int word = 0; word < words; word++)
    for (uint64_t bits = fresh[word]; bits != 0; bits &= bits - 1)
      sud_chain_row_or (scratch, rows + (size_t)(word * 64 + __builtin_ctzll (bits)) * (size_t)words, words);
  for (int i = 0; i < words; i += SUD_CHAIN_STEP)
    for (int j = 0; j < SUD_CHAIN_STEP; j++)
      {
        fresh[i + j] = scratch[i + j] & ~reached[i + j];
        reached[i + j] |= scratch[i + j];
        any |= fresh[i + j];
      }
  return any != 0;
}
