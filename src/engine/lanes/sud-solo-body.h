/* sud-solo-body.h - the engine for one puzzle alone, once: included by each backend after it has defined its vectors
 *
 * A state is nine vectors of sixteen lanes, one for each place in a box: cell k of row r of all boxes stands side by
 * side.
 *
 *     cells[r][k]:  box 0   box 1   box 2   -  |  box 3   box 4   box 5   -  |  box 6   box 7   box 8   -  |  - - - -
 *                   lane 0                        lane 4                        lane 8
 *
 * So a step does the same for three bands at once. Going from one minirow to the next of its row is to turn the boxes,
 * and going to the next row is to take another vector. For vertical bands it is the other way round: minicolumns are
 * the same vectors, and the bands are turned. The steps, and why they are right, are those of sud-lanes-kernel.inc on
 * many states.
 *
 * The six ways of a digit in a band are two vectors: lane b of "down" has the way that begins in box b and goes on to
 * the next one in each row, lane b of "up" the way that goes to the one before.
 *
 * Lanes without a box (-) hold all digits in all cells; so nothing ever changes in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes-derived.h"

/* Sixteen lanes are one vector of sixteen, or two of eight. A backend defines, besides its vectors, how three boxes
 * side by side take turns, and three bands one below the other:
 *
 *     wide_turn_boxes ()    lane 4 * i + b becomes lane 4 * i + (b + by) % 3, the fourth of each group stays
 *     wide_turn_bands ()    lane 4 * i + b becomes lane 4 * ((i + by) % 3) + b, the fourth group stays
 */

#if LANES == 16
#define WIDE_OF(low, high) (low)
#define PART_LOW(a) (a)
#define PART_HIGH(a) (a)
#else
#define WIDE_OF(low, high) ((Wide){ low, high })
#define PART_LOW(a) ((a).low)
#define PART_HIGH(a) ((a).high)
#endif

#define PARTS_1(name)                                                                                                  \
  OP Wide wide_##name (Wide a) { return WIDE_OF (vec_##name (PART_LOW (a)), vec_##name (PART_HIGH (a))); }
