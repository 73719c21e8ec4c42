/* rubric-practice-window.h - the techniques, to be learnt and tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-technique.h"

#include <adwaita.h>

#define RUBRIC_TYPE_PRACTICE_WINDOW (rubric_practice_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricPracticeWindow, rubric_practice_window, RUBRIC, PRACTICE_WINDOW, AdwWindow)

/**
 * rubric_practice_window_show:
 * @settings: keeps which positions have been solved
 * @technique: its page is shown; SUD_N_TECHNIQUES: the list
 *
 * Presents the one such window of the program.
 */
void rubric_practice_window_show (GSettings *settings, SudTechniqueId technique);
