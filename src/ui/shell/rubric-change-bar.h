/* rubric-change-bar.h - a message that another program has changed the file, with buttons for the ways out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-file-stamp.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_CHANGE_BAR (rubric_change_bar_get_type ())
G_DECLARE_FINAL_TYPE (RubricChangeBar, rubric_change_bar, RUBRIC, CHANGE_BAR, GtkWidget)

/**
 * rubric_change_bar_set_change:
 *
 * Tells of @change with buttons that activate win.reload, win.keep-mine, win.save and win.save-as. RUBRIC_FILE_SAME
 * hides the bar.
 */
void rubric_change_bar_set_change (RubricChangeBar *self, RubricFileChange change);
