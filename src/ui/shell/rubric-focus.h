/* rubric-focus.h - where the keyboard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * rubric_focus_is_within:
 *
 * Returns: whether @widget or a widget in it has the focus of its window. The chain of focus children does not always
 * tell: a popover that loses the keyboard late, as on Wayland, breaks it behind the one that has it by then
 */
gboolean rubric_focus_is_within (GtkWidget *widget);

/**
 * rubric_focus_select_row:
 * @list: has a GtkSingleSelection
 * @position: (maybe invalid): is selected, and comes into sight
 *
 * The keyboard, if it is in @list, goes to the row as well: GTK 4.8 would leave it where it was.
 */
void rubric_focus_select_row (GtkListView *list, guint position);

/**
 * rubric_focus_leave:
 * @child: has the keyboard, and is one stop for Tab
 * @direction: GTK_DIR_TAB_FORWARD or GTK_DIR_TAB_BACKWARD
 *
 * Gives the keyboard to the next of the siblings of @child that takes it.
 *
 * Returns: FALSE if none does
 */
gboolean rubric_focus_leave (GtkWidget *child, GtkDirectionType direction);

G_END_DECLS
