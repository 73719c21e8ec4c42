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
 * A band goes in three phases: the digits of each minirow, the ways, the cells once more. Each fits sixteen registers; all
 * cells at once would not, so with no more than those a compiler is kept from reading ahead (PHASE), and the first phase
 * comes for all three bands of a half: so what is read does not wait for what the band before writes last.
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
 * On a Zen 4 core, against the engine of some days later (magictour, Serg's list, random minimal):
 *
 *     singles looked for once more before     a twentieth fewer passes, but AVX-512 -4, -4, -5 %, AVX2 0, -2, -2 %
 *       the vertical half
 *     each phase for all three bands of a     AVX-512 -15, -11, -15 %
 *       half, then the next
 *     clang 14 in place of gcc 12             AVX-512 +1, +3, -6 %, AVX2 +5, +3, 0 %
 *     -fno-tree-pre -fno-gcse                 AVX-512 -1, -2 %, AVX2 +3, +2 %; -fschedule-insns -11, -7 %, +1, 0 %
 *
 * And on a Zen 3 core, which does four of such operations in a cycle, but only two of those that blend or saturate. Cycles a
 * pass, AVX2, the least of 20,000 samples of eight passes; now it is 640 (reason_thoroughly) and 655 (reason_fast), of which the
 * operations alone take 520. With other code between passes it may come out otherwise, so in brackets magictour, Serg's list,
 * random minimal:
 *
 *     as it was: ways less what is fixed, minirow by minirow; singles by a comparison;    695, 720 (-7, -6, -8 %)
 *       hidden singles by what just one of three cells has; band after band
 *     the same operations as now, but band after band                                     675, 685
 *     ways of all three bands before the first row is written                             685, 700
 *     ways of the next band before the last row of this one                               675, 725
 *     what must and may be in a minirow one, two or three minirows ahead of its cells     within 1 %
 *     rows in a loop, which is less code                                                  690, 700 (-4, -1, 0 %)
 *     the digits of two cells handed on from one phase to the next                        670, 695 (-6, -3, -4 %)
 *     changes by two sums of minirows, and cells not summed up, where much branches       645, 640 (-4, 0, 0 %)
 *     no hidden triples in the horizontal half, the vertical one, neither,                Serg's -2, -4, -6 %
 *       where little fails
 *     any of twenty sets of flags                                                         within 3 %, or slower
 *     and and or in place of blends                                                      a pass 6 to 10 % more, SSE4 7 %
 *
 * A solution is checked with each cell read once: 85 cycles, with each read three times 124, and also 124 where the compiler
 * unrolls it all. An earlier form of this gave on Zen 4 AVX-512 +2, AVX2 -2, SSE4 +2, but Serg's -6 %.
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
  SUM_WATCH = 1,  /* watch for the sum of all cells and the least one */
  LOSS_WATCH = 2, /* … and for minirows that lose a digit */
  NO_TRIPLES = 4, /* no hidden triples */
};

/* What a pass finds out, lane by lane. */
typedef struct
{
  Vec sum;      /* of all cells as numbers, 81 * 511 at most: a pass that does not change it changes nothing */
  Vec least;    /* of all cells: 0 where one has no candidate */
  Vec possible; /* digits that have a way in every band */
  Vec changed;  /* not zero: a vertical minirow has lost a digit; only where that was asked */
} Findings;

/* In which box a way is in each row. */
static const uint8_t way_boxes[6][3] = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 1, 0, 2 }, { 2, 1, 0 } };

/* ways[i] as digits; each minirow is the union of two of them. */
static const uint8_t minirow_ways[3][3][2]
    = { { { 0, 3 }, { 1, 4 }, { 2, 5 } }, { { 2, 4 }, { 0, 5 }, { 1, 3 } }, { { 1, 5 }, { 2, 3 }, { 0, 4 } } };

OP void
find_ways (Vec m[3][3], Vec ways[6])
{
  UNROLL for (int w = 0; w < 6; w++)
    ways[w] = vec_and3 (m[0][way_boxes[w][0]], m[1][way_boxes[w][1]], m[2][way_boxes[w][2]]);
}

/* What the phases of a band hand on, minirow by minirow: the digits of its cells, and those that are fixed in it. */
typedef struct
{
  Vec any[3][3];
  Vec fixed[3][3];
} BandSums;

OP const Vec *
minirow_at (const Vec *cells, BandPlace at, int r, int b)
{
  return &cells[at.base + r * at.row + b * at.box];
}

