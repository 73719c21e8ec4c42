/* scan-testing.h - pictures for the tests of scan: from files, with what is right beside them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan.h"

#include <glib.h>

/**
 * ScanFile:
 * @picture: the grey levels of a file, upright as its EXIF says
 * @answer: what is right
 */
typedef struct
{
  SudScanPicture picture;
  SudGrid answer;
} ScanFile;

/** Reads a picture and the .dat beside it; ends the program where one of them cannot be read. */
void scan_file_load (ScanFile *self, const char *path);

void scan_file_clear (ScanFile *self);

/** Returns: (transfer full): the paths of the photographs of a folder: all that have a .dat beside them, sorted */
GPtrArray *scan_list_photos (const char *folder);

/** How many cells of @scan are not as @answer says; those that no one is told about go to @unflagged. */
int scan_count_wrong (const SudScan *scan, const SudGrid *answer, int *unflagged);

/** CPU time of this thread, in milliseconds. */
double scan_cpu_ms (void);
