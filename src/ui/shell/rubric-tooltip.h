/* rubric-tooltip.h - what is told of a widget, in lines that fit a screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Breaks the lines of @widget's tooltip text, which GTK does not: from now on, whatever the text is. To be called once. */
void rubric_tooltip_wrap (GtkWidget *widget);
