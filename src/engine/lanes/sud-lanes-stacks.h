/* sud-lanes-stacks.h - where states wait, each as a row of its own: for machines that zip lanes but do not pack them
 *
 *     puzzles ─► row ─┐ transpose     transpose ┌─► rows ─► stack of the lane
 *                     ├───────────► lanes ──────┤
 *     stacks ─► rows ─┘                         └─► rows ─► solutions
 *
 * A lane has a stack of the siblings that it has left behind, all of one puzzle: a free lane goes on with the newest of them,
 * then with a new puzzle, then with what another lane has left. So no puzzle is begun in several places as long as there are
 * others, and what is left of one that has enough solutions is thrown away at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  ROW = 96,      /* candidates of a state, and room to whole cache lines */
  BLOCK = LANES, /* cells that are transposed at once */
  BLOCKS = SUD_CELLS / BLOCK,
};

/* What comes about where lanes are split, before it is transposed. */
typedef struct
{
  Vec cells[SUD_CELLS];
} Siblings;

/* A path leaves one state a branch behind, so stacks are never full. What a row above the top holds is of no use. */
typedef struct
{
  State state;
  uint32_t height[LANES];
  Mask stacked;      /* lanes whose stack is not empty */
  Siblings siblings;
  uint16_t rows[LANES][PATH + 1][ROW] ALIGNED;
} Context;

static void
begin_waiting (Context *self)
{
  memset (self->height, 0, sizeof self->height);
  self->stacked = 0;
}

static inline uint16_t *
get_top (Context *self, int lane)
{
  return self->rows[lane][self->height[lane]];
}

/* LANES rows of LANES candidates, rows and columns exchanged. */
OP void
transpose_lanes (Vec rows[LANES])
{
  vec_swap_parts (rows);
  UNROLL for (int width = 1; width < PART; width *= 2)
    {
      Vec zipped[LANES];

      UNROLL for (int part = 0; part < LANES; part += PART)
        UNROLL for (int i = 0; i < PART / 2; i++)
          {
            zipped[part + 2 * i] = vec_zip_low (rows[part + i], rows[part + i + PART / 2]);
            zipped[part + 2 * i + 1] = vec_zip_high (rows[part + i], rows[part + i + PART / 2]);
          }
      UNROLL for (int i = 0; i < LANES; i++)
        rows[i] = zipped[i];
    }
}

/* Puts row @from[lane] into each of @lanes; the others are to be any rows. */
static NOINLINE void
load_rows (State *state, const uint16_t *const from[LANES], Mask lanes)
{
  const Vec which = vec_keep (lanes, vec_all (-1));
  uint16_t last[SUD_CELLS % BLOCK + 1][LANES] ALIGNED;
  Vec sum = vec_all (0);

  for (int block = 0; block < BLOCKS; block++)
    {
      Vec x[LANES];

      UNROLL for (int lane = 0; lane < LANES; lane++)
        x[lane] = vec_load (from[lane] + block * BLOCK);
      transpose_lanes (x);
      UNROLL for (int k = 0; k < BLOCK; k++)
        {
          Vec *cell = &state->cells[block * BLOCK + k];

          x[k] = vec_choose (which, x[k], vec_load (cell));
          sum = vec_add (sum, x[k]);
          vec_store (cell, x[k]);
        }
    }
  for (int k = 0; k < SUD_CELLS % BLOCK; k++)
    {
      Vec *cell = &state->cells[BLOCKS * BLOCK + k], x;

      for (int lane = 0; lane < LANES; lane++)
        last[k][lane] = from[lane][BLOCKS * BLOCK + k];
      x = vec_choose (which, vec_load (last[k]), vec_load (cell));
      sum = vec_add (sum, x);
      vec_store (cell, x);
    }
  state->sum = sum;
}

/* The lanes of @cells as rows. */
static NOINLINE void
store_rows (const Vec *cells, uint16_t *const to[LANES])
{
  uint16_t last[SUD_CELLS % BLOCK + 1][LANES] ALIGNED;

  for (int block = 0; block < BLOCKS; block++)
    {
      Vec x[LANES];

      UNROLL for (int k = 0; k < BLOCK; k++)
        x[k] = vec_load (&cells[block * BLOCK + k]);
      transpose_lanes (x);
      UNROLL for (int lane = 0; lane < LANES; lane++)
        vec_store (to[lane] + block * BLOCK, x[lane]);
    }
  for (int k = 0; k < SUD_CELLS % BLOCK; k++)
    {
      vec_store (last[k], vec_load (&cells[BLOCKS * BLOCK + k]));
      for (int lane = 0; lane < LANES; lane++)
        to[lane][BLOCKS * BLOCK + k] = last[k][lane];
    }
}

