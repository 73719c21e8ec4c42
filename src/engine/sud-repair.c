/* sud-repair.c - the changes that give a grid without a solution, or with several, exactly one
 *
 *     each slip mended ──► a suspect is changed? ──► nothing clashes, and ──► batches of ──► one solution:
 *                          (seldom)                  singles go through?      the fast       it is kept
 *                                                    (seldom)                 engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-repair.h"

#include "sud-cancel.h"
#include "sud-lanes.h"
#include "sud-propagation.h"
#include "sud-strategy.h"
#include "sud-symmetry.h"

#include <stdlib.h>
#include <string.h>

/* The likelihood of a slip, in tenths of a power of ten: the weight of its kind, by the number of places where it can
 * happen in a puzzle of 27 givens. A wrong digit is the commonest slip in codes that people copy, and an exchange of
 * neighbours the next (Verhoeff 1969). Codes have no blanks, which are as easily counted wrong: all other weights are
 * guesses. They need not be good ones: twice the weight is three more.
 */
enum
{
  LOOKS_ALIKE = 16, /* a weight of 19, in 27 givens, for 1.8 digits */
  KEY_BESIDE = 13,  /* 16, in 27 givens, for 3.1 digits */
  OTHER_DIGIT = 11, /* 13, in 27 givens, for the 4 digits that are left */
  SWAPPED = 18,     /* 10, in 15 pairs of digits */
  MOVED = 15,       /* 10, in 35 pairs of a digit and a blank */
  UP_OR_DOWN = 13,  /* 10, in 50 pairs of cells one above the other */
  BLANK_SHIFT = 12, /* 6, in 36 runs of blanks that are one too long or too short */
  DIGIT_LEFT = 10,  /* 3, in 27 givens */
  DIGIT_TWICE = 13, /* 5, in 27 givens: keys stick */
  ADJACENT = 14,    /* 1, in the two pairs of rows and two of columns that stand in two bands */
  EXCHANGED = 3,    /* 1, in 50 other pairs */
  DIGIT_EXTRA = 9,  /* 4, in 54 blanks */
  SYMMETRIC = 20,   /* added where what was meant has a symmetry: by chance hardly any puzzle has */
};

enum
{
  BATCH = 128,
};

typedef struct
{
  const SudGrid *grid;
  SudCells suspects;
  int last;
  const atomic_bool *cancel;
  SudSlip *slips; /* sorted */
  int n;
  SudSlip batch[BATCH]; /* to be searched */
  int n_batch;
} SlipSearch;

/* The digits that a reader takes for each digit, as bits. */
static const uint16_t alike[SUD_SIZE + 1] = {
  0, 1 << 7, 0, 1 << 5 | 1 << 8, 1 << 9, 1 << 3 | 1 << 6, 1 << 5 | 1 << 8 | 1 << 9, 1 << 1, 1 << 3 | 1 << 6 | 1 << 9,
  1 << 4 | 1 << 6 | 1 << 8,
};

/* In a row of keys, or on a pad. */
static bool
is_key_beside (int a, int b)
{
  return abs (a - b) == 1 || abs (a - b) == 3;
}

static bool
is_symmetric (const SudGrid *grid)
{
  static const SudSymmetryId symmetries[] = { SUD_SYMMETRY_HALF_TURN, SUD_SYMMETRY_LEFT_RIGHT, SUD_SYMMETRY_TOP_BOTTOM,
                                              SUD_SYMMETRY_DIAGONAL, SUD_SYMMETRY_ANTIDIAGONAL };
  SudCells filled = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      sud_cells_add (&filled, cell);
  for (size_t i = 0; i < sizeof symmetries / sizeof *symmetries; i++)
    if (sud_symmetry_holds (symmetries[i], filled))
      return true;
  return false;
}

static bool
is_likelier (const SlipSearch *self, const SudSlip *a, const SudSlip *b)
{
  int near_a = abs (a->from - self->last), near_b = abs (b->from - self->last);

  return a->likelihood != b->likelihood ? a->likelihood > b->likelihood
         : near_a != near_b             ? near_a < near_b
                                        : a->from < b->from;
}

/* Sorts @slip in; of two that mean the same grid the likelier one stays. */
static void
keep_slip (SlipSearch *self, const SudSlip *slip)
{
  int i = 0;

  while (i < self->n && memcmp (&self->slips[i].meant, &slip->meant, sizeof slip->meant) != 0)
    i++;
  if (i == self->n && self->n < SUD_MAX_SLIPS)
    self->n++;
  else if (!is_likelier (self, slip, &self->slips[i == self->n ? --i : i]))
    return;
  for (; i > 0 && is_likelier (self, slip, &self->slips[i - 1]); i--)
    self->slips[i] = self->slips[i - 1];
  self->slips[i] = *slip;
}

