/* rubric-window-finish.c - the end of a puzzle: a wave over the board, then praise beside it, and what to do next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-text-search.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

static void
hide_message (RubricWindow *self)
{
  if (rubric_message_bar_hide (self->message_bar))
    rubric_window_focus_board (self);
}

static void
dismiss_message_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  hide_message (user_data);
}

/* Translators: buttons, for another puzzle of that level: "Next Easy Puzzle", in short */
static const char *const next_names[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = N_ ("Ne_xt Easy"),
  [SUD_LEVEL_MEDIUM] = N_ ("Ne_xt Medium"),
  [SUD_LEVEL_HARD] = N_ ("Ne_xt Hard"),
  [SUD_LEVEL_UNFAIR] = N_ ("Ne_xt Unfair"),
  [SUD_LEVEL_EXTREME] = N_ ("Ne_xt Extreme"),
};

/* An unknown level counts as easy: no puzzle that is offered next is too hard. */
static void
show_finish (RubricWindow *self)
{
  const RubricSolveStats *stats = rubric_puzzle_get_stats (self->puzzle);
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);
  SudLevel level = answer != NULL && answer->graded && answer->grade.complete ? answer->grade.level : SUD_LEVEL_EASY;
  g_autofree char *time = rubric_timer_get_text (self->timer);
  gboolean requested = rubric_window_get_request (self) != NULL;
  gboolean timed = rubric_timer_get_elapsed (self->timer) >= G_USEC_PER_SEC;
  g_autofree char *detail = rubric_text_solve_stats_detail (stats, timed ? time : NULL);
  g_autofree char *make = g_strdup_printf ("win.make-another(%d)", level);
  gboolean in_list = rubric_desk_has_neighbour (self->desk, 1);
  const RubricMessageButton buttons[]
      = { { in_list || requested ? _ ("Ne_xt Puzzle") : _ (next_names[level]), in_list ? "win.next-puzzle" : make },
          { _ ("Sh_are…"), "win.export" } };
  const RubricMessage message
      = { "object-select-symbolic", "praise", rubric_text_solve_stats_praise (stats), detail, buttons,
          G_N_ELEMENTS (buttons), "win.dismiss-message" };

  rubric_message_bar_show (self->message_bar, &message);
  rubric_message_bar_focus (self->message_bar); /* Enter goes on; Escape leads back to the board */
}

/* The window may have gone by now. */
static void
waved_cb (GObject *source, GAsyncResult *result, gpointer unused)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (source));

  if (rubric_board_run_wave_finish (RUBRIC_BOARD (source), result) && root != NULL)
    show_finish (RUBRIC_WINDOW (root));
}

/* A person who has seen the solution is not praised. Messages about the way there go now, and not when the wave is
 * over: by then it may have been told that the statistics cannot be written. */
static void
finished_cb (RubricWindow *self)
{
  if (rubric_puzzle_get_stats (self->puzzle)->solutions > 0)
    return;
  rubric_toast_withdraw (self->toasts, NULL);
  rubric_board_run_wave_async (self->board, waved_cb, NULL);
}

static void
log_failed_cb (RubricWindow *self)
{
  rubric_window_toast (self, _ ("The statistics cannot be written; the disk may be full or read-only"));
}

static const GActionEntry entries[] = {
  { "dismiss-message", dismiss_message_action },
};

void
rubric_window_init_finish (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->desk, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (hide_message), self, G_CONNECT_SWAPPED);
}

void
rubric_window_follow_log (RubricWindow *self, RubricSolvedLog *log)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_solved_log_follow (log, self->desk);
  rubric_start_follow_log (self->start, log);
  g_signal_connect_object (log, "failed", G_CALLBACK (log_failed_cb), self, G_CONNECT_SWAPPED);
}
