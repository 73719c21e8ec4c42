/* sud-lanes-stacks.h - where states wait, each as a row of its own
 *
 *     puzzles ─► row ─┐ transpose     transpose ┌─► rows ─► stack of the lane
 *                     ├───────────► lanes ──────┤
 *     stacks ─► rows ─┘                         └─► rows ─► solutions
 *
 * A lane has a stack of the siblings that it has left behind, all of one puzzle: a free lane goes on with the newest of them,
 * then with a new puzzle, then with what another lane has left. So no puzzle is begun in several places as long as there are
 * others, and what is left of one that has enough solutions is thrown away at once.
 *
 * What was tried for AVX-512, on a Zen 4 core (to rows that are strips of 16 lanes, packed before they are transposed):
 *
 *     one pool of packed cells for all lanes  Serg's list -31 %, easy-34 -8 %, naked singles -5 %, forum 11+ and 1106 +6 %;
 *                                             and no failures could be learnt from there, for lanes take any puzzle's states
 *     transposing 32 lanes and 32 cells       forum 11+ -17 % (second look)
 *     reading parts by inserting halves from  within 3 % either way
 *       memory instead of swapping them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

enum
{
  ROW = SUD_LANES_ROW,
  CHOICE = SUD_CELLS, /* where in a row the choice is that it came from */
  BLOCKS = SUD_CELLS / STRIP, /* of cells that are transposed at once */
  REST = SUD_CELLS % STRIP,
  KEPT = SUD_SOLO_BRANCHES / LANES + 1, /* rows that a puzzle alone leaves to each lane, at most */
};

/* A path leaves one state a branch behind, on what was there when the search began, so stacks are never full. */
typedef struct
{
  State state;
  uint16_t *top[LANES];    /* the row above the stack of each lane: what it holds is of no use */
  Mask stacked;            /* lanes whose stack is not empty */
  Mask begun;              /* lanes that were filled with new puzzles when lanes were last filled */
  uint16_t spare[ROW] ALIGNED;
  uint16_t rows[LANES][PATH + KEPT + 1][ROW] ALIGNED;
} Context;

static void
begin_waiting (Context *self)
{
  for (int lane = 0; lane < LANES; lane++)
    self->top[lane] = self->rows[lane][0];
  self->stacked = 0;
}

/* Lanes, and the row of each place in the strips that they go to: places of no lane have rows of no use. */
typedef struct
{
  Mask lanes;
  uint16_t *at[LANES];
  int n;
} Rows;

OP void
rows_begin (Rows *self, Context *context)
{
  self->lanes = 0;
  self->n = 0;
  UNROLL for (int i = 0; i < LANES; i++)
    self->at[i] = HAVE_PACKING ? context->spare : context->top[i];
}

/* Lanes come in ascending order. */
OP void
rows_add (Rows *self, uint32_t lane, uint16_t *row)
{
  self->at[HAVE_PACKING ? self->n++ : (int)lane] = row;
  self->lanes |= (Mask)1 << lane;
}

/* Returns: as many of @lanes as go into a strip, the lowest ones */
OP Mask
first_lanes (Mask lanes)
{
  while (LANES > STRIP && count_lanes (lanes) > STRIP)
    lanes &= ~((Mask)1 << (31 - __builtin_clz (lanes)));
  return lanes;
}

/* STRIP rows of STRIP candidates, rows and columns exchanged; as vectors, two of these side by side. */
#define TRANSPOSE(name, Type, type)                                                                                    \
  OP void name (Type rows[STRIP])                                                                                      \
  {                                                                                                                    \
    type##_swap_parts (rows);                                                                                          \
    UNROLL for (int width = 1; width < PART; width *= 2)                                                               \
      {                                                                                                                \
        Type zipped[STRIP];                                                                                            \
                                                                                                                       \
        UNROLL for (int part = 0; part < STRIP; part += PART)                                                          \
          UNROLL for (int i = 0; i < PART / 2; i++)                                                                    \
            {                                                                                                          \
              zipped[part + 2 * i] = type##_zip_low (rows[part + i], rows[part + i + PART / 2]);                       \
              zipped[part + 2 * i + 1] = type##_zip_high (rows[part + i], rows[part + i + PART / 2]);                  \
            }                                                                                                          \
        UNROLL for (int i = 0; i < STRIP; i++)                                                                         \
          rows[i] = zipped[i];                                                                                         \
      }                                                                                                                \
  }

