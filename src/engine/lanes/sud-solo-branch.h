/* sud-solo-branch.h - the choice where reasoning on one state ends
 *
 * As in sud-lanes-branch.h: a digit of one band goes one way, or the others; digits with two ways are best, in the band with
 * the fewest ways in all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#define SOLO_ON(boxes, b) ((boxes) >> (b) & 1 ? 0xffff : 0)
#define SOLO_GROUP(boxes) SOLO_ON (boxes, 0), SOLO_ON (boxes, 1), SOLO_ON (boxes, 2), 0
#define SOLO_ROW(boxes) { SOLO_GROUP (boxes), SOLO_GROUP (boxes), SOLO_GROUP (boxes) }
#define SOLO_ALL(on) on, on, on, 0
#define SOLO_COLUMN(boxes)                                                                                             \
  { SOLO_ALL (SOLO_ON (boxes, 0)), SOLO_ALL (SOLO_ON (boxes, 1)), SOLO_ALL (SOLO_ON (boxes, 2)) }

/* The lanes of some of the boxes of a band, a bit each, in every band: those of a horizontal one, and of a vertical one. */
static const uint16_t solo_boxes[2][8][16] ALIGNED = {
  { SOLO_ROW (0), SOLO_ROW (1), SOLO_ROW (2), SOLO_ROW (3), SOLO_ROW (4), SOLO_ROW (5), SOLO_ROW (6), SOLO_ROW (7) },
  { SOLO_COLUMN (0), SOLO_COLUMN (1), SOLO_COLUMN (2), SOLO_COLUMN (3), SOLO_COLUMN (4), SOLO_COLUMN (5),
    SOLO_COLUMN (6), SOLO_COLUMN (7) },
};

/* Three bands' offers: in all lanes of a band the same. */
typedef struct
{
  Wide digits; /* with exactly two ways, or, where there are none, with three, or with more */
  Wide many;   /* digits with more than three ways */
  Wide key;    /* the smaller the better */
  SoloWays ways;
} SoloOffer;

enum
{
  SOLO_WORSE = 64,    /* more than all ways of a band: bands without a digit of two ways come last */
  SOLO_NOTHING = 999, /* no digit to choose */
};

OP void
solo_make_offer (Solo *self, bool vertical, SoloOffer *offer)
{
  const Wide *down = offer->ways.down, *up = offer->ways.up;
  Wide m[3], ones, twos, odd_down, odd_up, pair_down, pair_up, carry, two, three, pairs, total;

  UNROLL for (int r = 0; r < 3; r++)
    m[r] = wide_or3 (*solo_cell (self, vertical, r, 0), *solo_cell (self, vertical, r, 1),
                     *solo_cell (self, vertical, r, 2));
  solo_find_ways (m, vertical, &offer->ways);

  odd_down = wide_xor3 (down[0], down[1], down[2]);
  odd_up = wide_xor3 (up[0], up[1], up[2]);
  pair_down = wide_at_least_two (down[0], down[1], down[2]);
  pair_up = wide_at_least_two (up[0], up[1], up[2]);
  carry = wide_and (odd_down, odd_up);
  ones = wide_xor (odd_down, odd_up);
  twos = wide_xor3 (pair_down, pair_up, carry);
  offer->many = wide_at_least_two (pair_down, pair_up, carry);

  two = wide_and_nor (twos, ones, offer->many);
  three = wide_and (ones, twos); /* there is no seventh way */
  offer->digits = wide_if_meet (three, three, three, offer->many);
  offer->digits = wide_if_meet (two, two, two, offer->digits);
  pairs = wide_popcount (offer->many);
  pairs = wide_add (wide_popcount (twos), wide_add (pairs, pairs));
  total = wide_add (wide_popcount (ones), wide_add (pairs, pairs));
  total = wide_add (total, wide_if_meet (two, two, wide_all (0), wide_all (SOLO_WORSE)));
  offer->key = wide_if_meet (offer->digits, offer->digits, total, wide_all (SOLO_NOTHING));
}

