/* sud-lanes-branch.h - the choice where reasoning ends: a lane becomes two
 *
 * It branches on a digit of one band: one child has the digit one way, its sibling the other ways. Digits with two ways are
 * best, in the band with the fewest ways in all, less what has failed there: sud-lanes-failures.h.
 *
 * All lanes look for the best choice at once. Those few that are to branch then become rows, and the children are made of
 * rows, lane by lane: the sibling is where it has to wait, and the child comes back when other lanes are filled.
 *
 * Where little fails, for there are many solutions, the other two bands of that direction are chosen in at once: they have no
 * cell in common, so the choices hardly ever contradict each other. Serg's list (limit 2), from run to run: AVX-512 +4 to
 * +12 %, AVX2 +1 to +10 %, SSE4 +4 to +17 %, for a fifth of the passes are saved; lists of proper puzzles never come to that.
 * Only digits with two ways are chosen so, and only until something of the puzzle has failed: with few clues, such as eight, a
 * choice of more ways may be wrong so that it takes millions of states to see it.
 *
 * What was tried, on a Zen 4 core, beside that:
 *
 *     three choices, and one more in a band   Serg's 0 % (AVX-512), -2 % (AVX2), in all three -6 %: a fifth more branches
 *       that crosses them
 *     two digits of each of the three bands   Serg's -28 % (AVX-512), -25 % (AVX2)
 *     siblings made of their row when their   Serg's -3 % (AVX-512), random minimal -5 %, magictour -7 %
 *       turn comes, not when it is split
 *     children in all lanes at once and       random minimal -4 % (AVX-512, AVX2), -12 % (SSE4), magictour within 3 %
 *       siblings transposed
 *     that only where there is much to branch forum 11+ 0 % (AVX-512), -5 % (AVX2), -10 % (SSE4), Serg's +7, -3, 0 %
 *     contexts in huge pages                  within 1 % (AVX-512, SSE4)
 *
 * On a Zen 3 core, AVX2: splitting in a function of its own, less code and one more call, -3 %; offers of all bands by the same
 * code, -2 %; the ways of a digit found in the lanes for all, not only where little fails, -2 % of what branches seldom. Ways
 * counted by tables of ones, twos and fours, added up once: 0 %, and SSE4 +1 %.
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
  SELDOM = 4, /* little fails where that many branches, or more, come to each state that has died */
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

/* Makes an offer of each band. Returns: for each lane the best one, 256 times its key and the band, or -1 where each digit has
 * its place: such a lane the next pass finds solved.
 */
static NOINLINE Vec
make_offers (const State *state, Offer offers[BANDS])
{
  Vec best = vec_all (-1);

  for (int i = 0; i < 3; i++)
    best = make_offer (state, HORIZONTAL (i), i, best, &offers[i]);
  for (int i = 0; i < 3; i++)
    best = make_offer (state, VERTICAL (i), 3 + i, best, &offers[3 + i]);
  return best;
}

/* Where a lane branches: on a digit of a band, with a bit for each of the ways that the child has, and the sibling. */
typedef struct
{
  int band;
  uint16_t digit;
  unsigned ways, others;
} Choice;

OP uint16_t
lane_of (const Vec *vec, uint32_t lane)
{
  uint16_t x;

  memcpy (&x, (const char *)vec + lane * sizeof x, sizeof x);
  return x;
}

/* The child takes the first way, the sibling what is left. With more than three ways that would not keep the first one from
 * the sibling, for the others go through all its minirows. Then the child takes both ways through minirow m0w, where w is
 * the first.
 */
OP Choice
share_ways (int band, uint16_t digit, unsigned all, bool many)
{
  Choice choice = { band, digit, all & -all, 0 };

  choice.ways |= all & choice.ways << 3 & -(unsigned)many;
  choice.others = all & ~choice.ways;
  return choice;
}

OP bool
has_digit (const Vec *digits, uint32_t lane, uint16_t digit)
{
  return (lane_of (digits, lane) & digit) != 0;
}

OP Choice
choose (const Offer *offer, int band, uint32_t lane)
{
  uint16_t digits = lane_of (&offer->digits, lane), digit = (uint16_t)(digits & -digits);
  unsigned all = 0;

  UNROLL for (int w = 0; w < 6; w++)
    all |= (unsigned)has_digit (&offer->ways[w], lane, digit) << w;
  return share_ways (band, digit, all, has_digit (&offer->many, lane, digit));
}

