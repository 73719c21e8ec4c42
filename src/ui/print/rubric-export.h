/* rubric-export.h - a puzzle as a picture: how it is to look, and into a file or onto the clipboard with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render-source.h"

#include <adwaita.h>

#define RUBRIC_TYPE_EXPORT (rubric_export_get_type ())
G_DECLARE_FINAL_TYPE (RubricExport, rubric_export, RUBRIC, EXPORT, AdwWindow)

/**
 * rubric_export_show:
 * @parent: over which it opens
 * @settings: of the program
 * @source: (transfer none): of one puzzle
 * @name: (nullable): what the file is called, without suffix
 */
void rubric_export_show (GtkWindow *parent, GSettings *settings, RubricRenderSource *source, const char *name);
