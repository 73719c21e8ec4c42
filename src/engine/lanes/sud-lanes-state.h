/* sud-lanes-state.h - what the lanes are at, and what comes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  /* Siblings that wait for one path, at most: in the child that goes on, a digit of a band has two ways at most, so it can be
   * chosen once more, and then has one.
   */
  PATH = 6 * SUD_SIZE * 2,
  FEW = 4, /* fewer lanes than this are not worth transposing */
  CHOICE_BAND = SUD_ALL_DIGITS + 1, /* a power of two */
};

typedef struct
{
  Vec cells[SUD_CELLS];
  Vec sum;               /* of the cells, as they were after the last change */
  Vec choice;            /* the last one on each path: a digit and CHOICE_BAND times the band, or 0 */
  Failures failures;
  uint32_t puzzle[LANES]; /* which one each lane is at */
  size_t next;           /* the first puzzle that has not been begun */
  bool just_given_up;    /* since the lanes were last looked at */
  bool stop;
  bool shared;           /* a puzzle may be in several lanes */
  bool hard;             /* there is so much to branch on that lanes learn from failures */
  uint32_t quiet;        /* rounds, QUIET at most, since there was a solution or a new puzzle */
  Mask waiting;          /* lanes that are to branch, but not yet */
  Mask failed;           /* lanes where a state of the puzzle has died, or may have elsewhere */
  uint64_t solved;
  uint64_t died;         /* states without a solution, in this batch */
} State;

static inline int
count_lanes (Mask lanes)
{
  return __builtin_popcount (lanes);
}

#define FOR_LANES(lane, lanes) for (Mask rest = (lanes), lane; rest != 0 && (lane = (Mask)__builtin_ctz (rest), 1); rest &= rest - 1)

static void
hand_out (State *self, SudLanesJob *job, uint32_t puzzle, const SudGrid *grid)
{
  if (job->firsts != NULL)
    job->firsts[puzzle] = *grid;
  if (job->solution != NULL && !self->stop && !job->solution (puzzle, grid, job->data))
    self->stop = true;
}

/* The solution of one lane, without waiting for others. */
static void
write_solution (State *self, SudLanesJob *job, int lane)
{
  const uint16_t *state = (const uint16_t *)self->cells + lane;
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = (uint8_t)(__builtin_ctz (state[cell * LANES]) + 1);
  hand_out (self, job, self->puzzle[lane], &grid);
}

static inline bool
has_enough (const SudLanesJob *job, uint32_t puzzle)
{
  return job->counts[puzzle] == job->limit;
}

static Mask
given_up_lanes (const State *self, const SudLanesJob *job, Mask lanes)
{
  Mask given_up = 0;

  FOR_LANES (lane, lanes)
    if (has_enough (job, self->puzzle[lane]))
      given_up |= (Mask)1 << lane;
  return given_up;
}

/* @lanes have died, with no way left for the digits that are not @possible: those are to blame in all bands, and that of the
 * last choice in its own.
 */
static NOINLINE void
learn (State *self, Vec possible, Mask lanes)
{
  Vec lost = vec_keep (lanes, vec_andnot (vec_all (SUD_ALL_DIGITS), possible)), choice = vec_keep (lanes, self->choice);
  Vec digit = vec_and (choice, vec_all (SUD_ALL_DIGITS)), band = vec_andnot (choice, vec_all (SUD_ALL_DIGITS));
  Vec blamed[BANDS];

  UNROLL for (int i = 0; i < BANDS; i++)
    blamed[i] = vec_or (lost, vec_keep_if_equal (band, vec_all (i * CHOICE_BAND), digit));
  failures_add (&self->failures, blamed);
  self->failures.lanes |= lanes;
}
