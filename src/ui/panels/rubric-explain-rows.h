/* rubric-explain-rows.h - a row of the list of steps: number, name and what follows; and where the keyboard is in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <gtk/gtk.h>

/** Returns: (transfer full): what makes a row of a RubricExplanationStep */
GtkListItemFactory *rubric_explain_rows_new (void);

/** Returns: (transfer full): what @step is called in its row: "16. Forcing Net" */
char *rubric_explain_rows_dup_title (RubricExplanationStep *step);

/** Of any list of the panel: notes at the child of @item, just set, which item it belongs to. */
void rubric_explain_rows_note_item (GtkListItem *item);

/** Selects row @position of @list, a GtkListView with such children, and shows it; the keyboard, if it is in the list, is
 * there, too: GTK 4.8 would leave it where it was. */
void rubric_explain_rows_select (GtkWidget *list, guint position);
