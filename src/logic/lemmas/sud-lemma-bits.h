/* sud-lemma-bits.h - sets of rows of the table of lemmas
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lemma-kernels.h"

/** Bit i of word w is row 64 w + i. */
typedef struct
{
  uint64_t word[SUD_LEMMA_BLOCKS];
} SudLemmaBits;

static inline bool
sud_lemma_bits_has (const SudLemmaBits *self, int i)
{
  return (self->word[i / 64] >> (i % 64)) & 1;
}

static inline void
sud_lemma_bits_add (SudLemmaBits *self, int i)
{
  self->word[i / 64] |= UINT64_C (1) << (i % 64);
}

static inline void
sud_lemma_bits_remove (SudLemmaBits *self, int i)
{
  self->word[i / 64] &= ~(UINT64_C (1) << (i % 64));
}

static inline void
sud_lemma_bits_unite (SudLemmaBits *self, const SudLemmaBits *other)
{
  for (int i = 0; i < SUD_LEMMA_BLOCKS; i++)
    self->word[i] |= other->word[i];
}

static inline void
sud_lemma_bits_subtract (SudLemmaBits *self, const SudLemmaBits *other)
{
  for (int i = 0; i < SUD_LEMMA_BLOCKS; i++)
    self->word[i] &= ~other->word[i];
}
