/* rubric-copying.h - a puzzle as text on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

#include <gtk/gtk.h>

/** Copies the digits of @origins as one line. */
void rubric_copy_line (RubricPuzzle *puzzle, unsigned origins, GdkClipboard *clipboard);

/** Copies it all in the format called @id. Returns: FALSE where that is none to copy in */
gboolean rubric_copy_as (RubricPuzzle *puzzle, const char *id, GdkClipboard *clipboard);
