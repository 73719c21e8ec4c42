/* sud-uniform.c - a full grid, each of the 6,670,903,752,021,072,936,960 as likely as the others
 *
 * Searches that fill a grid cell by cell, in any order, prefer some grids by far. Here nothing is searched: what can be
 * drawn evenly is drawn evenly, and what does not fit is thrown away as a whole, which favours nothing.
 *
 *      1. The band in the middle. Each digit has one row in each box, a permutation of three; the six permutations occur
 *         a, a, a times (even ones) and 3 - a, 3 - a, 3 - a times (odd ones), which is 1680, 45360, 45360, 1680 ways for
 *         a = 0 to 3; and the three digits of each of nine minirows stand in any of six orders.
 *      2. It is kept with a chance of its completions / the most that any band has (sud-band-class.h).
 *      3. A dart: of the stacks on the left and in the middle, which digits of each column of the band go to which column
 *         above and below (56 ways each); the order of the columns of the box on the left, above and below (216 each); those
 *         of the box beside it, whose digits avoid their rows (8 or none). Now the rows of the box on the right are known,
 *         above and below, and n of the 56 ways for its stack fit: 0, 1, 2, 4 or 8. A number u of 0 to 7 is drawn; the dart
 *         hits where u < n, and the u-th of the ways is taken. A miss: another dart, at the same band.
 *
 * So each way to complete a band is hit with the same chance by each dart: 1 in 56² · 216² · 8² · 8. About 11 darts a grid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-uniform.h"

#include "sud-band-class.h"

#include <pthread.h>
#include <string.h>

enum
{
  N_SPLITS = 56,  /* of the nine digits of a stack, three in each column of the middle band: above or below */
  N_ORDERS = 216, /* of the rows within the three columns of a box */
  N_TRIPLES = 27, /* of rows */
  UNIT = 576,     /* that divides all numbers of completions */
  SLOT_BITS = 18, /* a column each: three rows above, three below */
  ALL_SLOTS = (1 << SLOT_BITS) - 1,
};

typedef uint8_t Nine[SUD_SIZE];

/* The middle band: @digits of each box column by column, less 1 as all digits here, top to bottom. */
typedef struct
{
  Nine digits[3];
} Band;

/* The rows of each digit above or below, in the box on the left and on the right: the box between has the third. */
typedef struct
{
  Nine left;
  Nine right;
} Rows;

/* @stacks: which of the splits the stacks on the left and in the middle have; @last: that of the third, a bit a place
 * @rows: above and below */
typedef struct
{
  uint32_t stacks[2];
  uint32_t last;
  Rows rows[2];
} Dart;

/* The rows left for three digits of a column in the box on the right. */
typedef struct
{
  uint8_t right[3];
  bool misses;
} Beside;

/* The ways to hand the three digits of a column on: the slots that they take, and above that, a bit a digit, how. */
typedef struct
{
  uint32_t n;
  uint32_t ways[8];
} Handing;

static const uint8_t permutations[6][3] = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 } };

/* Of the nine digits of a stack, as places in Band.digits: those of each column above, and those of each below. */
static Nine splits[N_SPLITS][2];
static Nine orders[N_ORDERS];
static Beside beside[N_TRIPLES][2];
static Handing handings[N_TRIPLES * N_TRIPLES];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void
make_splits (void)
{
  int n = 0;

  for (int bits = 0; bits < 1 << SUD_SIZE; bits++)
    {
      int counts[3] = { 0 }, n_above = 0, n_below = 0, to[SUD_SIZE];

      for (int k = 0; k < SUD_SIZE; k++)
        counts[to[k] = (k / 3 + 1 + (bits >> k & 1)) % 3]++;
      if (counts[0] != 3 || counts[1] != 3)
        continue;
      for (int i = 0; i < 3 * SUD_SIZE; i++)
        {
          int column = i / SUD_SIZE, k = i % SUD_SIZE;

          if (to[k] == column)
            splits[n][0][n_above++] = (uint8_t)k;
          else if (column != k / 3)
            splits[n][1][n_below++] = (uint8_t)k;
        }
      n++;
    }
}

static void
make_orders (void)
{
  for (int order = 0; order < N_ORDERS; order++)
    for (int k = 0; k < SUD_SIZE; k++)
      orders[order][k] = permutations[k < 3 ? order % 6 : k < 6 ? order / 6 % 6 : order / 36][k % 3];
}

