/* rubric-scan-private.h - what the parts of a scan share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-scan.h"

/**
 * RubricScanWork:
 * @scan: that is being made
 * @job: (nullable): of which it is the work; there is none where nobody waits for one
 * @cancel: (nullable)
 * @progress: (nullable): is told how many pages are done
 * @data: for @progress
 */
typedef struct
{
  RubricScan *scan;
  RubricJob *job;
  const atomic_bool *cancel;
  RubricScanProgress progress;
  gpointer data;
} RubricScanWork;

/** Reads the PDF file whose bytes the scan has. */
gboolean rubric_scan_read_pdf (const RubricScanWork *work, GError **error);

/** Looks for the grids of @image, which is @page of a PDF file, from 1, or 0. Corners that make no grid are one not found. */
gboolean rubric_scan_look (const RubricScanWork *work, RubricImage *image, int page, GError **error);

/** Returns: FALSE with @error where @end is none that leaves something to be seen */
gboolean rubric_scan_check_end (SudScanEnd end, GError **error);

/** Returns: FALSE with @error where the work is not wanted any more */
gboolean rubric_scan_goes_on (const RubricScanWork *work, GError **error);
