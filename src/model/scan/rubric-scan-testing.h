/* rubric-scan-testing.h - the choice among the grids that a scan has found, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-scan-private.h"

/** rubric_scan_drop_empty: Drops grids with hardly any digit, or whose digits mostly clash, from @grids, @n of them:
 * boards for other games. Returns: how many are left */
int rubric_scan_drop_empty (SudScan *grids, int n);

/**
 * rubric_scan_drop_fragments:
 * @grids: (inout): @n of them
 *
 * Drops the edges of neighbours: beside a grid with one solution those that have not just one, and a third of whose
 * cells is not certain.
 *
 * Returns: how many are left
 */
int rubric_scan_drop_fragments (SudScan *grids, int n);
