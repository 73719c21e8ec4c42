/* sud-marked.c - a puzzle whose marks limit the digits of its cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-marked.h"

#include "sud-cancel.h"
#include "sud-propagation.h"
#include "sud-solve.h"

#include <string.h>

typedef struct
{
  int64_t limit;
  const atomic_bool *cancel;
  SudResult *result;
} MarkedSearch;

static void
search_marked (MarkedSearch *search, SudPropagation *state)
{
  SudResult *result = search->result;
  int cell;

  if (sud_is_cancelled (search->cancel) || !sud_propagation_run (state, NULL))
    return;
  cell = sud_propagation_branch_cell (state);
  if (cell < 0 && result->solutions++ == 0)
    result->first = state->grid;
  if (cell < 0)
    return;
  for (SudDigits left = state->candidates[cell]; left != 0 && result->solutions < search->limit; left &= left - 1)
    {
      SudPropagation child = *state;

      result->stats.placements++;
      sud_propagation_place (&child, cell, sud_digits_first (left));
      search_marked (search, &child);
    }
}

static void
count_marked (const SudDigits candidates[SUD_CELLS], int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  MarkedSearch search = { limit, cancel, result };
  SudPropagation state;

  *result = (SudResult){ .verdict = SUD_VERDICT_NONE };
  sud_propagation_init_candidates (&state, candidates);
  search_marked (&search, &state);
  result->verdict = sud_verdict_of (result->solutions, sud_is_cancelled (cancel));
}

/* Fixes the cells one by one to the smallest digit that leaves a solution. */
static void
lower_marked (SudDigits candidates[SUD_CELLS], const atomic_bool *cancel, SudResult *result)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits smaller = candidates[cell] & (SUD_DIGIT_BIT (result->first.digit[cell]) - 1);

      for (; smaller != 0 && !sud_is_cancelled (cancel); smaller &= smaller - 1)
        {
          SudResult trial;

          candidates[cell] = smaller & -smaller;
          count_marked (candidates, 1, cancel, &trial);
          if (trial.solutions == 1)
            {
              result->first = trial.first;
              break;
            }
        }
      candidates[cell] = SUD_DIGIT_BIT (result->first.digit[cell]);
    }
  if (sud_is_cancelled (cancel))
    result->verdict = SUD_VERDICT_CANCELLED;
}

/* Returns: the marks of the blank @cell, or all digits that are not ruled out if it has none */
static SudDigits
get_allowed (const SudSheet *sheet, int cell)
{
  return sheet->centre[cell] != 0 ? sheet->centre[cell] & SUD_ALL_DIGITS
                                  : SUD_ALL_DIGITS & (SudDigits)~sheet->eliminated[cell];
}

bool
sud_marked_restricts (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] == 0 && (sud_grid_candidates (&grid, cell) & ~get_allowed (sheet, cell)) != 0)
      return true;
  return false;
}

int
sud_marked_find_empty (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] == 0 && (sud_grid_candidates (&grid, cell) & get_allowed (sheet, cell)) == 0)
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
  SudDigits candidates[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    candidates[cell] = grid.digit[cell] != 0 ? SUD_DIGIT_BIT (grid.digit[cell]) : get_allowed (sheet, cell);
  count_marked (candidates, limit, cancel, result);
  if (result->verdict == SUD_VERDICT_MANY || (result->solutions == 1 && limit == 1))
    lower_marked (candidates, cancel, result);
  if (result->solutions == 0 && !sud_grid_is_valid (&grid))
    result->verdict = SUD_VERDICT_INVALID;
}
