/* sud-scan-geometry.h - corners, outlines and perspective, and numbers in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-picture.h"

enum
{
  SUD_SCAN_MAX_UNKNOWNS = 10,

};

/**
 * sud_scan_solve:
 * @matrix: @size rows of @size coefficients; destroyed
 * @values: (inout): the right side; becomes the unknowns
 * @size: at most SUD_SCAN_MAX_UNKNOWNS
 *
 * Solves linear equations.
 *
 * Returns: false where they have no single solution
 */
bool sud_scan_solve (double *matrix, double *values, int size);

/**
 * sud_scan_perspective:
 * @corners: where the corners (0, 0), (9, 0), (9, 9), (0, 9) of the grid are
 * @matrix: (out): x = (m0 u + m1 v + m2) / (m6 u + m7 v + 1), y = (m3 u + m4 v + m5) / (m6 u + m7 v + 1)
 *
 * Returns: false where three of the corners are on one line, or they turn back upon themselves
 */
bool sud_scan_perspective (const SudScanPoint corners[4], double matrix[9]);

/** Twice the area of a triangle; its sign tells the sense. */
double sud_scan_cross (SudScanPoint a, SudScanPoint b, SudScanPoint c);

double sud_scan_distance (SudScanPoint a, SudScanPoint b);

/** Area of a polygon of @n corners. */
double sud_scan_area (const SudScanPoint *corners, int n);

/** Puts four corners in order: clockwise in the picture, that nearest to the upper left first. */
void sud_scan_order_corners (SudScanPoint corners[4]);

/**
 * sud_scan_hull:
 * @points: (inout): @n points; sorted
 * @hull: (out): room for twice as many points: the corners of their convex hull, in one sense
 *
 * Returns: how many corners it has
 */
int sud_scan_hull (SudScanPoint *points, int n, SudScanPoint *hull);

/** Sorts @n values, the least first. */
void sud_scan_sort (float *values, int n);
