/* rubric-scan-grounds.h - which digits of a picture stand on another ground than the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"
#include "sud-scan.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

enum
{
  RUBRIC_SCAN_SAMPLES = 24, /* of a cell, in each direction */
};

typedef struct
{
  double level[3]; /* red, green, blue */
} RubricInk;

/** Returns: by how many levels all three colours differ */
double rubric_ink_distance (const RubricInk *a, const RubricInk *b);

/** The colour at a place in the middle three quarters of a cell of @grid, whose pixels times @scale are those of @pixels. */
RubricInk rubric_scan_sample (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale, int column, int row);

/** What most of the edge of those three quarters looks like: the ground, be it a gradient, be there a digit on it. */
RubricInk rubric_scan_find_ground (GdkPixbuf *pixels, const SudScan *grid, int cell, double scale);

/** Whether the digits in @cells alone have one solution: only givens have. */
gboolean rubric_scan_are_givens (const SudScan *grid, SudCells cells);

/**
 * rubric_scan_find_second_ground:
 *
 * Some programs tell givens from what a person has entered by the ground of the cell alone. One of the two is that of blank
 * cells. It is told only where it is sure: the digits on one of them have one solution without the others.
 *
 * Returns: the cells whose digit was entered; none where all stand on one ground, or on several
 */
SudCells rubric_scan_find_second_ground (GdkPixbuf *pixels, const SudScan *grid, double scale);
