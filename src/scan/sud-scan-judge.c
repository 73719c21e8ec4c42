/* sud-scan-judge.c - the readings of 81 cells, the likeliest first, and which of them is a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-testing.h"

#include "sud-lanes.h"
#include "sud-solve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The readings of 81 cells, all of them together, the likeliest first.
 *
 * A reading is a set of changes to the likeliest. Each set but the empty one is reached from exactly one cheaper or
 * equal: from { ..., (p, rank) } come three sets: the last change has a higher rank; the last change, if its rank is 1,
 * moves to the next place; one more change is made at the next place. So a heap yields all in order.
 */

static int
compare_ranks (const void *left, const void *right)
{
  const SudScanRanks *a = left, *b = right;

  if (a->cost[1] != b->cost[1])
    return a->cost[1] < b->cost[1] ? -1 : 1;
  return a->cell - b->cell;
}

static void
rank_values (SudScanRanks *ranks, int cell, const float *costs)
{
  ranks->cell = (uint8_t)cell;
  for (int value = 0; value < SUD_SCAN_VALUES; value++)
    {
      int place = value;

      for (; place > 0 && ranks->cost[place - 1] > costs[value]; place--)
        {
          ranks->cost[place] = ranks->cost[place - 1];
          ranks->value[place] = ranks->value[place - 1];
        }
      ranks->cost[place] = costs[value];
      ranks->value[place] = (uint8_t)value;
    }
  for (int rank = SUD_SCAN_VALUES - 1; rank >= 0; rank--)
    ranks->cost[rank] -= ranks->cost[0];
}

static void
push_reading (SudScanReadings *self, const SudScanReading *reading)
{
  int place = self->n++;

  for (; place > 0 && self->heap[(place - 1) / 2].cost > reading->cost; place = (place - 1) / 2)
    self->heap[place] = self->heap[(place - 1) / 2];
  self->heap[place] = *reading;
}

static SudScanReading
pop_reading (SudScanReadings *self)
{
  SudScanReading first = self->heap[0], last = self->heap[--self->n];
  int place = 0;

  for (int child = 1; child < self->n; child = 2 * place + 1)
    {
      if (child + 1 < self->n && self->heap[child + 1].cost < self->heap[child].cost)
        child++;
      if (self->heap[child].cost >= last.cost)
        break;
      self->heap[place] = self->heap[child];
      place = child;
    }
  self->heap[place] = last;
  return first;
}

/* Adds a change to a reading; the caller has looked that there is room. */
static SudScanReading
with_change (const SudScanReadings *self, SudScanReading reading, int place)
{
  reading.place[reading.n] = (uint8_t)place;
  reading.rank[reading.n++] = 1;
  reading.cost += self->ranks[place].cost[1];
  return reading;
}

static void
push_successors (SudScanReadings *self, const SudScanReading *reading)
{
  int last = reading->n - 1, place = last < 0 ? -1 : reading->place[last], rank = last < 0 ? 0 : reading->rank[last];
  SudScanReading next = *reading;

  if (last >= 0 && rank < SUD_SCAN_VALUES - 1)
    {
      next.rank[last]++;
      next.cost += self->ranks[place].cost[rank + 1] - self->ranks[place].cost[rank];
      push_reading (self, &next);
    }
  if (place + 1 >= SUD_CELLS)
    return;
  if (rank == 1)
    {
      next = *reading;
      next.n--;
      next.cost -= self->ranks[place].cost[1];
      next = with_change (self, next, place + 1);
      push_reading (self, &next);
    }
  if (reading->n < SUD_SCAN_MAX_CHANGES)
    {
      next = with_change (self, *reading, place + 1);
      push_reading (self, &next);
    }
}

void
sud_scan_readings_begin (SudScanReadings *self, const SudScanCosts *costs)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    rank_values (&self->ranks[cell], cell, costs->of[cell]);
  qsort (self->ranks, SUD_CELLS, sizeof *self->ranks, compare_ranks);
  self->heap[0] = (SudScanReading){ 0 };
  self->n = 1;
  self->taken = 0;
}

bool
sud_scan_readings_next (SudScanReadings *self, SudScanReading *reading, SudGrid *grid)
{
  if (self->n == 0 || self->taken == SUD_SCAN_MAX_READINGS)
    return false;
  self->taken++;
  *reading = pop_reading (self);
  push_successors (self, reading);
  for (int place = 0; place < SUD_CELLS; place++)
    grid->digit[self->ranks[place].cell] = self->ranks[place].value[0];
  for (int k = 0; k < reading->n; k++)
    {
      const SudScanRanks *ranks = &self->ranks[reading->place[k]];

      grid->digit[ranks->cell] = ranks->value[reading->rank[k]];
    }
  return true;
}

