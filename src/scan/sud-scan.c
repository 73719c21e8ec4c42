/* sud-scan.c - a picture in, the Sudoku that stands in it out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan.h"

#include <string.h>

bool
sud_scan_accepts (int width, int height)
{
  return width >= SUD_SCAN_MIN_SIDE && height >= SUD_SCAN_MIN_SIDE && width <= SUD_SCAN_MAX_SIDE
         && height <= SUD_SCAN_MAX_SIDE && (int64_t)width * height <= SUD_SCAN_MAX_PIXELS;
}

SudScanEnd
sud_scan_read (const SudScanPicture *picture, const atomic_bool *cancel, SudScan *scan)
{
  memset (scan, 0, sizeof *scan);
  return sud_scan_accepts (picture->width, picture->height) ? SUD_SCAN_DONE : SUD_SCAN_REFUSED;
}

SudScanEnd
sud_scan_read_all (const SudScanPicture *picture, const atomic_bool *cancel, SudScan *scans, int max, int *found)
{
  *found = 0;
  return sud_scan_accepts (picture->width, picture->height) ? SUD_SCAN_DONE : SUD_SCAN_REFUSED;
}

SudScanEnd
sud_scan_read_quad (const SudScanPicture *picture, const SudScanPoint quad[4], const atomic_bool *cancel,
                    SudScan *scan)
{
  memset (scan, 0, sizeof *scan);
  return sud_scan_accepts (picture->width, picture->height) ? SUD_SCAN_DONE : SUD_SCAN_REFUSED;
}

bool
sud_scan_is_doubtful (const SudScan *scan, int cell)
{
  return scan->cell[cell].confidence < SUD_SCAN_SURE;
}

int
sud_scan_count_doubtful (const SudScan *scan)
{
  int count = 0;

  if (scan->kind == SUD_SCAN_NOTHING)
    return 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    count += sud_scan_is_doubtful (scan, cell);
  return count;
}

void
sud_scan_cut_cell (const SudScanPicture *picture, const SudScan *scan, int cell, int side, uint8_t *grey)
{
  memset (grey, 255, (size_t)side * side);
}
