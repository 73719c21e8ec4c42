/* rubric-segmented.h - buttons side by side, one of them chosen: one stop for Tab, and the arrows go on inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** A box of toggle buttons of equal size. */
#define RUBRIC_TYPE_SEGMENTED (rubric_segmented_get_type ())
G_DECLARE_FINAL_TYPE (RubricSegmented, rubric_segmented, RUBRIC, SEGMENTED, GtkBox)

/**
 * rubric_segmented_focus:
 *
 * The focus of a widget whose children are such buttons, for its class: Tab goes to the chosen one, or the first, and
 * from there out; left and right go from one to the next.
 *
 * Returns: FALSE where the focus is to leave @widget
 */
gboolean rubric_segmented_focus (GtkWidget *widget, GtkDirectionType direction);
