/* sud-lanes-kernel.h - one step of reasoning on all lanes at once, and the choice where reasoning ends
 *
 * A lane is a whole search state: 16 bits of each of 81 vectors hold the candidates of one cell.
 *
 *     vector of cell r5c3:   lane 0     lane 1     lane 2    …
 *                         .......9 8 7 6 5 4 3 2 1   (9 of 16 bits)
 *
 * A pass goes over three horizontal bands, then three vertical ones, in place. A band is nine minirows of three cells:
 *
 *              box 0     box 1     box 2
 *     row 0    m00       m01       m02       A digit lies in a band in one of six ways: one minirow of each row and of
 *     row 1    m10       m11       m12       each box.  way 0: m00 m11 m22   way 3: m00 m12 m21
 *     row 2    m20       m21       m22                  way 1: m01 m12 m20   way 4: m01 m10 m22
 *                                                       way 2: m02 m10 m21   way 5: m02 m11 m20
 *
 * A minirow keeps only digits of the ways through it: that is both kinds of locked candidates, and a digit without a way
 * is a contradiction. Which digits only this minirow can hold in its row ("must") then gives hidden singles and hidden
 * triples of a minirow. There is no branch in a pass: what leaves it are masks of lanes.
 *
 * Vertical bands are the same with rows and columns exchanged: a "row" is then a column and a "box" a box of the stack.
 *
 * What was tried and did not pay (million puzzles a second of CPU time, limit 2, on a Zen 5 core, AVX2 where not said;
 * the engine of that day did easy-34 9.0, 17-clue 3.1, forum 11+ 0.127, Serg's list 1.0; BENCHMARKS.md has today's):
 *
 *     naked triples of a minirow as well      easy-34 7.87, 17-clue 2.93, forum 11+ 0.114: hidden triples do their work
 *     hidden triples in one half only         forum 11+ 0.110 (branches per puzzle: 66 -> 79)
 *     no triples at all                       17-clue 2.24, forum 11+ 0.097 (66 -> 95 branches)
 *     a pass more until 1/4 of lanes change   17-clue 2.84, forum 11+ 0.122; until 3/4: 2.83, 0.120
 *     32 to 1,500 siblings before new puzzles forum 11+ and 17-clue within 4 %, Serg's list +7 % at most
 *     splitting on a cell where no digit has  Serg's list 0.98, AVX-512 1.81 against 2.20
 *       two ways, lane by lane
 *     tuning for one processor (-mtune)       within 3 % either way; without unrolling (-O2) half the speed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* Where the cells of a band lie: cell k of the minirow of row r in box b is base + r * row + b * box + k * step. */
typedef struct
{
  int base, row, box, step;
} BandPlace;

#define HORIZONTAL(i) ((BandPlace){ 27 * (i), 9, 3, 1 })
#define VERTICAL(i) ((BandPlace){ 3 * (i), 1, 27, 9 })

enum
{
  EMPTY_WATCH = 1, /* kinds of half passes: watch for empty cells and naked singles (the horizontal one) … */
  CHANGE_WATCH = 2, /* … and for changes */
};

/* What a pass finds out, lane by lane. */
typedef struct
{
  Vec changed;  /* not zero: some cell changed */
  Vec possible; /* digits that have a way in every band */
  Vec empty;    /* sign bit: some cell has no candidate */
  Vec settled;  /* digits that every row has in a cell of their own */
} Findings;

/* ways[i] as digits; each minirow is the union of two of them. */
static const uint8_t minirow_ways[3][3][2]
    = { { { 0, 3 }, { 1, 4 }, { 2, 5 } }, { { 2, 4 }, { 0, 5 }, { 1, 3 } }, { { 1, 5 }, { 2, 3 }, { 0, 4 } } };

OP void
find_ways (Vec m[3][3], Vec ways[6])
{
  ways[0] = vec_and3 (m[0][0], m[1][1], m[2][2]);
  ways[1] = vec_and3 (m[0][1], m[1][2], m[2][0]);
  ways[2] = vec_and3 (m[0][2], m[1][0], m[2][1]);
  ways[3] = vec_and3 (m[0][0], m[1][2], m[2][1]);
  ways[4] = vec_and3 (m[0][1], m[1][0], m[2][2]);
  ways[5] = vec_and3 (m[0][2], m[1][1], m[2][0]);
}

