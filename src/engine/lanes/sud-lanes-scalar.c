/* sud-lanes-scalar.c - one lane in plain C, for any machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"

#define LANES 1

typedef uint16_t Vec;
typedef Mask Packing;

OP Vec vec_load (const void *p) { return *(const Vec *)p; }
OP void vec_store (void *p, Vec a) { *(Vec *)p = a; }
OP Vec vec_all (int x) { return (Vec)x; }
OP Vec vec_and (Vec a, Vec b) { return a & b; }
OP Vec vec_or (Vec a, Vec b) { return a | b; }
OP Vec vec_xor (Vec a, Vec b) { return a ^ b; }
OP Vec vec_andnot (Vec a, Vec b) { return a & (Vec)~b; }
OP Vec vec_add (Vec a, Vec b) { return (Vec)(a + b); }
OP Vec vec_min (Vec a, Vec b) { return a < b ? a : b; }
OP Vec vec_times_256 (Vec a) { return (Vec)(a << 8); }
OP Vec vec_same (Vec a, Vec b) { return a == b ? 0xffff : 0; }
OP Vec vec_choose (Vec which, Vec a, Vec b) { return which != 0 ? a : b; }
OP Vec vec_popcount (Vec a) { return (Vec)__builtin_popcount (a); }
OP Mask vec_to_mask (Vec a) { return a & 1; }
OP Vec vec_keep (Mask lanes, Vec a) { return lanes != 0 ? a : 0; }
OP Packing packing_for_pack (Mask lanes) { return lanes; }
OP Packing packing_for_unpack (Mask lanes) { return lanes; }
OP void vec_pack (uint16_t *p, Vec a, Packing to) { *p = a; }
OP Vec vec_unpack (Vec old, const uint16_t *p, Packing from) { return from != 0 ? *p : old; }

#define BACKEND sud_lanes_scalar
#include "sud-lanes-body.h"