/* Where to branch: a digit of one band, and which of its ways each child has: bits 0 to 2 down, 3 to 5 up. */
typedef struct
{
  bool vertical;
  int band;
  uint16_t digit;
  unsigned a, b;
} SoloChoice;

/* Child A takes the first way; of more than three it takes both through one minirow (see sud-lanes-branch.h). */
static inline void
solo_share_ways (unsigned ways, bool many, SoloChoice *choice)
{
  unsigned first = ways & -ways;

  if (many)
    first |= ways & (first << 3);
  choice->a = first;
  choice->b = ways & ~first;
}

OP SoloChoice
solo_choose (Solo *self)
{
  struct
  {
    uint16_t key[16], digits[16], many[16], down[16], up[16];
  } halves[2] ALIGNED, *half = &halves[0];
  SoloChoice choice = { .vertical = false };
  unsigned best = UINT32_MAX, ways = 0;
  int lane, step;

  UNROLL for (int vertical = 0; vertical < 2; vertical++)
    {
      SoloOffer offer;

      solo_make_offer (self, vertical, &offer);
      wide_store (halves[vertical].key, offer.key);
      wide_store (halves[vertical].digits, offer.digits);
      wide_store (halves[vertical].many, offer.many);
      wide_store (halves[vertical].down, offer.ways.down[0]);
      wide_store (halves[vertical].up, offer.ways.up[0]);
    }
  for (int band = 0; band < 6; band++)
    {
      unsigned key = band < 3 ? halves[0].key[4 * band] : halves[1].key[band - 3];

      key = key << 8 | (unsigned)band;
      best = key < best ? key : best;
    }
  choice.band = (int)(best & 0xff);
  choice.vertical = choice.band >= 3;
  choice.band -= choice.vertical ? 3 : 0;
  half += choice.vertical;
  lane = choice.vertical ? choice.band : 4 * choice.band;
  step = choice.vertical ? 4 : 1;
  choice.digit = (uint16_t)(half->digits[lane] & -half->digits[lane]);
  for (int b = 0; b < 3; b++)
    ways |= (unsigned)((half->down[lane + b * step] & choice.digit) != 0) << b
            | (unsigned)((half->up[lane + b * step] & choice.digit) != 0) << (b + 3);
  solo_share_ways (ways, (half->many[lane] & choice.digit) != 0, &choice);
  return choice;
}

/* Takes the digit out of the minirows of its band that none of @ways goes through. */
OP void
solo_leave_ways (Solo *self, bool vertical, const SoloChoice *choice, unsigned ways, Solo *to)
{
  const uint16_t (*boxes)[16] = solo_boxes[vertical];
  Wide in_band = wide_and (wide_load (solo_boxes[!vertical][1u << choice->band]), wide_all (choice->digit));
  Wide down = wide_and (in_band, wide_load (boxes[ways & 7])), up = wide_and (in_band, wide_load (boxes[ways >> 3]));
  Wide out[3];

  out[0] = wide_and_nor (in_band, down, up);
  out[1] = wide_and_nor (in_band, solo_turn (down, vertical, 2), solo_turn (up, vertical, 1));
  out[2] = wide_and_nor (in_band, solo_turn (down, vertical, 1), solo_turn (up, vertical, 2));
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int k = 0; k < 3; k++)
      *solo_cell (to, vertical, r, k) = wide_andnot (*solo_cell (self, vertical, r, k), out[r]);
}

/* Child B goes to @sibling, child A is what stays. Where nothing changes any more there is a digit to choose, or each had its
 * place and the state was solved.
 */
static void
solo_split (Solo *self, Solo *sibling)
{
  SoloChoice choice = solo_choose (self);

  if (choice.vertical)
    {
      solo_leave_ways (self, true, &choice, choice.b, sibling);
      solo_leave_ways (self, true, &choice, choice.a, self);
    }
  else
    {
      solo_leave_ways (self, false, &choice, choice.b, sibling);
      solo_leave_ways (self, false, &choice, choice.a, self);
    }
}
