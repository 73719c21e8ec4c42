/* sud-lanes-branch.h - the choice where reasoning ends: a lane becomes two
 *
 * It branches on a digit of one band: one child has the digit one way, its sibling the other ways. Digits with two ways are
 * best, in the band with the fewest ways in all, less what has failed there: sud-lanes-failures.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* A band's offer to branch on: a digit with as few ways as there are, best in the band with the fewest ways in all. */
typedef struct
{
  Vec ways[6];
  Vec digits; /* the digits with exactly two ways, or, where there are none, with three, or with more */
  Vec many;   /* the digits with more than three ways */
} Offer;

enum
{
  WORSE = 64, /* more than all ways of a band: bands without a digit of two ways come last */
};

/* How many ways each digit has, as a number of three bits: ones, twos and fours. */
OP void
count_ways (const Vec w[6], Vec *ones, Vec *twos, Vec *fours)
{
  Vec odd_a = vec_xor3 (w[0], w[1], w[2]), pair_a = vec_at_least_two (w[0], w[1], w[2]);
  Vec odd_b = vec_xor3 (w[3], w[4], w[5]), pair_b = vec_at_least_two (w[3], w[4], w[5]);
  Vec carry = vec_and (odd_a, odd_b);

  *ones = vec_xor (odd_a, odd_b);
  *twos = vec_xor3 (pair_a, pair_b, carry);
  *fours = vec_at_least_two (pair_a, pair_b, carry);
}

OP Vec
make_offer (const State *state, BandPlace at, int i, Vec best, Offer *offer)
{
  Vec m[3][3], ones, twos, exactly_two, exactly_three, pairs, total, key;

  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      {
        const Vec *cell = &state->cells[at.base + r * at.row + b * at.box];

        m[r][b] = vec_or3 (vec_load (cell), vec_load (cell + at.step), vec_load (cell + 2 * at.step));
      }
  find_ways (m, offer->ways);
  count_ways (offer->ways, &ones, &twos, &offer->many);
  exactly_two = vec_and_nor (twos, ones, offer->many);
  exactly_three = vec_and (ones, twos); /* there is no seventh way */
  offer->digits = vec_if_meet (exactly_three, exactly_three, exactly_three, offer->many);
  offer->digits = vec_if_meet (exactly_two, exactly_two, exactly_two, offer->digits);

  pairs = vec_popcount (offer->many);
  pairs = vec_add (vec_popcount (twos), vec_add (pairs, pairs));
  total = vec_add (vec_popcount (ones), vec_add (pairs, pairs));
  key = vec_add (total, vec_if_meet (exactly_two, exactly_two, vec_all (0), vec_all (WORSE)));
  if (state->hard)
    offer->digits = failures_choose (&state->failures, i, offer->digits, &key);
  key = vec_or (vec_times_256 (key), vec_all (i));
  return vec_min (best, vec_if_meet (offer->digits, offer->digits, key, vec_all (-1)));
}

/* What each child has to take out of each minirow of the band that its lane branches in. */
typedef struct
{
  Vec band; /* which of the six */
  Vec digit;
  Vec out_a[3][3], out_b[3][3];
} Split;

/* Child A takes the first way, child B what is left. With more than three ways that would not keep the first one from B, for
 * the others go through all its minirows. Then A takes both ways through minirow m0w, where w is the first.
 */
OP void
share_ways (const Vec ways[6], Vec digit, Vec many, Split *split)
{
  Vec first[6], others[6], seen = vec_all (0);

  UNROLL for (int j = 0; j < 6; j++)
    {
      first[j] = vec_andnot (ways[j], seen);
      others[j] = vec_and (ways[j], seen);
      seen = vec_or (seen, ways[j]);
    }
  UNROLL for (int w = 0; w < 3; w++)
    {
      Vec too = vec_and3 (others[w + 3], first[w], many);

      first[w + 3] = vec_or (first[w + 3], too);
      others[w + 3] = vec_andnot (others[w + 3], too);
    }
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      {
        const uint8_t *w = minirow_ways[r][b];

        split->out_a[r][b] = vec_and_nor (digit, first[w[0]], first[w[1]]);
        split->out_b[r][b] = vec_and_nor (digit, others[w[0]], others[w[1]]);
      }
}

/* @chosen: the band of each lane; other lanes than @lanes are left alone. */
OP void
take_offers (const Offer offers[6], Vec chosen, Mask lanes, Split *split)
{
  Vec ways[6] = { vec_all (0), vec_all (0), vec_all (0), vec_all (0), vec_all (0), vec_all (0) };
  Vec digit = vec_all (0), many = vec_all (0);

  for (int i = 0; i < 6; i++)
    {
      Vec all = vec_keep_if_equal (chosen, vec_all (i), offers[i].digits);
      Vec lowest = vec_keep (lanes, vec_andnot (all, vec_and (all, vec_add (all, vec_all (-1)))));

      UNROLL for (int j = 0; j < 6; j++)
        ways[j] = vec_or (ways[j], vec_and (offers[i].ways[j], lowest));
      many = vec_or (many, vec_and (offers[i].many, lowest));
      digit = vec_or (digit, lowest);
    }
  split->band = chosen;
  split->digit = digit;
  share_ways (ways, digit, many, split);
}

/* Splits @lanes: child A stays in the lane, child B is put to @siblings, cell by cell. Returns the lanes that were split:
 * all but those in which every digit has its place, which the next pass finds solved.
 */
static NOINLINE Mask
branch (State *state, Vec *siblings, Mask lanes)
{
  Offer offers[6];
  Vec chosen = vec_all (-1), sum = vec_all (0), in_vertical[3];
  Split split;

  for (int i = 0; i < 3; i++)
    chosen = make_offer (state, HORIZONTAL (i), i, chosen, &offers[i]);
  for (int i = 0; i < 3; i++)
    chosen = make_offer (state, VERTICAL (i), 3 + i, chosen, &offers[3 + i]);
  lanes &= ~vec_equal (chosen, vec_all (-1));
  take_offers (offers, vec_and (chosen, vec_all (0xff)), lanes, &split);
  state->choice = vec_or (vec_keep (lanes, vec_or (vec_times_256 (vec_add (split.band, split.band)), split.digit)),
                          vec_keep (ALL_LANES & ~lanes, state->choice));

  UNROLL for (int v = 0; v < 3; v++)
    in_vertical[v] = vec_keep_if_equal (split.band, vec_all (3 + v), vec_all (-1));
  for (int h = 0; h < 3; h++)
    {
      Vec in_horizontal = vec_keep_if_equal (split.band, vec_all (h), vec_all (-1));

      /* Cell r, v, k of the horizontal band is cell k, h, r of the vertical band v. */
      UNROLL for (int r = 0; r < 3; r++)
        UNROLL for (int v = 0; v < 3; v++)
          {
            Vec a = vec_and (in_horizontal, split.out_a[r][v]), b = vec_and (in_horizontal, split.out_b[r][v]);

            UNROLL for (int k = 0; k < 3; k++)
              {
                int cell = (3 * h + r) * 9 + 3 * v + k;
                Vec x = vec_load (&state->cells[cell]);
                Vec y = vec_and_nor (x, a, vec_and (in_vertical[v], split.out_a[k][h]));

                vec_store (&siblings[cell], vec_and_nor (x, b, vec_and (in_vertical[v], split.out_b[k][h])));
                sum = vec_add (sum, y);
                vec_store (&state->cells[cell], y);
              }
          }
    }
  state->sum = sum;
  return lanes;
}
