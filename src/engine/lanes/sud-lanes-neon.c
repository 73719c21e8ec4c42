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
OP Vec vec_andnot (Vec a, Vec b) { return vbicq_u16 (a, b); }
OP Vec vec_add (Vec a, Vec b) { return vaddq_u16 (a, b); }
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

#define BACKEND sud_lanes_neon
#include "sud-lanes-body.h"
