/* rubric-watch-panel.h - a search, step by step or as fast as it goes, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricWatchPanel:
 *
 *     strategy ▾                         ✕
 *     how it works, line by line
 *     placed   taken back   rejected   …
 *     the depth as a chart
 *     ⏮  ▶  step  ⏩  ⏭
 *     speed ----o-----
 *
 * A RubricSidePanel whose view changes at most once a frame. The search runs in a thread as long as the panel is open.
 */
#define RUBRIC_TYPE_WATCH_PANEL (rubric_watch_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricWatchPanel, rubric_watch_panel, RUBRIC, WATCH_PANEL, GtkBox)

/**
 * rubric_watch_panel_remember:
 *
 * Keeps strategy and speed in @settings, and begins with those that are there.
 */
void rubric_watch_panel_remember (RubricWatchPanel *self, GSettings *settings);
