/* rubric-explain-rows.h - the list of steps: what its rows say, and how one goes through them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explain-outline.h"

#include <gtk/gtk.h>

/** Has @list show @outline. Returns: (transfer full): which of the steps is selected, at first none */
GtkSingleSelection *rubric_explain_rows_show (GtkListView *list, RubricExplainOutline *outline);

/** Selects the step in row @position, and shows it, with its heading where it is the first below one. */
void rubric_explain_rows_select_step (GtkListView *list, guint position);

/** Gives the keyboard to the step that is selected in @list; where there is none to @list itself. */
void rubric_explain_rows_focus (GtkListView *list);

/** Returns: which step is selected in @list, among all of its explanation; G_MAXUINT for none */
guint rubric_explain_rows_get_index (GtkListView *list);

/** Whether there is a step before (@by -1) or after (1) the one that is selected. */
gboolean rubric_explain_rows_can_step (GtkListView *list, int by);

/** Selects that step, if there is one; what is folded away is unfolded where it is the next. */
void rubric_explain_rows_step (GtkListView *list, int by);

/** Does what @keyval is for in @list. Returns: FALSE where it is for nothing */
gboolean rubric_explain_rows_press (GtkListView *list, guint keyval);

/** Returns: (transfer full): what @step is called in its row, without headings: "16. Forcing Net" */
char *rubric_explain_rows_dup_title (RubricExplanationStep *step);

/** Of any list of the panel: notes at the child of @item, just set, which item it belongs to. */
void rubric_explain_rows_note_item (GtkListItem *item);

/** Selects row @position of @list, a GtkListView with such children, and shows it; the keyboard, if it is in the list, is
 * there, too: GTK 4.8 would leave it where it was. */
void rubric_explain_rows_select (GtkWidget *list, guint position);
