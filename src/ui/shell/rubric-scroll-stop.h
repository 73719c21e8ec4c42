/* rubric-scroll-stop.h - a text that may scroll: a stop for Tab only where the keyboard has something to do in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** @scroller, which has @label in it, can have the keyboard while the label has links, or more lines than are in sight. */
void rubric_scroll_stop_attach (GtkScrolledWindow *scroller, GtkLabel *label);
