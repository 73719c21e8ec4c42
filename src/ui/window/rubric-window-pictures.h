/* rubric-window-pictures.h - the puzzle of the window on paper and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-window.h"

/** Opens the print preview of the puzzle as it stands now. */
void rubric_window_print (RubricWindow *self);

/** Opens the dialog that makes a picture of it. */
void rubric_window_export (RubricWindow *self);