/* Three digits with rows @rows in the box on the left, in a column of the middle: two ways, or none where the rows are one. */
static void
make_beside (const int rows[3], int way, Beside *self)
{
  self->misses = true;
  for (int p = 0, found = 0; p < 6; p++)
    {
      const uint8_t *middle = permutations[p];

      if (middle[0] == rows[0] || middle[1] == rows[1] || middle[2] == rows[2] || found++ != way)
        continue;
      self->misses = false;
      for (int i = 0; i < 3; i++)
        self->right[i] = (uint8_t)(3 - rows[i] - middle[i]);
    }
}

/* For digits of the first column with rows @over above and @under below. */
static void
make_handing (const int over[3], const int under[3], Handing *self)
{
  self->n = 0;
  for (uint32_t bits = 0; bits < 8; bits++)
    {
      uint32_t slots = 0;
      bool fits = true;

      for (int i = 0; i < 3; i++)
        {
          int to = 1 + (int)(bits >> i & 1);
          uint32_t two = 1u << (6 * to + over[i]) | 1u << (6 * (3 - to) + 3 + under[i]);

          fits = fits && (slots & two) == 0;
          slots |= two;
        }
      if (fits)
        self->ways[self->n++] = slots | bits << SLOT_BITS;
    }
}

static void
make_cb (void)
{
  make_splits ();
  make_orders ();
  for (int i = 0; i < N_TRIPLES; i++)
    {
      const int rows[3] = { i / 9, i / 3 % 3, i % 3 };

      make_beside (rows, 0, &beside[i][0]);
      make_beside (rows, 1, &beside[i][1]);
      for (int j = 0; j < N_TRIPLES; j++)
        {
          const int under[3] = { j / 9, j / 3 % 3, j % 3 };

          make_handing (rows, under, &handings[i * N_TRIPLES + j]);
        }
    }
}

/* Which row each digit has in each box of a band. */
static void
draw_band_rows (SudRandom *random, Nine rows[3])
{
  uint32_t ways = sud_random_below (random, 94080);
  int a = ways < 1680 ? 0 : ways < 47040 ? 1 : ways < 92400 ? 2 : 3, n = 0;
  uint32_t order = sud_random_below (random, 362880);
  Nine digits = { 0, 1, 2, 3, 4, 5, 6, 7, 8 };

  for (uint32_t i = SUD_SIZE; i > 1; order /= i--)
    {
      uint8_t *other = &digits[order % i], digit = *other;

      *other = digits[i - 1];
      digits[i - 1] = digit;
    }
  for (int p = 0; p < 6; p++)
    for (int k = p < 3 ? a : 3 - a; k > 0; k--, n++)
      for (int box = 0; box < 3; box++)
        rows[box][digits[n]] = permutations[p][box];
}

/* @columns: of each digit, as sud_band_class() takes them. */
static void
draw_band (SudRandom *random, Band *band, Nine columns[3])
{
  uint32_t order = sud_random_below (random, 10077696); /* 6^9 */
  Nine rows[3];

  draw_band_rows (random, rows);
  for (int box = 0; box < 3; box++)
    {
      uint8_t minirows[3][3];
      int n[3] = { 0 };

      for (int d = 0; d < SUD_SIZE; d++)
        minirows[rows[box][d]][n[rows[box][d]]++] = (uint8_t)d;
      for (int row = 0; row < 3; row++, order /= 6)
        for (int i = 0; i < 3; i++)
          {
            uint8_t column = permutations[order % 6][i];

            band->digits[box][3 * column + row] = minirows[row][i];
            columns[box][minirows[row][i]] = column;
          }
    }
}

/* Whether a band is kept, as often as it has completions. */
static bool
keeps (SudRandom *random, const Nine columns[3])
{
  uint64_t completions = sud_band_completions[sud_band_class (columns)];

  return sud_random_below (random, (uint32_t)(SUD_BAND_COMPLETIONS_MAX / UNIT)) < completions / UNIT;
}

/* The rows of one side (0: above, 1: below): in the box on the left by @order, beside it by three bits. Returns whether
 * they fit. */
