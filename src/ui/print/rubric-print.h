/* rubric-print.h - printing: the options and, beside them, the pages as they will come out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render-page.h"

#include <adwaita.h>

#define RUBRIC_TYPE_PRINT (rubric_print_get_type ())
G_DECLARE_FINAL_TYPE (RubricPrint, rubric_print, RUBRIC, PRINT, AdwWindow)

/**
 * rubric_print_show:
 * @parent: the window over which it opens
 * @settings: the settings of the program
 * @source: (transfer none): the puzzle of a window, or many of a collection
 * @selection: (transfer none) (nullable): puzzles of @source that a person has selected, which are printed by default
 * @name: (nullable): the name of the job, at the foot of pages, too, and of a PDF file: without suffix, not translated
 *
 * Opens the print preview. Pages are read, solved and drawn in worker threads when they come into sight.
 */
void rubric_print_show (GtkWindow *parent, GSettings *settings, RubricRenderSource *source,
                        RubricRenderSource *selection, const char *name);
