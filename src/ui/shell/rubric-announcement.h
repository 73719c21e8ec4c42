/* rubric-announcement.h - news that a screen reader tells without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_announce:
 * @widget: tells news; of what it says in quick succession only the last is heard
 * @text: plain text
 *
 * Has a screen reader say @text, if the window of @widget has the keyboard.
 */
void rubric_announce (GtkWidget *widget, const char *text);

/**
 * rubric_announce_state:
 * @text: parts with " · " between them
 *
 * The same for what is always to be seen: only those parts are said that were not true before.
 */
void rubric_announce_state (GtkWidget *widget, const char *text);
