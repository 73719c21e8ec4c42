/* rubric-strategy-menu.h - how Solve searches: the strategies to choose from, and the one that is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"

#include <gio/gio.h>

/** Returns: (transfer full): an item for each strategy of the table, which activates app.strategy */
GMenuModel *rubric_strategy_menu_create (void);

/** Returns: (transfer none): the one that @settings name, or the fast one where there is none of that name */
const SudStrategy *rubric_strategy_menu_get_chosen (GSettings *settings);