#define PARTS_2(name)                                                                                                  \
  OP Wide wide_##name (Wide a, Wide b)                                                                                 \
  {                                                                                                                    \
    return WIDE_OF (vec_##name (PART_LOW (a), PART_LOW (b)), vec_##name (PART_HIGH (a), PART_HIGH (b)));               \
  }
#define PARTS_3(name)                                                                                                  \
  OP Wide wide_##name (Wide a, Wide b, Wide c)                                                                         \
  {                                                                                                                    \
    return WIDE_OF (vec_##name (PART_LOW (a), PART_LOW (b), PART_LOW (c)),                                             \
                    vec_##name (PART_HIGH (a), PART_HIGH (b), PART_HIGH (c)));                                         \
  }

PARTS_1 (popcount)
PARTS_1 (keep_single)
PARTS_2 (and)
PARTS_2 (or)
PARTS_2 (xor)
PARTS_2 (without)
PARTS_2 (add)
PARTS_2 (min)
PARTS_2 (or_else)
PARTS_3 (or3)
PARTS_3 (xor3)
PARTS_3 (and3)
PARTS_3 (and_nor)
PARTS_3 (at_least_two)
PARTS_3 (if_at_least_three)

OP Wide wide_load (const void *p) { return WIDE_OF (vec_load (p), vec_load ((const Vec *)p + 1)); }
OP Wide wide_all (int x) { return WIDE_OF (vec_all (x), vec_all (x)); }
OP Wide wide_if_meet (Wide x, Wide y, Wide a, Wide b)
{
  return WIDE_OF (vec_if_meet (PART_LOW (x), PART_LOW (y), PART_LOW (a), PART_LOW (b)),
                  vec_if_meet (PART_HIGH (x), PART_HIGH (y), PART_HIGH (a), PART_HIGH (b)));
}

#if LANES == 16
OP void wide_store (void *p, Wide a) { vec_store (p, a); }
OP bool wide_is_same (Wide a, Wide b) { return vec_is_same (a, b); }
OP bool wide_has_zero (Wide a) { return vec_has_zero (a); }
#else
OP void
wide_store (void *p, Wide a)
{
  vec_store (p, a.low);
  vec_store ((Vec *)p + 1, a.high);
}
OP bool
wide_is_same (Wide a, Wide b)
{
  return vec_is_same (vec_or (vec_xor (a.low, b.low), vec_xor (a.high, b.high)), vec_all (0));
}
OP bool wide_has_zero (Wide a) { return vec_has_zero (vec_min (a.low, a.high)); }
#endif

/* One step of reasoning on one state, which all lanes share. */

typedef struct
{
  Wide cells[3][3];
} Solo;

/* @x in lanes with a box, @none in those without. */
#define SOLO_LANES(x, none) x, x, x, none, x, x, x, none, x, x, x, none, none, none, none, none

/* The ways of the bands. */
typedef struct
{
  Wide down[3], up[3]; /* turned by 0, 1, 2 */
} SoloWays;

typedef struct
{
  Wide sum;      /* the sum of the cells of each box as numbers */
  Wide least;    /* the least cell of each box: 0 if one has no candidate */
  Wide possible; /* digits that have a way in every band */
} SoloFindings;

/* Turns: lane b gets box b + @by of the band; in vertical bands box i + @by. */
OP Wide
solo_turn (Wide x, bool vertical, int by)
{
  return vertical ? wide_turn_bands (x, by) : wide_turn_boxes (x, by);
}

/* Returns: cell @k of the minirows of row @r */
OP Wide *
solo_cell (Solo *self, bool vertical, int r, int k)
{
  return vertical ? &self->cells[k][r] : &self->cells[r][k];
}

OP void
solo_find_ways (const Wide m[3], bool vertical, SoloWays *ways)
{
  ways->down[0] = wide_and3 (m[0], solo_turn (m[1], vertical, 1), solo_turn (m[2], vertical, 2));
  ways->up[0] = wide_and3 (m[0], solo_turn (m[1], vertical, 2), solo_turn (m[2], vertical, 1));
  for (int by = 1; by < 3; by++)
    {
      ways->down[by] = solo_turn (ways->down[0], vertical, by);
      ways->up[by] = solo_turn (ways->up[0], vertical, by);
    }
}

/* @fixed: digits fixed in each minirow; each is ruled out in the other minirows of its row and box. */
OP void
solo_find_ways_of_band (Solo *self, bool vertical, const Wide fixed[3], SoloWays *ways)
{
  Wide m[3];

  UNROLL for (int r = 0; r < 3; r++)
    {
      Wide any = wide_or3 (*solo_cell (self, vertical, r, 0), *solo_cell (self, vertical, r, 1),
                           *solo_cell (self, vertical, r, 2));

      any = wide_and_nor (any, solo_turn (fixed[r], vertical, 1), solo_turn (fixed[r], vertical, 2));
      m[r] = wide_and_nor (any, fixed[(r + 1) % 3], fixed[(r + 2) % 3]);
    }
  solo_find_ways (m, vertical, ways);
}

/* @m: the digits that the ways leave of the minirow; @others: the digits left of the two other minirows of its row. */
OP void
solo_write_minirow (Solo *self, bool vertical, int r, Wide m, Wide others)
{
  Wide *x[3] = { solo_cell (self, vertical, r, 0), solo_cell (self, vertical, r, 1), solo_cell (self, vertical, r, 2) };
  Wide must = wide_without (m, others);
  Wide hidden[3]
    = { wide_and_nor (must, *x[1], *x[2]), wide_and_nor (must, *x[0], *x[2]), wide_and_nor (must, *x[0], *x[1]) };
  Wide allowed = wide_if_at_least_three (must, must, m); /* a hidden triple has no room for other digits */

  UNROLL for (int k = 0; k < 3; k++)
    *x[k] = wide_or_else (hidden[k], wide_and (*x[k], allowed));
}

OP void
solo_reason_half (Solo *self, bool vertical, const Wide fixed[3], Wide *possible)
{
  SoloWays ways;
  const Wide *down = ways.down, *up = ways.up;
  Wide first, others;

  solo_find_ways_of_band (self, vertical, fixed, &ways);
  first = wide_or (down[0], up[0]);
  others = wide_or (wide_or3 (down[1], down[2], up[1]), up[2]);
  *possible = wide_and (*possible, wide_or (first, others));
  solo_write_minirow (self, vertical, 0, first, others);
  solo_write_minirow (self, vertical, 1, wide_or (down[2], up[1]), wide_or (wide_or3 (down[0], down[1], up[0]), up[2]));
  solo_write_minirow (self, vertical, 2, wide_or (down[1], up[2]), wide_or (wide_or3 (down[0], down[2], up[0]), up[1]));
}

/* Both halves use the singles of the beginning. */
OP SoloFindings
solo_reason (Solo *self)
{
  SoloFindings found = { wide_all (0), wide_all (-1), wide_all (SUD_ALL_DIGITS) };
  Wide single[3][3], rows[3], columns[3];

  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int k = 0; k < 3; k++)
      single[r][k] = wide_keep_single (self->cells[r][k]);
  UNROLL for (int i = 0; i < 3; i++)
    {
      rows[i] = wide_or3 (single[i][0], single[i][1], single[i][2]);
      columns[i] = wide_or3 (single[0][i], single[1][i], single[2][i]);
    }
  solo_reason_half (self, false, rows, &found.possible);
  solo_reason_half (self, true, columns, &found.possible);
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int k = 0; k < 3; k++)
      {
        found.sum = wide_add (found.sum, self->cells[r][k]);
        found.least = wide_min (found.least, self->cells[r][k]);
      }
  return found;
}

