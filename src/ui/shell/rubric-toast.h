/* rubric-toast.h - a message over a window, for some seconds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* @pressed: the person has pressed the button of the message; FALSE: it has gone without that */
typedef void (*RubricToastAnswer) (gpointer data, gboolean pressed);

/**
 * rubric_toast_show:
 * @text: plain text
 *
 * Shows @text over the child of @overlay for some seconds, after the messages that are waiting there. All messages of
 * an overlay come this way.
 */
void rubric_toast_show (AdwToastOverlay *overlay, const char *text);

/**
 * rubric_toast_offer:
 * @text: plain text
 * @button: (nullable): its label, with a mnemonic
 * @answer: (nullable): called once, unless the overlay goes before: with TRUE if the person presses the button, else
 *   with FALSE, when the message goes or is sent away
 * @data: for @answer
 *
 * The same for a message with a button, which is shown for somewhat longer. A text that is on the screen or waits is
 * not said twice: a key that is held would go on for minutes.
 */
void rubric_toast_offer (AdwToastOverlay *overlay, const char *text, const char *button, RubricToastAnswer answer,
                         gpointer data);

/**
 * rubric_toast_withdraw:
 * @text: (nullable): that has been given to rubric_toast_show(); NULL: any
 *
 * Sends away the messages that say @text, as soon as they have arrived: it is not true any more, or is about a puzzle
 * that was there before. The others stay.
 */
void rubric_toast_withdraw (AdwToastOverlay *overlay, const char *text);
