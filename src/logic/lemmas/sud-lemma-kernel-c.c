/* sud-lemma-kernel-c.c - 64 columns at a time in plain C, which the compiler makes vectors of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemma-kernels.h"

#include <string.h>

#define AT_A_TIME 1
#define LANES_BYTES 16
#define BACKEND sud_lemma_kernel_c
#define BACKEND_ID "c"
#define IS_SUPPORTED has_plain_c
#define OP static inline __attribute__ ((always_inline))
#define EACH(i) for (int i = 0; i < SUD_LEMMA_BLOCK; i++)

typedef struct
{
  uint8_t x[SUD_LEMMA_BLOCK];
} Vec;

OP Vec
vec_load (const uint8_t *p)
{
  Vec a;

  memcpy (&a, p, sizeof a);
  return a;
}

OP void vec_store (uint8_t *p, Vec a) { memcpy (p, &a, sizeof a); }

OP Vec
vec_all (int x)
{
  Vec a;

  memset (&a, x, sizeof a);
  return a;
}

OP Vec
vec_min (Vec a, Vec b)
{
  EACH (i)
    a.x[i] = a.x[i] < b.x[i] ? a.x[i] : b.x[i];
  return a;
}

/* Saturating: what is left to 255 is all that can be added. */
OP Vec
vec_plus (Vec a, Vec b)
{
  EACH (i)
    {
      uint8_t left = (uint8_t)~a.x[i];

      a.x[i] = (uint8_t)(a.x[i] + (b.x[i] < left ? b.x[i] : left));
    }
  return a;
}

/* 255 where it is at least @beyond */
OP Vec
vec_cut (Vec a, Vec beyond)
{
  EACH (i)
    a.x[i] = a.x[i] >= beyond.x[i] ? SUD_LEMMA_UNKNOWN : a.x[i];
  return a;
}

OP bool vec_differ (Vec a, Vec b) { return memcmp (&a, &b, sizeof a) != 0; }

static bool
has_plain_c (void)
{
  return true;
}

#include "sud-lemma-kernel-body.h"
