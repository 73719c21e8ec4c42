/* sud-band-class.c - in how many ways a band of a full grid can be completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-band-class.h"

#include <pthread.h>
#include <string.h>

enum
{
  PARTITIONS = 280, /* of nine digits into three columns, in any order: 9! / 3!^4 */
  CODES = 19683,    /* 3^9 */
  UNKNOWN = UINT8_MAX,
  N_CHANGES = 8,    /* what is exchanged, one thing at a time */
};

/* By the order in which the classes come about below; a test counts them again. */
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

/* A partition is a word of nine columns, named in the order of their first digits; the code is that word in base three. */
static uint16_t partition_of[CODES];
static uint8_t partitions[PARTITIONS][SUD_SIZE];
static uint8_t classes[PARTITIONS][PARTITIONS];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int
get_code (const uint8_t columns[SUD_SIZE])
{
  int code = 0;

  for (int d = 0; d < SUD_SIZE; d++)
    code = 3 * code + columns[d];
  return code;
}

/* Any word with three of each has the partition that its columns, renamed, spell. */
static void
add_word (const uint8_t word[SUD_SIZE], int *n)
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
  if (partition_of[code] == PARTITIONS)
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

  for (int code = 0; code < CODES; code++)
    partition_of[code] = PARTITIONS;
  for (int code = 0; code < CODES; code++)
    {
      uint8_t word[SUD_SIZE];
      int counts[3] = { 0 };

      for (int d = SUD_SIZE - 1, rest = code; d >= 0; d--, rest /= 3)
        counts[word[d] = (uint8_t)(rest % 3)]++;
      if (counts[0] == 3 && counts[1] == 3 && counts[2] == 3)
        add_word (word, &n);
    }
}

/* What happens to partition @p where digits of the first box, whose columns are 123, 456, 789, are exchanged: 0 to 5 two
 * neighbours within a column, 6 and 7 two columns. */
static int
exchange (int change, int p)
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

/* Spreads class @c from a pair of partitions to all that exchanging makes of it, and the two boxes themselves. */
static void
spread (uint16_t changed[N_CHANGES][PARTITIONS], int p, int q, uint8_t c)
{
  static uint16_t waiting[PARTITIONS * PARTITIONS][2];
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

          if (classes[x][y] != UNKNOWN)
            continue;
          classes[x][y] = c;
          waiting[n][0] = (uint16_t)x;
          waiting[n++][1] = (uint16_t)y;
        }
    }
}

static void
make_cb (void)
{
  uint16_t changed[N_CHANGES][PARTITIONS];
  uint8_t n = 0;

  make_partitions ();
  memset (classes, UNKNOWN, sizeof classes);
  for (int change = 0; change < N_CHANGES; change++)
    for (int p = 0; p < PARTITIONS; p++)
      changed[change][p] = (uint16_t)exchange (change, p);
  for (int p = 0; p < PARTITIONS; p++)
    for (int q = 0; q < PARTITIONS; q++)
      if (classes[p][q] == UNKNOWN)
        spread (changed, p, q, n++);
}

int
sud_band_class (const uint8_t columns[3][SUD_SIZE])
{
  uint8_t place[SUD_SIZE]; /* of each digit, where those of the first box are 123, 456, 789 by columns */
  int next[3] = { 0, 3, 6 }, code[2] = { 0, 0 };
  uint8_t words[2][SUD_SIZE];

  pthread_once (&once, make_cb);
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