/* Returns: false if it was cancelled or there is no memory */
static bool
search_batch (SlipSearch *self)
{
  SudLanes *lanes = sud_lanes_for_thread ();
  const char *puzzles[BATCH];
  uint64_t counts[BATCH];
  SudLanesJob job = { .n = (size_t)self->n_batch, .puzzles = puzzles, .limit = 2, .counts = counts,
                      .cancel = self->cancel };

  for (int i = 0; i < self->n_batch; i++)
    puzzles[i] = (const char *)self->batch[i].meant.digit;
  if (lanes == NULL || !sud_lanes_run (lanes, &job))
    return false;
  for (int i = 0; i < self->n_batch; i++)
    if (counts[i] == 1)
      {
        self->batch[i].likelihood += is_symmetric (&self->batch[i].meant) ? SYMMETRIC : 0;
        keep_slip (self, &self->batch[i]);
      }
  self->n_batch = 0;
  return true;
}

static bool
changes_suspect (const SlipSearch *self, const SudGrid *meant)
{
  SUD_EACH_CELL (cell, self->suspects)
    if (meant->digit[cell] != self->grid->digit[cell])
      return true;
  return false;
}

/* Digits that still clash have no solution, and singles see most of the others. Returns: false if it was cancelled */
static bool
propose_slip (SlipSearch *self, SudSlipKind kind, int from, int to, int likelihood, const SudGrid *meant)
{
  SudContradiction why;

  if (!changes_suspect (self, meant) || sud_grid_count_filled (meant) < SUD_MIN_CLUES || !sud_grid_is_valid (meant)
      || sud_contradiction_find (meant, &why))
    return true;
  self->batch[self->n_batch++]
      = (SudSlip){ .meant = *meant, .kind = kind, .from = (uint8_t)from, .to = (uint8_t)to, .likelihood = likelihood };
  return self->n_batch < BATCH || search_batch (self);
}

static bool
propose_digits (SlipSearch *self)
{
  SUD_EACH_CELL (cell, self->suspects)
    for (int digit = 0; digit <= SUD_SIZE; digit++)
      {
        SudGrid meant = *self->grid;
        int typed = meant.digit[cell];

        meant.digit[cell] = (uint8_t)digit;
        if (!propose_slip (self, digit == 0 ? SUD_SLIP_EXTRA : SUD_SLIP_DIGIT, (int)cell, (int)cell,
                           digit == 0                     ? DIGIT_EXTRA
                           : alike[typed] & 1 << digit    ? LOOKS_ALIKE
                           : is_key_beside (typed, digit) ? KEY_BESIDE
                                                          : OTHER_DIGIT,
                           &meant))
          return false;
      }
  return true;
}

static bool
propose_swap (SlipSearch *self, int from, int to, int likelihood)
{
  SudGrid meant = *self->grid;

  meant.digit[from] = self->grid->digit[to];
  meant.digit[to] = self->grid->digit[from];
  return propose_slip (self, SUD_SLIP_SWAP, from, to, likelihood, &meant);
}

static bool
propose_swaps (SlipSearch *self)
{
  const uint8_t *digit = self->grid->digit;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((sud_column (cell) < SUD_SIZE - 1
         && !propose_swap (self, cell, cell + 1, digit[cell] != 0 && digit[cell + 1] != 0 ? SWAPPED : MOVED))
        || (sud_row (cell) < SUD_SIZE - 1 && !propose_swap (self, cell, cell + SUD_SIZE, UP_OR_DOWN)))
      return false;
  return true;
}

/* A digit or blank before an equal one is left to that: what was meant is the same. */
static bool
propose_left_out (SlipSearch *self, int from, int to)
{
  for (int digit = 0; digit <= SUD_SIZE && self->grid->digit[to] == 0; digit++)
    {
      SudGrid meant = *self->grid;

      memmove (meant.digit + from + 1, self->grid->digit + from, (size_t)(to - from));
      meant.digit[from] = (uint8_t)digit;
      if (digit != self->grid->digit[from]
          && !propose_slip (self, SUD_SLIP_LEFT_OUT, from, to, digit == 0 ? BLANK_SHIFT : DIGIT_LEFT, &meant))
        return false;
    }
  return true;
}

/* @gap is the last cell that what follows moves into; a digit that stood there is lost, and may be @lost. */
static bool
propose_doubled (SlipSearch *self, int first, int from, int gap, int lost)
{
  const uint8_t *digit = self->grid->digit;
  bool follows = from > first && digit[from] == digit[from - 1];
  SudGrid meant = *self->grid;

  if (follows != (digit[from] != 0) || from >= gap)
    return true;
  memmove (meant.digit + from, digit + from + 1, (size_t)(gap - from));
  meant.digit[gap] = (uint8_t)lost;
  return propose_slip (self, SUD_SLIP_DOUBLED, from, gap, digit[from] == 0 ? BLANK_SHIFT : DIGIT_TWICE, &meant);
}

/* The cursor stays at the end of the board: the last digit is typed over the one before it. */
static bool
propose_doubled_to_end (SlipSearch *self, int from)
{
  for (int lost = 0; lost <= SUD_SIZE; lost++)
    if (!propose_doubled (self, 0, from, SUD_CELLS - 1, lost) || !propose_doubled (self, 0, from, SUD_CELLS - 2, lost))
      return false;
  return true;
}

