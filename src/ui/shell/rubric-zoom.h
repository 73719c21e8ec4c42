/* rubric-zoom.h - shows a square child at a share of the size that fits, scrolled if that is more
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
 * The child of a GtkScrolledWindow, with a child of its own, its property "child". The property "zoom", in percent, is
 * the side of the child relative to the largest square that fits; a widget that gets the keyboard is scrolled into
 * view.
 */
#define RUBRIC_TYPE_ZOOM (rubric_zoom_get_type ())
G_DECLARE_FINAL_TYPE (RubricZoom, rubric_zoom, RUBRIC, ZOOM, GtkWidget)

int rubric_zoom_get_zoom (RubricZoom *self);

/**
 * rubric_zoom_step:
 * @direction: 1 for the next larger of the usual sizes, -1 for the next smaller one
 *
 * Returns: the size next to @zoom, or @zoom itself at the end
 */
int rubric_zoom_step (int zoom, int direction);
