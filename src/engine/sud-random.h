/* sud-random.h - random numbers by counting: each puzzle of a seed has a stream of its own
 *
 * Number k of stream i of a seed is mix (key (seed, i) + k * odd), with the finisher of splitmix64 for mix: it does not
 * depend on draws from other streams, on the thread, or on time. All numbers are whole, so that machines agree to the
 * last bit.
 *
 * Threads: safe: each stream is a value of its own.
 * Cost: some nanoseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-api.h"

#include <stdint.h>

/**
 * SudRandom:
 * A plain value: a copy goes on where the original does.
 */
typedef struct
{
  uint64_t key;
  uint64_t drawn;
} SudRandom;

#define SUD_RANDOM_ODD UINT64_C (0x9e3779b97f4a7c15)

static inline uint64_t
sud_random_mix (uint64_t x)
{
  x = (x ^ x >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/** sud_random_for: Returns: stream @index of @seed, at its beginning */
static inline SudRandom
sud_random_for (uint64_t seed, uint64_t index)
{
  return SUD_VALUE (SudRandom){ sud_random_mix (sud_random_mix (seed + SUD_RANDOM_ODD) + index), 0 };
}

/** sud_random_next: Returns: 64 random bits */
static inline uint64_t
sud_random_next (SudRandom *self)
{
  return sud_random_mix (self->key + SUD_RANDOM_ODD * ++self->drawn);
}

/**
 * sud_random_below:
 * @n: at least 1
 *
 * Draws again in n of 2^64 cases, or the numbers would not all be equally likely.
 *
 * Returns: 0 to @n - 1
 */
static inline uint32_t
sud_random_below (SudRandom *self, uint32_t n)
{
  for (;;)
    {
      uint64_t x = sud_random_next (self);

      if (x * n >= n || x * n >= -(uint64_t)n % n)
        return (uint32_t)(((x >> 32) * n + ((x & UINT32_MAX) * n >> 32)) >> 32);
    }
}

/** sud_random_shuffle: Puts @n items in any order, each as likely as the others. */
static inline void
sud_random_shuffle (SudRandom *self, uint8_t *items, int n)
{
  for (int i = n - 1; i > 0; i--)
    {
      uint32_t j = sud_random_below (self, (uint32_t)i + 1);
      uint8_t item = items[i];

      items[i] = items[j];
      items[j] = item;
    }
}
