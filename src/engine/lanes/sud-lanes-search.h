/* sud-lanes-search.h - the search around the kernel
 *
 *     puzzles ──► lanes ── reason ──┬──► solved ──► counts, solutions
 *                   ▲               ├──► dead: the lane is free
 *                   └── siblings ◄──┴─── branch
 *
 * Lanes are never in step: each takes the next state as soon as its own has died, been solved or been split.
 *
 * How many lanes may still change before the others go on (PATIENCE), mean of three backends against a half of them: 3/8,
 * 5/8, 3/4 random minimal 0, +1, -5 %, magictour 0, -3, -9 %; 5/8 with AVX-512: 17-clue +5 %, easy-34 +3 %. Where little fails
 * a choice costs more, for several are made at once: 3/8, 2/8, 1/8 Serg's list +3, 0, -4 % (AVX2, on a Zen 3 core), +4 % (SSE4,
 * 3/8).
 *
 * To look for choices costs the same for one lane as for all, so with sixteen lanes it waits until three have to branch, unless
 * hardly anything does: random minimal +4 to +6 %, 17-clue +2 %, magictour 0 % (AVX2, Zen 3); two, four, five lanes +5, +1, 0 %,
 * 17-clue +2, -2, -4 %; with eight lanes two are worse than one already (SSE4: -0.5, -0.5, -6 %). Left to be tried with 32.
 *
 * Which lanes are alive kept as a vector from pass to pass, not as a mask: June 2011, magictour, random minimal 0, 0, -1 % (AVX2,
 * Zen 3), -2, -2, 0 % (SSE4).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  /* A pass more while more lanes than these eighths still change: where there is much to branch on but little fails, where
   * there is much to branch on, and elsewhere.
   */
  PATIENCE_LOOSE = 3,
  PATIENCE_FAST = 4,
  PATIENCE = 5,
  GATHERED = LANES == 16 ? 3 : 1, /* lanes that have to branch are worth a look for choices */
  QUIET = 256, /* rounds without a solution and without a new puzzle, after which what no pass finds is looked for */
};

/* Counts the solutions in @lanes; lanes of puzzles that have enough are ignored. */
static void
count_solutions (Context *self, SudLanesJob *job, Mask lanes)
{
  State *state = &self->state;
  Mask keep = 0;

  FOR_LANES (lane, lanes)
    {
      uint64_t *count = &job->counts[state->puzzle[lane]];

      state->solved++;
      if (*count == job->limit)
        continue;
      if (job->solution != NULL || *count == 0)
        keep |= (Mask)1 << lane;
      if (++*count == job->limit)
        state->just_given_up = true;
    }
  if (keep == 0 || (job->firsts == NULL && job->solution == NULL))
    return;
  if (count_lanes (keep) >= FEW)
    hand_out_solutions (self, job, keep);
  else
    FOR_LANES (lane, keep)
      write_solution (state, job, (int)lane);
}

/* Whether hardly anything branches. */
OP bool
is_easy (const State *self, const SudLanesJob *job)
{
  return 4 * job->branches < self->solved;
}

/* What became of the lanes. */
typedef struct
{
  Mask dead, solved, stable;
} Outcome;

/* Reasons until few of the @active lanes still change. A lane is perhaps solved where each cell may have one digit: where
 * rows that have all nine digits have 9 * 511 together, each has just 511, which is each digit once; so a lane whose houses
 * have all digits, and whose sum is that, is solved, although no pass has come by since.
 */
