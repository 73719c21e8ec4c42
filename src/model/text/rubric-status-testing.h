/* rubric-status-testing.h - the second stage of a hint, for tests that show it for all techniques
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-status.h"
#include "sud-technique.h"

/** rubric_status_new_technique: Returns: (transfer full): the second stage of any hint that is @technique */
RubricStatus *rubric_status_new_technique (SudTechniqueId technique);