static void
hand_out_solutions (Context *self, SudLanesJob *job, Mask lanes)
{
  uint16_t rows[LANES][ROW] ALIGNED, *to[LANES];
  Vec digits[SUD_CELLS];

  for (int lane = 0; lane < LANES; lane++)
    to[lane] = rows[lane];
  for (int cell = 0; cell < SUD_CELLS; cell++)
    digits[cell] = digit_of (vec_load (&self->state.cells[cell]));
  store_rows (digits, to);
  FOR_LANES (lane, lanes)
    {
      SudGrid grid;

      write_row (rows[lane], &grid);
      hand_out (&self->state, job, self->state.puzzle[lane], &grid);
    }
}

static void
hand_out_rest (Context *self, SudLanesJob *job)
{
}

/* Returns: the newest of a stack that is not empty; it stays what it is until the lane is split */
static const uint16_t *
pop (Context *self, uint32_t lane)
{
  if (--self->height[lane] == 0)
    self->stacked &= ~((Mask)1 << lane);
  return get_top (self, (int)lane);
}

/* Whether @lane, which is free, has left anything behind that is still of use. */
static bool
has_siblings (Context *self, const SudLanesJob *job, uint32_t lane)
{
  Mask bit = (Mask)1 << lane;

  if ((self->stacked & bit) == 0)
    return false;
  if (!has_enough (job, self->state.puzzle[lane]))
    return true;
  self->height[lane] = 0;
  self->stacked &= ~bit;
  return false;
}

/* What another lane has left: its newest, with the puzzle that it is of. */
static const uint16_t *
steal (Context *self, const SudLanesJob *job, uint32_t lane)
{
  while (self->stacked != 0)
    {
      uint32_t other = (uint32_t)__builtin_ctz (self->stacked);

      self->state.puzzle[lane] = self->state.puzzle[other];
      if (has_siblings (self, job, other))
        return pop (self, other);
    }
  return NULL;
}

/* Returns: (nullable): what @lane, which is free, goes on with */
static const uint16_t *
next_state (Context *self, const SudLanesJob *job, uint32_t lane)
{
  State *state = &self->state;

  if (has_siblings (self, job, lane))
    return pop (self, lane);
  if (state->next == job->n)
    return steal (self, job, lane);
  state->puzzle[lane] = (uint32_t)state->next;
  read_row (job->puzzles[state->next], self->rows[lane][0]);
  if (job->bans != NULL)
    self->rows[lane][0][job->bans[state->next].cell] &= (uint16_t)~job->bans[state->next].digits;
  state->next++;
  return self->rows[lane][0];
}

/* Fills free lanes; returns all that are then active. */
static Mask
fill_lanes (Context *self, const SudLanesJob *job, Mask active)
{
  const uint16_t *from[LANES];
  Mask filled = 0;

  for (int lane = 0; lane < LANES; lane++)
    from[lane] = get_top (self, lane);
  FOR_LANES (lane, ALL_LANES & ~active)
    {
      const uint16_t *row = next_state (self, job, lane);

      if (row == NULL)
        break;
      from[lane] = row;
      filled |= (Mask)1 << lane;
    }
  if (filled != 0)
    load_rows (&self->state, from, filled);
  return active | filled;
}

OP void siblings_begin (Siblings *self, Mask lanes) {}
OP void siblings_put (Siblings *self, int cell, Vec x) { vec_store (&self->cells[cell], x); }

/* Above the top of each stack; only those of @lanes grow. */
static void
keep_siblings (Context *self, Mask lanes)
{
  uint16_t *to[LANES];

  for (int lane = 0; lane < LANES; lane++)
    {
      to[lane] = get_top (self, lane);
      self->height[lane] += lanes >> lane & 1;
    }
  self->stacked |= lanes;
  store_rows (self->siblings.cells, to);
}

/* Those of @lanes that may be split: there is always room. */
static Mask
make_room (Context *self, Mask lanes)
{
  return lanes;
}
