/* rubric-change-bar.h - says that another program has changed the file, and offers what can be done about it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-file-stamp.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_CHANGE_BAR (rubric_change_bar_get_type ())
G_DECLARE_FINAL_TYPE (RubricChangeBar, rubric_change_bar, RUBRIC, CHANGE_BAR, GtkWidget)

/** Tells of @change with buttons that activate win.reload, win.keep-mine, win.save and win.save-as; a file that is the same hides it. */
void rubric_change_bar_set_change (RubricChangeBar *self, RubricFileChange change);
