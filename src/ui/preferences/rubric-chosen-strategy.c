/* rubric-chosen-strategy.c - how Solve searches, as the person has chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-chosen-strategy.h"

const SudStrategy *
rubric_chosen_strategy (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "strategy");
  const SudStrategy *strategy = sud_strategy_find (id);

  return strategy != NULL ? strategy : sud_strategy_find ("lanes");
}
