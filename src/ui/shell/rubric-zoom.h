/* rubric-zoom.h - shows a square child at a share of what fits, scrolled where that is more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

enum
{
  RUBRIC_ZOOM_MIN = 50,
  RUBRIC_ZOOM_DEFAULT = 100,
  RUBRIC_ZOOM_MAX = 200,
};

/**
 * RubricZoom:
 *
 * The child of a GtkScrolledWindow, with a child of its own. Its property "zoom", in percent, is the side of the child
 * relative to the largest square that fits; where the keyboard focus goes is scrolled into view.
 */
#define RUBRIC_TYPE_ZOOM (rubric_zoom_get_type ())
G_DECLARE_FINAL_TYPE (RubricZoom, rubric_zoom, RUBRIC, ZOOM, GtkWidget)

/** Returns: (transfer floating): a container at 100 % */
GtkWidget *rubric_zoom_new (void);

/**
 * rubric_zoom_set_child:
 * @child: (nullable) (transfer none): replaces the child there is
 */
void rubric_zoom_set_child (RubricZoom *self, GtkWidget *child);

/** @zoom: in percent, RUBRIC_ZOOM_MIN to RUBRIC_ZOOM_MAX */
void rubric_zoom_set_zoom (RubricZoom *self, int zoom);

int rubric_zoom_get_zoom (RubricZoom *self);

/**
 * rubric_zoom_step:
 * @direction: 1 for the next larger of the usual sizes, -1 for the next smaller one
 *
 * Returns: the size next to @zoom, or @zoom itself at the end
 */
int rubric_zoom_step (int zoom, int direction);
