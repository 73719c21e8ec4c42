/* rubric-make-measured.c - how rare it was what persons wished, as long as the program runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-make-measured.h"

#include <string.h>

enum
{
  N_ROWS = 32, /* of the wishes before those another is soon to be measured */
};

typedef struct
{
  SudPuzzleRequest wish; /* its padding is 0, as sud_puzzle_request_init() leaves it */
  RubricGeneratorResult result;
} Row;

static Row rows[N_ROWS];
static guint n_used; /* the next one takes the place of the oldest */

static Row *
find (const SudPuzzleRequest *wish)
{
  Row *row = &rows[n_used % N_ROWS];

  for (guint i = 0; i < MIN (n_used, N_ROWS); i++)
    if (memcmp (&rows[i].wish, wish, sizeof *wish) == 0)
      return &rows[i];
  memcpy (&row->wish, wish, sizeof *wish);
  row->result = (RubricGeneratorResult){ 0 };
  n_used++;
  return row;
}

RubricGeneratorResult
rubric_make_measured_add (const SudPuzzleRequest *wish, const RubricGeneratorResult *result)
{
  Row *row = find (wish);

  row->result.n += result->n;
  row->result.tried += result->tried;
  row->result.seconds += result->seconds;
  return row->result;
}
