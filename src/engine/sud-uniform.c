/* sud-uniform.c - a full grid, each of the 6,670,903,752,021,072,936,960 as likely as the others
 *
 * Searches that fill a grid cell by cell, in any order, prefer some grids by far. Here nothing is searched: parts are
 * drawn evenly, and a draw that does not fit is thrown away as a whole, which favours nothing.
 *
 *      1. The band in the middle. Each digit has one row in each box, a permutation of three; the six permutations
 *         occur a, a, a times (even ones) and 3 - a, 3 - a, 3 - a times (odd ones), which is 1680, 45360, 45360, 1680
 *         ways for a = 0 to 3; and the three digits of each of nine minirows stand in any of six orders.
 *      2. It is kept with the probability of its completions / the most that any band has.
 *      3. A dart: for the stacks on the left and in the middle, the columns above and below to which the digits of each
 *         column of the band go (56 ways each); the order of the columns of the box on the left, above and below (216
 *         each); those of the box beside it, whose digits avoid their rows (8 or none). Now the rows of the box on the
 *         right are known, above and below, and n of the 56 ways for its stack fit: 0, 1, 2, 4 or 8. A number u of 0 to
 *         7 is drawn; the dart hits if u < n, and takes the u-th of the ways. After a miss comes another dart, at the
 *         same band.
 *
 * So each way to complete a band is hit with the same probability by each dart: 1 in 56² · 216² · 8² · 8. About 11
 * darts a grid.
 *
 * The completions of a band depend only on which digits share a column, box by box: three ways to put nine digits into
 * three columns of three. The 280 × 280 ways in which two boxes can differ from the third fall into 84 classes, which
 * exchanges of digits, columns and boxes do not change, and all bands of a class have as many completions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-generate-private.h"
#include "sud-uniform-testing.h"

#include <pthread.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_tables_cb (void);

/* The classes of bands. */

enum
{
  N_PARTITIONS = 280, /* ways to put nine digits into three columns, in any order: 9! / 3!^4 */
  N_CODES = 19683,    /* 3^9 */
  N_CHANGES = 8,      /* exchanges of digits or columns, one at a time */
  UNKNOWN_CLASS = UINT8_MAX,
};

/* The pairs of bands that make a full grid with one of each class, in the order in which the classes come about below;
 * a test counts them again. */
const uint64_t sud_band_completions[SUD_BAND_CLASSES] = {
  7802998272, 7383108096, 7134027264, 7216676352, 7004355840, 7383108096, 7281460224,
  7347449088, 7119019008, 7119019008, 7038448128, 7055428608, 7108816896, 7108816896,
  7112503296, 7165813248, 7165813248, 7108789248, 7082599680, 7108789248, 7059506688,
  7065220608, 7004664576, 7004664576, 6939424512, 7134027264, 7038448128, 7055428608,
  7082599680, 7108816896, 7108789248, 6970134528, 7064630784, 7035450624, 7008981120,
  7035450624, 7049522304, 7008981120, 7049522304, 7016806656, 7082759808, 7059506688,
  7016806656, 7091557632, 7067023488, 7065220608, 7010812800, 7049522304, 7067023488,
  6957469440, 7022836224, 7022836224, 7018350912, 7053225408, 7053225408, 7018350912,
  7013953152, 6962561280, 6992373312, 7013953152, 6946725312, 7023539520, 6962561280,
  6992373312, 6946725312, 6946725312, 7004664576, 6882954624, 7216676352, 7112503296,
  7082759808, 7091557632, 7064630784, 7146639360, 7124405184, 7033343616, 6992373312,
  7033343616, 6919249536, 7004355840, 6939424512, 6919249536, 6882954624, 6831977472,
};

/* A partition is a word of nine columns, named in the order of their first digits; its code is that word in base three.
 */
static uint16_t partition_of[N_CODES];
static uint8_t partitions[N_PARTITIONS][SUD_SIZE];
static uint8_t classes[N_PARTITIONS][N_PARTITIONS];

static int
get_code (const uint8_t columns[SUD_SIZE])
{
  int code = 0;

  for (int d = 0; d < SUD_SIZE; d++)
    code = 3 * code + columns[d];
  return code;
}

/* Gives a word with three of each column the partition that its columns, renamed, spell. */
static void
add_partition_word (const uint8_t word[SUD_SIZE], int *n)
{
  uint8_t names[3] = { 3, 3, 3 }, renamed[SUD_SIZE];
  int used = 0, code;

  for (int d = 0; d < SUD_SIZE; d++)
    {
      if (names[word[d]] == 3)
        names[word[d]] = (uint8_t)used++;
      renamed[d] = names[word[d]];
    }
  code = get_code (renamed);
  if (partition_of[code] == N_PARTITIONS)
    {
      memcpy (partitions[*n], renamed, SUD_SIZE);
      partition_of[code] = (uint16_t)(*n)++;
    }
  partition_of[get_code (word)] = partition_of[code];
}

