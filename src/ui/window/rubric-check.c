/* rubric-check.c - what a person asks while solving, and the sentence that answers it
 *
 * A wrong entry that fits stays silent until it is asked for. Only against the one solution can an entry be wrong. What
 * is answered is help, and counted as such.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-check.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

static const char *
explain_unknown (void)
{
  return _ ("A digit can only be called wrong where the puzzle has just one solution");
}

const char *
rubric_check_why_not_solve (RubricDesk *desk)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (rubric_desk_get_puzzle (desk));
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&all);

  if (rubric_desk_is_solving (desk))
    return _ ("Looking for the answers");
  if (!sud_cells_is_empty (conflicts))
    return _ ("Some digits clash");
  if (sud_grid_count_filled (&all) == SUD_CELLS)
    return _ ("Every cell is filled");
  return sud_grid_count_filled (&all) == 0 ? _ ("Type the puzzle first") : NULL;
}

const char *
rubric_check_why_not_check (RubricDesk *desk)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (desk);

  if (rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SETUP)
    return _ ("Only your own digits are checked: choose Solving first");
  if (sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_ENTERED) == 0)
    return _ ("You have not filled in anything yet");
  return rubric_desk_get_solution (desk) == NULL ? explain_unknown () : NULL;
}

static const char *
why_not_go_on (int filled)
{
  if (filled == 0)
    return _ ("Type or open a puzzle first");
  return filled == SUD_CELLS ? _ ("Every cell is filled") : NULL;
}

const char *
rubric_check_why_not_explain (RubricDesk *desk)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (rubric_desk_get_puzzle (desk));

  return why_not_go_on (SUD_CELLS - sud_sheet_count (sheet, SUD_ORIGIN_BLANK));
}

const char *
rubric_check_why_not_watch (RubricDesk *desk)
{
  SudGrid grid = sud_sheet_get_puzzle (rubric_puzzle_get_sheet (rubric_desk_get_puzzle (desk)));

  return why_not_go_on (sud_grid_count_filled (&grid));
}

const char *
rubric_check_why_not_hint (RubricDesk *desk)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (desk);
  const SudSheet *sheet = rubric_puzzle_get_sheet (puzzle);

  if (sud_sheet_count (sheet, SUD_ORIGIN_BLANK) == SUD_CELLS)
    return rubric_check_why_not_explain (desk);
  if (rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SETUP)
    return _ ("Hints are for solving: choose Solving first");
  if (sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) == 0)
    return _ ("Type the puzzle first");
  if (rubric_desk_get_verdict (desk) != NULL
      && rubric_desk_get_verdict (desk)->result.verdict == SUD_VERDICT_NONE)
    return _ ("No solution");
  return rubric_check_why_not_explain (desk);
}

SudCells
rubric_check_entries (RubricDesk *desk)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (desk);

  rubric_puzzle_count (puzzle, &(RubricSolveStats){ .checks = 1 });
  return rubric_puzzle_get_mistakes (puzzle, rubric_desk_get_solution (desk));
}

char *
rubric_check_undo_mistakes (RubricDesk *desk)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (desk);
  const SudGrid *solution = rubric_desk_get_solution (desk);
  SudCells mistakes, first = SUD_NO_CELLS;
  guint steps;

  if (solution == NULL)
    return g_strdup (explain_unknown ());
  mistakes = rubric_puzzle_get_mistakes (puzzle, solution);
  steps = rubric_puzzle_undo_mistakes (puzzle, solution, &first);
  rubric_puzzle_count (puzzle, &(RubricSolveStats){ .rewinds = 1 });
  if (steps > 0)
    return rubric_text_taken_back (steps, first);
  return g_strdup (sud_cells_is_empty (mistakes) ? _ ("No mistakes so far: nothing was undone")
                                                 : _ ("The mistake was made too long ago to be undone"));
}
