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
 * rubric_accessible_names_tidy:
 * @widget: one that comes into a window that is there already
 *
 * Gives it, and the widgets in it, the names that people read: "Open" and not "_Open Open" or "GtkMenuButton".
 */
void rubric_accessible_names_tidy (GtkWidget *widget);

/**
 * rubric_accessible_names_watch:
 *
 * Names the widgets of each window of the program, the libraries' own among them, as people read them, whenever the
 * window is shown. To be called once, at the start.
 */
void rubric_accessible_names_watch (void);
