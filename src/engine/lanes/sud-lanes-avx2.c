/* sud-lanes-avx2.c - 16 lanes of 16 bits: AVX2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"
#include "sud-lanes-strip16.h"

#define PHASE __asm__ volatile ("" ::: "memory")
#define LANES 16

typedef __m256i Vec;

OP Vec vec_load (const void *p) { return _mm256_load_si256 (p); }
OP void vec_store (void *p, Vec a) { _mm256_store_si256 (p, a); }
OP Vec vec_all (int x) { return _mm256_set1_epi16 ((short)x); }
OP Vec vec_and (Vec a, Vec b) { return _mm256_and_si256 (a, b); }
OP Vec vec_or (Vec a, Vec b) { return _mm256_or_si256 (a, b); }
OP Vec vec_xor (Vec a, Vec b) { return _mm256_xor_si256 (a, b); }
OP Vec vec_andnot (Vec a, Vec b) { return _mm256_andnot_si256 (b, a); }
OP Vec vec_add (Vec a, Vec b) { return _mm256_add_epi16 (a, b); }
OP Vec vec_min (Vec a, Vec b) { return _mm256_min_epu16 (a, b); }
OP Vec vec_times_256 (Vec a) { return _mm256_slli_epi16 (a, 8); }
OP Vec vec_same (Vec a, Vec b) { return _mm256_cmpeq_epi16 (a, b); }
OP Vec vec_choose (Vec which, Vec a, Vec b) { return _mm256_blendv_epi8 (b, a, which); }

OP Vec
vec_popcount (Vec a)
{
  const Vec nibble_counts
      = _mm256_broadcastsi128_si256 (_mm_setr_epi8 (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
  const Vec nibbles = vec_all (0x0f0f);
  Vec low = _mm256_shuffle_epi8 (nibble_counts, vec_and (a, nibbles));
  Vec high = _mm256_shuffle_epi8 (nibble_counts, vec_and (_mm256_srli_epi16 (a, 4), nibbles));
  Vec bytes = _mm256_add_epi8 (low, high);

  return vec_and (vec_add (bytes, _mm256_srli_epi16 (bytes, 8)), vec_all (0xff));
}

/* A bit a lane out of all-ones or all-zero lanes. */
OP Mask
vec_to_mask (Vec a)
{
  return (Mask)_mm_movemask_epi8 (_mm_packs_epi16 (_mm256_castsi256_si128 (a), _mm256_extracti128_si256 (a, 1)));
}

OP Vec
vec_keep (Mask lanes, Vec a)
{
  const Vec bits = _mm256_setr_epi16 (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768);

  return vec_and (a, vec_same (vec_and (vec_all ((int)lanes), bits), bits));
}

OP bool vec_is_same (Vec a, Vec b) { return _mm256_movemask_epi8 (vec_same (a, b)) == -1; }
OP bool vec_has_zero (Vec a) { return _mm256_movemask_epi8 (vec_same (a, vec_all (0))) != 0; }

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

#define BACKEND sud_lanes_avx2
#include "sud-lanes-body.h"

#define SOLO sud_solo_avx2
#include "sud-solo-body.h"
