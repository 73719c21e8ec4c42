/* rubric-toast.h - a message over a window, for some seconds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

void rubric_toast_show (AdwToastOverlay *overlay, const char *text);

/** Whether the button of a message was @pressed, or it has gone without that. */
typedef void (*RubricToastAnswer) (gpointer data, gboolean pressed);

void rubric_toast_offer (AdwToastOverlay *overlay, const char *text, const char *button, RubricToastAnswer answer,
                         gpointer data);

void rubric_toast_withdraw (AdwToastOverlay *overlay, const char *text);
void rubric_toast_clear (AdwToastOverlay *overlay);