/* Returns: whether each row, column and box has all digits, in whatever cells */
OP bool
solo_verify (Solo *self)
{
  Wide all = wide_all (SUD_ALL_DIGITS), box = wide_all (0);

  UNROLL for (int i = 0; i < 3; i++)
    {
      Wide row = wide_or3 (self->cells[i][0], self->cells[i][1], self->cells[i][2]);
      Wide column = wide_or3 (self->cells[0][i], self->cells[1][i], self->cells[2][i]);

      box = wide_or (box, row);
      row = wide_or3 (row, wide_turn_boxes (row, 1), wide_turn_boxes (row, 2));
      column = wide_or3 (column, wide_turn_bands (column, 1), wide_turn_bands (column, 2));
      all = wide_and3 (all, row, column);
    }
  return wide_is_same (wide_and (all, box), wide_all (SUD_ALL_DIGITS));
}

/* The choice where reasoning on one state ends is as in sud-lanes-search.inc: a digit of one band goes one way, or the
 * others; digits with two ways are best, in the band with the fewest ways in all.
 */

#define SOLO_ON(boxes, b) ((boxes) >> (b) & 1 ? 0xffff : 0)
#define SOLO_GROUP(boxes) SOLO_ON (boxes, 0), SOLO_ON (boxes, 1), SOLO_ON (boxes, 2), 0
#define SOLO_ROW(boxes) { SOLO_GROUP (boxes), SOLO_GROUP (boxes), SOLO_GROUP (boxes) }
#define SOLO_ALL(on) on, on, on, 0
#define SOLO_COLUMN(boxes)                                                                                             \
  { SOLO_ALL (SOLO_ON (boxes, 0)), SOLO_ALL (SOLO_ON (boxes, 1)), SOLO_ALL (SOLO_ON (boxes, 2)) }

/* The lanes of some of the boxes of a band, a bit each, in every band: of the horizontal ones, and of the vertical
 * ones. */
