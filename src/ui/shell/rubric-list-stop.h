/* rubric-list-stop.h - a list of rows around which all of them are one stop for Tab, and the arrows go on inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** A box with a GtkListBox as its only child, which would stop at each row. Tab comes to the selected row, or the first. */
#define RUBRIC_TYPE_LIST_STOP (rubric_list_stop_get_type ())
G_DECLARE_FINAL_TYPE (RubricListStop, rubric_list_stop, RUBRIC, LIST_STOP, GtkBox)
