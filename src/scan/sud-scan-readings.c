/* sud-scan-readings.c - what 81 cells could hold, all of them together, the likeliest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A reading is a set of changes to the likeliest. Each set but the empty one is reached from exactly one cheaper or
 * equal: from { ..., (p, rank) } come the same with the last change at a higher rank, with the last change, if its rank
 * is 1, moved to the next place, and with one more change at the next place. So a heap yields all in order.
 */
#include "sud-scan-readings.h"

#include <stdlib.h>

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
push (SudScanReadings *self, const SudScanReading *reading)
{
  int place = self->n++;

  for (; place > 0 && self->heap[(place - 1) / 2].cost > reading->cost; place = (place - 1) / 2)
    self->heap[place] = self->heap[(place - 1) / 2];
  self->heap[place] = *reading;
}

static SudScanReading
pop (SudScanReadings *self)
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
      push (self, &next);
    }
  if (place + 1 >= SUD_CELLS)
    return;
  if (rank == 1)
    {
      next = *reading;
      next.n--;
      next.cost -= self->ranks[place].cost[1];
      next = with_change (self, next, place + 1);
      push (self, &next);
    }
  if (reading->n < SUD_SCAN_MAX_CHANGES)
    {
      next = with_change (self, *reading, place + 1);
      push (self, &next);
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
  *reading = pop (self);
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
