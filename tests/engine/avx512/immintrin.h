/* immintrin.h - the compiler's own, and the instructions of AVX-512 that the fast engine uses in plain C
 *
 * So its backend for AVX-512 can be tested on machines that have no more than AVX2; slowly. What the instructions do is as in
 * Intel's manual; halves of vectors that nothing is said of there are filled with garbage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include_next <immintrin.h>
#include <stdint.h>
#include <string.h>

typedef uint16_t Emulated512 __attribute__ ((vector_size (64)));
typedef uint16_t Emulated256 __attribute__ ((vector_size (32)));

#define EMULATED static __attribute__ ((noinline, unused))
#define EMULATED_OPERATION static inline __attribute__ ((always_inline, unused))
#define EMULATED_LANES 32

#define EMULATE(name, expression)                                                                                      \
  EMULATED_OPERATION Emulated512 emulated_##name (Emulated512 a, Emulated512 b) { return (expression); }

EMULATE (and, a & b)
EMULATE (or, a | b)
EMULATE (xor, a ^ b)
EMULATE (andnot, ~a & b)
EMULATE (add, a + b)
EMULATE (subs, (Emulated512)(a > b) & (a - b))
EMULATE (min, ((Emulated512)(a < b) & a) | ((Emulated512)(a >= b) & b))

/* Each bit is that of the table which the bits of @a, @b and @c, in this order, are the number of. */
#define EMULATE_TERNARY(name, Type)                                                                                    \
  EMULATED_OPERATION Type name (Type a, Type b, Type c, int table)                                                     \
  {                                                                                                                    \
    Type result = { 0 };                                                                                               \
                                                                                                                       \
    for (int i = 0; i < 8; i++)                                                                                        \
      if (table >> i & 1)                                                                                              \
        result |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);                                              \
    return result;                                                                                                     \
  }

EMULATE_TERNARY (emulated_ternary, Emulated512)
EMULATE_TERNARY (emulated_ternary_256, Emulated256)

EMULATED_OPERATION Emulated512
emulated_load (const void *p)
{
  return *(const Emulated512 *)p;
}

EMULATED_OPERATION void
emulated_store (void *p, Emulated512 a)
{
  *(Emulated512 *)p = a;
}

EMULATED_OPERATION Emulated512
emulated_set1 (short x)
{
  return (uint16_t)x - (Emulated512){ 0 };
}

EMULATED Emulated512
emulated_popcount (Emulated512 a)
{
  for (int i = 0; i < EMULATED_LANES; i++)
    a[i] = (uint16_t)__builtin_popcount (a[i]);
  return a;
}

EMULATED Emulated512
emulated_choose (Emulated512 others, uint32_t lanes, Emulated512 a)
{
  for (int i = 0; i < EMULATED_LANES; i++)
    if (lanes >> i & 1)
      others[i] = a[i];
  return others;
}

/* The lanes that are not zero. */
EMULATED uint32_t
emulated_mask (Emulated512 a)
{
  uint32_t lanes = 0;

  for (int i = 0; i < EMULATED_LANES; i++)
    lanes |= (uint32_t)(a[i] != 0) << i;
  return lanes;
}

EMULATED Emulated512
emulated_permute (Emulated512 from, Emulated512 a)
{
  return __builtin_shuffle (a, from & 31);
}

EMULATED Emulated512
emulated_compress (uint32_t lanes, Emulated512 a)
{
  Emulated512 result = { 0 };
  int n = 0;

  for (int i = 0; i < EMULATED_LANES; i++)
    if (lanes >> i & 1)
      result[n++] = a[i];
  return result;
}

EMULATED Emulated512
emulated_expand (uint32_t lanes, Emulated512 a)
{
  Emulated512 result = { 0 };
  int n = 0;

  for (int i = 0; i < EMULATED_LANES; i++)
    if (lanes >> i & 1)
      result[i] = a[n++];
  return result;
}

EMULATED __m256i
emulated_low_half (Emulated512 a)
{
  __m256i half;

  memcpy (&half, &a, sizeof half);
  return half;
}

EMULATED Emulated512
emulated_widen (__m256i low)
{
  Emulated512 a;

  memset (&a, 0xa5, sizeof a);
  memcpy (&a, &low, sizeof low);
  return a;
}

EMULATED Emulated512
emulated_insert (Emulated512 a, __m256i half, int which)
{
  memcpy ((char *)&a + which * (int)sizeof half, &half, sizeof half);
  return a;
}

/* Of each quarter of @a and @b, the lanes @first to @first + 3 by turns. */
EMULATED Emulated512
emulated_zip (Emulated512 a, Emulated512 b, int first)
{
  Emulated512 result = { 0 };

  for (int i = 0; i < EMULATED_LANES; i++)
    result[i] = (i & 1 ? b : a)[i / 8 * 8 + first + i % 8 / 2];
  return result;
}

