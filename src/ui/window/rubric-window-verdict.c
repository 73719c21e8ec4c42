/* rubric-window-verdict.c - what is known, shown on the board and on the card, and when it is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-check.h"
#include "rubric-preferences.h"

#include <glib/gi18n.h>

void
rubric_window_blame (RubricWindow *self, const RubricAnswer *answer)
{
  if (answer != NULL && answer->contradicted)
    rubric_board_point_at (self->board, RUBRIC_CELL_BLAMED,
                           sud_contradiction_cells (&answer->contradiction, &answer->grid));
}

static void
verdict_changed_cb (RubricDesk *desk, RubricWindow *self)
{
  rubric_window_blame (self, rubric_desk_get_verdict (desk));
  rubric_window_update_actions (self); /* a mistake is one only where there is one solution */
}

/* Where solutions differ. With wrong entries that were kept it is not solved. */
static void
solved_cb (RubricDesk *desk, const RubricAnswer *answer, RubricWindow *self)
{
  SudGrid all = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);

  if (sud_grid_is_solved (&all))
    rubric_board_point_at (self->board, RUBRIC_CELL_SHADED, answer->differing);
}

/* What the card says is heard, too: as the description of the cell that has the focus. */
static void
said_cb (RubricStatusCard *card, GParamSpec *pspec, RubricWindow *self)
{
  rubric_board_set_description (self->board, rubric_status_card_get_text (card));
}

static void
cell_cb (RubricStatusCard *card, int cell, RubricWindow *self)
{
  rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
  rubric_window_focus_board (self);
}

/* The answers are to be seen: what shows anything else on the board goes. */
void
rubric_window_solve (RubricWindow *self)
{
  SudGrid shown;
  gboolean chosen = rubric_window_has_panel (self, self->solutions_panel)
                    && rubric_solutions_panel_get_solution (self->solutions_panel, &shown);
  const char *why_not = rubric_check_why_not_solve (self->desk);

  if (why_not != NULL && !chosen)
    {
      rubric_status_card_remark (self->card, why_not);
      return;
    }
  if (rubric_window_has_panel (self, self->watch_panel) || rubric_window_has_panel (self, self->solutions_panel))
    rubric_window_set_panel (self, NULL);
  if (chosen)
    rubric_desk_solve_to (self->desk, rubric_chosen_strategy (self->settings), &shown);
  else
    rubric_desk_solve (self->desk, rubric_chosen_strategy (self->settings));
}

void
rubric_window_check (RubricWindow *self)
{
  SudCells mistakes;

  if (rubric_check_why_not_check (self->desk) != NULL)
    {
      rubric_status_card_remark (self->card, rubric_check_why_not_check (self->desk));
      return;
    }
  mistakes = rubric_check_entries (self->desk);
  rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, mistakes);
  rubric_status_card_say (self->card, rubric_status_new_checked (rubric_puzzle_get_sheet (self->puzzle), mistakes));
}

void
rubric_window_undo_mistakes (RubricWindow *self)
{
  g_autofree char *text = rubric_check_undo_mistakes (self->desk);

  rubric_window_toast (self, text);
}

void
rubric_window_add_savepoint (RubricWindow *self)
{
  rubric_puzzle_add_savepoint (self->puzzle);
  rubric_window_update_actions (self);
  rubric_window_toast (self, _ ("Savepoint set"));
}

/* A tint is not heard. */
static void
filter_cb (RubricBoard *board, GParamSpec *pspec, RubricWindow *self)
{
  int filter = rubric_board_get_filter (board);

  if (filter == RUBRIC_FILTER_NONE)
    rubric_status_card_update (self->card);
  else
    rubric_status_card_say (self->card, rubric_status_new_filtered (rubric_board_get_sheet (board), filter));
}

void
rubric_window_init_verdict (RubricWindow *self)
{
  g_signal_connect_object (self->card, "notify::text", G_CALLBACK (said_cb), self, 0);
  g_signal_connect_object (self->card, "cell", G_CALLBACK (cell_cb), self, 0);
  g_signal_connect_object (self->board, "notify::filter", G_CALLBACK (filter_cb), self, 0);
  g_signal_connect_object (self->desk, "verdict-changed", G_CALLBACK (verdict_changed_cb), self, 0);
  g_signal_connect_object (self->desk, "solved", G_CALLBACK (solved_cb), self, 0);
  g_signal_connect_object (self->desk, "notify::solving", G_CALLBACK (rubric_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::saving", G_CALLBACK (rubric_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}
