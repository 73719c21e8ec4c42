/* rubric-window-solving.c - solve and check: the reasons why not, and the results on the board and on the card
 *
 * A wrong entry that fits stays silent until it is asked for, unless the person wants to see it at once. Only against
 * the one solution can an entry be wrong. Each answer is help, and counted as such.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-preferences.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

static const char *
explain_unknown (void)
{
  return _ ("Digits can be checked only if the puzzle has one solution");
}

const char *
rubric_window_why_not_solve (RubricWindow *self)
{
  SudGrid all = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);

  if (rubric_desk_is_solving (self->desk))
    return _ ("Looking for the answers");
  if (!sud_cells_is_empty (sud_grid_conflicts (&all)))
    return _ ("Some digits clash");
  if (sud_grid_count_filled (&all) == SUD_CELLS)
    return _ ("Every cell is filled");
  return sud_grid_count_filled (&all) == 0 ? _ ("Type the puzzle first") : NULL;
}

const char *
rubric_window_why_not_check (RubricWindow *self)
{
  if (rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP)
    return _ ("Only your own digits are checked: choose Play It first");
  if (sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_ENTERED) == 0)
    return _ ("You have not filled in anything yet");
  return rubric_desk_get_solution (self->desk) == NULL ? explain_unknown () : NULL;
}

static const char *
why_not_go_on (int n_filled)
{
  if (n_filled == 0)
    return _ ("Type or open a puzzle first");
  return n_filled == SUD_CELLS ? _ ("Every cell is filled") : NULL;
}

/* A board that Rubric or the person has filled is explained from the givens. */
const char *
rubric_window_why_not_explain (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  int n_givens = sud_sheet_count (sheet, SUD_ORIGIN_GIVEN), n_blanks = sud_sheet_count (sheet, SUD_ORIGIN_BLANK);

  return n_blanks == 0 && n_givens > 0 ? why_not_go_on (n_givens) : why_not_go_on (SUD_CELLS - n_blanks);
}

const char *
rubric_window_why_not_watch (RubricWindow *self)
{
  SudGrid grid = sud_sheet_get_puzzle (rubric_puzzle_get_sheet (self->puzzle));

  return why_not_go_on (sud_grid_count_filled (&grid));
}

const char *
rubric_window_why_not_hint (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);

  if (sud_sheet_count (sheet, SUD_ORIGIN_BLANK) == SUD_CELLS)
    return rubric_window_why_not_explain (self);
  if (rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP)
    return _ ("Hints are for playing: choose Play It first");
  if (sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) == 0)
    return _ ("Type the puzzle first");
  if (answer != NULL && answer->result.verdict == SUD_VERDICT_NONE)
    return _ ("No solution");
  return why_not_go_on (SUD_CELLS - sud_sheet_count (sheet, SUD_ORIGIN_BLANK));
}

/* The answers are to be seen: a panel that shows anything else on the board goes. */
static void
solve_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const SudStrategy *strategy = rubric_chosen_strategy (self->settings);
  const char *why_not = rubric_window_why_not_solve (self);
  gboolean compares = rubric_window_has_panel (self, self->solutions_panel), chosen;
  SudGrid shown;

  chosen = compares && rubric_solutions_panel_get_solution (self->solutions_panel, &shown);
  if (why_not != NULL && !chosen)
    {
      rubric_window_remark (self, why_not);
      return;
    }
  if (compares || rubric_window_has_panel (self, self->watch_panel))
    rubric_window_set_panel (self, NULL);
  if (chosen)
    rubric_desk_solve_to (self->desk, strategy, &shown);
  else
    rubric_desk_solve (self->desk, strategy);
}

static void
check_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const char *why_not = rubric_window_why_not_check (self);
  SudCells mistakes;

  if (why_not != NULL)
    {
      rubric_window_remark (self, why_not);
      return;
    }
  rubric_puzzle_count (self->puzzle, &(RubricSolveStats){ .checks = 1 });
  mistakes = rubric_puzzle_get_mistakes (self->puzzle, rubric_desk_get_solution (self->desk));
  rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, mistakes);
  rubric_status_card_say (self->card, rubric_status_new_checked (rubric_puzzle_get_sheet (self->puzzle), mistakes));
}

