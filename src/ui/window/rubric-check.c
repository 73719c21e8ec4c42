/* rubric-check.c - what a person asks while solving, and the sentence that answers it
 *
 * A wrong entry that fits stays silent until it is asked for. Only against the one solution can an entry be wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-check.h"

#include "rubric-board.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  MAX_CELLS = 6, /* named in a sentence */
};

static char *
explain_unknown (void)
{
  return g_strdup (_ ("Entries can be checked once the givens have exactly one solution"));
}

gboolean
rubric_check_entries (RubricDesk *desk, SudCells *mistakes, char **sentence)
{
  const SudGrid *solution = rubric_desk_get_solution (desk);
  g_autofree char *cells = NULL;
  int n;

  *mistakes = SUD_NO_CELLS;
  if (solution == NULL)
    {
      *sentence = explain_unknown ();
      return FALSE;
    }
  *mistakes = rubric_puzzle_get_mistakes (rubric_desk_get_puzzle (desk), solution);
  n = sud_cells_count (*mistakes);
  cells = rubric_text_cells (*mistakes, MAX_CELLS);
  *sentence
      = n == 0 ? g_strdup (_ ("No mistakes so far"))
               /* Translators: %1$d is how many entries are wrong, %2$s which cells */
               : g_strdup_printf (ngettext ("%1$d entry is wrong: %2$s", "%1$d entries are wrong: %2$s", n), n, cells);
  return TRUE;
}

char *
rubric_check_undo_mistakes (RubricDesk *desk)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (desk);
  const SudGrid *solution = rubric_desk_get_solution (desk);
  SudCells mistakes, first = SUD_NO_CELLS;
  guint steps;

  if (solution == NULL)
    return explain_unknown ();
  mistakes = rubric_puzzle_get_mistakes (puzzle, solution);
  steps = rubric_puzzle_undo_mistakes (puzzle, solution, &first);
  if (steps > 0)
    return rubric_text_taken_back (steps, first);
  return g_strdup (sud_cells_is_empty (mistakes) ? _ ("No mistakes so far: nothing was undone")
                                                 : _ ("The mistake was made too long ago to be undone"));
}

static int
count_filtered (const SudSheet *sheet, int filter)
{
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits candidates = sud_sheet_candidates (sheet, cell);

      n += filter == RUBRIC_FILTER_PAIRS ? sud_digits_count (candidates) == 2
                                         : (candidates & SUD_DIGIT_BIT (filter)) != 0;
    }
  return n;
}

char *
rubric_check_describe_filter (const SudSheet *sheet, int filter)
{
  int n = count_filtered (sheet, filter);

  if (filter == RUBRIC_FILTER_PAIRS)
    return g_strdup_printf (ngettext ("%d cell has two candidates", "%d cells have two candidates", n), n);
  return g_strdup_printf (
      /* Translators: %1$d is a digit, %2$d how many cells can still hold it */
      ngettext ("%1$d can still go in %2$d cell", "%1$d can still go in %2$d cells", n), filter, n);
}
