/* sud-marked.c - a puzzle whose marks say what its cells can hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-marked.h"

#include "sud-cancel.h"
#include "sud-houses.h"
#include "sud-solve.h"

#include <string.h>

/* What each cell can hold: one digit where it is known. */
typedef struct
{
  SudDigits cell[SUD_CELLS];
} Candidates;

typedef struct
{
  int64_t limit;
  const atomic_bool *cancel;
  SudResult *result;
} Search;

/* Takes the one digit of @cell from its peers, and so on. Returns false where a cell has none left. */
static bool
clear_peers (Candidates *self, int cell)
{
  SudDigits digit = self->cell[cell];

  for (int i = 0; i < SUD_PEERS; i++)
    {
      SudDigits *peer = &self->cell[sud_cell_peers[cell][i]];

      if (!(*peer & digit))
        continue;
      *peer &= (SudDigits)~digit;
      if (*peer == 0 || (sud_digits_count (*peer) == 1 && !clear_peers (self, sud_cell_peers[cell][i])))
        return false;
    }
  return true;
}

static bool
place (Candidates *self, int cell, SudDigits digit)
{
  self->cell[cell] = digit;
  return clear_peers (self, cell);
}

/* Places the digits that have one cell left in a house, once round. Returns false where one has none. */
static bool
place_hidden (Candidates *self, bool *changed)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        int n = 0, last = 0;

        for (int i = 0; i < SUD_SIZE; i++)
          if (self->cell[sud_house_cells[house][i]] & SUD_DIGIT_BIT (digit))
            {
              n++;
              last = sud_house_cells[house][i];
            }
        if (n == 0)
          return false;
        if (n > 1 || self->cell[last] == SUD_DIGIT_BIT (digit))
          continue;
        *changed = true;
        if (!place (self, last, SUD_DIGIT_BIT (digit)))
          return false;
      }
  return true;
}

static bool
propagate (Candidates *self)
{
  bool changed;

  do
    {
      changed = false;
      if (!place_hidden (self, &changed))
        return false;
    }
  while (changed);
  return true;
}

/* The cell with the fewest candidates, but more than one; -1 where all are known. */
static int
find_choice (const Candidates *self)
{
  int best = -1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (self->cell[cell]) > 1
        && (best < 0 || sud_digits_count (self->cell[cell]) < sud_digits_count (self->cell[best])))
      best = cell;
  return best;
}

static void
found (Search *search, const Candidates *candidates)
{
  if (search->result->solutions++ > 0)
    return;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    search->result->first.digit[cell] = sud_digits_first (candidates->cell[cell]);
}

static void
branch (Search *search, Candidates candidates)
{
  int choice;
  SudDigits left;

  if (sud_is_cancelled (search->cancel) || !propagate (&candidates))
    return;
  choice = find_choice (&candidates);
  if (choice < 0)
    {
      found (search, &candidates);
      return;
    }
  for (left = candidates.cell[choice]; left != 0 && search->result->solutions < search->limit; left &= left - 1)
    {
      Candidates next = candidates;

      search->result->stats.placements++;
      if (place (&next, choice, left & -left))
        branch (search, next);
    }
}

static void
count (const Candidates *candidates, int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  Search search = { limit, cancel, result };
  Candidates start = *candidates;
  bool fits = true;

  *result = (SudResult){ .verdict = SUD_VERDICT_NONE };
  for (int cell = 0; cell < SUD_CELLS && fits; cell++)
    fits = start.cell[cell] != 0 && (sud_digits_count (start.cell[cell]) > 1 || clear_peers (&start, cell));
  if (fits)
    branch (&search, start);
  result->verdict = sud_verdict_of (result->solutions, sud_is_cancelled (cancel));
}

/* Fixes the cells one by one to the smallest digit that leaves a solution. */
static void
lower (Candidates *candidates, const atomic_bool *cancel, SudResult *result)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits smaller = candidates->cell[cell] & (SUD_DIGIT_BIT (result->first.digit[cell]) - 1);

      for (; smaller != 0 && !sud_is_cancelled (cancel); smaller &= smaller - 1)
        {
          SudResult trial;

          candidates->cell[cell] = smaller & -smaller;
          count (candidates, 1, cancel, &trial);
          if (trial.solutions == 1)
            {
              result->first = trial.first;
              break;
            }
        }
      candidates->cell[cell] = SUD_DIGIT_BIT (result->first.digit[cell]);
    }
  if (sud_is_cancelled (cancel))
    result->verdict = SUD_VERDICT_CANCELLED;
}

/* What is written of the candidates of @cell, where it is blank; all that is not ruled out where nothing is. */
static SudDigits
get_written (const SudSheet *sheet, int cell)
{
  return sheet->centre[cell] != 0 ? sheet->centre[cell] & SUD_ALL_DIGITS
                                  : SUD_ALL_DIGITS & (SudDigits)~sheet->eliminated[cell];
}

bool
sud_marked_restricts (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] == 0 && (sud_grid_candidates (&grid, cell) & ~get_written (sheet, cell)) != 0)
      return true;
  return false;
}

int
sud_marked_find_empty (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] == 0 && (sud_grid_candidates (&grid, cell) & get_written (sheet, cell)) == 0)
      return cell;
  return -1;
}

SudGrid
sud_marked_get_puzzle (const SudSheet *sheet, const atomic_bool *cancel)
{
  SudGrid givens = sud_sheet_get_puzzle (sheet), all = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  SudResult result;

  if (memcmp (&givens, &all, sizeof all) == 0)
    return all;
  sud_solve_count (&givens, 2, cancel, &result);
  return result.verdict == SUD_VERDICT_MANY ? all : givens;
}

void
sud_marked_solve (const SudSheet *sheet, int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  Candidates candidates;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    candidates.cell[cell] = grid.digit[cell] != 0 ? SUD_DIGIT_BIT (grid.digit[cell]) : get_written (sheet, cell);
  count (&candidates, limit, cancel, result);
  if (result->verdict == SUD_VERDICT_MANY || (result->solutions == 1 && limit == 1))
    lower (&candidates, cancel, result);
  if (result->solutions == 0 && !sud_grid_is_valid (&grid))
    result->verdict = SUD_VERDICT_INVALID;
}
