/* rubric-names.h - what a screen reader calls the buttons of GTK 4.8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Gives what lies in @widget the names that people read: "Open" and not "_Open Open" or "GtkMenuButton". */
void rubric_names_tidy (GtkWidget *widget);

/** Names an item of a list, which GTK makes around a widget of ours: by the first label in it, or else by that widget. */
void rubric_names_name_item (GtkWidget *item);

/** Tidies each window of the program, the libraries' own among them, whenever it is shown; once, at the start. */
void rubric_names_watch (void);
