/* sud-scan-testing.h - steps within the parts of the reader of pictures, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-private.h"

/** sud_scan_read: sud_scan_read_all() for the one grid that is the likeliest to be meant. */
SudScanEnd sud_scan_read (const SudScanPicture *picture, const atomic_bool *cancel, SudScan *scan);

/**
 * sud_scan_quad_inscribe:
 * @hull: an outline of @n corners, at least 4
 *
 * The largest quad between corners of an outline.
 */
SudScanQuad sud_scan_quad_inscribe (const SudScanPoint *hull, int n);

/**
 * sud_scan_quad_extend:
 * @quad: (out): where the four longest sides of the outline meet
 *
 * Returns: false if they do not enclose it well
 */
bool sud_scan_quad_extend (const SudScanPoint *hull, int n, SudScanQuad *quad);

/** sud_scan_canvas_draw: Lays the grid that @lattice says is in the maps straight. */
void sud_scan_canvas_draw (SudScanCanvas *self, const SudScanContrast *contrast, const SudScanLattice *lattice);

/**
 * sud_scan_canvas_score:
 * @inside: (out) (nullable): how much is seen of the weakest line inside, 0 to 1
 *
 * Scores how well 20 lines stand at their places, and nothing like them between.
 *
 * Returns: at most 1; below 0.15 there is no grid, above 0.85 it is sure
 */
double sud_scan_canvas_score (const SudScanCanvas *self, double *inside);

void sud_scan_readings_begin (SudScanReadings *self, const SudScanCosts *costs);

/**
 * sud_scan_readings_next:
 * @grid: (out): the likeliest reading that has not been taken
 *
 * Returns: false after SUD_SCAN_MAX_READINGS, or if there is none left
 */
bool sud_scan_readings_next (SudScanReadings *self, SudScanReading *reading, SudGrid *grid);
