/* rubric-explain-copy.h - the actions of the explanation that put a step, or all, on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Installs explain.copy-picture, explain.copy-step and explain.copy-all in the class of RubricExplainPanel. */
void rubric_explain_copy_install (GtkWidgetClass *widget_class);
