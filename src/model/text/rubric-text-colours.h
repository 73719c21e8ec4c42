/* rubric-text-colours.h - why two groups of cells, one right and one wrong, rule something out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sud-step.h"

/** (transfer full): why, of simple colours and multi-colours. */
char *rubric_text_colours (const SudStep *step, const SudPencilmarks *marks);