/* @row becomes the sibling, and the row above it the child. What was written in strips and single cells is read as such:
 * otherwise it would have to wait for the cache.
 */
OP void
split_row (uint16_t *row, const Choice *choice)
{
  const uint16_t *through = sud_lanes_through[choice->band];
  const uint16_t mine = (uint16_t)(choice->ways | SUD_LANES_BEYOND), others = (uint16_t)(choice->others | SUD_LANES_BEYOND);
  const Strip digit = strip_all (choice->digit), child_ways = strip_all (mine), sibling_ways = strip_all (others);
  uint16_t *child = row + ROW;

  UNROLL for (int i = 0; i < BLOCKS * STRIP; i += STRIP)
    {
      Strip x = strip_load (row + i), ways = strip_load (through + i);

      strip_store (child + i, strip_andnot (x, strip_and (digit, strip_is_zero (strip_and (ways, child_ways)))));
      strip_store (row + i, strip_andnot (x, strip_and (digit, strip_is_zero (strip_and (ways, sibling_ways)))));
    }
  UNROLL for (int i = BLOCKS * STRIP; i < SUD_CELLS; i++)
    {
      child[i] = row[i] & (uint16_t)~((through[i] & mine) == 0 ? choice->digit : 0);
      row[i] &= (uint16_t)~((through[i] & others) == 0 ? choice->digit : 0);
    }
  child[CHOICE] = row[CHOICE] = (uint16_t)(choice->band * CHOICE_BAND | choice->digit);
}

/* What is on top of the stack of @lane becomes the sibling, and the child goes on top of it. */
OP void
split_lane (Context *self, uint32_t lane, const Choice *choice)
{
  split_row (self->top[lane], choice);
  self->top[lane] += ROW;
}

/* Whether little fails. */
OP bool
is_loose (const State *self, const SudLanesJob *job)
{
  return SELDOM * self->died < job->branches;
}

/* For each lane, with a bit for each, the ways of the lowest digit that is on offer. */
OP Vec
find_all_ways (const Offer *offer)
{
  Vec digit = vec_xor (offer->digits, vec_without_lowest (offer->digits)), all = vec_all (0);

  UNROLL for (int w = 0; w < 6; w++)
    all = vec_or (all, vec_if_meet (offer->ways[w], digit, vec_all (1 << w), vec_all (0)));
  return all;
}

/* Splits @lanes where little fails, and makes choices of two ways in the bands beside the first one as well, where nothing has
 * failed. Since most choices are made anyway, all their ways are found beforehand. @best is as make_offers() returns it.
 */
static NOINLINE void
branch_loosely (Context *self, SudLanesJob *job, const Offer offers[BANDS], const Vec *best, Mask lanes)
{
  Vec all[BANDS];

  for (int i = 0; i < BANDS; i++)
    vec_store (&all[i], find_all_ways (&offers[i]));
  FOR_LANES (lane, lanes)
    {
      int first = lane_of (best, lane) & 0xff, n = self->state.failed >> lane & 1 ? 1 : 3;

      for (int i = 0; i < n; i++)
        {
          int band = first / 3 * 3 + (first + i) % 3;
          unsigned ways = lane_of (&all[band], lane);
          uint16_t digits = lane_of (&offers[band].digits, lane), digit = (uint16_t)(digits & -digits);
          Choice choice = share_ways (band, digit, ways, has_digit (&offers[band].many, lane, digit));

          if (i > 0 && __builtin_popcount (ways) != 2)
            continue;
          split_lane (self, lane, &choice);
          job->branches += i > 0;
        }
    }
}

/* Splits @lanes: siblings go on top of their stacks, and above each stack is then the child, with which the lane is to be
 * filled. Returns: those that were split
 */
static Mask
branch (Context *self, SudLanesJob *job, Mask lanes)
{
  State *state = &self->state;
  Offer offers[BANDS];
  Vec best = make_offers (state, offers);

  lanes &= ~vec_equal (best, vec_all (-1));
  job->branches += (uint64_t)count_lanes (lanes);
  keep_lanes (self, lanes);
  if (is_loose (state, job))
    branch_loosely (self, job, offers, &best, lanes);
  else
    FOR_LANES (lane, lanes)
      {
        int band = lane_of (&best, lane) & 0xff;
        Choice choice = choose (&offers[band], band, lane);

        split_lane (self, lane, &choice);
      }
  self->stacked |= lanes;
  return lanes;
}
