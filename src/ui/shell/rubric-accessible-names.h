/* rubric-accessible-names.h - the names by which a screen reader calls the widgets of GTK 4.8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_accessible_names_name_item:
 *
 * Names an item of a list, which GTK makes around a widget of ours, by the first label in it, or else by that widget.
 */
void rubric_accessible_names_name_item (GtkWidget *item);

/**
 * rubric_accessible_names_name_button:
 *
 * Names a button by its text, also if that becomes another; for one that comes when its window is shown already.
 */
void rubric_accessible_names_name_button (GtkWidget *widget);

/**
 * rubric_accessible_names_watch:
 *
 * Names the widgets of each window of the program, the libraries' own among them, as people read them, whenever the
 * window is shown. To be called once, at the start.
 */
void rubric_accessible_names_watch (void);
