/* sud-lanes-sse4.c - 8 lanes of 16 bits: SSE4.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"

#include <immintrin.h>

#define FEW_REGISTERS 1
#define LANES 8

typedef __m128i Vec;

OP Vec vec_load (const void *p) { return _mm_load_si128 (p); }
OP void vec_store (void *p, Vec a) { _mm_store_si128 (p, a); }
OP Vec vec_all (int x) { return _mm_set1_epi16 ((short)x); }
OP Vec vec_and (Vec a, Vec b) { return _mm_and_si128 (a, b); }
OP Vec vec_or (Vec a, Vec b) { return _mm_or_si128 (a, b); }
OP Vec vec_xor (Vec a, Vec b) { return _mm_xor_si128 (a, b); }
OP Vec vec_without (Vec a, Vec b) { return _mm_andnot_si128 (b, a); }
OP Vec vec_add (Vec a, Vec b) { return _mm_add_epi16 (a, b); }
OP Vec vec_subtract (Vec a, Vec b) { return _mm_subs_epu16 (a, b); }
OP Vec vec_min (Vec a, Vec b) { return _mm_min_epu16 (a, b); }
OP Vec vec_times_256 (Vec a) { return _mm_slli_epi16 (a, 8); }
OP Vec vec_same (Vec a, Vec b) { return _mm_cmpeq_epi16 (a, b); }
OP Vec vec_choose (Vec which, Vec a, Vec b) { return _mm_blendv_epi8 (b, a, which); }

OP Vec
vec_popcount (Vec a)
{
  const Vec nibble_counts = _mm_setr_epi8 (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const Vec nibbles = vec_all (0x0f0f);
  Vec low = _mm_shuffle_epi8 (nibble_counts, vec_and (a, nibbles));
  Vec high = _mm_shuffle_epi8 (nibble_counts, vec_and (_mm_srli_epi16 (a, 4), nibbles));
  Vec bytes = _mm_add_epi8 (low, high);

  return vec_and (vec_add (bytes, _mm_srli_epi16 (bytes, 8)), vec_all (0xff));
}

OP Mask vec_to_mask (Vec a) { return (Mask)_mm_movemask_epi8 (_mm_packs_epi16 (a, _mm_setzero_si128 ())); }

OP Vec
vec_keep (Mask lanes, Vec a)
{
  const Vec bits = _mm_setr_epi16 (1, 2, 4, 8, 16, 32, 64, 128);

  return vec_and (a, vec_same (vec_and (vec_all ((int)lanes), bits), bits));
}

OP Vec strip_zip_low (Vec a, Vec b) { return _mm_unpacklo_epi16 (a, b); }
OP Vec strip_zip_high (Vec a, Vec b) { return _mm_unpackhi_epi16 (a, b); }

#define PART 8

OP bool vec_is_same (Vec a, Vec b) { return _mm_movemask_epi8 (vec_same (a, b)) == 0xffff; }
OP bool vec_has_zero (Vec a) { return _mm_movemask_epi8 (vec_same (a, vec_all (0))) != 0; }

typedef struct
{
  Vec low, high;
} Wide;

OP Wide
wide_turn_boxes (Wide a, int by)
{
  const Vec once = _mm_setr_epi8 (2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15);
  const Vec twice = _mm_setr_epi8 (4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
  const Vec order = by == 1 ? once : twice;

  return (Wide){ _mm_shuffle_epi8 (a.low, order), _mm_shuffle_epi8 (a.high, order) };
}

OP Wide
wide_turn_bands (Wide a, int by)
{
  return by == 1 ? (Wide){ _mm_alignr_epi8 (a.high, a.low, 8), _mm_blend_epi16 (a.low, a.high, 0xf0) }
                 : (Wide){ _mm_unpacklo_epi64 (a.high, a.low), _mm_unpackhi_epi64 (a.low, a.high) };
}

#define BACKEND sud_lanes_sse4
#include "sud-lanes-body.h"

#define SOLO sud_solo_sse4
#include "sud-solo-body.h"
