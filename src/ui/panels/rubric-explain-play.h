/* rubric-explain-play.h - a button that plays through the steps of an explanation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** How long a step is to be seen that @sentence is told of, in ms. */
guint rubric_explain_play_measure (const char *sentence);

/**
 * rubric_explain_play_attach:
 * @sentence: what is told of the step that is shown
 *
 * While @button is pressed in, @next, which goes on by one step, is clicked whenever there was time to read @sentence,
 * until it is insensitive. The button says which of the two it does.
 */
void rubric_explain_play_attach (GtkToggleButton *button, GtkButton *next, GtkLabel *sentence);
