/* rubric-widgets.h - additions to GTK's widgets: a widget inside another, the keyboard, tooltips, progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"

#include <gtk/gtk.h>

/**
 * rubric_widget_find:
 *
 * Returns: (transfer none) (nullable): the first widget of @type in @widget, which may be it
 */
gpointer rubric_widget_find (GtkWidget *widget, GType type);

/**
 * rubric_widget_unparent_children:
 *
 * Takes all children from @widget, for its dispose().
 */
void rubric_widget_unparent_children (gpointer widget);

/**
 * rubric_widget_set_name:
 *
 * Sets the accessible name of @widget.
 */
void rubric_widget_set_name (gpointer widget, const char *name);

/**
 * rubric_widget_set_tooltip:
 * @text: (nullable): NULL for none
 *
 * Sets the tooltip. GTK waits for four answers of the X server each time, to find out if the pointer is on @widget;
 * this does so only if it is on the screen and has another one.
 */
void rubric_widget_set_tooltip (GtkWidget *widget, const char *text);

/** rubric_widget_measure_line: Returns: the height of a line of text in @widget, in pixels */
int rubric_widget_measure_line (gpointer widget);

/**
 * rubric_widget_set_class:
 *
 * Gives @widget the style class @css_class, or takes it away.
 */
void rubric_widget_set_class (gpointer widget, const char *css_class, gboolean on);

/**
 * rubric_widget_set_margins:
 * @vertical: pixels above and below
 * @horizontal: pixels before and after
 */
void rubric_widget_set_margins (GtkWidget *widget, int vertical, int horizontal);

/**
 * rubric_widget_add_shortcut:
 * @triggers: such as "Down|KP_Down"
 *
 * Has @callback get those keys before @widget and its children do.
 */
void rubric_widget_add_shortcut (GtkWidget *widget, const char *triggers, GtkShortcutFunc callback, gpointer data);

/**
 * rubric_widget_wants_animations:
 *
 * Returns: whether the person has left animations on
 */
gboolean rubric_widget_wants_animations (gpointer widget);

/**
 * RubricSegmented:
 *
 * A box of toggle buttons of equal size, one of them chosen: one stop for Tab, and the arrows go on inside.
 */
#define RUBRIC_TYPE_SEGMENTED (rubric_segmented_get_type ())
G_DECLARE_FINAL_TYPE (RubricSegmented, rubric_segmented, RUBRIC, SEGMENTED, GtkBox)

/**
 * rubric_segmented_focus:
 *
 * The focus of a widget whose children are such buttons, for its class: Tab goes to the chosen one, or the first, and
 * from there out; left and right go from one to the next.
 *
 * Returns: FALSE if the focus is to leave @widget
 */
gboolean rubric_segmented_focus (GtkWidget *widget, GtkDirectionType direction);

/**
 * RubricListStop:
 *
 * A box with a list as its only child, which would stop at each row: a GtkListBox, in which Tab comes to the selected
 * row, or the first, or a GtkListView in a scrolled window.
 */
#define RUBRIC_TYPE_LIST_STOP (rubric_list_stop_get_type ())
G_DECLARE_FINAL_TYPE (RubricListStop, rubric_list_stop, RUBRIC, LIST_STOP, GtkBox)

/**
 * rubric_scroll_stop_attach:
 * @label: in a GtkScrolledWindow
 *
 * Makes the scrolled window a stop for Tab only while the label has links, or more lines than are in sight:
 * GtkScrolledWindow takes the keyboard whenever nothing in it does.
 */
void rubric_scroll_stop_attach (GtkLabel *label);

/**
 * rubric_focus_is_within:
 *
 * Returns: whether @widget or a widget in it has the focus of its window. The chain of focus children does not always
 *   tell: a popover that loses the keyboard late, as on Wayland, breaks it after another widget has got the keyboard
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
 * rubric_focus_keep_text_keys:
 * @window: has its application by now, whose keys of actions would come first otherwise
 *
 * Has Ctrl+C, Ctrl+V, Ctrl+Z and the like edit the entry of @window that has the keyboard, if any. In text that can
 * only be copied Ctrl+C copies the selection; Tab does not select all of it.
 */
void rubric_focus_keep_text_keys (GtkWindow *window);

/**
 * rubric_tooltip_wrap:
 *
 * Breaks the lines of @widget's tooltip text, which GTK does not, from now on. To be called once.
 */
void rubric_tooltip_wrap (GtkWidget *widget);

/**
 * rubric_progress_bar_follow:
 *
 * Shows the progress of the job of @jobs that runs now, until it has ended.
 */
void rubric_progress_bar_follow (GtkProgressBar *bar, RubricJobs *jobs);