TRANSPOSE (transpose, Strip, strip)
#if HAVE_PACKING
TRANSPOSE (transpose_pairs, Vec, pair)
#endif

OP void
put (State *state, int cell, Vec y, Vec *sum)
{
  *sum = vec_add (*sum, y);
  vec_store (&state->cells[cell], y);
}

/* One after the other, what does not fit into blocks. */
OP void
load_last_cells (State *state, const Rows *rows, Order order, bool both, Vec *sum)
{
  uint16_t last[LANES] ALIGNED;

  for (int k = BLOCKS * STRIP; k < SUD_CELLS; k++)
    {
      for (int i = 0; i < (both ? LANES : STRIP); i++)
        last[i] = rows->at[i][k];
      put (state, k, both ? pairs_unpack (vec_load (last), vec_load (&state->cells[k]), order)
                          : strip_unpack (strip_load (last), vec_load (&state->cells[k]), order), sum);
    }
}

OP void
load_strip (State *state, const Rows *rows)
{
  const Order order = order_to_unpack (rows->lanes);
  Vec sum = vec_all (0);

  for (int block = 0; block < BLOCKS; block++)
    {
      Strip x[STRIP];

      UNROLL for (int i = 0; i < STRIP; i++)
        x[i] = strip_load (rows->at[i] + block * STRIP);
      transpose (x);
      UNROLL for (int k = 0; k < STRIP; k++)
        {
          int cell = block * STRIP + k;

          put (state, cell, strip_unpack (x[k], vec_load (&state->cells[cell]), order), &sum);
        }
    }
  load_last_cells (state, rows, order, false, &sum);
  state->sum = sum;
}

#if HAVE_PACKING
OP void
load_pairs (State *state, const Rows *rows)
{
  Order order = order_to_unpack (rows->lanes);
  Vec sum = vec_all (0);

  load_last_cells (state, rows, order, true, &sum);
  order = order_of_pairs (order);
  for (int block = 0; block < BLOCKS; block++)
    {
      Vec x[STRIP];

      UNROLL for (int i = 0; i < STRIP; i++)
        x[i] = pair_load (rows->at[i] + block * STRIP, rows->at[i + STRIP] + block * STRIP);
      transpose_pairs (x);
      UNROLL for (int k = 0; k < STRIP; k++)
        {
          int cell = block * STRIP + k;

          put (state, cell, pairs_unpack (x[k], vec_load (&state->cells[cell]), order), &sum);
        }
    }
  state->sum = sum;
}
#else
OP void load_pairs (State *state, const Rows *rows) {}
#endif

/* Puts @rows into their lanes; the others are left alone. */
static NOINLINE void
load_rows (State *state, const Rows *rows)
{
  if (HAVE_PACKING && rows->n > STRIP)
    load_pairs (state, rows);
  else
    load_strip (state, rows);
}

/* The lanes of @cells as @rows. */
static NOINLINE void
store_rows (const Vec *cells, const Rows *rows)
{
  const Order order = order_to_pack (rows->lanes);
  uint16_t last[REST + 1][STRIP] ALIGNED;

  for (int block = 0; block < BLOCKS; block++)
    {
      Strip x[STRIP];

      UNROLL for (int k = 0; k < STRIP; k++)
        x[k] = strip_pack (vec_load (&cells[block * STRIP + k]), order);
      transpose (x);
      UNROLL for (int i = 0; i < STRIP; i++)
        strip_store (rows->at[i] + block * STRIP, x[i]);
    }
  for (int k = 0; k < REST; k++)
    {
      strip_store (last[k], strip_pack (vec_load (&cells[BLOCKS * STRIP + k]), order));
      for (int i = 0; i < STRIP; i++)
        rows->at[i][BLOCKS * STRIP + k] = last[k][i];
    }
}

