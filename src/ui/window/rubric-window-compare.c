/* rubric-window-compare.c - every strategy on the puzzle of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-compare-window.h"

#include <glib/gi18n.h>

static void
compare_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  SudGrid grid = sud_sheet_get_grid (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGINS_PERSON);

  if (!sud_grid_is_valid (&grid))
    rubric_status_card_remark (self->card, _ ("Some digits clash: there is nothing to search"));
  else
    rubric_compare_window_show (GTK_WINDOW (self), &grid, 1, FALSE);
}

static const GActionEntry entries[] = {
  { "compare", compare_action },
};

void
rubric_window_init_compare (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