/* Which reading of a grid is a puzzle: the solver tells. */

enum
{
  MAX_FRUITLESS = 3000, /* readings without one solution; of misread photographs one of the first 30 was right */
  FIRST_BATCH = 4,      /* mostly the first reading is right, so few are asked for at first */
};

#define MAX_CHANGE_COST 5.0f /* the cost of one cell; of 160 photographs the dearest right change costs 3.5 */
#define MAX_EXTRA_COST 7.0f  /* the cost of a reading; one that costs so much more weighs less than one in a thousand */
#define PENCIL_SHARE 0.8f    /* a share of the ink of print: pencil has less; chosen by trial on 72 drawn pages */
#define LEFT_OUT_COST 1.0f   /* the cost of a reading without its pencil, so that it counts as repaired */

/* Returns: how much more a cell costs than what it looks like most */
static float
get_change_cost (const SudScanCosts *costs, const SudScanVerdict *verdict, const SudGrid *grid, int cell)
{
  return costs->of[cell][grid->digit[cell]] - costs->of[cell][verdict->likeliest.digit[cell]];
}

/* Returns: whether a reading goes against a cell that is clear. A picture may be of a puzzle with several solutions or
 * none, and no digit is to be invented to make it a puzzle. */
static bool
is_invented (const SudScanCosts *costs, const SudScanVerdict *verdict, const SudGrid *grid)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (get_change_cost (costs, verdict, grid, cell) >= MAX_CHANGE_COST)
      return true;
  return false;
}

/* Fills a batch with the next readings that can be puzzles. Returns: how many, or -1 if no other is worth looking at */
static int
take_batch (SudScanJudge *self, const SudScanCosts *costs, int size, SudScanVerdict *verdict)
{
  SudScanReading reading;
  SudGrid grid;
  int n = 0;

  if (!verdict->valid && self->readings.taken >= MAX_FRUITLESS)
    return -1;
  while (n < size && sud_scan_readings_next (&self->readings, &reading, &grid))
    {
      if (reading.n == 0)
        verdict->likeliest = grid;
      self->farthest = reading.cost;
      if (verdict->valid && reading.cost > verdict->cost + MAX_EXTRA_COST)
        return n > 0 ? n : -1;
      if (sud_grid_count_filled (&grid) < SUD_MIN_CLUES || !sud_grid_is_valid (&grid)
          || is_invented (costs, verdict, &grid))
        continue;
      self->grid[n] = grid;
      self->cost[n++] = reading.cost;
    }
  return n > 0 ? n : -1;
}

/* Adds a reading that has one solution. */
static void
add_valid (SudScanJudge *self, int k, SudScanVerdict *verdict)
{
  double weight;

  if (!verdict->valid)
    {
      verdict->valid = true;
      verdict->grid = self->grid[k];
      verdict->cost = self->cost[k];
    }
  else if (verdict->gap == SUD_SCAN_NO_GAP)
    verdict->gap = self->cost[k] - verdict->cost;
  weight = exp (verdict->cost - self->cost[k]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    self->weight[cell][self->grid[k].digit[cell]] += weight;
}

/* Asks the solver about a batch. */
static bool
judge_batch (SudScanJudge *self, SudLanes *lanes, int n, const atomic_bool *cancel, SudScanVerdict *verdict)
{
  const char *puzzles[SUD_SCAN_BATCH];
  uint64_t counts[SUD_SCAN_BATCH];
  SudLanesJob job = { .n = n, .puzzles = puzzles, .limit = 2, .counts = counts, .cancel = cancel };

  for (int k = 0; k < n; k++)
    puzzles[k] = (const char *)self->grid[k].digit;
  if (!sud_lanes_run (lanes, &job))
    return false;
  for (int k = 0; k < n; k++)
    if (counts[k] == 1)
      add_valid (self, k, verdict);
  return true;
}

/* Sets the confidence of each cell. Readings that were not looked at, as there are too many, may be puzzles, too: each
 * weighs at most as much as the last that was, and limits the confidence of all cells that are not certain by their
 * looks. A cell that was read against its looks is uncertain, for the puzzle itself may be wrong. */
static void
set_confidence (const SudScanJudge *self, const SudScanCosts *costs, SudScanVerdict *verdict)
{
  float unseen = fmaxf (0, self->farthest - verdict->cost);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = verdict->grid.digit[cell];
      float looks = expf (-costs->of[cell][digit]);
      double all = 0;

      for (int value = 0; value < SUD_SCAN_VALUES; value++)
        all += self->weight[cell][value];
      verdict->confidence[cell] = looks;
      if (all > 0)
        verdict->confidence[cell]
          = fminf (fminf ((float)(self->weight[cell][digit] / all), fmaxf (looks, 1 - expf (-unseen))),
                   get_change_cost (costs, verdict, &verdict->grid, cell) > 0 ? SUD_SCAN_UNCERTAIN_CONFIDENCE : 1);
    }
}

