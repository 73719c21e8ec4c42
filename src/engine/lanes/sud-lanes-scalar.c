/* sud-lanes-scalar.c - one lane in plain C, for any machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"

#define LANES 1

typedef uint16_t Vec;

OP Vec vec_load (const void *p) { return *(const Vec *)p; }
OP void vec_store (void *p, Vec a) { *(Vec *)p = a; }
OP Vec vec_all (int x) { return (Vec)x; }
OP Vec vec_and (Vec a, Vec b) { return a & b; }
OP Vec vec_or (Vec a, Vec b) { return a | b; }
OP Vec vec_xor (Vec a, Vec b) { return a ^ b; }
OP Vec vec_without (Vec a, Vec b) { return a & (Vec)~b; }
OP Vec vec_add (Vec a, Vec b) { return (Vec)(a + b); }
OP Vec vec_subtract (Vec a, Vec b) { return a > b ? (Vec)(a - b) : 0; }
OP Vec vec_min (Vec a, Vec b) { return a < b ? a : b; }
OP Vec vec_times_256 (Vec a) { return (Vec)(a << 8); }
OP Vec vec_same (Vec a, Vec b) { return a == b ? 0xffff : 0; }
OP Vec vec_choose (Vec which, Vec a, Vec b) { return which != 0 ? a : b; }
OP Vec vec_popcount (Vec a) { return (Vec)__builtin_popcount (a); }
OP Mask vec_to_mask (Vec a) { return a & 1; }
OP Vec vec_keep (Mask lanes, Vec a) { return lanes != 0 ? a : 0; }
OP Vec strip_zip_low (Vec a, Vec b) { return a; }
OP Vec strip_zip_high (Vec a, Vec b) { return b; }

#define PART 1

#define BACKEND sud_lanes_scalar
#include "sud-lanes-body.h"
