/* rubric-blame-panel.h - why there is no solution, and what would mend it, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricBlamePanel:
 *
 * A RubricSidePanel.
 */
#define RUBRIC_TYPE_BLAME_PANEL (rubric_blame_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricBlamePanel, rubric_blame_panel, RUBRIC, BLAME_PANEL, GtkBox)
