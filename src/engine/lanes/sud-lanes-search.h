/* sud-lanes-search.h - the search around the kernel: which state goes into which lane
 *
 *     puzzles ──► fresh ──┐ unpack             pack ┌──► done ──► solutions
 *                         ├─────► lanes ── reason ──┤
 *              ┌► pool ───┘                         └──► dead: the lane is free
 *              └────────────────── branch
 *
 * Lanes are never in step: each takes the next state as soon as its own has died, been solved or been split. The pool is
 * a stack of siblings, newest on top, so that a puzzle once begun is finished before long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#ifndef POOL
#define POOL 2048 /* a test makes it small */
#endif

enum
{
  /* Siblings that wait, at most, before they go ahead of new puzzles, and at least, before new puzzles come again. */
  POOL_HIGH = POOL / 16,
  POOL_LOW = POOL / 32,
  /* Branches on a path, at most: each leaves a digit at least one way less of its six in one of the six bands. */
  PATH = 6 * SUD_SIZE * 5,
  /* With more siblings than this, a branch of all lanes and a path of one may not find room any more. */
  NARROW = POOL - LANES - PATH,
  /* A pass more while more lanes than this still change: flat between 1/4 and 2/3 of the lanes. */
  PATIENCE = LANES / 2,
  FRESH = LANES > GROUP ? LANES : GROUP,
  DONE = FRESH + GROUP,
  FEW = 4,                          /* fewer puzzles than this are not worth transposing */
  SLACK = 32,                       /* a vector past the end of each row, which packing may write and unpacking read */
  /* Rows are 64 bytes more than a multiple of 4 KB, or all 81 would share a set of the first-level cache. */
  STRIDE = POOL + SLACK,
};

typedef struct
{
  Vec cells[SUD_CELLS];
  Vec sum; /* of the cells, as they were after the last change */
  uint16_t pool[SUD_CELLS][STRIDE] ALIGNED;
  uint16_t fresh[SUD_CELLS][FRESH + SLACK] ALIGNED;
  uint16_t done[SUD_CELLS][DONE + SLACK] ALIGNED;
  uint32_t pool_puzzle[POOL];
  uint32_t fresh_puzzle[FRESH];
  uint32_t done_puzzle[DONE];
  uint32_t lane_puzzle[LANES];
  size_t n_pool, n_fresh, n_done, next;
  bool draining;  /* the pool is filled up: siblings go before new puzzles */
  bool any_given_up;  /* ever: states of the pool may be of no use any more */
  bool just_given_up; /* since the lanes were last looked at */
  bool stop;
  uint64_t solved;
} Context;

static inline int
count_lanes (Mask lanes)
{
  return __builtin_popcount (lanes);
}

#define FOR_LANES(lane, lanes) for (Mask rest = (lanes), lane; rest != 0 && (lane = (Mask)__builtin_ctz (rest), 1); rest &= rest - 1)

static void
read_puzzle (const char *line, uint16_t *rows)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      unsigned digit = ((unsigned char)line[cell] | 0x30u) - '1';

      rows[cell * (FRESH + SLACK)] = digit < SUD_SIZE ? (uint16_t)(1u << digit) : SUD_ALL_DIGITS;
    }
}

/* Reads the next puzzles into `fresh`. */
static NOINLINE void
read_puzzles (Context *self, const SudLanesJob *job)
{
  const char *const *lines = job->puzzles + self->next;
  size_t n = job->n - self->next < FRESH ? job->n - self->next : FRESH;

  for (size_t i = 0; i < n && n < FEW; i++)
    read_puzzle (lines[i], &self->fresh[0][i]);
  for (size_t group = 0; group < n && n >= FEW; group += GROUP)
    {
      const char *sixteen[GROUP];

      for (size_t i = 0; i < GROUP; i++)
        sixteen[i] = lines[group + i < n ? group + i : n - 1];
      read_group (sixteen, &self->fresh[0][group], FRESH + SLACK);
    }
  for (size_t i = 0; i < n; i++)
    self->fresh_puzzle[i] = (uint32_t)(self->next + i);
  self->n_fresh = n;
  self->next += n;
}

