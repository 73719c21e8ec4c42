/* rubric-text-loop.h - what a chain that closes to a ring rules out, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

#include <glib.h>

/** Returns: (transfer full): why a continuous loop rules out what it does, behind its chain of "so …" */
char *rubric_text_loop (const SudStep *step);
