/* sud-solo-wide.h - sixteen lanes, whatever a vector of the machine has: one of sixteen, or two of eight
 *
 * A backend has said, besides its vectors, how three boxes side by side take turns, and three bands one below the other:
 *
 *     wide_turn_boxes ()    lane 4 * i + b becomes lane 4 * i + (b + by) % 3, the fourth of each group stays
 *     wide_turn_bands ()    lane 4 * i + b becomes lane 4 * ((i + by) % 3) + b, the fourth group stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#if LANES == 16

OP Wide wide_load (const void *p) { return vec_load (p); }
OP void wide_store (void *p, Wide a) { vec_store (p, a); }
OP Wide wide_all (int x) { return vec_all (x); }
OP Wide wide_and (Wide a, Wide b) { return vec_and (a, b); }
OP Wide wide_or (Wide a, Wide b) { return vec_or (a, b); }
OP Wide wide_xor (Wide a, Wide b) { return vec_xor (a, b); }
OP Wide wide_andnot (Wide a, Wide b) { return vec_andnot (a, b); }
OP Wide wide_add (Wide a, Wide b) { return vec_add (a, b); }
OP Wide wide_min (Wide a, Wide b) { return vec_min (a, b); }
OP Wide wide_popcount (Wide a) { return vec_popcount (a); }
OP Wide wide_or3 (Wide a, Wide b, Wide c) { return vec_or3 (a, b, c); }
OP Wide wide_xor3 (Wide a, Wide b, Wide c) { return vec_xor3 (a, b, c); }
OP Wide wide_and3 (Wide a, Wide b, Wide c) { return vec_and3 (a, b, c); }
OP Wide wide_and_nor (Wide a, Wide b, Wide c) { return vec_and_nor (a, b, c); }
OP Wide wide_at_least_two (Wide a, Wide b, Wide c) { return vec_at_least_two (a, b, c); }
OP Wide wide_keep_single (Wide x) { return vec_keep_single (x); }
OP Wide wide_or_else (Wide a, Wide b) { return vec_or_else (a, b); }
OP Wide wide_if_meet (Wide x, Wide y, Wide a, Wide b) { return vec_if_meet (x, y, a, b); }
OP Wide wide_if_at_least_three (Wide x, Wide a, Wide b) { return vec_if_at_least_three (x, a, b); }
OP bool wide_is_same (Wide a, Wide b) { return vec_is_same (a, b); }
OP bool wide_has_zero (Wide a) { return vec_has_zero (a); }

#else

#define PARTS_1(name) OP Wide wide_##name (Wide a) { return (Wide){ vec_##name (a.low), vec_##name (a.high) }; }
#define PARTS_2(name)                                                                                                  \
  OP Wide wide_##name (Wide a, Wide b) { return (Wide){ vec_##name (a.low, b.low), vec_##name (a.high, b.high) }; }
#define PARTS_3(name)                                                                                                  \
  OP Wide wide_##name (Wide a, Wide b, Wide c)                                                                         \
  {                                                                                                                    \
    return (Wide){ vec_##name (a.low, b.low, c.low), vec_##name (a.high, b.high, c.high) };                            \
  }

PARTS_1 (popcount)
PARTS_1 (keep_single)
PARTS_2 (and)
PARTS_2 (or)
PARTS_2 (xor)
PARTS_2 (andnot)
PARTS_2 (add)
PARTS_2 (min)
PARTS_2 (or_else)
PARTS_3 (or3)
PARTS_3 (xor3)
PARTS_3 (and3)
PARTS_3 (and_nor)
PARTS_3 (at_least_two)
PARTS_3 (if_at_least_three)

OP Wide wide_load (const void *p) { return (Wide){ vec_load (p), vec_load ((const Vec *)p + 1) }; }
OP void wide_store (void *p, Wide a)
{
  vec_store (p, a.low);
  vec_store ((Vec *)p + 1, a.high);
}
OP Wide wide_all (int x) { return (Wide){ vec_all (x), vec_all (x) }; }
OP Wide wide_if_meet (Wide x, Wide y, Wide a, Wide b)
{
  return (Wide){ vec_if_meet (x.low, y.low, a.low, b.low), vec_if_meet (x.high, y.high, a.high, b.high) };
}
OP bool wide_is_same (Wide a, Wide b)
{
  return vec_is_same (vec_or (vec_xor (a.low, b.low), vec_xor (a.high, b.high)), vec_all (0));
}
OP bool wide_has_zero (Wide a) { return vec_has_zero (vec_min (a.low, a.high)); }

#endif
