/* sud-als.h - almost locked sets: cells of a house with one digit more than there are cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"

enum
{
  SUD_ALS_MAX = 1024,
  SUD_ALS_LINKS_MAX = 1 << 16,
};

typedef struct
{
  SudCells cells;
  SudDigits digits;        /* one more than there are cells: if the set lacks one of them, it has all others */
  SudCells at[SUD_SIZE];   /* for [digit - 1] the cells that can hold it */
  /* for [digit - 1] the candidates that see all of @at: they are ruled out if the set has the digit */
  SudCells sees[SUD_SIZE];
} SudAls;

/** The other set of a link, and the restricted commons: digits that only one of the two sets can have. */
typedef struct
{
  uint16_t to;
  SudDigits digits;
} SudAlsLink;

/** A set that a chain has reached. */
typedef struct
{
  uint16_t als;
  uint16_t parent; /* index of the way before it */
  uint8_t digit;   /* the one that links it with the set before it */
  uint8_t length;  /* how many sets the chain has */
} SudAlsWay;

/** SudAlsList: The sets of a position, some 0.7 MB, a part of SudLogic. The most that puzzles of our lists were seen to
 * have is 408 sets and 14,894 links. */
typedef struct
{
  int n;
  SudAls als[SUD_ALS_MAX];               /* the sets of a position, each once; @n of them */
  uint32_t first[SUD_ALS_MAX + 1];
  /* those of set i from @first [i] to @first [i + 1], by ascending number of the other set */
  SudAlsLink link[SUD_ALS_LINKS_MAX];
  SudAlsWay way[SUD_ALS_MAX * SUD_SIZE]; /* room for a search */
  bool full; /* true if there were sets or links, or ways through them, for which there was no room: sticky */
} SudAlsList;

/** sud_als_collect: Lists the almost locked sets of @marks. */
void sud_als_collect (SudAlsList *self, const SudPencilmarks *marks);

/** sud_als_connect: Links each set with all others; with sets that share cells with it only if @overlap. */
void sud_als_connect (SudAlsList *self, bool overlap);

/**
 * sud_als_draw:
 * @als: @n: which sets
 * @common: @n - 1: of each but the last the digit that links it with the next, 1 to 9
 * @digit: the one that is in the first or in the last, 1 to 9
 *
 * Adds the sets to @step, and the chain through them: @digit, common, common, …, @digit.
 *
 * Returns: false if there is no room
 */
bool sud_als_draw (const SudAlsList *self, SudStep *step, const uint16_t *als, const uint8_t *common, int n, int digit);
