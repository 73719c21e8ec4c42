/* rubric-print.h - printing: the options and, beside them, the pages as they will come out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render-source.h"

#include <adwaita.h>

#define RUBRIC_TYPE_PRINT (rubric_print_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrint, rubric_print, RUBRIC, PRINT, AdwWindow)

/**
 * rubric_print_show:
 * @parent: over which it opens
 * @settings: of the program
 * @source: (transfer none): what is to be printed: the puzzle of a window, or many of a collection
 * @selection: (transfer none) (nullable): some of @source, which a person has selected: what is printed unless all are
 *   chosen
 * @name: (nullable): what the job is called, at the foot of pages too, and a PDF file: without suffix, not translated
 *
 * Opens the print preview. Pages are read, solved and drawn when they come into sight, in worker threads.
 */
void rubric_print_show (GtkWindow *parent, GSettings *settings, RubricRenderSource *source,
                        RubricRenderSource *selection, const char *name);
