/* rubric-window-verdict.c - what is known, shown on the board and in the title, and when it is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-check.h"

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
}

/* Where solutions differ. With wrong entries that were kept it is not solved. */
static void
solved_cb (RubricDesk *desk, const RubricAnswer *answer, RubricWindow *self)
{
  SudGrid all = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);

  if (sud_grid_is_solved (&all))
    rubric_board_point_at (self->board, RUBRIC_CELL_SHADED, answer->differing);
}

/* What the bar says is heard, too: as the description of the cell that has the focus. */
static void
said_cb (RubricVerdictBar *bar, GParamSpec *pspec, RubricWindow *self)
{
  rubric_board_set_description (self->board, rubric_verdict_bar_get_text (bar));
}

static void
brief_cb (RubricVerdictBar *bar, GParamSpec *pspec, RubricWindow *self)
{
  const char *brief = rubric_verdict_bar_get_brief (bar);
  g_autofree char *place = rubric_desk_dup_place (self->desk);
  g_autofree char *subtitle = place == NULL    ? g_strdup (brief)
                              : *brief == '\0' ? g_strdup (place)
                                               : g_strconcat (place, " · ", brief, NULL);

  adw_window_title_set_subtitle (self->title, subtitle);
}

void
rubric_window_check (RubricWindow *self)
{
  SudCells mistakes;
  g_autofree char *text = NULL;

  if (!rubric_check_entries (self->desk, &mistakes, &text))
    {
      rubric_window_toast (self, text);
      return;
    }
  rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, mistakes);
  rubric_verdict_bar_set_text (self->verdict_bar, sud_cells_is_empty (mistakes) ? RUBRIC_TONE_GOOD : RUBRIC_TONE_BAD,
                               text);
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
  g_autofree char *text = NULL;

  if (filter == RUBRIC_FILTER_NONE)
    {
      rubric_verdict_bar_update (self->verdict_bar);
      return;
    }
  text = rubric_check_describe_filter (rubric_board_get_sheet (board), filter);
  rubric_verdict_bar_set_text (self->verdict_bar, RUBRIC_TONE_NEUTRAL, text);
}

void
rubric_window_init_verdict (RubricWindow *self)
{
  g_signal_connect_object (self->verdict_bar, "notify::text", G_CALLBACK (said_cb), self, 0);
  g_signal_connect_object (self->verdict_bar, "notify::brief", G_CALLBACK (brief_cb), self, 0);
  g_signal_connect_object (self->board, "notify::filter", G_CALLBACK (filter_cb), self, 0);
  g_signal_connect_object (self->desk, "verdict-changed", G_CALLBACK (verdict_changed_cb), self, 0);
  g_signal_connect_object (self->desk, "solved", G_CALLBACK (solved_cb), self, 0);
  g_signal_connect_object (self->desk, "notify::solving", G_CALLBACK (rubric_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::saving", G_CALLBACK (rubric_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}
