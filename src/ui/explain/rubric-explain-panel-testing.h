/* rubric-explain-panel-testing.h - the time that a step stays while the steps play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** rubric_explain_measure_step: Returns: how long a step stays while the steps play if @sentence tells it, in ms */
guint rubric_explain_measure_step (const char *sentence);
