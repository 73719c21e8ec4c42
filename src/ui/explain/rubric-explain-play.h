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
 *
 * While @button is pressed in, @next, which goes on by one step, is clicked whenever there was time to read what is told
 * of a step. The button says which of the two it does.
 */
void rubric_explain_play_attach (GtkToggleButton *button, GtkButton *next);

/**
 * rubric_explain_play_tell:
 * @button: attached
 * @sentence: (nullable): what is told of the step that is shown from now on; NULL of a whole proof
 * @more: whether there is a step behind it; else @button is insensitive, and the play ends
 *
 * However the step was reached, it has its full time from now on.
 */
void rubric_explain_play_tell (GtkToggleButton *button, const char *sentence, gboolean more);

/** Starts the play or ends it, unless there is nothing to play. */
void rubric_explain_play_toggle (GtkToggleButton *button);