static void
hand_out_solutions (Context *self, SudLanesJob *job, Mask lanes)
{
  uint16_t rows[LANES][ROW] ALIGNED;

  for (Mask some, left = lanes; left != 0; left &= ~some)
    {
      Rows to;

      rows_begin (&to, self);
      some = first_lanes (left);
      FOR_LANES (lane, some)
        rows_add (&to, lane, rows[lane]);
      store_rows (self->state.cells, &to);
    }
  FOR_LANES (lane, lanes)
    {
      SudGrid grid;

      write_row (rows[lane], &grid);
      hand_out (&self->state, job, self->state.puzzle[lane], &grid);
    }
}

/* Returns: the newest of a stack that is not empty; it stays what it is until the lane is split */
static uint16_t *
pop (Context *self, uint32_t lane)
{
  self->top[lane] -= ROW;
  if (self->top[lane] == self->rows[lane][0])
    self->stacked &= ~((Mask)1 << lane);
  return self->top[lane];
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
  self->top[lane] = self->rows[lane][0];
  self->stacked &= ~bit;
  return false;
}

/* What another lane has left: its newest, with the puzzle that it is of. */
static uint16_t *
steal (Context *self, const SudLanesJob *job, uint32_t lane)
{
  self->state.shared = true;
  self->state.failed |= (Mask)1 << lane;
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
static uint16_t *
next_state (Context *self, const SudLanesJob *job, uint32_t lane)
{
  State *state = &self->state;

  if (has_siblings (self, job, lane))
    return pop (self, lane);
  if (state->next == job->n)
    return steal (self, job, lane);
  state->puzzle[lane] = (uint32_t)state->next;
  self->begun |= (Mask)1 << lane;
  read_row (job->puzzles[state->next], self->rows[lane][0]);
  if (job->bans != NULL)
    self->rows[lane][0][job->bans[state->next].cell] &= (uint16_t)~job->bans[state->next].digits;
  self->rows[lane][0][CHOICE] = 0;
  state->next++;
  return self->rows[lane][0];
}

/* Fills free lanes: @split ones with what is above their stacks. Returns: all that are then active */
static Mask
fill_lanes (Context *self, const SudLanesJob *job, Mask active, Mask split)
{
  State *state = &self->state;
  uint16_t *rows[LANES], *row;
  Mask filled = split;
  Rows from;

  self->begun = 0;
  FOR_LANES (lane, split)
    rows[lane] = self->top[lane];
  FOR_LANES (lane, ALL_LANES & ~(active | split))
    {
      row = next_state (self, job, lane);
      if (row == NULL)
        break;
      rows[lane] = row;
      filled |= (Mask)1 << lane;
    }
  rows_begin (&from, self);
  FOR_LANES (lane, filled)
    {
      ((uint16_t *)&state->choice)[lane] = rows[lane][CHOICE];
      rows_add (&from, lane, rows[lane]);
    }
  if (filled != 0)
    load_rows (state, &from);
  state->failed &= ~self->begun;
  if ((self->begun & state->failures.lanes) != 0)
    failures_clear (&state->failures, self->begun);
  return active | filled;
}

/* Writes the states of @lanes above their stacks. */
static void
keep_lanes (Context *self, Mask lanes)
{
  for (Mask some; lanes != 0; lanes &= ~some)
    {
      Rows to;

      rows_begin (&to, self);
      some = first_lanes (lanes);
      FOR_LANES (lane, some)
        rows_add (&to, lane, self->top[lane]);
      store_rows (self->state.cells, &to);
    }
}

/* State @i of what is left of the only puzzle. */
static void
keep_row (Context *self, const uint16_t row[SUD_CELLS], int i)
{
  int lane = i % LANES;

  memcpy (self->top[lane], row, SUD_CELLS * sizeof row[0]);
  self->top[lane][CHOICE] = 0;
  self->top[lane] += ROW;
  self->state.puzzle[lane] = 0;
  self->stacked |= (Mask)1 << lane;
}