static const uint16_t solo_boxes[2][8][16] ALIGNED = {
  { SOLO_ROW (0), SOLO_ROW (1), SOLO_ROW (2), SOLO_ROW (3), SOLO_ROW (4), SOLO_ROW (5), SOLO_ROW (6), SOLO_ROW (7) },
  { SOLO_COLUMN (0), SOLO_COLUMN (1), SOLO_COLUMN (2), SOLO_COLUMN (3), SOLO_COLUMN (4), SOLO_COLUMN (5),
    SOLO_COLUMN (6), SOLO_COLUMN (7) },
};

/* Three bands' offers: in all lanes of a band the same. */
typedef struct
{
  Wide digits; /* with exactly two ways, or, if there are none, with three, or with more */
  Wide many;   /* digits with more than three ways */
  Wide key;    /* the smaller the better */
  SoloWays ways;
} SoloOffer;

enum
{
  SOLO_WORSE = 64,    /* more than all ways of a band: bands without a digit of two ways come last */
  SOLO_NOTHING = 999, /* no digit to choose */
};

OP void
solo_make_offer (Solo *self, bool vertical, SoloOffer *offer)
{
  const Wide *down = offer->ways.down, *up = offer->ways.up;
  Wide m[3], ones, twos, odd_down, odd_up, pair_down, pair_up, carry, two, three, pairs, total;

  UNROLL for (int r = 0; r < 3; r++)
    m[r] = wide_or3 (*solo_cell (self, vertical, r, 0), *solo_cell (self, vertical, r, 1),
                     *solo_cell (self, vertical, r, 2));
  solo_find_ways (m, vertical, &offer->ways);

  odd_down = wide_xor3 (down[0], down[1], down[2]);
  odd_up = wide_xor3 (up[0], up[1], up[2]);
  pair_down = wide_at_least_two (down[0], down[1], down[2]);
  pair_up = wide_at_least_two (up[0], up[1], up[2]);
  carry = wide_and (odd_down, odd_up);
  ones = wide_xor (odd_down, odd_up);
  twos = wide_xor3 (pair_down, pair_up, carry);
  offer->many = wide_at_least_two (pair_down, pair_up, carry);

  two = wide_and_nor (twos, ones, offer->many);
  three = wide_and (ones, twos); /* there is no seventh way */
  offer->digits = wide_if_meet (three, three, three, offer->many);
  offer->digits = wide_if_meet (two, two, two, offer->digits);
  pairs = wide_popcount (offer->many);
  pairs = wide_add (wide_popcount (twos), wide_add (pairs, pairs));
  total = wide_add (wide_popcount (ones), wide_add (pairs, pairs));
  total = wide_add (total, wide_if_meet (two, two, wide_all (0), wide_all (SOLO_WORSE)));
  offer->key = wide_if_meet (offer->digits, offer->digits, total, wide_all (SOLO_NOTHING));
}

/* A choice: a digit of one band, and the ways that each child has: bits 0 to 2 down, 3 to 5 up. */
typedef struct
{
  bool vertical;
  int band;
  uint16_t digit;
  unsigned a, b;
} SoloChoice;

/* Child A takes the first way; of more than three it takes both through one minirow, as share_ways() does. */
static inline void
solo_share_ways (unsigned ways, bool many, SoloChoice *choice)
{
  unsigned first = ways & -ways;

  if (many)
    first |= ways & (first << 3);
  choice->a = first;
  choice->b = ways & ~first;
}

