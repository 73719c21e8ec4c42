/* rubric-learn-button.h - a button that leads from a step to the lesson about its technique
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

#include <gtk/gtk.h>

/** Makes @button, whose child is a label, lead to the technique of @step (nullable), or takes it away. If @brief, only its
 * tooltip and what it tells a screen reader name the technique: it is as wide for each. */
void rubric_learn_button_offer (GtkButton *button, const SudStep *step, gboolean brief);
