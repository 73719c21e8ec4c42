/* slip-planting.c - puzzles with the slips of somebody who types them, and how well these are found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "slip-planting.h"

#include "sud-blame.h"
#include "sud-repair.h"
#include "sud-solve.h"

#include <stdlib.h>
#include <string.h>

enum
{
  TRIES = 200, /* places that are tried before a puzzle is left out */
};

/* Spoils @grid at @cell. Returns: FALSE if it cannot be done there */
typedef gboolean (*Plant) (SudGrid *grid, int cell, GRand *random, int argument);

static gboolean
exchange_cells (SudGrid *grid, int a, int b, gboolean with_blank)
{
  uint8_t digit = grid->digit[a];

  if (digit == 0 || (grid->digit[b] == 0) != with_blank || digit == grid->digit[b])
    return FALSE;
  grid->digit[a] = grid->digit[b];
  grid->digit[b] = digit;
  return TRUE;
}

static gboolean
plant_swap (SudGrid *grid, int cell, GRand *random, int argument)
{
  return sud_column (cell) < SUD_SIZE - 1 && exchange_cells (grid, cell, cell + 1, FALSE);
}

static gboolean
plant_move (SudGrid *grid, int cell, GRand *random, int argument)
{
  int column = sud_column (cell) + (g_rand_boolean (random) ? 1 : -1);

  return column >= 0 && column < SUD_SIZE && exchange_cells (grid, cell, sud_cell (sud_row (cell), column), TRUE);
}

static gboolean
plant_move_up_or_down (SudGrid *grid, int cell, GRand *random, int argument)
{
  int row = sud_row (cell) + (g_rand_boolean (random) ? 1 : -1);

  return row >= 0 && row < SUD_SIZE && exchange_cells (grid, cell, sud_cell (row, sud_column (cell)), TRUE);
}

enum
{
  OF_DIGIT = 1 << 0, /* not of a blank */
  TO_END = 1 << 1,   /* of the board, not of the row */
};

static int
find_end (int cell, int argument)
{
  return argument & TO_END ? SUD_CELLS - 1 : cell - sud_column (cell) + SUD_SIZE - 1;
}

static gboolean
plant_left_out (SudGrid *grid, int cell, GRand *random, int argument)
{
  int end = find_end (cell, argument);

  if ((grid->digit[cell] != 0) != ((argument & OF_DIGIT) != 0))
    return FALSE;
  memmove (grid->digit + cell, grid->digit + cell + 1, (size_t)(end - cell));
  grid->digit[end] = 0;
  return TRUE;
}

/* In a row with room for it; at the end of the board the cursor stays, and the last digit is typed over the one before. */
static gboolean
plant_doubled (SudGrid *grid, int cell, GRand *random, int argument)
{
  int end = find_end (cell, argument);

  if (cell == end || (grid->digit[cell] != 0) != ((argument & OF_DIGIT) != 0)
      || (!(argument & TO_END) && grid->digit[end] != 0))
    return FALSE;
  memmove (grid->digit + cell + 1, grid->digit + cell, (size_t)(end - cell - (argument & TO_END ? 1 : 0)));
  return TRUE;
}

/* Rows, or columns with @argument 1. */
static gboolean
plant_exchange (SudGrid *grid, int cell, GRand *random, int argument)
{
  int a = g_rand_boolean (random) ? 2 : 5, step = argument ? SUD_SIZE : 1, first = argument ? 1 : SUD_SIZE;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      uint8_t digit = grid->digit[a * first + i * step];

      grid->digit[a * first + i * step] = grid->digit[(a + 1) * first + i * step];
      grid->digit[(a + 1) * first + i * step] = digit;
    }
  return TRUE;
}

static gboolean
plant_look_alike (SudGrid *grid, int cell, GRand *random, int argument)
{
  static const uint8_t alike[] = { 0, 7, 7, 8, 9, 6, 9, 1, 3, 6 };

  grid->digit[cell] = alike[grid->digit[cell]];
  return grid->digit[cell] != 0;
}

static gboolean
plant_key_beside (SudGrid *grid, int cell, GRand *random, int argument)
{
  static const int steps[] = { -3, -1, 1, 3 };
  int digit = grid->digit[cell], typed = digit + steps[g_rand_int_range (random, 0, G_N_ELEMENTS (steps))];

  if (digit == 0 || typed < 1 || typed > SUD_SIZE)
    return FALSE;
  grid->digit[cell] = (uint8_t)typed;
  return TRUE;
}

