/* sud-lanes-packed.h - where states wait, cell by cell: for machines that pack lanes in one instruction
 *
 *     puzzles ──► fresh ──┐ unpack             pack ┌──► done ──► solutions
 *                         ├─────► lanes ── reason ──┤
 *              ┌► pool ───┘                         └──► dead: the lane is free
 *              └────────────────── branch
 *
 * The pool is a stack of siblings, newest on top, so that a puzzle once begun is finished before long.
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
  /* With more siblings than this, a branch of all lanes and a path of one may not find room any more. */
  NARROW = POOL - LANES - PATH,
  FRESH = LANES > GROUP ? LANES : GROUP,
  DONE = FRESH + GROUP,
  SLACK = 32, /* a vector past the end of each row, which packing may write and unpacking read */
  /* Rows are 64 bytes more than a multiple of 4 KB, or all 81 would share a set of the first-level cache. */
  STRIDE = POOL + SLACK,
};

/* Where siblings are packed to as they come about. */
typedef struct
{
  uint16_t *top;
  Packing lanes;
} Siblings;

typedef struct
{
  State state;
  Siblings siblings;
  uint16_t pool[SUD_CELLS][STRIDE] ALIGNED;
  uint16_t fresh[SUD_CELLS][FRESH + SLACK] ALIGNED;
  uint16_t done[SUD_CELLS][DONE + SLACK] ALIGNED;
  uint32_t pool_puzzle[POOL];
  uint32_t fresh_puzzle[FRESH];
  uint32_t done_puzzle[DONE];
  size_t n_pool, n_fresh, n_done;
  bool draining; /* the pool is filled up: siblings go before new puzzles */
} Context;

static void
begin_waiting (Context *self)
{
  self->n_pool = self->n_fresh = self->n_done = 0;
  self->draining = false;
}

/* 16 rows of 16 bytes, rows and columns exchanged: four rounds of zipping row i with row i + 8. */
OP void
transpose (Bytes rows[GROUP])
{
  UNROLL for (int round = 0; round < 4; round++)
    {
      Bytes zipped[GROUP];

      UNROLL for (int i = 0; i < GROUP / 2; i++)
        {
          zipped[2 * i] = bytes_zip_low (rows[i], rows[i + GROUP / 2]);
          zipped[2 * i + 1] = bytes_zip_high (rows[i], rows[i + GROUP / 2]);
        }
      UNROLL for (int i = 0; i < GROUP; i++)
        rows[i] = zipped[i];
    }
}

/* Puzzles and a vector a cell: 16 lines of 81 bytes become 16 bytes of each cell, and those 16 lanes. */
static void
read_group (const char *const lines[GROUP], uint16_t *rows, size_t stride)
{
  for (int block = 0; block < SUD_CELLS / GROUP * GROUP; block += GROUP)
    {
      Bytes bytes[GROUP];

      UNROLL for (int i = 0; i < GROUP; i++)
        bytes[i] = bytes_load (lines[i] + block);
      transpose (bytes);
      UNROLL for (int i = 0; i < GROUP; i++)
        store_candidates (rows + (block + i) * stride, bytes[i]);
    }
  {
    uint8_t last[GROUP];

    for (int i = 0; i < GROUP; i++)
      last[i] = (uint8_t)lines[i][SUD_CELLS - 1];
    store_candidates (rows + (SUD_CELLS - 1) * stride, bytes_load (last));
  }
}

static void
write_group (const uint16_t *rows, size_t stride, SudGrid grids[GROUP])
{
  for (int block = 0; block < SUD_CELLS / GROUP * GROUP; block += GROUP)
    {
      Bytes bytes[GROUP];

      UNROLL for (int i = 0; i < GROUP; i++)
        bytes[i] = bytes_narrow (rows + (block + i) * stride);
      transpose (bytes);
      UNROLL for (int i = 0; i < GROUP; i++)
        bytes_store (grids[i].digit + block, bytes[i]);
    }
  for (int i = 0; i < GROUP; i++)
    grids[i].digit[SUD_CELLS - 1] = (uint8_t)rows[(SUD_CELLS - 1) * stride + i];
}

