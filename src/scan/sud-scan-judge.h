/* sud-scan-judge.h - which reading of a grid is a puzzle: the solver tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-readings.h"

enum
{
  SUD_SCAN_BATCH = 64, /* readings that the solver is asked about at once */
};

/**
 * SudScanVerdict:
 * @valid: whether some reading has exactly one solution, or would have without the pencil in it
 * @grid: the likeliest of those, or of all where none has; without what is pencil, and does not fit
 * @likeliest: the likeliest of all
 * @cost: what @grid costs more than that; 0 where none is valid
 * @gap: what the next reading with one solution costs more than @grid; SUD_SCAN_NO_GAP where none was met
 * @confidence: of each cell: the share of the readings with one solution, by their probability, that hold the same, less
 *   where not all that count could be looked at; where none is valid how likely the cell is by itself
 */
typedef struct
{
  bool valid;
  SudGrid grid;
  SudGrid likeliest;
  float cost;
  float gap;
  float confidence[SUD_CELLS];
} SudScanVerdict;

#define SUD_SCAN_NO_GAP 99.0f

/**
 * SudScanJudge:
 * @readings: what the cells could hold
 * @grid: those that the solver is asked about
 * @cost: what each of them costs
 * @farthest: what the last reading that was taken costs
 * @weight: of each cell and value the probability of the valid readings that have it
 */
typedef struct
{
  SudScanReadings readings;
  SudGrid grid[SUD_SCAN_BATCH];
  float cost[SUD_SCAN_BATCH];
  float farthest;
  double weight[SUD_CELLS][SUD_SCAN_VALUES];
} SudScanJudge;

/**
 * sud_scan_judge:
 *
 * Goes through readings in the order of their probability until one has exactly one solution, and a little on, to see
 * how many others have. Where none has, looks whether the digits with the strongest ink have one by themselves.
 *
 * Returns: false where it was cancelled, or there is no memory for the solver
 */
bool sud_scan_judge (SudScanJudge *self, const SudScanCosts *costs, const atomic_bool *cancel, SudScanVerdict *verdict);