static void
hand_out (Context *self, SudLanesJob *job, uint32_t puzzle, const SudGrid *grid)
{
  if (job->firsts != NULL)
    job->firsts[puzzle] = *grid;
  if (job->solution != NULL && !self->stop && !job->solution (puzzle, grid, job->data))
    self->stop = true;
}

/* The solution of one lane, without waiting for others. */
static void
write_solution (Context *self, SudLanesJob *job, int lane)
{
  const uint16_t *state = (const uint16_t *)self->cells + lane;
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = (uint8_t)(__builtin_ctz (state[cell * LANES]) + 1);
  hand_out (self, job, self->lane_puzzle[lane], &grid);
}

static NOINLINE void
write_solutions (Context *self, SudLanesJob *job, size_t n)
{
  SudGrid grids[GROUP];

  self->n_done -= n;
  write_group (&self->done[0][self->n_done], DONE + SLACK, grids);
  for (size_t i = 0; i < n; i++)
    hand_out (self, job, self->done_puzzle[self->n_done + i], &grids[i]);
}

/* Queues the solutions in @lanes. */
static NOINLINE void
queue_solutions (Context *self, SudLanesJob *job, Mask lanes)
{
  Packing packing = packing_for_pack (lanes);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Vec single = vec_load (&self->cells[cell]);
      Vec digit = vec_add (vec_popcount (vec_add (single, vec_all (-1))), vec_all (1));

      vec_pack (&self->done[cell][self->n_done], digit, packing);
    }
  FOR_LANES (lane, lanes)
    self->done_puzzle[self->n_done++] = self->lane_puzzle[lane];
  while (self->n_done >= GROUP)
    write_solutions (self, job, GROUP);
}

/* Counts the solutions in @lanes; lanes of puzzles that have enough are ignored. */
static void
count_solutions (Context *self, SudLanesJob *job, Mask lanes)
{
  Mask keep = 0;

  FOR_LANES (lane, lanes)
    {
      uint64_t *count = &job->counts[self->lane_puzzle[lane]];

      self->solved++;
      if (*count == job->limit)
        continue;
      if (job->solution != NULL || *count == 0)
        keep |= (Mask)1 << lane;
      if (++*count == job->limit)
        self->any_given_up = self->just_given_up = true;
    }
  if (keep == 0 || (job->firsts == NULL && job->solution == NULL))
    return;
  if (count_lanes (keep) >= FEW)
    queue_solutions (self, job, keep);
  else
    FOR_LANES (lane, keep)
      write_solution (self, job, (int)lane);
}

static Mask
given_up_lanes (const Context *self, const SudLanesJob *job, Mask lanes)
{
  Mask given_up = 0;

  FOR_LANES (lane, lanes)
    if (job->counts[self->lane_puzzle[lane]] == job->limit)
      given_up |= (Mask)1 << lane;
  return given_up;
}

/* Puts up to as many states as there are free lanes from the end of @rows into lanes. Returns the lanes filled. */
static Mask
unpack_states (Context *self, const uint16_t *rows, size_t stride, const uint32_t *puzzles, size_t *n, Mask free_lanes)
{
  size_t take = *n < (size_t)count_lanes (free_lanes) ? *n : (size_t)count_lanes (free_lanes);
  size_t from = *n - take;
  Mask lanes = free_lanes;
  Vec sum = vec_all (0);
  Packing packing;

  while ((size_t)count_lanes (lanes) > take)
    lanes &= ~((Mask)1 << (31 - __builtin_clz (lanes)));
  packing = packing_for_unpack (lanes);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Vec x = vec_unpack (vec_load (&self->cells[cell]), rows + cell * stride + from, packing);

      sum = vec_add (sum, x);
      vec_store (&self->cells[cell], x);
    }
  self->sum = sum;
  FOR_LANES (lane, lanes)
    self->lane_puzzle[lane] = puzzles[from++];
  *n -= take;
  return lanes;
}

/* Whether the next state comes from the pool: when that is filled up, or when there is no new puzzle. */
static bool
prefer_pool (Context *self, const SudLanesJob *job)
{
  if (self->n_pool >= POOL_HIGH)
    self->draining = true;
  else if (self->n_pool < POOL_LOW)
    self->draining = false;
  if (self->any_given_up)
    while (self->n_pool > 0 && job->counts[self->pool_puzzle[self->n_pool - 1]] == job->limit)
      self->n_pool--;
  return self->n_pool > 0 && (self->draining || (self->n_fresh == 0 && self->next == job->n));
}

