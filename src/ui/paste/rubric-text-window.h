/* rubric-text-window.h - a text in which a puzzle was found, with its cells marked: what was taken, and what was not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

#include <adwaita.h>

#define RUBRIC_TYPE_TEXT_WINDOW (rubric_text_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricTextWindow, rubric_text_window, RUBRIC, TEXT_WINDOW, AdwWindow)

/**
 * rubric_text_window_new:
 * @parent: beside which it stands, and with which it closes
 * @text: whatever its encoding
 * @spans: where each of 81 cells stands in it
 * @notes: (nullable): what was taken of it and what was left, in words
 */
GtkWidget *rubric_text_window_new (GtkWindow *parent, GBytes *text, const RubricSpan *spans, const char *notes);
