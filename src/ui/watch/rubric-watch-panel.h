/* rubric-watch-panel.h - a search, step by step or as fast as it goes, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"
#include "sud-view.h"

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
 * Emits RubricWatchPanel::view-changed when the search is elsewhere, at most once a frame, and RubricWatchPanel::closed
 * when the person is done. The search goes on in a thread as long as the panel has a puzzle.
 */
#define RUBRIC_TYPE_WATCH_PANEL (rubric_watch_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricWatchPanel, rubric_watch_panel, RUBRIC, WATCH_PANEL, GtkWidget)

/** Watches a search of @puzzle (nullable: of none), as it is now, from before its first step. What went on ends. */
void rubric_watch_panel_set_puzzle (RubricWatchPanel *self, RubricPuzzle *puzzle);

/** Returns: FALSE where there is nothing to show */
gboolean rubric_watch_panel_get_view (RubricWatchPanel *self, SudView *view);

/** Whether what is shown follows step by step on what was shown before: what vanishes may fade. */
gboolean rubric_watch_panel_is_followed (RubricWatchPanel *self);

/** Keeps strategy and speed in @settings, and begins with those that are there. */
void rubric_watch_panel_remember (RubricWatchPanel *self, GSettings *settings);

/** Gives the keyboard to the button that plays, or to the choice where there is nothing to play. */
void rubric_watch_panel_focus (RubricWatchPanel *self);
