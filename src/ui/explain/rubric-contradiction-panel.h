/* rubric-contradiction-panel.h - why there is no solution, and what would mend it, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricContradictionPanel:
 *
 * A RubricSidePanel.
 */
#define RUBRIC_TYPE_CONTRADICTION_PANEL (rubric_contradiction_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricContradictionPanel, rubric_contradiction_panel, RUBRIC, CONTRADICTION_PANEL, GtkBox)
