/* rubric-entry-bar.h - digits to press, and the switch between setup and solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define RUBRIC_TYPE_ENTRY_BAR (rubric_entry_bar_get_type ())
G_DECLARE_FINAL_TYPE (RubricEntryBar, rubric_entry_bar, RUBRIC, ENTRY_BAR, GtkWidget)

/** Digits in one row, or in two above the switch where the window is narrow. */
void rubric_entry_bar_set_narrow (RubricEntryBar *self, gboolean narrow);
