/* rubric-window-compare.c - every strategy on the puzzle of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-check.h"
#include "rubric-compare-window.h"

#include <glib/gi18n.h>
#include <string.h>

static void
compare_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  const char *why_not = rubric_check_why_not_watch (self->desk);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON), grid = sud_sheet_get_puzzle (sheet);
  RubricCompareScope scope = memcmp (&all, &grid, sizeof all) != 0 ? RUBRIC_COMPARE_GIVENS : RUBRIC_COMPARE_ALL;

  if (why_not != NULL)
    rubric_status_card_remark (self->card, why_not);
  else if (!sud_grid_is_valid (&grid))
    rubric_status_card_remark (self->card, _ ("Some digits clash: there is nothing to search"));
  else
    rubric_compare_window_show (GTK_WINDOW (self), &grid, 1, scope);
}

static const GActionEntry entries[] = {
  { "compare", compare_action },
};

void
rubric_window_init_compare (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
