/* rubric-strategy-menu.c - how Solve searches: the strategies to choose from, and the one that is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-strategy-menu.h"

#include <glib/gi18n.h>

GMenuModel *
rubric_strategy_menu_create (void)
{
  GMenu *menu = g_menu_new ();
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (strategies[i].name), NULL);

      g_menu_item_set_action_and_target (item, "app.strategy", "s", strategies[i].id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

const SudStrategy *
rubric_strategy_menu_get_chosen (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "strategy");
  const SudStrategy *strategy = sud_strategy_find (id);

  return strategy != NULL ? strategy : sud_strategy_find ("lanes");
}
