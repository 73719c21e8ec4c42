/* sud-lanes-avx2.c - 16 lanes of 16 bits: AVX2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"
#include "sud-lanes-strip16.h"
#include "sud-lanes-vec256.h"

#define FEW_REGISTERS 1

OP Vec vec_times_256 (Vec a) { return _mm256_slli_epi16 (a, 8); }
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

#define BACKEND sud_lanes_avx2
#include "sud-lanes-body.h"

#define SOLO sud_solo_avx2
#include "sud-solo-body.h"