/* Reads the horizontal band @i; @fixed_columns takes the digits fixed in each minicolumn to the vertical half. */
OP void
read_horizontal (const Vec *cells, BandPlace at, int i, BandSums *sums, Vec fixed_columns[27])
{
  for (int b = 0; b < 3; b++)
    {
      Vec columns[3] = { vec_all (0), vec_all (0), vec_all (0) };

      UNROLL for (int r = 0; r < 3; r++)
        {
          const Vec *cell = minirow_at (cells, at, r, b);
          Vec x[3] = { vec_load (cell), vec_load (cell + at.step), vec_load (cell + 2 * at.step) }, single[3];

          UNROLL for (int k = 0; k < 3; k++)
            {
              single[k] = vec_keep_single (x[k]);
              columns[k] = vec_or (columns[k], single[k]);
            }
          vec_store (&sums->any[r][b], vec_or3 (x[0], x[1], x[2]));
          vec_store (&sums->fixed[r][b], vec_or3 (single[0], single[1], single[2]));
        }
      UNROLL for (int k = 0; k < 3; k++)
        vec_store (&fixed_columns[(3 * b + k) * 3 + i], columns[k]);
    }
}

OP void
read_vertical (const Vec *cells, BandPlace at, BandSums *sums)
{
  UNROLL for (int r = 0; r < 3; r++)
    UNROLL for (int b = 0; b < 3; b++)
      {
        const Vec *cell = minirow_at (cells, at, r, b);

        vec_store (&sums->any[r][b],
                   vec_or3 (vec_load (cell), vec_load (cell + at.step), vec_load (cell + 2 * at.step)));
      }
}

OP void
read_band (const Vec *cells, bool vertical, int i, BandSums *sums, Vec fixed_columns[27])
{
  if (vertical)
    read_vertical (cells, VERTICAL (i), sums);
  else
    read_horizontal (cells, HORIZONTAL (i), i, sums, fixed_columns);
  PHASE;
}

/* What is fixed in a minirow lies in one of the two ways through it, and not in the four others. @fixed: of row 0, 1, 2. */
OP void
find_ways_of_band (const BandSums *sums, const Vec fixed[9], Vec ways[6])
{
  Vec in[6];

  UNROLL for (int w = 0; w < 6; w++)
    {
      const uint8_t *box = way_boxes[w];

      in[w] = vec_or3 (vec_load (&fixed[box[0]]), vec_load (&fixed[3 + box[1]]), vec_load (&fixed[6 + box[2]]));
    }
  UNROLL for (int w = 0; w < 6; w++)
    {
      const uint8_t *box = way_boxes[w];
      Vec all = vec_and3 (vec_load (&sums->any[0][box[0]]), vec_load (&sums->any[1][box[1]]), vec_load (&sums->any[2][box[2]]));

      ways[w] = vec_and_nor (all, in[w / 3 * 3 + (w + 1) % 3], in[w / 3 * 3 + (w + 2) % 3]);
    }
}

/* Writes one minirow: @m is what the ways leave of it and of the two others of its row. */
OP void
write_minirow (Vec *cells, BandPlace at, int r, int b, const BandSums *sums, const Vec m[3], int watch, Findings *found)
{
  Vec *cell = &cells[at.base + r * at.row + b * at.box];
  Vec x[3] = { vec_load (cell), vec_load (cell + at.step), vec_load (cell + 2 * at.step) };
  Vec must = vec_and_nor (m[b], m[(b + 1) % 3], m[(b + 2) % 3]);
  /* Hidden triple: no room for others. */
  Vec allowed = watch & NO_TRIPLES ? m[b] : vec_if_at_least_three (must, must, m[b]);

  vec_settle (x, must, allowed);
  UNROLL for (int k = 0; k < 3; k++)
    {
      if (watch & SUM_WATCH)
        {
          found->sum = vec_add (found->sum, x[k]);
          found->least = vec_min (found->least, x[k]);
        }
      vec_store (cell + k * at.step, x[k]);
    }
  if (watch & LOSS_WATCH)
    found->changed = vec_or (found->changed, vec_andnot (vec_load (&sums->any[r][b]), allowed));
}

