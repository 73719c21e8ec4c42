/* rubric-scan-inks.h - which digits of a picture are printed in another colour than the rest
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
 * Looks at the colours of the digits: screenshots of other programs show what a person has entered in another one than
 * what was given. The first ink is the one nearer to grey, or of two greys the one with more contrast. Where all are in one,
 * looks at the grounds: see rubric_scan_find_second_ground().
 *
 * Returns: the cells whose digit is in the second, or on that ground; none where all are in one
 */
SudCells rubric_scan_find_second_ink (const RubricImage *image, const SudScan *grid);

/** Whether the digits in the first ink are a puzzle, and no puzzle with those of @second: these are entries, some of them wrong. */
gboolean rubric_scan_tells_entries (const SudScan *grid, SudCells second);
