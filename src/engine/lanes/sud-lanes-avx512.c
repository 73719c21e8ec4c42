/* sud-lanes-avx512.c - 32 lanes of 16 bits: AVX-512 with BW, VL, BITALG and VBMI2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-vector.h"
#include "sud-lanes-strip16.h"

#define LANES 32

typedef __m512i Vec;

OP Vec vec_load (const void *p) { return _mm512_load_si512 (p); }
OP void vec_store (void *p, Vec a) { _mm512_store_si512 (p, a); }
OP Vec vec_all (int x) { return _mm512_set1_epi16 ((short)x); }
OP Vec vec_and (Vec a, Vec b) { return _mm512_and_si512 (a, b); }
OP Vec vec_or (Vec a, Vec b) { return _mm512_or_si512 (a, b); }
OP Vec vec_xor (Vec a, Vec b) { return _mm512_xor_si512 (a, b); }
OP Vec vec_without (Vec a, Vec b) { return _mm512_andnot_si512 (b, a); }
OP Vec vec_add (Vec a, Vec b) { return _mm512_add_epi16 (a, b); }
OP Vec vec_subtract (Vec a, Vec b) { return _mm512_subs_epu16 (a, b); }
OP Vec vec_min (Vec a, Vec b) { return _mm512_min_epu16 (a, b); }
OP Vec vec_times_256 (Vec a) { return _mm512_slli_epi16 (a, 8); }
OP Vec vec_popcount (Vec a) { return _mm512_popcnt_epi16 (a); }

/* Three operands in one instruction: the byte is the truth table. */
#define HAVE_TERNARY 1
#define TERNARY(a, b, c, table) _mm512_ternarylogic_epi64 (a, b, c, table)
OP Vec vec_or3 (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0xfe); }
OP Vec vec_xor3 (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0x96); }
OP Vec vec_and3 (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0x80); }
OP Vec vec_and_nor (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0x10); }
OP Vec vec_at_least_two (Vec a, Vec b, Vec c) { return TERNARY (a, b, c, 0xe8); }

OP Vec vec_if_meet (Vec x, Vec y, Vec a, Vec b) { return _mm512_mask_mov_epi16 (b, _mm512_test_epi16_mask (x, y), a); }
OP Vec vec_keep_if_equal (Vec x, Vec y, Vec a) { return _mm512_maskz_mov_epi16 (_mm512_cmpeq_epi16_mask (x, y), a); }
OP Vec vec_if_at_least_three (Vec x, Vec a, Vec b)
{
  return _mm512_mask_mov_epi16 (b, _mm512_cmpge_epu16_mask (vec_popcount (x), vec_all (3)), a);
}

/* One look for all three: a comparison that gives a mask combines with the part that all three share. */
#define HAVE_SETTLE 1
OP void
vec_settle (Vec x[3], Vec must, Vec allowed)
{
  Vec hidden = vec_and (TERNARY (x[0], x[1], x[2], 0x16), must); /* in exactly one of them */

  UNROLL for (int k = 0; k < 3; k++)
    x[k] = vec_and (x[k], vec_if_meet (x[k], hidden, hidden, allowed));
}

OP Mask vec_nonzero (Vec a) { return _mm512_test_epi16_mask (a, a); }
OP Mask vec_equal (Vec a, Vec b) { return _mm512_cmpeq_epi16_mask (a, b); }
OP Vec vec_keep (Mask lanes, Vec a) { return _mm512_maskz_mov_epi16 (lanes, a); }

/* Strips are half a vector: rarely are more lanes split or filled at once, so they are packed before they are
 * transposed. */
#define HAVE_PACKING 1

typedef struct
{
  Mask lanes;
  Vec from; /* for each place, the lane that goes there */
} Order;

OP Vec
count_up (void)
{
  static const uint16_t numbers[LANES] ALIGNED = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
                                                   16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 };

  return vec_load (numbers);
}

OP Order order_to_pack (Mask lanes) { return (Order){ lanes, _mm512_maskz_compress_epi16 (lanes, count_up ()) }; }
OP Order order_to_unpack (Mask lanes) { return (Order){ lanes, _mm512_maskz_expand_epi16 (lanes, count_up ()) }; }
OP Strip strip_pack (Vec a, Order order) { return _mm512_castsi512_si256 (_mm512_permutexvar_epi16 (order.from, a)); }
OP Vec strip_unpack (Strip x, Vec old, Order order)
{
  return _mm512_mask_permutexvar_epi16 (old, order.lanes, order.from, _mm512_castsi256_si512 (x));
}

/* More lanes are two strips side by side, whose parts lie crosswise: of the rows 0 to 7, 16 to 23, 8 to 15, 24 to 31.
 */
OP Vec pair_load (const void *low, const void *high)
{
  return _mm512_inserti64x4 (_mm512_castsi256_si512 (strip_load (low)), strip_load (high), 1);
}
OP Vec pair_zip_low (Vec a, Vec b) { return _mm512_unpacklo_epi16 (a, b); }
OP Vec pair_zip_high (Vec a, Vec b) { return _mm512_unpackhi_epi16 (a, b); }

OP void
pair_swap_parts (Vec rows[STRIP])
{
  UNROLL for (int i = 0; i < PART; i++)
    {
      Vec low = rows[i], high = rows[i + PART];

      rows[i] = _mm512_shuffle_i64x2 (low, high, _MM_SHUFFLE (2, 0, 2, 0));
      rows[i + PART] = _mm512_shuffle_i64x2 (low, high, _MM_SHUFFLE (3, 1, 3, 1));
    }
}

OP Order
order_of_pairs (Order order)
{
  static const uint16_t places[LANES] ALIGNED = { 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23,
                                                  8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31 };

  return (Order){ order.lanes, _mm512_permutexvar_epi16 (order.from, vec_load (places)) };
}

OP Vec
pairs_unpack (Vec x, Vec old, Order order)
{
  return _mm512_mask_permutexvar_epi16 (old, order.lanes, order.from, x);
}

#define BACKEND sud_lanes_avx512
#include "sud-lanes-body.h"