/* Any, in place of a digit, or of a blank with @argument 1. */
static gboolean
plant_digit (SudGrid *grid, int cell, GRand *random, int argument)
{
  int digit = grid->digit[cell], typed = g_rand_int_range (random, 1, SUD_SIZE + 1);

  grid->digit[cell] = (uint8_t)typed;
  return typed != digit && (digit == 0) == (argument != 0);
}

static const struct
{
  const char *name;
  Plant plant;
  int argument;
  guint first, among_three; /* of 100, as bench-slips found them in 1,000 puzzles of six lists */
} kinds[] = {
  { "neighbours swapped", plant_swap, 0, 97, 100 },
  { "digit one cell beside", plant_move, 0, 81, 99 },
  { "digit one row off", plant_move_up_or_down, 0, 73, 93 },
  { "blank left out, row", plant_left_out, 0, 84, 97 },
  { "blank left out, board", plant_left_out, TO_END, 93, 99 },
  { "blank doubled, row", plant_doubled, 0, 85, 97 },
  { "blank doubled, board", plant_doubled, TO_END, 77, 95 },
  { "digit left out, row", plant_left_out, OF_DIGIT, 55, 83 },
  { "digit left out, board", plant_left_out, OF_DIGIT | TO_END, 55, 84 },
  { "digit doubled, row", plant_doubled, OF_DIGIT, 68, 99 },
  { "digit doubled, board", plant_doubled, OF_DIGIT | TO_END, 84, 99 },
  { "rows exchanged", plant_exchange, 0, 96, 100 },
  { "columns exchanged", plant_exchange, 1, 97, 99 },
  { "look-alike", plant_look_alike, 0, 92, 99 },
  { "key beside", plant_key_beside, 0, 85, 98 },
  { "any other digit", plant_digit, 0, 81, 96 },
  { "digit too many", plant_digit, 1, 0, 72 },
};

guint
slip_count_kinds (void)
{
  return G_N_ELEMENTS (kinds);
}

const char *
slip_kind_name (guint kind)
{
  return kinds[kind].name;
}

/* Returns: whether there is a slip of the kind, anywhere in @puzzle, that leaves no solution */
static gboolean
plant_slip (guint kind, const SudGrid *puzzle, GRand *random, SudGrid *spoilt)
{
  for (guint i = 0; i < TRIES; i++)
    {
      SudResult result;

      *spoilt = *puzzle;
      if (!kinds[kind].plant (spoilt, g_rand_int_range (random, 0, SUD_CELLS), random, kinds[kind].argument))
        continue;
      sud_solve_count (spoilt, 1, NULL, &result);
      if (result.solutions == 0)
        return TRUE;
    }
  return FALSE;
}

static int
ascending_times (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

SlipScore
slip_score (guint kind, GArray *puzzles, guint n, guint seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed + kind);
  g_autofree double *times = g_new (double, n);
  SlipScore score = { .usual_first = kinds[kind].first, .usual_among_three = kinds[kind].among_three };

  for (guint i = 0; i < puzzles->len && score.n < n; i++)
    {
      const SudGrid *puzzle = &puzzle_at (puzzles, i)->grid;
      SudSlip slips[SUD_MAX_SLIPS];
      SudBlame blame;
      SudGrid spoilt;
      gint64 start;
      int found, at = 0;

      if (!plant_slip (kind, puzzle, random, &spoilt))
        continue;
      start = g_get_monotonic_time ();
      sud_blame_find (&spoilt, SUD_BLAME_PATIENCE, NULL, &blame);
      found = sud_slips_find (&spoilt, blame.cells, 0, NULL, slips);
      times[score.n++] = (double)(g_get_monotonic_time () - start) / 1e3;
      while (at < found && memcmp (&slips[at].meant, puzzle, sizeof *puzzle) != 0)
        at++;
      score.first += at < found && at == 0;
      score.among_three += at < found && at < 3;
      score.listed += at < found;
    }
  qsort (times, score.n, sizeof *times, ascending_times);
  score.median_ms = score.n > 0 ? times[score.n / 2] : 0;
  score.slow_ms = score.n > 0 ? times[score.n * 95 / 100] : 0;
  return score;
}
