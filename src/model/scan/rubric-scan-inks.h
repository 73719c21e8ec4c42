/* rubric-scan-inks.h - the digits of a picture that are printed in another colour than the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"
#include "sud-scan.h"

/**
 * rubric_scan_find_second_ink:
 * @grid: one of @image
 *
 * Looks at the colours of the digits: screenshots of other programs show entries in another one than givens. The first
 * ink is the one nearer to grey, or of two greys the one with more contrast. If all are in one, looks at the grounds.
 *
 * Returns: the cells whose digit is in the second ink, or on the second ground; none if there is one only
 */
SudCells rubric_scan_find_second_ink (const RubricImage *image, const SudScan *grid);

/** rubric_scan_tells_entries: Returns: whether the digits in the first ink are a puzzle, and no puzzle with those of
 * @second: these are entries, some of them wrong */
gboolean rubric_scan_tells_entries (const SudScan *grid, SudCells second);
