/* rubric-scan-private.h - functions that the files of a scan share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-scan.h"

/**
 * RubricScanWork:
 * @scan: its result
 * @job: (nullable): the job that does it
 * @cancel: (nullable)
 * @progress: (nullable): hears how many pages are done
 */
typedef struct
{
  RubricScan *scan;
  RubricJob *job;
  const atomic_bool *cancel;
  RubricScanProgress progress;
  gpointer data;
} RubricScanWork;

/** rubric_scan_read_pdf: Reads the PDF file whose bytes the scan has. */
gboolean rubric_scan_read_pdf (const RubricScanWork *work, GError **error);

/** rubric_scan_look: Looks for the grids of @image, which is @page of a PDF file, from 1, or 0. Corners without a grid
 * are none found. */
gboolean rubric_scan_look (const RubricScanWork *work, RubricImage *image, int page, GError **error);

/** rubric_scan_goes_on: Returns: FALSE with @error if it was cancelled */
gboolean rubric_scan_goes_on (const RubricScanWork *work, GError **error);

/** rubric_scan_is_full: Returns: whether @digits are so many that they are no puzzle, but an answer */
gboolean rubric_scan_is_full (const SudGrid *digits);

/**
 * rubric_scan_drop_answers:
 * @found: (element-type RubricScanFound)
 * @from: the first row that may be dropped
 *
 * Drops solutions of puzzles in other rows, be they with a digit or two misread. For any thread.
 *
 * Returns: how many there were
 */
int rubric_scan_drop_answers (GArray *found, guint from);
