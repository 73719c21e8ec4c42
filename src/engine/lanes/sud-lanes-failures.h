/* sud-lanes-failures.h - which digits have failed in a puzzle, so that the next choice is among those that fail soon
 *
 * A lane remembers how often each digit was to blame for a state that died, band by band: those that had no way left in
 * some band are, in all of them, and that of the last choice in its own. A number is three bits, in three vectors:
 *
 *     digit                    9 8 7 6 5 4 3 2 1
 *     fours[band] of a lane:   0 0 0 0 0 1 0 0 0       4 has failed 4 + 1 times in this band,
 *     twos[band]               0 1 0 0 0 0 0 0 0       8 twice
 *     ones[band]               0 0 0 0 0 1 0 0 0
 *
 * A number that would be 8 first halves all those of its lane. They are of the puzzle that the lane is at: zero where
 * that has just been begun.
 *
 * What was tried, with one lane: passes + 1.3 * branches a puzzle, which is about what they cost, of 1,524 of the forum's
 * 11+, of 1106 and of magictour:
 *
 *     not learning                                        422   791   72.3
 *     as it is                                            369   603   64.6
 *     ... a failure worth 3                               367   601   64.9
 *     ... twice that, with numbers up to 15               368   601   63.1
 *     lost digits to blame in their own bands             370   619   63.5 (and passes cost 2 to 6 % more to tell which)
 *     ... with numbers that stay 7                        381   645   63.4
 *     any numbers, 5 % less after each failure            365   583   63.0
 *     look-ahead at the two best choices, by one pass     473 (of 437, not learning), and 77.0 of 73.6
 *     ... at four                                         588, and 90.7; to the end of reasoning 598, and 96.6
 *     beginning again after 12 failures, with numbers     405 (of 352), 634 (of 583), 68.8 (of 64.3)
 *     choosing in horizontal bands only                   513   852   66.8
 *     the last choice only                                418 (of 357 at best), 64.8
 *     digits without a way only                           383 (of 375), 71.6 (of 64.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  BANDS = 6,
  FAILURE = 4, /* what one failure is worth, in ways of a band, when bands are compared */
};

typedef struct
{
  Vec ones[BANDS], twos[BANDS], fours[BANDS];
  Mask lanes; /* those where anything is not zero */
} Failures;

static NOINLINE void
failures_clear (Failures *self, Mask lanes)
{
  Mask others = self->lanes & ~lanes;

  for (int band = 0; band < BANDS; band++)
    {
      self->ones[band] = vec_keep (others, self->ones[band]);
      self->twos[band] = vec_keep (others, self->twos[band]);
      self->fours[band] = vec_keep (others, self->fours[band]);
    }
  self->lanes = others;
}

/* Where one of @digits has failed 7 times in its band, all numbers of the lane become half of what they were. */
OP void
failures_make_room (Failures *self, const Vec digits[BANDS])
{
  Vec full = vec_all (0);
  Mask lanes;

  UNROLL for (int band = 0; band < BANDS; band++)
    full = vec_or (full, vec_and (digits[band], vec_and3 (self->ones[band], self->twos[band], self->fours[band])));
  lanes = vec_nonzero (full);
  if (lanes == 0)
    return;
  for (int band = 0; band < BANDS; band++)
    {
      Vec half[3] = { vec_keep (lanes, self->twos[band]), vec_keep (lanes, self->fours[band]), vec_all (0) };
      Vec *planes[3] = { &self->ones[band], &self->twos[band], &self->fours[band] };

      UNROLL for (int i = 0; i < 3; i++)
        *planes[i] = vec_or (half[i], vec_keep (ALL_LANES & ~lanes, *planes[i]));
    }
}

OP void
failures_add (Failures *self, const Vec digits[BANDS])
{
  failures_make_room (self, digits);
  UNROLL for (int band = 0; band < BANDS; band++)
    {
      Vec carry = vec_and (self->ones[band], digits[band]), next = vec_and (self->twos[band], carry);

      self->ones[band] = vec_xor (self->ones[band], digits[band]);
      self->twos[band] = vec_xor (self->twos[band], carry);
      self->fours[band] = vec_or (self->fours[band], next);
    }
}

/* Returns: those of @digits that have failed most; @key grows by how much less than 7 times */
OP Vec
failures_choose (const Failures *self, int band, Vec digits, Vec *key)
{
  const Vec *planes[3] = { &self->fours[band], &self->twos[band], &self->ones[band] };

  UNROLL for (int i = 0; i < 3; i++)
    {
      Vec failed = vec_and (digits, vec_load (planes[i]));

      *key = vec_add (*key, vec_if_meet (failed, failed, vec_all (0), vec_all (FAILURE << (2 - i))));
      digits = vec_if_meet (failed, failed, failed, digits);
    }
  return digits;
}