OP Outcome
reason_on (State *self, SudLanesJob *job, Mask active)
{
  /* Branching a pass early pays where there is much to branch on. */
  bool fast = job->branches > 2 * self->solved;
  Findings (*pass) (Vec *cells) = fast ? reason_fast : is_easy (self, job) ? reason_easily : reason_thoroughly;
  int patience = fast && is_loose (self, job) ? PATIENCE_LOOSE : fast ? PATIENCE_FAST : PATIENCE;
  int few = count_lanes (active & ~self->waiting) * patience / 8;
  Mask dead = 0, hopeful, changing, solved;
  Vec possible = vec_all (SUD_ALL_DIGITS); /* as it was when the lane died */

  self->hard = job->branches > 4 * self->solved;
  do
    {
      Findings found = pass (self->cells);

      job->passes += (uint64_t)count_lanes (active);
      possible = vec_or (vec_keep (ALL_LANES & ~dead, found.possible), vec_keep (dead, possible));
      dead |= active & (~vec_equal (possible, vec_all (SUD_ALL_DIGITS)) | vec_equal (found.least, vec_all (0)));
      hopeful = active & ~dead & vec_equal (found.sum, vec_all (SUD_SIZE * SUD_ALL_DIGITS));
      changing = active & ~dead & (fast ? vec_nonzero (found.changed) : ~vec_equal (found.sum, self->sum));
      self->sum = found.sum;
    }
  while (count_lanes (changing & ~hopeful) > few);
  if (self->hard && dead != 0)
    learn (self, possible, dead);
  solved = hopeful == 0 ? 0 : hopeful & vec_equal (verify (self->cells), vec_all (SUD_ALL_DIGITS));
  return (Outcome){ dead, solved, active & ~dead & ~solved & ~changing };
}

/* Three cells of a minirow with two digits have no solution, but no pass sees that before all else has been tried, which may
 * be millions of states. Then it pays to look; what the lanes have left behind is soon found to be of the same kind. To look
 * every 32 rounds, and again where any was found, cost the forum's 11+ 8 % (AVX2). Returns: the @active lanes without those.
 */
static Mask
drop_crowds (Context *self, Mask active, Mask solved)
{
  State *state = &self->state;

  if (solved != 0 || self->begun != 0)
    state->quiet = 0;
  else if (state->quiet < QUIET)
    state->quiet++;
  else
    active &= ~vec_equal (find_crowds (state->cells), vec_all (0));
  return active;
}

static void
begin (Context *self, size_t next)
{
  State *state = &self->state;

  begin_waiting (self);
  state->next = next;
  state->just_given_up = state->stop = state->shared = false;
  state->solved = state->died = 0;
  state->failed = 0;
  state->quiet = 0;
  state->waiting = 0;
  state->choice = vec_all (0);
  failures_clear (&state->failures, ALL_LANES);
}

/* Splits @lanes, which have to branch, as soon as it pays. Returns: those that were split */
static Mask
branch_some (Context *self, SudLanesJob *job, Mask lanes)
{
  State *state = &self->state;
  bool last = state->next == job->n, easy = is_easy (state, job);

  state->waiting = lanes;
  if (lanes == 0 || (count_lanes (lanes) < GATHERED && !last && !easy))
    return 0;
  state->waiting = 0;
  return branch (self, job, lanes);
}

static bool
search (Context *self, SudLanesJob *job)
{
  State *state = &self->state;
  Mask active = 0, split = 0;

  while (!state->stop && (active = fill_lanes (self, job, active, split)) != 0)
    {
      Outcome outcome = reason_on (state, job, active);

      state->died += (uint64_t)count_lanes (outcome.dead);
      state->failed |= outcome.dead;
      active = drop_crowds (self, active & ~(outcome.dead | outcome.solved), outcome.solved);
      if (outcome.solved != 0)
        count_solutions (self, job, outcome.solved);
      if (state->just_given_up && state->shared)
        active &= ~given_up_lanes (state, job, active);
      state->just_given_up = false;
      split = branch_some (self, job, outcome.stable & active);
      if (job->cancel != NULL && atomic_load_explicit (job->cancel, memory_order_relaxed))
        state->stop = true;
    }
  return !state->stop;
}

static bool
run (void *context, SudLanesJob *job)
{
  begin (context, 0);
  job->branches = job->passes = 0;
  if (job->n > 0)
    memset (job->counts, 0, job->n * sizeof *job->counts);
  return search (context, job);
}

static bool
go_on (void *context, SudLanesJob *job, const SudSoloRest *rest)
{
  begin (context, job->n);
  for (int i = 0; i < rest->n; i++)
    keep_row (context, rest->rows[i], i);
  return search (context, job);
}
