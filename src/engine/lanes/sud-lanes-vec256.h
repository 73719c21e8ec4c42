/* sud-lanes-vec256.h - 16 lanes of 16 bits in 256 bits: the operations of AVX2 that AVX-512 does in the same way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <immintrin.h>

#define LANES 16

typedef __m256i Vec;

OP Vec vec_load (const void *p) { return _mm256_load_si256 (p); }
OP void vec_store (void *p, Vec a) { _mm256_store_si256 (p, a); }
OP Vec vec_all (int x) { return _mm256_set1_epi16 ((short)x); }
OP Vec vec_and (Vec a, Vec b) { return _mm256_and_si256 (a, b); }
OP Vec vec_or (Vec a, Vec b) { return _mm256_or_si256 (a, b); }
OP Vec vec_xor (Vec a, Vec b) { return _mm256_xor_si256 (a, b); }
OP Vec vec_without (Vec a, Vec b) { return _mm256_andnot_si256 (b, a); }
OP Vec vec_add (Vec a, Vec b) { return _mm256_add_epi16 (a, b); }
OP Vec vec_subtract (Vec a, Vec b) { return _mm256_subs_epu16 (a, b); }
OP Vec vec_min (Vec a, Vec b) { return _mm256_min_epu16 (a, b); }
OP Vec vec_same (Vec a, Vec b) { return _mm256_cmpeq_epi16 (a, b); }

typedef __m256i Wide;

OP Wide
wide_turn_boxes (Wide a, int by)
{
  const __m128i once = _mm_setr_epi8 (2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15);
  const __m128i twice = _mm_setr_epi8 (4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);

  return _mm256_shuffle_epi8 (a, _mm256_broadcastsi128_si256 (by == 1 ? once : twice));
}

OP Wide
wide_turn_bands (Wide a, int by)
{
  return by == 1 ? _mm256_permute4x64_epi64 (a, _MM_SHUFFLE (3, 0, 2, 1))
                 : _mm256_permute4x64_epi64 (a, _MM_SHUFFLE (3, 1, 0, 2));
}
