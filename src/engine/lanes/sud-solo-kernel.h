/* sud-solo-kernel.h - one step of reasoning on one state, which all lanes share
 *
 * A state is nine vectors of sixteen lanes, one for each place in a box: cell k of row r of all boxes stands side by side.
 *
 *     cells[r][k]:   box 0   box 1   box 2   -  |  box 3   box 4   box 5   -  |  box 6   box 7   box 8   -  |  -  -  -  -
 *                    lane 0                        lane 4                        lane 8
 *
 * So a step does the same for three bands at once. Going from one minirow to the next of its row is to turn the boxes, and
 * going to the next row is to take another vector. For vertical bands it is the other way round: minicolumns are the same
 * vectors, and the bands are turned. What is done, and why it is right, is what sud-lanes-kernel.h does on many states.
 *
 * The six ways of a digit in a band are two vectors: lane b of "down" has the way that begins in box b and goes on to the
 * next one in each row, lane b of "up" that which goes to the one before.
 *
 * Lanes without a box (-) hold all digits in all cells; so nothing ever changes in them.
 *
 * What was tried
 * (microseconds a puzzle of the first thousand 17-clue ones / of the forum's hardest 11+, limit 2, Zen 4, AVX-512 instructions
 * on 256 bits / AVX2):
 *
 *     as it was then                            0.46 / 14.8    0.53 / 18.2
 *     singles looked for anew in the vertical   0.48 / 15.7    0.52 / 18.0    fewer passes (368 instead of 380), but longer ones
 *       half
 *     the same, and comparisons that give masks 0.59 / 16.5    -
 *     reading and writing grids by bytes that   0.46 / 14.3    0.56 / 18.1    twice the code
 *       are looked up
 *     two states at once, after six branches    0.49 / 15.8    0.60 / 16.8    Serg's list 1.38 instead of 1.12
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef struct
{
  Wide cells[3][3];
} Solo;

/* What is in lanes with a box, and in those without. */
#define SOLO_LANES(x, none) x, x, x, none, x, x, x, none, x, x, x, none, none, none, none, none

/* The ways of a band, and what they leave of its minirows. */
typedef struct
{
  Wide down[3], up[3]; /* turned by 0, 1, 2 */
} SoloWays;

typedef struct
{
  Wide sum;      /* of the cells of each box as numbers */
  Wide least;    /* of the cells of each box: 0 where one has no candidate */
  Wide possible; /* digits that have a way in every band */
} SoloFindings;

/* What stands in lane b is then that of box b + @by of the band; vertical bands: of box i + @by. */
OP Wide
solo_turn (Wide x, bool vertical, int by)
{
  return vertical ? wide_turn_bands (x, by) : wide_turn_boxes (x, by);
}

/* Cell @k of the minirows of row @r. */
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

/* @fixed: digits fixed in each minirow. What is fixed in another one of the row or the box is not in this one. */
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

/* @m: what the ways leave of the minirow; @others: what they leave of the two others of its row. */
OP void
solo_write_minirow (Solo *self, bool vertical, int r, Wide m, Wide others)
{
  Wide *x[3] = { solo_cell (self, vertical, r, 0), solo_cell (self, vertical, r, 1), solo_cell (self, vertical, r, 2) };
  Wide must = wide_andnot (m, others);
  Wide hidden[3] = { wide_and_nor (must, *x[1], *x[2]), wide_and_nor (must, *x[0], *x[2]), wide_and_nor (must, *x[0], *x[1]) };
  Wide allowed = wide_if_at_least_three (must, must, m); /* hidden triple: no room for others */

  UNROLL for (int k = 0; k < 3; k++)
    *x[k] = wide_or_else (hidden[k], wide_and (*x[k], allowed));
}

OP void
solo_write_band (Solo *self, bool vertical, const SoloWays *ways, Wide *possible)
{
  const Wide *down = ways->down, *up = ways->up;
  Wide first = wide_or (down[0], up[0]), others = wide_or (wide_or3 (down[1], down[2], up[1]), up[2]);

  *possible = wide_and (*possible, wide_or (first, others));
  solo_write_minirow (self, vertical, 0, first, others);
  solo_write_minirow (self, vertical, 1, wide_or (down[2], up[1]), wide_or (wide_or3 (down[0], down[1], up[0]), up[2]));
  solo_write_minirow (self, vertical, 2, wide_or (down[1], up[2]), wide_or (wide_or3 (down[0], down[2], up[0]), up[1]));
}

OP void
solo_reason_half (Solo *self, bool vertical, const Wide fixed[3], Wide *possible)
{
  SoloWays ways;

  solo_find_ways_of_band (self, vertical, fixed, &ways);
  solo_write_band (self, vertical, &ways, possible);
}

/* Singles are those of the beginning, for both halves: see above. */
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

/* Whether each row, column and box has all digits, in whatever cells. */
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