/* Goes back to where all entries were right. Returns: (transfer full): how far that was, or why it is not possible */
static char *
undo_mistakes (RubricWindow *self)
{
  const SudGrid *solution = rubric_desk_get_solution (self->desk);
  SudCells mistakes, first = SUD_NO_CELLS;
  guint steps;

  if (solution == NULL)
    return g_strdup (explain_unknown ());
  mistakes = rubric_puzzle_get_mistakes (self->puzzle, solution);
  steps = rubric_puzzle_undo_mistakes (self->puzzle, solution, &first);
  rubric_puzzle_count (self->puzzle, &(RubricSolveStats){ .rewinds = 1 });
  if (steps > 0)
    return rubric_text_taken_back (steps, first);
  return g_strdup (sud_cells_is_empty (mistakes) ? _ ("No mistakes so far: nothing was undone")
                                                 : _ ("The mistake was made too long ago to be undone"));
}

static void
undo_mistakes_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree char *text = undo_mistakes (user_data);

  rubric_window_toast (user_data, text);
}

static const GActionEntry entries[] = {
  { "solve", solve_action },
  { "check", check_action },
  { "undo-mistakes", undo_mistakes_action },
};

gboolean
rubric_window_shows_mistakes (RubricWindow *self, const char *when)
{
  g_autofree char *chosen = self->settings != NULL ? g_settings_get_string (self->settings, "show-mistakes") : NULL;

  return g_strcmp0 (chosen, when) == 0;
}

/* This is no help: the mistakes are counted themselves. */
static void
show_mistakes_at_once (RubricWindow *self)
{
  const SudGrid *solution = rubric_desk_get_solution (self->desk);

  if (solution != NULL && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING
      && rubric_window_shows_mistakes (self, "at-once"))
    rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, rubric_puzzle_get_mistakes (self->puzzle, solution));
}

static void
show_mistakes_cb (RubricWindow *self)
{
  rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, SUD_NO_CELLS);
  show_mistakes_at_once (self);
  rubric_window_update_actions (self);
}

/* Marks the cells that cannot be filled, if @answer (nullable) knows of any. */
static void
point_at_contradiction (RubricWindow *self, const RubricAnswer *answer)
{
  if (answer != NULL && answer->contradicted)
    rubric_board_point_at (self->board, RUBRIC_CELL_BLAMED,
                           sud_contradiction_cells (&answer->contradiction, &answer->grid));
}

/* Check is possible only with one solution. */
static void
verdict_changed_cb (RubricWindow *self)
{
  point_at_contradiction (self, rubric_desk_get_verdict (self->desk));
  show_mistakes_at_once (self);
  rubric_window_update_actions (self);
}

static void
no_solution_told_cb (RubricDialogs *dialogs, guint kind, const RubricAnswer *answer, RubricWindow *self)
{
  point_at_contradiction (self, answer);
}

/* Shades cells in which solutions differ. A puzzle with wrong entries that were kept is not solved. */
static void
board_solved_cb (RubricDesk *desk, const RubricAnswer *answer, RubricWindow *self)
{
  SudGrid all = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);

  if (sud_grid_is_solved (&all))
    rubric_board_point_at (self->board, RUBRIC_CELL_SHADED, answer->differing);
}

static void
card_cell_cb (RubricStatusCard *card, int cell, RubricWindow *self)
{
  rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
  rubric_window_focus_board (self);
}

/* The card says what the board shows by a tint, which is not heard. */
static void
board_filter_cb (RubricBoard *board, GParamSpec *pspec, RubricWindow *self)
{
  int filter = rubric_board_get_filter (board);

  if (filter == RUBRIC_FILTER_NONE)
    rubric_status_card_update (self->card);
  else
    rubric_status_card_say (self->card, rubric_status_new_filtered (rubric_board_get_sheet (board), filter));
}

void
rubric_window_follow_mistakes (RubricWindow *self)
{
  g_signal_connect_object (self->settings, "changed::show-mistakes", G_CALLBACK (show_mistakes_cb), self,
                           G_CONNECT_SWAPPED);
  show_mistakes_cb (self);
}

void
rubric_window_init_solving (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->card, "cell", G_CALLBACK (card_cell_cb), self, 0);
  g_signal_connect_object (self->board, "notify::filter", G_CALLBACK (board_filter_cb), self, 0);
  g_signal_connect_object (self->dialogs, "told", G_CALLBACK (no_solution_told_cb), self, 0);
  g_signal_connect_object (self->desk, "verdict-changed", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  /* After the board, which takes the marks from cells that have changed */
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (show_mistakes_at_once), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->puzzle, "notify::mode", G_CALLBACK (show_mistakes_at_once), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->desk, "solved", G_CALLBACK (board_solved_cb), self, 0);
  g_signal_connect_object (self->desk, "notify::solving", G_CALLBACK (rubric_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::saving", G_CALLBACK (rubric_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}
