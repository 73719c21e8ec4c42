/* sud-lanes-testing.h - facts of backends and contexts that only tests ask for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"

/** sud_backend_get_lanes: Returns: how many states it works on at once */
int sud_backend_get_lanes (const SudBackend *self);

/** sud_lanes_get_backend: Returns: the backend of a context */
const SudBackend *sud_lanes_get_backend (const SudLanes *self);