static void
read_puzzle (const char *line, uint16_t *rows)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      unsigned digit = ((unsigned char)line[cell] | 0x30u) - '1';

      rows[cell * (FRESH + SLACK)] = digit < SUD_SIZE ? (uint16_t)(1u << digit) : SUD_ALL_DIGITS;
    }
}

/* The next @n puzzles in `fresh` without what is banned of them. */
static void
ban_digits (Context *self, const SudLanesBan *bans, size_t n)
{
  for (size_t i = 0; i < n; i++)
    self->fresh[bans[i].cell][i] &= (uint16_t)~bans[i].digits;
}

/* Reads the next puzzles into `fresh`. */
static NOINLINE void
read_puzzles (Context *self, const SudLanesJob *job)
{
  const char *const *lines = job->puzzles + self->state.next;
  size_t n = job->n - self->state.next < FRESH ? job->n - self->state.next : FRESH;

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
    self->fresh_puzzle[i] = (uint32_t)(self->state.next + i);
  if (job->bans != NULL)
    ban_digits (self, job->bans + self->state.next, n);
  self->n_fresh = n;
  self->state.next += n;
}

static NOINLINE void
write_solutions (Context *self, SudLanesJob *job, size_t n)
{
  SudGrid grids[GROUP];

  self->n_done -= n;
  write_group (&self->done[0][self->n_done], DONE + SLACK, grids);
  for (size_t i = 0; i < n; i++)
    hand_out (&self->state, job, self->done_puzzle[self->n_done + i], &grids[i]);
}

/* Queues the solutions in @lanes, until there are enough to transpose. */
static NOINLINE void
hand_out_solutions (Context *self, SudLanesJob *job, Mask lanes)
{
  Packing packing = packing_for_pack (lanes);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    vec_pack (&self->done[cell][self->n_done], digit_of (vec_load (&self->state.cells[cell])), packing);
  FOR_LANES (lane, lanes)
    self->done_puzzle[self->n_done++] = self->state.puzzle[lane];
  while (self->n_done >= GROUP)
    write_solutions (self, job, GROUP);
}

static void
hand_out_rest (Context *self, SudLanesJob *job)
{
  while (self->n_done > 0)
    write_solutions (self, job, self->n_done < GROUP ? self->n_done : GROUP);
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
      Vec x = vec_unpack (vec_load (&self->state.cells[cell]), rows + cell * stride + from, packing);

      sum = vec_add (sum, x);
      vec_store (&self->state.cells[cell], x);
    }
  self->state.sum = sum;
  FOR_LANES (lane, lanes)
    self->state.puzzle[lane] = puzzles[from++];
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
  if (self->state.any_given_up)
    while (self->n_pool > 0 && has_enough (job, self->pool_puzzle[self->n_pool - 1]))
      self->n_pool--;
  return self->n_pool > 0 && (self->draining || (self->n_fresh == 0 && self->state.next == job->n));
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

        active |= taken & ~(self->state.any_given_up ? given_up_lanes (&self->state, job, taken) : 0);
      }
    else if (self->n_fresh > 0)
      active |= unpack_states (self, &self->fresh[0][0], FRESH + SLACK, self->fresh_puzzle, &self->n_fresh,
                               ALL_LANES & ~active);
    else if (self->state.next < job->n)
      read_puzzles (self, job);
    else
      break;
  return active;
}

OP void
siblings_begin (Siblings *self, Mask lanes)
{
  self->lanes = packing_for_pack (lanes);
}

OP void
siblings_put (Siblings *self, int cell, Vec x)
{
  vec_pack (self->top + cell * STRIDE, x, self->lanes);
}

static void
keep_siblings (Context *self, Mask lanes)
{
  FOR_LANES (lane, lanes)
    self->pool_puzzle[self->n_pool++] = self->state.puzzle[lane];
}

/* Those of @lanes that may be split. With little room left it is only lane 0, whose path needs no more than that, and the
 * others wait until it is at its end: lane 0 is never idle as long as there is anything in the pool.
 */
static Mask
make_room (Context *self, Mask lanes)
{
  self->siblings.top = &self->pool[0][self->n_pool];
  return self->n_pool > NARROW ? lanes & 1 : lanes;
}
