/* rubric-change-bar.h - the message that another program has changed the file, with buttons for the ways out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-file-stamp.h"
#include "rubric-message-bar.h"

/**
 * rubric_change_bar_set_change:
 *
 * Tells of @change with buttons that activate win.reload, win.keep-mine, win.save and win.save-as. RUBRIC_FILE_SAME
 * hides the bar.
 *
 * Returns: whether the keyboard was in the bar, and it is hidden now
 */
gboolean rubric_change_bar_set_change (RubricMessageBar *self, RubricFileChange change);
