/* rubric-text-window.h - a text in which a puzzle was found, with the cells that were taken marked
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
 * @parent: closes it, too
 * @text: in any encoding
 * @spans: of the 81 cells in it
 * @notes: (nullable): a summary of what was taken and what was left
 */
GtkWidget *rubric_text_window_new (GtkWindow *parent, GBytes *text, const RubricSpan *spans, const char *notes);
