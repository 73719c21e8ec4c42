/* rubric-window-verdict.c - the sentence under the board: what is known, and what is being worked on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  CHECKING_DELAY = 100, /* ms before the bar says that it is still looking */
  WORK_DELAY = 200,     /* ms before the spinner */
};

void
rubric_window_blame (RubricWindow *self, const RubricAnswer *answer)
{
  rubric_board_point_at (self->board, RUBRIC_CELL_BLAMED,
                         sud_contradiction_cells (&answer->contradiction, &answer->grid));
}

static RubricTone
verdict_tone (RubricWindow *self, SudCells conflicts, const RubricAnswer *answer)
{
  if (!sud_cells_is_empty (conflicts))
    return RUBRIC_TONE_BAD;
  if (answer == NULL || sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_GIVEN) == 0)
    return RUBRIC_TONE_NEUTRAL;
  switch (answer->result.verdict)
    {
    case SUD_VERDICT_ONE:
      return RUBRIC_TONE_GOOD;
    case SUD_VERDICT_NONE:
    case SUD_VERDICT_INVALID:
      return RUBRIC_TONE_BAD;
    default:
      return RUBRIC_TONE_NEUTRAL;
    }
}

void
rubric_window_show_verdict (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&all);
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);
  g_autofree char *text = rubric_text_verdict (sheet, rubric_puzzle_get_mode (self->puzzle), conflicts, answer);
  g_autofree char *brief = rubric_text_verdict_brief (sheet, conflicts, answer);
  g_autofree char *place = rubric_desk_dup_place (self->desk);
  g_autofree char *subtitle = NULL;

  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  rubric_verdict_bar_set_text (self->verdict_bar, verdict_tone (self, conflicts, answer), text);
  subtitle = place == NULL    ? g_strdup (brief)
             : *brief == '\0' ? g_strdup (place)
                              : g_strconcat (place, " · ", brief, NULL);
  adw_window_title_set_subtitle (self->title, subtitle);
}

static gboolean
still_checking_cb (gpointer user_data)
{
  RubricWindow *self = user_data;

  self->checking_timeout = 0;
  rubric_window_show_verdict (self);
  return G_SOURCE_REMOVE;
}

/* Most answers are there in less than a frame: what stood there is better than a flicker. */
void
rubric_window_update_verdict (RubricWindow *self)
{
  gboolean blank = sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_GIVEN) == 0;

  if (!rubric_desk_is_checking (self->desk) || blank)
    rubric_window_show_verdict (self);
  else if (self->checking_timeout == 0)
    self->checking_timeout = g_timeout_add (CHECKING_DELAY, still_checking_cb, self);
}

static void
verdict_changed_cb (RubricDesk *desk, RubricWindow *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  rubric_window_update_verdict (self);
  if (answer != NULL && answer->contradicted)
    rubric_window_blame (self, answer);
}

/* Says how it went until the next change of the puzzle. With wrong entries that were kept it is not solved. */
static void
solved_cb (RubricDesk *desk, const RubricAnswer *answer, RubricWindow *self)
{
  g_autofree char *text = rubric_text_solved (answer);
  SudGrid all = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);

  if (!sud_grid_is_solved (&all))
    {
      rubric_window_show_verdict (self);
      return;
    }
  rubric_board_point_at (self->board, RUBRIC_CELL_SHADED, answer->differing);
  rubric_verdict_bar_set_text (self->verdict_bar,
                               answer->result.verdict == SUD_VERDICT_MANY ? RUBRIC_TONE_NEUTRAL : RUBRIC_TONE_GOOD, text);
}

const SudStrategy *
rubric_window_get_strategy (RubricWindow *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "strategy");
  const SudStrategy *strategy = sud_strategy_find (id);

  return strategy != NULL ? strategy : sud_strategy_find ("lanes");
}

static gboolean
show_work_cb (gpointer user_data)
{
  RubricWindow *self = user_data;
  g_autofree char *text = NULL;

  self->work_timeout = 0;
  if (rubric_desk_is_saving (self->desk))
    text = g_strdup (_ ("Saving…"));
  else
    /* Translators: %s is the name of a strategy */
    text = g_strdup_printf (_ ("Solving: %s…"), _ (rubric_window_get_strategy (self)->name));
  rubric_verdict_bar_set_work (self->verdict_bar, text);
  return G_SOURCE_REMOVE;
}

static void
working_cb (RubricDesk *desk, GParamSpec *pspec, RubricWindow *self)
{
  rubric_window_update_actions (self);
  g_clear_handle_id (&self->work_timeout, g_source_remove);
  if (rubric_desk_is_solving (desk) || rubric_desk_is_saving (desk))
    self->work_timeout = g_timeout_add (WORK_DELAY, show_work_cb, self);
  else
    rubric_verdict_bar_set_work (self->verdict_bar, NULL);
}

void
rubric_window_cancel (RubricWindow *self)
{
  rubric_desk_stop_solving (self->desk);
  rubric_desk_stop_saving (self->desk);
}

/* What the bar says is heard, too: as the description of the cell that has the focus. */
static void
said_cb (RubricVerdictBar *bar, GParamSpec *pspec, RubricWindow *self)
{
  rubric_board_set_description (self->board, rubric_verdict_bar_get_text (bar));
}

void
rubric_window_init_verdict (RubricWindow *self)
{
  g_signal_connect_object (self->verdict_bar, "notify::text", G_CALLBACK (said_cb), self, 0);
  g_signal_connect_object (self->desk, "verdict-changed", G_CALLBACK (verdict_changed_cb), self, 0);
  g_signal_connect_object (self->desk, "solved", G_CALLBACK (solved_cb), self, 0);
  g_signal_connect_object (self->desk, "notify::solving", G_CALLBACK (working_cb), self, 0);
  g_signal_connect_object (self->desk, "notify::saving", G_CALLBACK (working_cb), self, 0);
}

void
rubric_window_stop_telling (RubricWindow *self)
{
  g_clear_handle_id (&self->work_timeout, g_source_remove);
  g_clear_handle_id (&self->checking_timeout, g_source_remove);
}
