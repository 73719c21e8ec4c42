/* sud-lanes-neon.c - 8 lanes of 16 bits: NEON of AArch64
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"

#include <arm_neon.h>

#define LANES 8

typedef uint16x8_t Vec;

OP Vec vec_load (const void *p) { return vld1q_u16 (p); }
OP void vec_store (void *p, Vec a) { vst1q_u16 (p, a); }
OP Vec vec_all (int x) { return vdupq_n_u16 ((uint16_t)x); }
OP Vec vec_and (Vec a, Vec b) { return vandq_u16 (a, b); }
OP Vec vec_or (Vec a, Vec b) { return vorrq_u16 (a, b); }
OP Vec vec_xor (Vec a, Vec b) { return veorq_u16 (a, b); }
OP Vec vec_without (Vec a, Vec b) { return vbicq_u16 (a, b); }
OP Vec vec_add (Vec a, Vec b) { return vaddq_u16 (a, b); }
OP Vec vec_subtract (Vec a, Vec b) { return vqsubq_u16 (a, b); }
OP Vec vec_min (Vec a, Vec b) { return vminq_u16 (a, b); }
OP Vec vec_times_256 (Vec a) { return vshlq_n_u16 (a, 8); }
OP Vec vec_same (Vec a, Vec b) { return vceqq_u16 (a, b); }
OP Vec vec_choose (Vec which, Vec a, Vec b) { return vbslq_u16 (which, a, b); }
OP Vec vec_popcount (Vec a) { return vpaddlq_u8 (vcntq_u8 (vreinterpretq_u8_u16 (a))); }

OP Vec
lane_bits (void)
{
  static const uint16_t bits[8] = { 1, 2, 4, 8, 16, 32, 64, 128 };

  return vld1q_u16 (bits);
}

OP Mask vec_to_mask (Vec a) { return vaddvq_u16 (vec_and (a, lane_bits ())); }
OP Vec vec_keep (Mask lanes, Vec a) { return vec_and (a, vtstq_u16 (vec_all ((int)lanes), lane_bits ())); }

OP Vec strip_zip_low (Vec a, Vec b) { return vzip1q_u16 (a, b); }
OP Vec strip_zip_high (Vec a, Vec b) { return vzip2q_u16 (a, b); }

#define PART 8

OP bool vec_is_same (Vec a, Vec b) { return vminvq_u16 (vec_same (a, b)) != 0; }
OP bool vec_has_zero (Vec a) { return vminvq_u16 (a) == 0; }

typedef struct
{
  Vec low, high;
} Wide;

OP Wide
wide_turn_boxes (Wide a, int by)
{
  static const uint8_t orders[2][16] = { { 2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15 },
                                         { 4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15 } };
  const uint8x16_t order = vld1q_u8 (orders[by - 1]);

  return (Wide){ vreinterpretq_u16_u8 (vqtbl1q_u8 (vreinterpretq_u8_u16 (a.low), order)),
                 vreinterpretq_u16_u8 (vqtbl1q_u8 (vreinterpretq_u8_u16 (a.high), order)) };
}

OP Wide
wide_turn_bands (Wide a, int by)
{
  uint16x4_t low = vget_low_u16 (a.low), middle = vget_high_u16 (a.low), high = vget_low_u16 (a.high);

  return by == 1 ? (Wide){ vcombine_u16 (middle, high), vcombine_u16 (low, vget_high_u16 (a.high)) }
                 : (Wide){ vcombine_u16 (high, low), vcombine_u16 (middle, vget_high_u16 (a.high)) };
}

#define BACKEND sud_lanes_neon
#include "sud-lanes-body.h"

#define SOLO sud_solo_neon
#include "sud-solo-body.h"
