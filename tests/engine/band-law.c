/* band-law.c - how often each class of bands occurs among all full grids, counted the slow way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "band-law.h"

#include <string.h>

enum
{
  ORDERS = 216,   /* of the digits within three columns */
  SPLITS = 56,    /* ways to hand the digits of a band's columns on to the other two columns of the stack */
  WAYS_MAX = 280, /* to put nine digits into three columns */
};

static const guint8 permutations[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

typedef guint8 Columns[SUD_SIZE]; /* which column of a box each digit stands in */

/* The row of each digit where its column has order @order. */
static void
put_rows (const Columns columns, int order, guint8 rows[SUD_SIZE])
{
  int orders[3] = { order % 6, order / 6 % 6, order / 36 }, n[3] = { 0 };

  for (int d = 0; d < SUD_SIZE; d++)
    rows[d] = permutations[orders[columns[d]]][n[columns[d]]++];
}

/* What is left for the third box: whether each of its columns has three rows. */
static gboolean
third_fits (const Columns columns, const guint8 first[SUD_SIZE], const guint8 second[SUD_SIZE])
{
  guint seen = 0;

  for (int d = 0; d < SUD_SIZE; d++)
    {
      if (first[d] == second[d])
        return FALSE;
      seen |= 1u << (3 * columns[d] + 3 - first[d] - second[d]);
    }
  return seen == 0x1ff;
}

static guint64
count_arrangements (Columns boxes[3])
{
  guint64 n = 0;

  for (int a = 0; a < ORDERS; a++)
    for (int b = 0; b < ORDERS; b++)
      {
        guint8 first[SUD_SIZE], second[SUD_SIZE];

        put_rows (boxes[0], a, first);
        put_rows (boxes[1], b, second);
        n += third_fits (boxes[2], first, second);
      }
  return n;
}

/* The ways to give each digit of a box of the band one of the two other columns in the band above: the third is below. */
static int
split_stack (const Columns columns, Columns above[SPLITS], Columns below[SPLITS])
{
  int n = 0;

  for (int bits = 0; bits < 1 << SUD_SIZE; bits++)
    {
      int counts[3] = { 0 };
      Columns first;

      for (int d = 0; d < SUD_SIZE; d++)
        counts[first[d] = (guint8)((columns[d] + 1 + (bits >> d & 1)) % 3)]++;
      if (counts[0] != 3 || counts[1] != 3 || counts[2] != 3)
        continue;
      memcpy (above[n], first, sizeof first);
      for (int d = 0; d < SUD_SIZE; d++)
        below[n][d] = (guint8)(3 - columns[d] - first[d]);
      n++;
    }
  g_assert_cmpint (n, ==, SPLITS);
  return n;
}

static guint64
count_completions (Columns boxes[3], const BandLaw *laws)
{
  Columns above[3][SPLITS], below[3][SPLITS];
  guint64 n = 0;

  for (int box = 0; box < 3; box++)
    split_stack (boxes[box], above[box], below[box]);
  for (int i = 0; i < SPLITS * SPLITS * SPLITS; i++)
    {
      Columns over[3], under[3];

      for (int box = 0, rest = i; box < 3; box++, rest /= SPLITS)
        {
          memcpy (over[box], above[box][rest % SPLITS], SUD_SIZE);
          memcpy (under[box], below[box][rest % SPLITS], SUD_SIZE);
        }
      n += laws[sud_band_class ((const guint8 (*)[SUD_SIZE])over)].arrangements
           * laws[sud_band_class ((const guint8 (*)[SUD_SIZE])under)].arrangements;
    }
  return n;
}

/* All ways to put nine digits into three columns, which have no names. */
static int
list_partitions (Columns ways[WAYS_MAX])
{
  int n = 0;

  for (int code = 0; code < 19683; code++)
    {
      int counts[3] = { 0 }, seen = 0;
      Columns way;
      gboolean ordered = TRUE;

      for (int d = 0, rest = code; d < SUD_SIZE; d++, rest /= 3)
        {
          counts[way[d] = (guint8)(rest % 3)]++;
          ordered = ordered && way[d] <= seen;
          seen += way[d] == seen;
        }
      if (ordered && counts[0] == 3 && counts[1] == 3 && counts[2] == 3)
        memcpy (ways[n++], way, sizeof way);
    }
  return n;
}

void
band_law_count (BandLaw laws[SUD_BAND_CLASSES])
{
  Columns ways[WAYS_MAX], members[SUD_BAND_CLASSES][3];
  int n = list_partitions (ways);

  g_assert_cmpint (n, ==, WAYS_MAX);
  memset (laws, 0, SUD_BAND_CLASSES * sizeof *laws);
  for (int i = 0; i < n * n; i++)
    {
      Columns boxes[3] = { { 0, 0, 0, 1, 1, 1, 2, 2, 2 } };
      int c;

      memcpy (boxes[1], ways[i / n], SUD_SIZE);
      memcpy (boxes[2], ways[i % n], SUD_SIZE);
      c = sud_band_class ((const guint8 (*)[SUD_SIZE])boxes);
      laws[c].members++;
      memcpy (members[c], boxes, sizeof boxes);
    }
  for (int c = 0; c < SUD_BAND_CLASSES; c++)
    laws[c].arrangements = count_arrangements (members[c]);
  for (int c = 0; c < SUD_BAND_CLASSES; c++)
    laws[c].completions = count_completions (members[c], laws);
}
