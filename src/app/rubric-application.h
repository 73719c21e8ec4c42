/* rubric-application.h - the desktop program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define RUBRIC_TYPE_APPLICATION (rubric_application_get_type ())
G_DECLARE_FINAL_TYPE (RubricApplication, rubric_application, RUBRIC, APPLICATION, AdwApplication)

/**
 * rubric_application_new:
 * @settings: the program's preferences
 *
 * Returns: (transfer full)
 */
RubricApplication *rubric_application_new (GSettings *settings);
