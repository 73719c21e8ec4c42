/* rubric-explain-play.h - a button that plays through the steps of an explanation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** While @button is pressed in, @next, which goes on by one step, is clicked every now and then, until it is insensitive. */
void rubric_explain_play_attach (GtkToggleButton *button, GtkButton *next);
