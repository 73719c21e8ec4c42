/* sud-solo-avx512.c - one state in 16 lanes: AVX-512, of which 256 bits are enough
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"
#include "sud-lanes-vec256.h"

#define ALL_LANES 0xffff

OP Vec vec_popcount (Vec a) { return _mm256_popcnt_epi16 (a); }

/* Three operands in one instruction: the byte is the truth table. */
#define HAVE_TERNARY 1
#define TERNARY(a, b, c, table) _mm256_ternarylogic_epi64 (a, b, c, table)
OP Vec vec_or3 (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0xfe); }
OP Vec vec_xor3 (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0x96); }
OP Vec vec_and3 (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0x80); }
OP Vec vec_and_nor (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0x10); }
OP Vec vec_at_least_two (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0xe8); }

/* Comparisons give vectors rather than masks: a single one is ready sooner. */
OP Vec vec_is_zero (Vec a) { return vec_same (a, vec_all (0)); }
OP Vec vec_choose (Vec which, Vec a, Vec b) { return TERNARY (which, a, b, 0xca); }
OP Vec vec_or_else (Vec a, Vec b) { return vec_choose (vec_is_zero (a), b, a); }
OP Vec vec_if_meet (Vec x, Vec y, Vec a, Vec b) { return vec_choose (vec_is_zero (vec_and (x, y)), b, a); }
OP Vec vec_if_at_least_three (Vec x, Vec a, Vec b)
{
  return vec_choose (_mm256_cmpgt_epi16 (vec_popcount (x), vec_all (2)), a, b);
}

OP Vec vec_keep (Mask lanes, Vec a) { return _mm256_maskz_mov_epi16 ((__mmask16)lanes, a); }

OP bool vec_is_same (Vec a, Vec b) { return _mm256_cmpneq_epi16_mask (a, b) == 0; }
OP bool vec_has_zero (Vec a) { return _mm256_testn_epi16_mask (a, a) != 0; }

#define SOLO sud_solo_avx512
#include "sud-solo-body.h"
