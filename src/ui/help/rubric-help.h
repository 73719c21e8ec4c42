/* rubric-help.h - the guide, in the help viewer of the desktop or in a window of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define RUBRIC_TYPE_HELP (rubric_help_get_type ())
G_DECLARE_FINAL_TYPE (RubricHelp, rubric_help, RUBRIC, HELP, AdwWindow)

/**
 * rubric_help_new:
 * @language: one of the folders under help/
 *
 * Returns: (transfer none): a window that shows the first page of the guide
 */
GtkWidget *rubric_help_new (const char *language);

/**
 * rubric_help_show_page:
 * @self: the window of the guide
 * @id: the name of a page; one that does not exist is ignored
 */
void rubric_help_show_page (RubricHelp *self, const char *id);

/**
 * rubric_help_show:
 * @parent: (nullable): the window in which help was asked for
 *
 * Opens the guide: in the help viewer where there is one that can find it, else in a window of our own, which also a
 * sandbox has.
 */
void rubric_help_show (GtkWindow *parent);