static inline bool
draw_rows (const Band *band, Dart *dart, int side, uint32_t order, uint32_t bits)
{
  const uint8_t *left = splits[dart->stacks[0]][side], *middle = splits[dart->stacks[1]][side];
  Rows *rows = &dart->rows[side];
  bool misses = false;

  for (int k = 0; k < SUD_SIZE; k++)
    rows->left[band->digits[0][left[k]]] = orders[order][k];
  for (int j = 0; j < 3; j++)
    {
      int a = band->digits[1][middle[3 * j]], b = band->digits[1][middle[3 * j + 1]], c = band->digits[1][middle[3 * j + 2]];
      const Beside *it = &beside[rows->left[a] * 9 + rows->left[b] * 3 + rows->left[c]][bits >> j & 1];

      rows->right[a] = it->right[0];
      rows->right[b] = it->right[1];
      rows->right[c] = it->right[2];
      misses |= it->misses;
    }
  return !misses;
}

/* All 18 slots, @columns on. */
static inline uint32_t
turn (uint32_t slots, int columns)
{
  return (slots << 6 * columns | slots >> (SLOT_BITS - 6 * columns)) & ALL_SLOTS;
}

/* How the digits of a column of the last stack can be handed on, where they have the rows that are left. */
static inline const Handing *
get_handing (const uint8_t three[3], const Rows rows[2])
{
  int key = 0;

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 3; i++)
      key = 3 * key + rows[side].right[three[i]];
  return &handings[key];
}

/* The ways for the last stack that fit, in a fixed order: takes number @u, if there is one. */
static inline bool
split_last (const Nine digits, Dart *dart, uint32_t u)
{
  const Handing *columns[3];

  for (int j = 0; j < 3; j++)
    columns[j] = get_handing (digits + 3 * j, dart->rows);
  if (columns[0]->n * columns[1]->n * columns[2]->n <= u)
    return false;
  for (uint32_t p = 0; p < columns[0]->n; p++)
    for (uint32_t q = 0; q < columns[1]->n; q++)
      {
        uint32_t first = columns[0]->ways[p], second = columns[1]->ways[q], wanted = turn (second & ALL_SLOTS, 1);

        if ((first & wanted) != 0)
          continue;
        wanted = turn (ALL_SLOTS & ~(first | wanted), 1);
        for (uint32_t r = 0; r < columns[2]->n; r++)
          if ((columns[2]->ways[r] & ALL_SLOTS) == wanted && u-- == 0)
            {
              dart->last = first >> SLOT_BITS | second >> SLOT_BITS << 3 | columns[2]->ways[r] >> SLOT_BITS << 6;
              return true;
            }
      }
  return false;
}

/* Returns whether it hit. */
static bool
throw_dart (SudRandom *random, const Band *band, Dart *dart)
{
  uint32_t ways = sud_random_below (random, N_SPLITS * N_SPLITS * N_ORDERS);
  uint32_t bits = sud_random_below (random, N_ORDERS << 9);

  dart->stacks[0] = ways % N_SPLITS;
  dart->stacks[1] = ways / N_SPLITS % N_SPLITS;
  return draw_rows (band, dart, 0, ways / (N_SPLITS * N_SPLITS), bits) && draw_rows (band, dart, 1, bits >> 9, bits >> 3)
         && split_last (band->digits[2], dart, bits >> 6 & 7);
}

static inline void
put (SudGrid *grid, int row, int column, int digit)
{
  grid->digit[sud_cell (row, column)] = (uint8_t)(digit + 1);
}

static void
put_grid (SudGrid *grid, const Band *band, const Dart *dart)
{
  for (int k = 0; k < SUD_SIZE; k++)
    {
      int last = band->digits[2][k], to = (k / 3 + 1 + (int)(dart->last >> k & 1)) % 3;

      for (int side = 0; side < 2; side++)
        {
          int left = band->digits[0][splits[dart->stacks[0]][side][k]];
          int middle = band->digits[1][splits[dart->stacks[1]][side][k]];
          const Rows *rows = &dart->rows[side];

          put (grid, 6 * side + rows->left[left], k / 3, left);
          put (grid, 6 * side + 3 - rows->left[middle] - rows->right[middle], 3 + k / 3, middle);
          put (grid, 6 * side + rows->right[last], 6 + (side == 0 ? to : 3 - k / 3 - to), last);
        }
      for (int box = 0; box < 3; box++)
        put (grid, 3 + k % 3, 3 * box + k / 3, band->digits[box][k]);
    }
}

void
sud_uniform_draw (SudRandom *random, SudGrid *grid)
{
  Nine columns[3];
  Band band;
  Dart dart;

  pthread_once (&once, make_cb);
  do
    draw_band (random, &band, columns);
  while (!keeps (random, (const uint8_t (*)[SUD_SIZE])columns));
  while (!throw_dart (random, &band, &dart))
    ;
  put_grid (grid, &band, &dart);
}
