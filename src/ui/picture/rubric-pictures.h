/* rubric-pictures.h - the puzzle of a desk on paper and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

#include <gtk/gtk.h>

/** Opens the print preview of the puzzle as it stands now, over @parent. */
void rubric_pictures_print (RubricDesk *desk, GtkWindow *parent, GSettings *settings);

/** Opens the dialog that makes a picture of it. */
void rubric_pictures_export (RubricDesk *desk, GtkWindow *parent, GSettings *settings);
