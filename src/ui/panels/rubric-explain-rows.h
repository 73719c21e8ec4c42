/* rubric-explain-rows.h - a row of the list of steps: number, name and what follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Returns: (transfer full): what makes a row of a RubricExplanationStep */
GtkListItemFactory *rubric_explain_rows_new (void);
