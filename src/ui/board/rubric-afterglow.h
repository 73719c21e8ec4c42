/* rubric-afterglow.h - for a moment over the cells: digits that were taken back fade, candidates just struck flash
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-geometry.h"
#include "sud-view.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_AFTERGLOW (rubric_afterglow_get_type ())
G_DECLARE_FINAL_TYPE (RubricAfterglow, rubric_afterglow, RUBRIC, AFTERGLOW, GtkWidget)

/** Returns: (transfer floating): a layer with nothing in it, which no pointer and no screen reader meets */
GtkWidget *rubric_afterglow_new (void);

/** Where the cells are, in its own pixels. */
void rubric_afterglow_set_geometry (RubricAfterglow *self, const RubricGeometry *geometry);

/** @after follows @before: begins to show what has gone. Nothing where the person wants no animations. */
void rubric_afterglow_follow (RubricAfterglow *self, const SudView *before, const SudView *after);

/** Ends whatever glows. */
void rubric_afterglow_end (RubricAfterglow *self);

/** Returns: in how many cells something glows */
guint rubric_afterglow_count (RubricAfterglow *self);
