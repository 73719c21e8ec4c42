/* sud-round.c - the puzzles of many lines, solved together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-round.h"

#include "sud-smallest.h"

#include <stdlib.h>

struct _SudRound
{
  SudLanes *lanes;
  size_t max_puzzles;
  size_t n_puzzles;
  size_t n_others;
  const char **puzzles;
  uint64_t *numbers; /* their lines */
  uint64_t *counts;
  SudGrid *solutions;
  size_t puzzles_before[SUD_ROUND_OTHERS];
  SudLine others[SUD_ROUND_OTHERS];
  SudSmallest smallest;
};

SudRound *
sud_round_new (const SudBackend *backend, size_t max_puzzles)
{
  SudRound *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  self->max_puzzles = max_puzzles;
  self->lanes = sud_lanes_new (backend);
  self->puzzles = calloc (max_puzzles, sizeof *self->puzzles);
  self->numbers = calloc (max_puzzles, sizeof *self->numbers);
  self->counts = calloc (max_puzzles, sizeof *self->counts);
  self->solutions = calloc (max_puzzles, sizeof *self->solutions);
  if (self->lanes != NULL && self->puzzles != NULL && self->numbers != NULL && self->counts != NULL
      && self->solutions != NULL)
    return self;
  sud_round_free (self);
  return NULL;
}

void
sud_round_free (SudRound *self)
{
  if (self == NULL)
    return;
  sud_lanes_free (self->lanes);
  free (self->puzzles);
  free (self->numbers);
  free (self->counts);
  free (self->solutions);
  free (self);
}

static void
take_puzzles (SudRound *self, SudLines *lines)
{
  uint64_t number = lines->number;
  size_t n = sud_lines_take_puzzles (lines, self->puzzles + self->n_puzzles, self->max_puzzles - self->n_puzzles);

  for (; n > 0; n--)
    self->numbers[self->n_puzzles++] = ++number;
}

bool
sud_round_collect (SudRound *self, SudLines *lines)
{
  self->n_puzzles = self->n_others = 0;
  while (self->n_puzzles < self->max_puzzles && self->n_others < SUD_ROUND_OTHERS)
    {
      const char *cells;
      SudLine line;

      take_puzzles (self, lines);
      if (self->n_puzzles == self->max_puzzles || !sud_lines_next (lines, &line))
        break;
      cells = sud_line_get_puzzle (&line);
      if (cells != NULL)
        {
          self->numbers[self->n_puzzles] = line.number;
          self->puzzles[self->n_puzzles++] = cells;
        }
      else
        {
          self->puzzles_before[self->n_others] = self->n_puzzles;
          self->others[self->n_others++] = line;
        }
    }
  return self->n_puzzles + self->n_others > 0;
}

void
sud_round_take_grids (SudRound *self, const SudGrid *grids, size_t n)
{
  self->n_puzzles = n;
  self->n_others = 0;
  for (size_t i = 0; i < n; i++)
    self->puzzles[i] = (const char *)grids[i].digit;
}

/* The solution that lanes meet first depends on neighbours and instruction set, the smallest on the puzzle alone. */
static bool
lower_solutions (SudRound *self, const atomic_bool *cancel)
{
  size_t n = 0;

  for (size_t i = 0; i < self->n_puzzles; i++)
    {
      if (self->counts[i] < 2)
        continue;
      sud_smallest_init_item (&self->smallest, n++, self->puzzles[i], &self->solutions[i]);
      if (n < SUD_MAX_SMALLEST)
        continue;
      if (!sud_smallest_run (&self->smallest, self->lanes, n, cancel))
        return false;
      n = 0;
    }
  return sud_smallest_run (&self->smallest, self->lanes, n, cancel);
}

bool
sud_round_solve (SudRound *self, uint64_t limit, bool solutions, const atomic_bool *cancel)
{
  SudLanesJob job = {
    .n = self->n_puzzles,
    .puzzles = self->puzzles,
    .limit = limit,
    .counts = self->counts,
    .firsts = solutions ? self->solutions : NULL,
    .cancel = cancel,
  };

  return sud_lanes_run (self->lanes, &job) && (!solutions || lower_solutions (self, cancel));
}

const uint64_t *
sud_round_get_counts (const SudRound *self)
{
  return self->counts;
}

uint64_t
sud_round_get_number (const SudRound *self, size_t index)
{
  return self->numbers[index];
}

void
sud_round_write_puzzle (const SudRound *self, size_t index, char *restrict text)
{
  const char *cells = self->puzzles[index];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    text[cell] = cells[cell] >= '1' && cells[cell] <= '9' ? cells[cell] : '.';
}

const SudGrid *
sud_round_get_solutions (const SudRound *self)
{
  return self->solutions;
}

void
sud_round_write_solution (const SudRound *self, size_t index, char *restrict text)
{
  const SudGrid *restrict solution = &self->solutions[index];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    text[cell] = '0' + solution->digit[cell];
}

const SudLine *
sud_round_get_other (const SudRound *self, size_t index, size_t *before)
{
  if (index == self->n_others)
    {
      *before = self->n_puzzles;
      return NULL;
    }
  *before = self->puzzles_before[index];
  return &self->others[index];
}