static bool
propose_shifts (SlipSearch *self)
{
  for (int from = 0; from < SUD_CELLS - 1; from++)
    {
      int first = from - sud_column (from), end = first + SUD_SIZE - 1;

      if ((from < end && (!propose_left_out (self, from, end) || !propose_doubled (self, first, from, end, 0)))
          || !propose_left_out (self, from, SUD_CELLS - 1) || !propose_doubled_to_end (self, from))
        return false;
    }
  return true;
}

/* Exchanges all cells of two rows, @step 1, or columns, @step 9, that begin with the cells @from and @to. */
static bool
propose_exchange (SlipSearch *self, SudSlipKind kind, int from, int to, int step)
{
  SudGrid meant = *self->grid;
  int apart = (to - from) * step / SUD_SIZE;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      meant.digit[from + i * step] = self->grid->digit[to + i * step];
      meant.digit[to + i * step] = self->grid->digit[from + i * step];
    }
  return propose_slip (self, kind, from, to, apart == 1 ? ADJACENT : EXCHANGED, &meant);
}

/* Two of one band or stack leave as many solutions as before. */
static bool
propose_exchanges (SlipSearch *self)
{
  for (int a = 0; a < SUD_SIZE; a++)
    for (int b = a / 3 * 3 + 3; b < SUD_SIZE; b++)
      if (!propose_exchange (self, SUD_SLIP_ROWS, sud_cell (a, 0), sud_cell (b, 0), 1)
          || !propose_exchange (self, SUD_SLIP_COLUMNS, a, b, SUD_SIZE))
        return false;
  return true;
}

int
sud_slips_find (const SudGrid *grid, SudCells suspects, int last, const atomic_bool *cancel,
                SudSlip slips[SUD_MAX_SLIPS])
{
  SlipSearch self = { .grid = grid, .suspects = suspects, .last = last, .cancel = cancel, .slips = slips };

  if (!propose_digits (&self) || !propose_swaps (&self) || !propose_shifts (&self) || !propose_exchanges (&self)
      || !search_batch (&self))
    return -1;
  return self.n;
}

enum
{
  SAMPLE = 500, /* solutions that are looked at: with more the choice is hardly better, and takes longer */
};

/* The numbers of solutions that have each digit in each cell. */
typedef struct
{
  uint32_t counts[SUD_CELLS][SUD_SIZE];
  int n;
} Sample;

static bool
count_solution (const SudGrid *solution, void *data)
{
  Sample *sample = data;

  sample->n++;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    sample->counts[cell][solution->digit[cell] - 1]++;
  return true;
}

/* Not by the fast engine: the solutions that it meets first depend on the machine. Returns: false if it was cancelled
 */
static bool
take_sample (const SudGrid *grid, int limit, const atomic_bool *cancel, Sample *sample)
{
  SudSearchOptions options = { .limit = limit, .cancel = cancel, .solution = count_solution, .data = sample };
  SudResult result;

  memset (sample, 0, sizeof *sample);
  sud_strategy_run (sud_strategy_find ("propagate"), grid, &options, &result);
  return result.solutions == limit || !sud_is_cancelled (cancel);
}

/* Adds the digit of the fewest solutions. */
static void
add_rarest (SudGrid *grid, const SudGrid *target, const Sample *sample, SudGrid *added)
{
  uint32_t fewest = UINT32_MAX;
  int rarest = 0, digit = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int d = 1; d <= SUD_SIZE && grid->digit[cell] == 0; d++)
      {
        uint32_t count = sample->counts[cell][d - 1];

        if (target != NULL ? target->digit[cell] != d : count == 0)
          continue;
        if (count < fewest)
          {
            fewest = count;
            rarest = cell;
            digit = d;
          }
      }
  grid->digit[rarest] = added->digit[rarest] = (uint8_t)digit;
}

/* Takes back additions that are not needed. Returns: how many are left, or -1 if it was cancelled */
static int
thin_additions (SudGrid *grid, const atomic_bool *cancel, SudGrid *added)
{
  Sample sample;
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (added->digit[cell] == 0)
        continue;
      grid->digit[cell] = 0;
      if (!take_sample (grid, 2, cancel, &sample))
        return -1;
      if (sample.n > 1)
        {
          grid->digit[cell] = added->digit[cell];
          n++;
        }
      else
        added->digit[cell] = 0;
    }
  return n;
}

int
sud_unique_find (const SudGrid *grid, const SudGrid *target, const atomic_bool *cancel, SudGrid *added)
{
  SudGrid fixed = *grid;
  Sample sample;

  memset (added, 0, sizeof *added);
  while (take_sample (&fixed, SAMPLE, cancel, &sample) && sample.n > 1)
    add_rarest (&fixed, target, &sample, added);
  return sample.n == 1 && !sud_is_cancelled (cancel) ? thin_additions (&fixed, cancel, added) : -1;
}