/* Reads one minirow: its union, the digits fixed in it, and in the horizontal half what the pass wants to know. */
OP void
read_minirow (const Vec *cells, BandPlace at, int r, int b, int watch, Vec x[3], Vec fixed[3], Findings *found)
{
  const Vec minus_one = vec_all (-1);

  for (int k = 0; k < 3; k++)
    x[k] = vec_load (&cells[at.base + r * at.row + b * at.box + k * at.step]);
  if (watch & EMPTY_WATCH)
    {
      Vec less[3]; /* x - 1: has a sign bit for an empty cell, and nothing in common with x for a single */

      UNROLL for (int k = 0; k < 3; k++)
        {
          less[k] = vec_add (x[k], minus_one);
          fixed[k] = vec_keep_if_disjoint (x[k], less[k]);
        }
      found->empty = vec_or3 (found->empty, less[0], vec_or (less[1], less[2]));
    }
}

/* Writes one minirow of cells @x: @m is what the ways leave of each minirow. */
OP void
write_minirow (Vec *cells, BandPlace at, int r, int b, int watch, Vec x[3], Vec m[3][3], Findings *found)
{
  Vec must = vec_and_nor (m[r][b], m[r][(b + 1) % 3], m[r][(b + 2) % 3]);
  Vec hidden = vec_and (vec_exactly_one (x[0], x[1], x[2]), must);
  Vec allowed = vec_if_at_least_three (must, must, m[r][b]); /* hidden triple: no room for others */

  UNROLL for (int k = 0; k < 3; k++)
    {
      Vec *cell = &cells[at.base + r * at.row + b * at.box + k * at.step];
      Vec y = vec_and (x[k], vec_if_meet (x[k], hidden, hidden, allowed));

      if (watch & CHANGE_WATCH)
        found->changed = vec_or_xor (found->changed, x[k], y);
      vec_store (cell, y);
    }
}

/* One band. @fixed_columns carries the digits fixed in each minicolumn from the horizontal half to the vertical one. */
OP void
band (Vec *cells, BandPlace at, int i, int watch, Vec fixed_columns[27], Findings *found)
{
  Vec x[3][3][3], any[3][3], fixed[3][3], single[3][3][3], m[3][3], ways[6];

  UNROLL for (int r = 0; r < 3; r++)
    {
      UNROLL for (int b = 0; b < 3; b++)
        {
          read_minirow (cells, at, r, b, watch, x[r][b], single[r][b], found);
          any[r][b] = vec_or3 (x[r][b][0], x[r][b][1], x[r][b][2]);
          fixed[r][b] = watch & EMPTY_WATCH ? vec_or3 (single[r][b][0], single[r][b][1], single[r][b][2])
                                            : vec_load (&fixed_columns[(3 * i + r) * 3 + b]);
        }
      if (watch & EMPTY_WATCH)
        found->settled = vec_and (found->settled, vec_or3 (fixed[r][0], fixed[r][1], fixed[r][2]));
    }
  if (watch & EMPTY_WATCH)
    UNROLL for (int b = 0; b < 3; b++)
      UNROLL for (int k = 0; k < 3; k++)
        vec_store (&fixed_columns[(3 * b + k) * 3 + i], vec_or3 (single[0][b][k], single[1][b][k], single[2][b][k]));

  /* What is fixed in another minirow of the row or the box is not in this one. */
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      m[r][b] = vec_and_nor (vec_and_nor (any[r][b], fixed[r][(b + 1) % 3], fixed[r][(b + 2) % 3]),
                             fixed[(r + 1) % 3][b], fixed[(r + 2) % 3][b]);
  find_ways (m, ways);
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      m[r][b] = vec_or (ways[minirow_ways[r][b][0]], ways[minirow_ways[r][b][1]]);
  found->possible = vec_and (found->possible, vec_or3 (m[0][0], m[0][1], m[0][2]));

  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      write_minirow (cells, at, r, b, watch, x[r][b], m, found);
}

/* @horizontal and @vertical are what to watch for in each half. */
OP Findings
reason (Vec *cells, int horizontal, int vertical)
{
  Findings found = { vec_all (0), vec_all (SUD_ALL_DIGITS), vec_all (0), vec_all (SUD_ALL_DIGITS) };
  Vec fixed_columns[27];

  for (int i = 0; i < 3; i++)
    band (cells, HORIZONTAL (i), i, horizontal, fixed_columns, &found);
  for (int i = 0; i < 3; i++)
    band (cells, VERTICAL (i), i, vertical, fixed_columns, &found);
  return found;
}