/* Finds the puzzle that is printed if there is pencil, too: the digits of the strongest and clearest ink, as many as
 * have one solution. The others are entries: right, misread, or wrong. Returns: false if there is none, or a digit
 * with the ink of print contradicts it */
static bool
find_print (const SudScanCosts *costs, const SudGrid *likeliest, const atomic_bool *cancel, SudGrid *solution)
{
  SudGrid print = { { 0 } };
  SudResult result = { 0 };
  float clarity[SUD_CELLS], usual = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    clarity[cell] = likeliest->digit[cell] == 0 ? 0
                    : costs->strength[cell] * expf (-costs->of[cell][likeliest->digit[cell]]);
  for (int size = 1; result.solutions != 1; size++)
    {
      int best = 0;

      for (int cell = 1; cell < SUD_CELLS; cell++)
        best = clarity[cell] > clarity[best] ? cell : best;
      usual = size == SUD_MIN_CLUES / 2 ? clarity[best] : usual;
      print.digit[best] = likeliest->digit[best];
      if (size >= SUD_MIN_CLUES)
        sud_solve_count (&print, 2, cancel, &result);
      if (clarity[best] <= 0 || (size >= SUD_MIN_CLUES && result.solutions == 0))
        return false;
      clarity[best] = 0;
    }
  *solution = result.first;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (likeliest->digit[cell] != solution->digit[cell] && clarity[cell] >= PENCIL_SHARE * usual)
      return false;
  return true;
}

/* If no reading is a puzzle, but the print in it is one, digits that contradict the print are uncertain. They are left
 * out unless they are certain by their looks: somebody has typed a wrong digit. Digits that fit are more certain than
 * they look, for of misread digits one in nine fits. */
static void
leave_pencil_out (const SudScanCosts *costs, const atomic_bool *cancel, SudScanVerdict *verdict)
{
  SudGrid solution;

  if (!find_print (costs, &verdict->likeliest, cancel, &solution))
    return;
  verdict->valid = true;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      float *confidence = &verdict->confidence[cell];
      int digit = verdict->likeliest.digit[cell];
      bool fits = digit == 0 || digit == solution.digit[cell];

      verdict->valid &= fits || *confidence < SUD_SCAN_CERTAIN;
      if (!fits && *confidence < SUD_SCAN_CERTAIN)
        verdict->grid.digit[cell] = 0;
      if (digit != 0)
        *confidence = fits ? *confidence / (*confidence + (1 - *confidence) / 9)
                           : fminf (*confidence, SUD_SCAN_UNCERTAIN_CONFIDENCE);
    }
  verdict->cost = verdict->valid ? LEFT_OUT_COST : 0;
}

bool
sud_scan_judge (SudScanJudge *self, const SudScanCosts *costs, const atomic_bool *cancel, SudScanVerdict *verdict)
{
  SudLanes *lanes = sud_lanes_for_thread ();
  int n, size = FIRST_BATCH;

  if (lanes == NULL)
    return false;
  memset (self->weight, 0, sizeof self->weight);
  self->farthest = 0;
  *verdict = (SudScanVerdict){ .gap = SUD_SCAN_NO_GAP };
  sud_scan_readings_begin (&self->readings, costs);
  while ((n = take_batch (self, costs, size, verdict)) > 0)
    {
      if (sud_is_cancelled (cancel) || !judge_batch (self, lanes, n, cancel, verdict))
        return false;
      size = SUD_SCAN_BATCH;
    }
  if (!verdict->valid)
    verdict->grid = verdict->likeliest;
  set_confidence (self, costs, verdict);
  if (!verdict->valid)
    leave_pencil_out (costs, cancel, verdict);
  return true;
}