OP SoloChoice
solo_choose (Solo *self)
{
  struct
  {
    uint16_t key[16], digits[16], many[16], down[16], up[16];
  } halves[2] ALIGNED, *half = &halves[0];
  SoloChoice choice = { .vertical = false };
  unsigned best = UINT32_MAX, ways = 0;
  int lane, step;

  UNROLL for (int vertical = 0; vertical < 2; vertical++)
    {
      SoloOffer offer;

      solo_make_offer (self, vertical, &offer);
      wide_store (halves[vertical].key, offer.key);
      wide_store (halves[vertical].digits, offer.digits);
      wide_store (halves[vertical].many, offer.many);
      wide_store (halves[vertical].down, offer.ways.down[0]);
      wide_store (halves[vertical].up, offer.ways.up[0]);
    }
  for (int band = 0; band < 6; band++)
    {
      unsigned key = band < 3 ? halves[0].key[4 * band] : halves[1].key[band - 3];

      key = key << 8 | (unsigned)band;
      best = key < best ? key : best;
    }
  choice.band = (int)(best & 0xff);
  choice.vertical = choice.band >= 3;
  choice.band -= choice.vertical ? 3 : 0;
  half += choice.vertical;
  lane = choice.vertical ? choice.band : 4 * choice.band;
  step = choice.vertical ? 4 : 1;
  choice.digit = (uint16_t)(half->digits[lane] & -half->digits[lane]);
  for (int b = 0; b < 3; b++)
    ways |= (unsigned)((half->down[lane + b * step] & choice.digit) != 0) << b
            | (unsigned)((half->up[lane + b * step] & choice.digit) != 0) << (b + 3);
  solo_share_ways (ways, (half->many[lane] & choice.digit) != 0, &choice);
  return choice;
}

/* Takes the digit out of the minirows of its band that none of @ways goes through. */
OP void
solo_leave_ways (Solo *self, bool vertical, const SoloChoice *choice, unsigned ways, Solo *to)
{
  const uint16_t (*boxes)[16] = solo_boxes[vertical];
  Wide in_band = wide_and (wide_load (solo_boxes[!vertical][1u << choice->band]), wide_all (choice->digit));
  Wide down = wide_and (in_band, wide_load (boxes[ways & 7])), up = wide_and (in_band, wide_load (boxes[ways >> 3]));
  Wide out[3];

  out[0] = wide_and_nor (in_band, down, up);
  out[1] = wide_and_nor (in_band, solo_turn (down, vertical, 2), solo_turn (up, vertical, 1));
  out[2] = wide_and_nor (in_band, solo_turn (down, vertical, 1), solo_turn (up, vertical, 2));
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int k = 0; k < 3; k++)
      *solo_cell (to, vertical, r, k) = wide_without (*solo_cell (self, vertical, r, k), out[r]);
}

/* Child B goes to @sibling, child A stays. There is a digit to choose: otherwise each had its place and the state was
 * solved. */
static void
solo_split (Solo *self, Solo *sibling)
{
  SoloChoice choice = solo_choose (self);

  if (choice.vertical)
    {
      solo_leave_ways (self, true, &choice, choice.b, sibling);
      solo_leave_ways (self, true, &choice, choice.a, self);
    }
  else
    {
      solo_leave_ways (self, false, &choice, choice.b, sibling);
      solo_leave_ways (self, false, &choice, choice.a, self);
    }
}

/* The search for the solutions of one puzzle. */

/* Returns: the cell of @lane of vector @place */
static inline int
solo_cell_at (int place, int lane)
{
  return place / 3 * 9 + place % 3 + lane / 4 * 27 + lane % 4 * 3;
}

static inline bool
solo_has_box (int lane)
{
  return lane % 4 < 3 && lane < 12;
}

static void
solo_ban (const SudLanesBan *ban, uint16_t lanes[9][16])
{
  int row = sud_row (ban->cell), column = sud_column (ban->cell);

  lanes[row % 3 * 3 + column % 3][row / 3 * 4 + column / 3] &= (uint16_t)~ban->digits;
}

static void
solo_read (const SudLanesJob *job, Solo *self)
{
  const char *line = job->puzzles[0];
  uint16_t lanes[9][16] ALIGNED;

  for (int place = 0; place < 9; place++)
    UNROLL for (int lane = 0; lane < 16; lane++)
      lanes[place][lane] = solo_has_box (lane) ? candidates_of (line[solo_cell_at (place, lane)]) : SUD_ALL_DIGITS;
  if (job->bans != NULL)
    solo_ban (&job->bans[0], lanes);
  for (int place = 0; place < 9; place++)
    self->cells[place / 3][place % 3] = wide_load (lanes[place]);
}