/* Watching for changes in one half only is cheaper and lets some states branch a pass early. */
static NOINLINE Findings
reason_thoroughly (Vec *cells)
{
  return reason (cells, EMPTY_WATCH | CHANGE_WATCH, CHANGE_WATCH);
}

static NOINLINE Findings
reason_fast (Vec *cells)
{
  return reason (cells, EMPTY_WATCH, CHANGE_WATCH);
}

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
make_offer (const Vec *cells, BandPlace at, int i, Vec best, Offer *offer)
{
  Vec m[3][3], ones, twos, exactly_two, exactly_three, pairs, total, key;

  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      {
        const Vec *cell = &cells[at.base + r * at.row + b * at.box];

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
  key = vec_or (vec_times_256 (key), vec_all (i));
  return vec_min (best, vec_if_meet (offer->digits, offer->digits, key, vec_all (-1)));
}

/* What each child has to take out of each minirow of band @i, in lanes that branch there. */
OP void
take_offer (const Offer *offer, int i, Vec chosen, Mask lanes, Vec out_a[3][3], Vec out_b[3][3])
{
  Vec lowest = vec_andnot (offer->digits, vec_and (offer->digits, vec_add (offer->digits, vec_all (-1))));
  Vec digit = vec_keep (lanes, vec_keep_if_equal (chosen, vec_all (i), lowest));
  Vec first[6], others[6], seen = vec_all (0);

  /* Child A takes the first way, child B what is left. With more than three ways that would not keep the first one from
   * B, for the others go through all its minirows. Then A takes both ways through minirow m0w, where w is the first.
   */
  UNROLL for (int j = 0; j < 6; j++)
    {
      Vec way = vec_and (offer->ways[j], digit);

      first[j] = vec_andnot (way, seen);
      others[j] = vec_and (way, seen);
      seen = vec_or (seen, way);
    }
  UNROLL for (int w = 0; w < 3; w++)
    {
      Vec too = vec_and3 (others[w + 3], first[w], offer->many);

      first[w + 3] = vec_or (first[w + 3], too);
      others[w + 3] = vec_andnot (others[w + 3], too);
    }
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      {
        const uint8_t *w = minirow_ways[r][b];

        out_a[r][b] = vec_and_nor (digit, first[w[0]], first[w[1]]);
        out_b[r][b] = vec_and_nor (digit, others[w[0]], others[w[1]]);
      }
}

/* Splits @lanes: child A stays in the lane, child B is packed into @pool (rows of @stride) from @top on. Returns the
 * lanes that were split: all but those in which every digit has its place, which the next pass finds solved.
 */
static NOINLINE Mask
branch (Vec *cells, Mask lanes, uint16_t *pool, size_t stride, size_t top)
{
  Offer offers[6];
  Vec chosen = vec_all (-1), out_a[3][3][3], out_b[3][3][3];
  Packing packing;

  for (int i = 0; i < 3; i++)
    chosen = make_offer (cells, HORIZONTAL (i), i, chosen, &offers[i]);
  for (int i = 0; i < 3; i++)
    chosen = make_offer (cells, VERTICAL (i), 3 + i, chosen, &offers[3 + i]);
  lanes &= ~vec_equal (chosen, vec_all (-1));
  chosen = vec_and (chosen, vec_all (0xff));
  packing = packing_for_pack (lanes);

  for (int i = 0; i < 3; i++)
    take_offer (&offers[3 + i], 3 + i, chosen, lanes, out_a[i], out_b[i]);
  for (int h = 0; h < 3; h++)
    {
      Vec a[3][3], b[3][3];

      take_offer (&offers[h], h, chosen, lanes, a, b);
      /* Cell r, v, k of the horizontal band is cell k, h, r of the vertical band v. */
      UNROLL for (int r = 0; r < 3; r++)
        UNROLL for (int v = 0; v < 3; v++)
          UNROLL for (int k = 0; k < 3; k++)
            {
              int cell = (3 * h + r) * 9 + 3 * v + k;
              Vec x = vec_load (&cells[cell]);

              vec_pack (pool + cell * stride + top, vec_and_nor (x, b[r][v], out_b[v][k][h]), packing);
              vec_store (&cells[cell], vec_and_nor (x, a[r][v], out_a[v][k][h]));
            }
    }
  return lanes;
}