/* Two quarters of @a, then two of @b: each is two bits of @which. */
EMULATED Emulated512
emulated_shuffle_quarters (Emulated512 a, Emulated512 b, int which)
{
  Emulated512 result = { 0 };

  for (int i = 0; i < EMULATED_LANES; i++)
    result[i] = (i < 16 ? a : b)[(which >> i / 8 * 2 & 3) * 8 + i % 8];
  return result;
}

EMULATED __m256i
emulated_popcount_256 (__m256i v)
{
  Emulated256 a = (Emulated256)v;

  for (int i = 0; i < 16; i++)
    a[i] = (uint16_t)__builtin_popcount (a[i]);
  return (__m256i)a;
}

EMULATED __m256i
emulated_keep_256 (uint16_t lanes, __m256i v)
{
  Emulated256 a = (Emulated256)v;

  for (int i = 0; i < 16; i++)
    if ((lanes >> i & 1) == 0)
      a[i] = 0;
  return (__m256i)a;
}

/* The lanes that are not zero. */
EMULATED uint16_t
emulated_mask_256 (__m256i v)
{
  Emulated256 a = (Emulated256)v;
  unsigned lanes = 0;

  for (int i = 0; i < 16; i++)
    lanes |= (unsigned)(a[i] != 0) << i;
  return (uint16_t)lanes;
}

#undef _mm512_ternarylogic_epi64
#undef _mm512_inserti64x4
#undef _mm512_shuffle_i64x2
#undef _mm256_ternarylogic_epi64
#undef _mm256_cmpneq_epi16_mask

#define __m512i Emulated512
#define _mm512_load_si512(p) emulated_load (p)
#define _mm512_store_si512(p, a) emulated_store (p, a)
#define _mm512_set1_epi16(x) emulated_set1 (x)
#define _mm512_and_si512(a, b) emulated_and (a, b)
#define _mm512_or_si512(a, b) emulated_or (a, b)
#define _mm512_xor_si512(a, b) emulated_xor (a, b)
#define _mm512_andnot_si512(a, b) emulated_andnot (a, b)
#define _mm512_add_epi16(a, b) emulated_add (a, b)
#define _mm512_subs_epu16(a, b) emulated_subs (a, b)
#define _mm512_min_epu16(a, b) emulated_min (a, b)
#define _mm512_slli_epi16(a, n) ((a) << (n))
#define _mm512_popcnt_epi16(a) emulated_popcount (a)
#define _mm512_ternarylogic_epi64(a, b, c, table) emulated_ternary (a, b, c, table)
#define _mm512_mask_mov_epi16(others, lanes, a) emulated_choose (others, lanes, a)
#define _mm512_maskz_mov_epi16(lanes, a) emulated_choose ((Emulated512){ 0 }, lanes, a)
#define _mm512_test_epi16_mask(a, b) emulated_mask ((a) & (b))
#define _mm512_cmpeq_epi16_mask(a, b) (~emulated_mask ((a) ^ (b)))
#define _mm512_cmpge_epu16_mask(a, b) emulated_mask ((Emulated512)((a) >= (b)))
#define _mm512_maskz_compress_epi16(lanes, a) emulated_compress (lanes, a)
#define _mm512_maskz_expand_epi16(lanes, a) emulated_expand (lanes, a)
#define _mm512_permutexvar_epi16(from, a) emulated_permute (from, a)
#define _mm512_mask_permutexvar_epi16(others, lanes, from, a) emulated_choose (others, lanes, emulated_permute (from, a))
#define _mm512_castsi512_si256(a) emulated_low_half (a)
#define _mm512_castsi256_si512(a) emulated_widen (a)
#define _mm512_inserti64x4(a, half, which) emulated_insert (a, half, which)
#define _mm512_unpacklo_epi16(a, b) emulated_zip (a, b, 0)
#define _mm512_unpackhi_epi16(a, b) emulated_zip (a, b, 4)
#define _mm512_shuffle_i64x2(a, b, which) emulated_shuffle_quarters (a, b, which)

#define _mm256_popcnt_epi16(a) emulated_popcount_256 (a)
#define _mm256_ternarylogic_epi64(a, b, c, table)                                                                      \
  ((__m256i)emulated_ternary_256 ((Emulated256)(a), (Emulated256)(b), (Emulated256)(c), table))
#define _mm256_maskz_mov_epi16(lanes, a) emulated_keep_256 (lanes, a)
#define _mm256_cmpneq_epi16_mask(a, b) emulated_mask_256 (_mm256_xor_si256 (a, b))
#define _mm256_testn_epi16_mask(a, b) emulated_mask_256 ((__m256i)((Emulated256)_mm256_and_si256 (a, b) == 0))