/* Writes the candidates of each cell. */
static void
solo_write (const Solo *self, uint16_t row[SUD_CELLS])
{
  uint16_t lanes[16] ALIGNED;

  for (int place = 0; place < 9; place++)
    {
      wide_store (lanes, self->cells[place / 3][place % 3]);
      UNROLL for (int lane = 0; lane < 12; lane++)
        if (solo_has_box (lane))
          row[solo_cell_at (place, lane)] = lanes[lane];
    }
}

static void
solo_write_digits (const Solo *self, SudGrid *grid)
{
  uint16_t row[SUD_CELLS];
  Solo digits;

  for (int r = 0; r < 3; r++)
    for (int k = 0; k < 3; k++)
      {
        Wide below = wide_add (self->cells[r][k], wide_all (-1));

        digits.cells[r][k] = wide_add (wide_popcount (below), wide_all (1));
      }
  solo_write (&digits, row);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid->digit[cell] = (uint8_t)row[cell];
}

/* Counts a solution. Returns: whether more are wanted */
static bool
solo_count (const Solo *self, SudLanesJob *job, bool *stopped)
{
  bool first = job->counts[0]++ == 0 && job->firsts != NULL;
  SudGrid grid;

  if (first || job->solution != NULL)
    {
      solo_write_digits (self, &grid);
      if (first)
        job->firsts[0] = grid;
      *stopped = job->solution != NULL && !job->solution (0, &grid, job->data);
    }
  return !*stopped && job->counts[0] < job->limit;
}

typedef enum
{
  SOLO_DEAD,
  SOLO_SOLVED,
  SOLO_STABLE,
} SoloOutcome;

/* Reasons until nothing changes any more. The state may be solved if the cells of each box have 511 together: if each
 * box has all digits as well, each digit is in one cell.
 */
static SoloOutcome
solo_reason_on (Solo *self, SudLanesJob *job)
{
  static const uint16_t sums_if_solved[16] ALIGNED = { SOLO_LANES (SUD_ALL_DIGITS, SUD_SIZE * SUD_ALL_DIGITS) };
  Wide before = wide_all (0);

  for (;;)
    {
      SoloFindings found = solo_reason (self);

      job->passes++;
      if (wide_has_zero (found.least) || !wide_is_same (found.possible, wide_all (SUD_ALL_DIGITS)))
        return SOLO_DEAD;
      if (wide_is_same (found.sum, wide_load (sums_if_solved)) && solo_verify (self))
        return SOLO_SOLVED;
      if (wide_is_same (found.sum, before))
        return SOLO_STABLE;
      before = found.sum;
    }
}

/* Leaves @state, and the states that wait for it, to many lanes. */
static void
solo_leave (const Solo *state, const Solo *waiting, int n, SudSoloRest *rest)
{
  for (int i = 0; i < n; i++)
    solo_write (&waiting[i], rest->rows[i]);
  solo_write (state, rest->rows[n]);
  rest->n = n + 1;
}

bool
SOLO (SudLanesJob *job, SudSoloRest *rest)
{
  Solo waiting[SUD_SOLO_BRANCHES], state;
  bool stopped = false;
  int n = 0;

  job->branches = job->passes = job->counts[0] = 0;
  rest->n = 0;
  solo_read (job, &state);
  while (!sud_is_cancelled (job->cancel))
    {
      SoloOutcome outcome = solo_reason_on (&state, job);

      if (outcome == SOLO_STABLE && job->branches == SUD_SOLO_BRANCHES)
        {
          solo_leave (&state, waiting, n, rest);
          return true;
        }
      if (outcome == SOLO_STABLE)
        {
          solo_split (&state, &waiting[n++]);
          job->branches++;
          continue;
        }
      if (outcome == SOLO_SOLVED && !solo_count (&state, job, &stopped))
        return !stopped;
      if (n == 0)
        return true;
      state = waiting[--n];
    }
  return false;
}
