/* sud-canon-full.c - where the canonical form of a full grid may begin
 *
 * What stands in the second row below 123 comes from the other two stacks of the first row. Three digits of the same
 * stack make that the second, and become 456; the digits below these put the columns of the third in order. Two digits
 * of one and one of the other become 457; two columns of the third stack are then in any order:
 *
 *     1 2 3 | 4 5 6 | 7 8 9         1 2 3 | 4 5 6 | 7 8 9
 *     4 5 6 | 7 8 9 | . . .         4 5 7 | . . . | . . .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-canon-full.h"

typedef struct
{
  const uint8_t *first;
  const uint8_t *second;
  uint8_t above[SUD_SIZE]; /* in which column the first row has what the second has in each */
  uint8_t turned;
  uint16_t rows;
} Pair;

/* The column of the stack of @a and @b that is neither. */
static int
third_column (int a, int b)
{
  return a / 3 * 9 + 3 - a - b;
}

static void
add (const Pair *pair, const uint8_t column[SUD_SIZE], SudCanonState *state)
{
  *state = (SudCanonState){ .labels = SUD_SIZE, .turned = pair->turned, .rows = pair->rows };
  for (int i = 0; i < SUD_SIZE; i++)
    {
      state->column[i] = column[i];
      state->label[pair->first[column[i]]] = i + 1;
    }
}

/* The columns of places 0 to 2 are there. Returns: how many states there are with these */
static int
complete (const Pair *pair, uint8_t column[SUD_SIZE], SudCanonState *states)
{
  column[3] = pair->above[column[0]];
  column[4] = pair->above[column[1]];
  if (column[3] / 3 != column[4] / 3)
    return 0;
  column[5] = third_column (column[3], column[4]);
  if (column[5] == pair->above[column[2]])
    {
      for (int i = 3; i < 6; i++)
        column[i + 3] = pair->above[column[i]];
      add (pair, column, states);
      return 1;
    }
  column[6] = pair->above[column[2]];
  for (int i = 0; i < 2; i++)
    {
      column[7] = column[6] / 3 * 3 + (column[6] + 1 + i) % 3;
      column[8] = third_column (column[6], column[7]);
      add (pair, column, states + i);
    }
  return 2;
}

int
sud_canon_full_begin (const uint8_t rows[SUD_SIZE][SUD_SIZE], int first, int second, bool turned,
                      SudCanonState states[SUD_CANON_BEGINNINGS])
{
  static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
  Pair pair = { .first = rows[first], .second = rows[second], .turned = turned };
  uint8_t places[SUD_SIZE + 1], column[SUD_SIZE];
  int n = 0;

  pair.rows = ((1u << SUD_SIZE) - 1) & ~(1u << first);
  for (int i = 0; i < SUD_SIZE; i++)
    places[pair.first[i]] = i;
  for (int i = 0; i < SUD_SIZE; i++)
    pair.above[i] = places[pair.second[i]];
  for (int stack = 0; stack < 3; stack++)
    for (int i = 0; i < 6; i++)
      {
        for (int j = 0; j < 3; j++)
          column[j] = 3 * stack + orders[i][j];
        n += complete (&pair, column, states + n);
      }
  return n;
}