OP void
write_band (Vec *cells, bool vertical, int i, const BandSums *sums, const Vec fixed_columns[27], int watch, Findings *found)
{
  const BandPlace at = vertical ? VERTICAL (i) : HORIZONTAL (i);
  Vec ways[6];

  find_ways_of_band (sums, vertical ? &fixed_columns[9 * i] : &sums->fixed[0][0], ways);
  PHASE;
  UNROLL for (int r = 0; r < 3; r++)
    {
      Vec m[3];

      UNROLL for (int b = 0; b < 3; b++)
        m[b] = vec_or (ways[minirow_ways[r][b][0]], ways[minirow_ways[r][b][1]]);
      if (r == 0)
        found->possible = vec_and (found->possible, vec_or3 (m[0], m[1], m[2]));
      UNROLL for (int b = 0; b < 3; b++)
        write_minirow (cells, at, r, b, sums, m, watch, found);
    }
}

/* Half a pass. With few registers all bands are read before one is written: so the first phases do not wait for the last. */
OP void
reason_half (Vec *cells, bool vertical, Vec fixed_columns[27], int watch, Findings *found)
{
  BandSums sums[FEW_REGISTERS ? 3 : 1];

  if (FEW_REGISTERS)
    ROLL for (int i = 0; i < 3; i++)
      read_band (cells, vertical, i, &sums[i], fixed_columns);
  ROLL for (int i = 0; i < 3; i++)
    {
      BandSums *band = &sums[FEW_REGISTERS ? i : 0];

      if (!FEW_REGISTERS)
        read_band (cells, vertical, i, band, fixed_columns);
      write_band (cells, vertical, i, band, fixed_columns, watch, found);
    }
}

/* A pass over all bands. @watch is for the vertical half, which comes last. */
OP Findings
reason (Vec *cells, int watch)
{
  Findings found = { vec_all (0), vec_all (-1), vec_all (SUD_ALL_DIGITS), vec_all (0) };
  Vec fixed_columns[27];

  reason_half (cells, false, fixed_columns, watch & NO_TRIPLES, &found);
  reason_half (cells, true, fixed_columns, watch, &found);
  return found;
}

/* Without triples a pass is a tenth cheaper, and they are rare where hardly anything branches. */
static NOINLINE Findings
reason_easily (Vec *cells)
{
  return reason (cells, SUM_WATCH | NO_TRIPLES);
}

/* Watching for losses of minirows only is cheaper than for any change and lets some states branch a pass early. */
static NOINLINE Findings
reason_thoroughly (Vec *cells)
{
  return reason (cells, SUM_WATCH);
}

static NOINLINE Findings
reason_fast (Vec *cells)
{
  return reason (cells, SUM_WATCH | LOSS_WATCH);
}

/* Returns: zero where the three cells of some minirow have less than three digits together, which no pass looks at */
static NOINLINE __attribute__ ((cold)) Vec
find_crowds (const Vec *cells)
{
  Vec least = vec_all (-1);

  for (int i = 0; i < 6; i++)
    {
      const BandPlace at = i < 3 ? HORIZONTAL (i) : VERTICAL (i - 3);

      UNROLL for (int r = 0; r < 3; r++)
        UNROLL for (int b = 0; b < 3; b++)
          {
            const Vec *cell = minirow_at (cells, at, r, b);
            Vec any = vec_or3 (vec_load (cell), vec_load (cell + at.step), vec_load (cell + 2 * at.step));

            least = vec_min (least, vec_without_lowest (vec_without_lowest (any)));
          }
    }
  return least;
}

/* Returns: the digits that all houses have, in whatever cells */
static NOINLINE Vec
verify (const Vec *cells)
{
  Vec all = vec_all (SUD_ALL_DIGITS), any[SUD_SIZE][3];

  ROLL for (int b = 0; b < 3; b++)
    {
      Vec columns[3] = { vec_all (0), vec_all (0), vec_all (0) };

      ROLL for (int i = 0; i < 3; i++)
        {
          Vec box = vec_all (0);

          UNROLL for (int r = 0; r < 3; r++)
            {
              const Vec *cell = minirow_at (cells, HORIZONTAL (i), r, b);
              Vec x[3] = { vec_load (cell), vec_load (cell + 1), vec_load (cell + 2) };
              Vec digits = vec_or3 (x[0], x[1], x[2]);

              UNROLL for (int k = 0; k < 3; k++)
                columns[k] = vec_or (columns[k], x[k]);
              box = vec_or (box, digits);
              vec_store (&any[3 * i + r][b], digits);
            }
          all = vec_and (all, box);
        }
      all = vec_and (all, vec_and3 (columns[0], columns[1], columns[2]));
    }
  UNROLL for (int r = 0; r < SUD_SIZE; r++)
    all = vec_and (all, vec_or3 (vec_load (&any[r][0]), vec_load (&any[r][1]), vec_load (&any[r][2])));
  return all;
}
