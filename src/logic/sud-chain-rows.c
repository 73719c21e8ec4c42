/* sud-chain-rows.c - rows of bits, one for each node of a net of links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-rows.h"

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
