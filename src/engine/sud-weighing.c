/* sud-weighing.c - how much a puzzle that a removal led to has to count, for all minimal puzzles to count alike
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-weighing.h"

#include <string.h>

/* From a full grid any one clue can go; none that stays can at the end. */
static void
begin_cell (SudWeighing *self)
{
  self->low = 0;
  self->high = (int8_t)self->tried[self->at];
}

void
sud_weighing_begin (SudWeighing *self, const SudRemovalPlan *plan, const SudRemoval *removal)
{
  self->solution = self->puzzle = removal->solution;
  self->n = self->n_stays = self->taken = self->at = 0;
  memset (self->held, 0, sizeof self->held);
  for (int i = 0; i < plan->n; i++)
    {
      uint8_t cell = plan->cells[removal->order[i]][0];

      if (removal->puzzle.digit[cell] == 0)
        self->gone[self->n++] = cell;
      else
        {
          self->tried[self->n_stays] = (uint8_t)self->n;
          self->stays[self->n_stays++] = cell;
        }
    }
  begin_cell (self);
}

/* Takes away the first @n that went, and no others. */
static void
take (SudWeighing *self, int n)
{
  for (; self->taken < n; self->taken++)
    self->puzzle.digit[self->gone[self->taken]] = 0;
  for (; self->taken > n; self->taken--)
    self->puzzle.digit[self->gone[self->taken - 1]] = self->solution.digit[self->gone[self->taken - 1]];
}

bool
sud_weighing_ask (SudWeighing *self)
{
  int cell;

  for (; self->at < self->n_stays && self->high - self->low == 1; begin_cell (self))
    {
      cell = self->stays[self->at++];
      self->puzzle.digit[cell] = self->solution.digit[cell];
      self->held[self->high]++;
    }
  if (self->at == self->n_stays)
    return false;
  cell = self->stays[self->at];
  take (self, (self->low + self->high) / 2);
  self->puzzle.digit[cell] = 0;
  self->ban = (SudLanesBan){ (uint8_t)cell, SUD_DIGIT_BIT (self->solution.digit[cell]) };
  return true;
}

void
sud_weighing_answer (SudWeighing *self, uint64_t count)
{
  if (count == 0)
    self->low = self->taken;
  else
    self->high = self->taken;
}

double
sud_weighing_get (const SudWeighing *self)
{
  double weight = 1;
  int staying = self->n_stays;

  for (int i = 0; i < self->n; i++)
    {
      staying -= self->held[i];
      weight *= (double)(self->n - i + staying) / (self->n - i);
    }
  return weight;
}
