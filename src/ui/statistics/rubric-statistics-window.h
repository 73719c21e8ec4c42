/* rubric-statistics-window.h - which puzzles were solved, level by level and day by day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-solved-log.h"

#include <adwaita.h>

#define RUBRIC_TYPE_STATISTICS_WINDOW (rubric_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricStatisticsWindow, rubric_statistics_window, RUBRIC, STATISTICS_WINDOW, AdwWindow)

/**
 * rubric_statistics_window_show:
 * @parent: (nullable): the window to open it over
 *
 * Returns: (transfer none): the window, which follows @log
 */
GtkWidget *rubric_statistics_window_show (GtkWindow *parent, RubricSolvedLog *log);
