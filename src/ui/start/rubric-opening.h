/* rubric-opening.h - files that are opened together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-window.h"

/** What rubric_window_open() does. */
void rubric_opening_start (RubricWindow *window, GFile *const *files, guint n_files);
