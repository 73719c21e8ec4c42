/* rubric-window-check.c - what a person asks while solving: is it right so far, back to where it was
 *
 * A wrong entry that fits stays silent until it is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* Only against the one solution can an entry be wrong. Returns it, or NULL having said so. */
static const SudGrid *
the_solution (RubricWindow *self)
{
  const SudGrid *solution = rubric_desk_get_solution (self->desk);

  if (solution == NULL)
    rubric_window_toast (self, _("Entries can be checked once the givens have exactly one solution"));
  return solution;
}

void
rubric_window_check (RubricWindow *self)
{
  const SudGrid *solution = the_solution (self);
  g_autofree char *cells = NULL;
  g_autofree char *text = NULL;
  SudCells mistakes;
  int n;

  if (solution == NULL)
    return;
  mistakes = rubric_puzzle_get_mistakes (self->puzzle, solution);
  n = sud_cells_count (mistakes);
  rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, mistakes);
  cells = rubric_text_cells (mistakes, 6);
  text = n == 0 ? g_strdup (_("No mistakes so far"))
                /* Translators: %1$d is how many entries are wrong, %2$s which cells */
                : g_strdup_printf (ngettext ("%1$d entry is wrong: %2$s", "%1$d entries are wrong: %2$s", n), n, cells);
  rubric_verdict_bar_set_text (self->verdict_bar, n == 0 ? RUBRIC_TONE_GOOD : RUBRIC_TONE_BAD, text);
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

/* A tint is not heard. */
void
rubric_window_tell_filter (RubricWindow *self)
{
  int filter = rubric_board_get_filter (self->board);
  g_autofree char *text = NULL;
  int n;

  if (filter == RUBRIC_FILTER_NONE)
    {
      rubric_window_update_verdict (self);
      return;
    }
  n = count_filtered (rubric_board_get_sheet (self->board), filter);
  text = filter == RUBRIC_FILTER_PAIRS
           ? g_strdup_printf (ngettext ("%d cell has two candidates", "%d cells have two candidates", n), n)
           /* Translators: %1$d is a digit, %2$d how many cells can still hold it */
           : g_strdup_printf (ngettext ("%1$d can still go in %2$d cell", "%1$d can still go in %2$d cells", n), filter,
                              n);
  rubric_verdict_bar_set_text (self->verdict_bar, RUBRIC_TONE_NEUTRAL, text);
}

void
rubric_window_undo_mistakes (RubricWindow *self)
{
  const SudGrid *solution = the_solution (self);
  SudCells mistakes, first = SUD_NO_CELLS;
  g_autofree char *text = NULL;
  guint steps;

  if (solution == NULL)
    return;
  mistakes = rubric_puzzle_get_mistakes (self->puzzle, solution);
  steps = rubric_puzzle_undo_mistakes (self->puzzle, solution, &first);
  text = steps > 0 ? rubric_text_taken_back (steps, first) : NULL;
  if (text != NULL)
    rubric_window_toast (self, text);
  else if (sud_cells_is_empty (mistakes))
    rubric_window_toast (self, _("No mistakes so far: nothing was taken back"));
  else
    rubric_window_toast (self, _("The mistake is older than what can be undone"));
}

void
rubric_window_add_savepoint (RubricWindow *self)
{
  rubric_puzzle_add_savepoint (self->puzzle);
  rubric_window_update_actions (self);
  rubric_window_toast (self, _("Savepoint set"));
}