static void
make_partitions (void)
{
  int n = 0;

  for (int code = 0; code < N_CODES; code++)
    partition_of[code] = N_PARTITIONS;
  for (int code = 0; code < N_CODES; code++)
    {
      uint8_t word[SUD_SIZE];
      int counts[3] = { 0 };

      for (int d = SUD_SIZE - 1, rest = code; d >= 0; d--, rest /= 3)
        counts[word[d] = (uint8_t)(rest % 3)]++;
      if (counts[0] == 3 && counts[1] == 3 && counts[2] == 3)
        add_partition_word (word, &n);
    }
}

/* Returns: the partition that @p becomes when digits of the first box, whose columns are 123, 456, 789, are exchanged:
 * 0 to 5 two neighbours within a column, 6 and 7 two columns */
static int
exchange_digits (int change, int p)
{
  uint8_t word[SUD_SIZE];

  memcpy (word, partitions[p], SUD_SIZE);
  for (int i = 0; i < (change < 6 ? 1 : 3); i++)
    {
      int a = change < 6 ? change / 2 * 3 + change % 2 : (change - 6) * 3 + i, b = change < 6 ? a + 1 : a + 3;
      uint8_t column = word[a];

      word[a] = word[b];
      word[b] = column;
    }
  return partition_of[get_code (word)];
}

/* Spreads class @c from a pair of partitions to all pairs that exchanges make of it, of the two boxes as well. */
static void
spread_class (uint16_t changed[N_CHANGES][N_PARTITIONS], int p, int q, uint8_t c)
{
  static uint16_t waiting[N_PARTITIONS * N_PARTITIONS][2];
  int n = 0;

  classes[p][q] = c;
  waiting[n][0] = (uint16_t)p;
  waiting[n++][1] = (uint16_t)q;
  while (n > 0)
    {
      int a = waiting[--n][0], b = waiting[n][1];

      for (int change = 0; change <= N_CHANGES; change++)
        {
          int x = change < N_CHANGES ? changed[change][a] : b, y = change < N_CHANGES ? changed[change][b] : a;

          if (classes[x][y] != UNKNOWN_CLASS)
            continue;
          classes[x][y] = c;
          waiting[n][0] = (uint16_t)x;
          waiting[n++][1] = (uint16_t)y;
        }
    }
}

static void
make_classes (void)
{
  uint16_t changed[N_CHANGES][N_PARTITIONS];
  uint8_t n = 0;

  make_partitions ();
  memset (classes, UNKNOWN_CLASS, sizeof classes);
  for (int change = 0; change < N_CHANGES; change++)
    for (int p = 0; p < N_PARTITIONS; p++)
      changed[change][p] = (uint16_t)exchange_digits (change, p);
  for (int p = 0; p < N_PARTITIONS; p++)
    for (int q = 0; q < N_PARTITIONS; q++)
      if (classes[p][q] == UNKNOWN_CLASS)
        spread_class (changed, p, q, n++);
}

int
sud_band_class (const uint8_t columns[3][SUD_SIZE])
{
  uint8_t place[SUD_SIZE]; /* that of each digit, if those of the first box are 123, 456, 789 by columns */
  int next[3] = { 0, 3, 6 }, code[2] = { 0, 0 };
  uint8_t words[2][SUD_SIZE];

  pthread_once (&once, make_tables_cb);
  for (int d = 0; d < SUD_SIZE; d++)
    {
      place[d] = (uint8_t)next[columns[0][d]]++;
      words[0][place[d]] = columns[1][d];
      words[1][place[d]] = columns[2][d];
    }
  for (int d = 0; d < SUD_SIZE; d++)
    {
      code[0] = 3 * code[0] + words[0][d];
      code[1] = 3 * code[1] + words[1][d];
    }
  return classes[partition_of[code[0]]][partition_of[code[1]]];
}

/* Drawing. */

enum
{
  N_SPLITS = 56,  /* the nine digits of a stack, three in each column of the middle band, go above or below */
  N_ORDERS = 216, /* orders of the rows within the three columns of a box */
  N_TRIPLES = 27, /* triples of rows */
  UNIT = 576,     /* divides all numbers of completions */
  SLOT_BITS = 18, /* a column each: three rows above, three below */
  ALL_SLOTS = (1 << SLOT_BITS) - 1,
};

typedef uint8_t Nine[SUD_SIZE];

/* The middle band: the digits of each box column by column, top to bottom, less 1 as all digits here. */
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

/* The ways to hand on the three digits of a column: the slots that they take, and above these one bit a digit for its
 * column. */
typedef struct
{
  uint32_t n;
  uint32_t ways[8];
} Handing;

static const uint8_t permutations[6][3]
  = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 } };

/* The nine digits of a stack, as places in Band.digits: those of each column above, and those of each below. */
static Nine splits[N_SPLITS][2];
static Nine orders[N_ORDERS];
static Beside beside[N_TRIPLES][2];
static Handing handings[N_TRIPLES * N_TRIPLES];

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

