/* rubric-chosen-strategy.h - how Solve searches, as the person has chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"

#include <gio/gio.h>

/** Returns: (transfer none): the strategy that @settings name, or the fastest where they name none there is */
const SudStrategy *rubric_chosen_strategy (GSettings *settings);
