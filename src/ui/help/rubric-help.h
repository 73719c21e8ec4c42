/* rubric-help.h - the guide, in the help viewer of the desktop or in a window of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define RUBRIC_TYPE_HELP (rubric_help_get_type ())
G_DECLARE_FINAL_TYPE (RubricHelp, rubric_help, RUBRIC, HELP, AdwWindow)

/**
 * rubric_help_show:
 * @parent: (nullable): the window in which help was asked for
 *
 * Opens the guide in a help viewer that can find it, or else in a window of our own, which a sandbox has, too.
 */
void rubric_help_show (GtkWindow *parent);