/* Fills free lanes; returns all that are then active. */
static Mask
fill_lanes (Context *self, const SudLanesJob *job, Mask active)
{
  while (active != ALL_LANES)
    if (prefer_pool (self, job))
      {
        Mask taken = unpack_states (self, &self->pool[0][0], STRIDE, self->pool_puzzle, &self->n_pool,
                                    ALL_LANES & ~active);

        active |= taken & ~(self->any_given_up ? given_up_lanes (self, job, taken) : 0);
      }
    else if (self->n_fresh > 0)
      active |= unpack_states (self, &self->fresh[0][0], FRESH + SLACK, self->fresh_puzzle, &self->n_fresh,
                               ALL_LANES & ~active);
    else if (self->next < job->n)
      read_puzzles (self, job);
    else
      break;
  return active;
}

/* Splits @lanes. With little room left only lane 0 is split, whose path needs no more than that, and the others wait until
 * it is at its end: lane 0 is never idle as long as there is anything in the pool.
 */
static void
split_lanes (Context *self, SudLanesJob *job, Mask lanes)
{
  if (self->n_pool > NARROW)
    lanes &= 1;
  if (lanes == 0)
    return;
  job->branches += (uint64_t)count_lanes (lanes);
  lanes = branch (self->cells, &self->sum, lanes, &self->pool[0][0], STRIDE, self->n_pool);
  FOR_LANES (lane, lanes)
    self->pool_puzzle[self->n_pool++] = self->lane_puzzle[lane];
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
static Outcome
reason_on (Context *self, SudLanesJob *job, Mask active)
{
  /* Branching a pass early pays where there is much to branch on. */
  bool fast = job->branches > 2 * self->solved;
  int few = count_lanes (active) * PATIENCE / LANES;
  Mask dead, hopeful, changing, solved;

  do
    {
      Findings found = fast ? reason_fast (self->cells) : reason_thoroughly (self->cells);

      job->passes += (uint64_t)count_lanes (active);
      dead = active & (~vec_equal (found.possible, vec_all (SUD_ALL_DIGITS)) | vec_equal (found.least, vec_all (0)));
      hopeful = active & ~dead & vec_equal (found.sum, vec_all (SUD_SIZE * SUD_ALL_DIGITS));
      changing = active & ~dead & (fast ? vec_nonzero (found.changed) : ~vec_equal (found.sum, self->sum));
      self->sum = found.sum;
    }
  while (count_lanes (changing & ~hopeful) > few);
  solved = hopeful == 0 ? 0 : hopeful & vec_equal (verify (self->cells), vec_all (SUD_ALL_DIGITS));
  return (Outcome){ dead, solved, active & ~dead & ~solved & ~changing };
}

static void
begin (Context *self, SudLanesJob *job)
{
  self->n_pool = self->n_fresh = self->n_done = self->next = 0;
  self->draining = self->any_given_up = self->just_given_up = self->stop = false;
  self->solved = 0;
  job->branches = job->passes = 0;
  if (job->n > 0)
    memset (job->counts, 0, job->n * sizeof *job->counts);
}

static bool
run (void *context, SudLanesJob *job)
{
  Context *self = context;
  Mask active = 0;

  begin (self, job);
  while (!self->stop && (active = fill_lanes (self, job, active)) != 0)
    {
      Outcome outcome = reason_on (self, job, active);

      active &= ~(outcome.dead | outcome.solved);
      if (outcome.solved != 0)
        count_solutions (self, job, outcome.solved);
      if (self->just_given_up)
        active &= ~given_up_lanes (self, job, active);
      self->just_given_up = false;
      outcome.stable &= active;
      split_lanes (self, job, outcome.stable);
      if (job->cancel != NULL && atomic_load_explicit (job->cancel, memory_order_relaxed))
        self->stop = true;
    }
  while (self->n_done > 0)
    write_solutions (self, job, self->n_done < GROUP ? self->n_done : GROUP);
  return !self->stop;
}
