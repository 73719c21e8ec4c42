/* sud-lanes-derived.h - the operations of the kernels beyond the instructions of two operands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

OP Vec vec_without_lowest (Vec a) { return vec_and (a, vec_add (a, vec_all (-1))); }

/* Returns: @x if that is one digit, else nothing. With p for the lowest digit, (2p - 1) - (x - 1) is p if x is p, and
 * less than nothing, which saturates to nothing, if x is 3p or more; if x is nothing both are all ones
 */
OP Vec
vec_keep_single (Vec x)
{
  Vec less = vec_add (x, vec_all (-1));

  return vec_subtract (vec_xor (x, less), less);
}

#ifndef HAVE_TERNARY
OP Vec vec_or3 (Vec a, Vec b, Vec c) { return vec_or (vec_or (a, b), c); }
OP Vec vec_xor3 (Vec a, Vec b, Vec c) { return vec_xor (vec_xor (a, b), c); }
OP Vec vec_and3 (Vec a, Vec b, Vec c) { return vec_and (vec_and (a, b), c); }
OP Vec vec_and_nor (Vec a, Vec b, Vec c) { return vec_without (a, vec_or (b, c)); }
OP Vec vec_at_least_two (Vec a, Vec b, Vec c) { return vec_or (vec_and (a, b), vec_and (c, vec_or (a, b))); }

OP Vec vec_is_zero (Vec a) { return vec_same (a, vec_all (0)); }
OP Vec vec_or_else (Vec a, Vec b) { return vec_choose (vec_is_zero (a), b, a); }
OP Vec vec_if_meet (Vec x, Vec y, Vec a, Vec b) { return vec_choose (vec_is_zero (vec_and (x, y)), b, a); }
OP Vec vec_keep_if_equal (Vec x, Vec y, Vec a) { return vec_and (vec_same (x, y), a); }
OP Vec vec_if_at_least_three (Vec x, Vec a, Vec b)
{
  return vec_choose (vec_is_zero (vec_without_lowest (vec_without_lowest (x))), b, a);
}

OP Mask vec_equal (Vec a, Vec b) { return vec_to_mask (vec_same (a, b)); }
OP Mask vec_nonzero (Vec a) { return ALL_LANES & ~vec_to_mask (vec_is_zero (a)); }
#endif

/* Each digit of @must is in one of three cells @x. A cell that alone may have such a digit keeps nothing else; the
 * others keep the digits that are @allowed.
 */
#ifndef HAVE_SETTLE
OP void
vec_settle (Vec x[3], Vec must, Vec allowed)
{
  Vec hidden[3]
    = { vec_and_nor (must, x[1], x[2]), vec_and_nor (must, x[0], x[2]), vec_and_nor (must, x[0], x[1]) };

  UNROLL for (int k = 0; k < 3; k++)
    x[k] = vec_or_else (hidden[k], vec_and (x[k], allowed));
}
#endif

#ifndef STRIP
#define STRIP LANES
typedef Vec Strip;
OP Strip strip_load (const void *p) { return vec_load (p); }
OP void strip_store (void *p, Strip a) { vec_store (p, a); }
OP Strip strip_all (int x) { return vec_all (x); }
OP Strip strip_is_zero (Strip a) { return vec_is_zero (a); }
OP Strip strip_and (Strip a, Strip b) { return vec_and (a, b); }
OP Strip strip_without (Strip a, Strip b) { return vec_without (a, b); }
OP void strip_swap_parts (Strip rows[STRIP]) {}
#endif

#ifndef HAVE_PACKING
#define HAVE_PACKING 0
typedef Vec Order; /* all ones in lanes that are meant */
OP Order order_to_pack (Mask lanes) { return vec_all (-1); }
OP Order order_to_unpack (Mask lanes) { return vec_keep (lanes, vec_all (-1)); }
OP Strip strip_pack (Vec a, Order order) { return a; }
OP Vec strip_unpack (Strip x, Vec old, Order order) { return vec_choose (order, x, old); }
OP Vec pairs_unpack (Vec x, Vec old, Order order) { return x; }
#endif