/* Three digits with rows @rows in the box on the left, in a column of the middle, have two ways, or none if the rows
 * are one. */
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

/* The digits of the first column have rows @over above and @under below. */
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
make_tables_cb (void)
{
  make_classes ();
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

/* Draws the row of each digit in each box of a band. */
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

/* Draws the middle band. @columns: the columns of its digits, as sud_band_class() takes them */
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

/* Returns: whether a band is kept: as often as it has completions */
static bool
keeps_band (SudRandom *random, const Nine columns[3])
{
  uint64_t completions = sud_band_completions[sud_band_class (columns)];

  return sud_random_below (random, (uint32_t)(SUD_BAND_COMPLETIONS_MAX / UNIT)) < completions / UNIT;
}

/* Draws the rows of one side (0: above, 1: below): in the box on the left by @order, beside it by three bits. Returns:
 * whether they fit */
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
      const uint8_t *digits = band->digits[1], *at = middle + 3 * j;
      int a = digits[at[0]], b = digits[at[1]], c = digits[at[2]];
      const Beside *it = &beside[rows->left[a] * 9 + rows->left[b] * 3 + rows->left[c]][bits >> j & 1];

      rows->right[a] = it->right[0];
      rows->right[b] = it->right[1];
      rows->right[c] = it->right[2];
      misses |= it->misses;
    }
  return !misses;
}

/* Moves all 18 slots @columns on. */
static inline uint32_t
turn_slots (uint32_t slots, int columns)
{
  return (slots << 6 * columns | slots >> (SLOT_BITS - 6 * columns)) & ALL_SLOTS;
}

/* Returns: the ways to hand on the digits of a column of the last stack, which have the rows that are left */
static inline const Handing *
get_handing (const uint8_t three[3], const Rows rows[2])
{
  int key = 0;

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 3; i++)
      key = 3 * key + rows[side].right[three[i]];
  return &handings[key];
}

/* Takes number @u of the ways that fit for the last stack, in a fixed order, if there is one. */
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
        uint32_t first = columns[0]->ways[p], second = columns[1]->ways[q], wanted = turn_slots (second & ALL_SLOTS, 1);

        if ((first & wanted) != 0)
          continue;
        wanted = turn_slots (ALL_SLOTS & ~(first | wanted), 1);
        for (uint32_t r = 0; r < columns[2]->n; r++)
          if ((columns[2]->ways[r] & ALL_SLOTS) == wanted && u-- == 0)
            {
              dart->last = first >> SLOT_BITS | second >> SLOT_BITS << 3 | columns[2]->ways[r] >> SLOT_BITS << 6;
              return true;
            }
      }
  return false;
}

/* Returns: whether it hit */
static bool
throw_dart (SudRandom *random, const Band *band, Dart *dart)
{
  uint32_t ways = sud_random_below (random, N_SPLITS * N_SPLITS * N_ORDERS);
  uint32_t bits = sud_random_below (random, N_ORDERS << 9);

  dart->stacks[0] = ways % N_SPLITS;
  dart->stacks[1] = ways / N_SPLITS % N_SPLITS;
  return draw_rows (band, dart, 0, ways / (N_SPLITS * N_SPLITS), bits)
         && draw_rows (band, dart, 1, bits >> 9, bits >> 3)
         && split_last (band->digits[2], dart, bits >> 6 & 7);
}

static inline void
put_digit (SudGrid *grid, int row, int column, int digit)
{
  grid->digit[sud_cell (row, column)] = (uint8_t)(digit + 1);
}

static void
fill_grid (SudGrid *grid, const Band *band, const Dart *dart)
{
  for (int k = 0; k < SUD_SIZE; k++)
    {
      int last = band->digits[2][k], to = (k / 3 + 1 + (int)(dart->last >> k & 1)) % 3;

      for (int side = 0; side < 2; side++)
        {
          int left = band->digits[0][splits[dart->stacks[0]][side][k]];
          int middle = band->digits[1][splits[dart->stacks[1]][side][k]];
          const Rows *rows = &dart->rows[side];

          put_digit (grid, 6 * side + rows->left[left], k / 3, left);
          put_digit (grid, 6 * side + 3 - rows->left[middle] - rows->right[middle], 3 + k / 3, middle);
          put_digit (grid, 6 * side + rows->right[last], 6 + (side == 0 ? to : 3 - k / 3 - to), last);
        }
      for (int box = 0; box < 3; box++)
        put_digit (grid, 3 + k % 3, 3 * box + k / 3, band->digits[box][k]);
    }
}

void
sud_uniform_draw (SudRandom *random, SudGrid *grid)
{
  Nine columns[3];
  Band band;
  Dart dart;

  pthread_once (&once, make_tables_cb);
  do
    draw_band (random, &band, columns);
  while (!keeps_band (random, (const uint8_t (*)[SUD_SIZE])columns));
  while (!throw_dart (random, &band, &dart))
    ;
  fill_grid (grid, &band, &dart);
}
