/* sud-scan-readings.h - what 81 cells could hold, all of them together, the likeliest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-net.h"

enum
{
  SUD_SCAN_MAX_READINGS = 16000, /* of one grid */
  SUD_SCAN_MAX_CHANGES = 6,      /* cells in which a reading differs from the likeliest */
};

/**
 * SudScanCosts:
 * @of: what a cell costs for each value, as sud_scan_net_read() gives it
 * @strength: how strong its ink is, as #SudScanCells has it; 0 where nothing is known of that
 */
typedef struct
{
  float of[SUD_CELLS][SUD_SCAN_VALUES];
  float strength[SUD_CELLS];
} SudScanCosts;

/**
 * SudScanReading:
 * @cost: what it costs more than the likeliest reading
 * @place: of each change the cell, as an index into the cells sorted by what a change costs, rising
 * @rank: which of the values of that cell, from the likeliest on: 1 to 9
 * @n: how many changes
 */
typedef struct
{
  float cost;
  uint8_t place[SUD_SCAN_MAX_CHANGES];
  uint8_t rank[SUD_SCAN_MAX_CHANGES];
  uint8_t n;
} SudScanReading;

/* The values of a cell from the likeliest on, and what each costs more than that. */
typedef struct
{
  uint8_t cell;
  uint8_t value[SUD_SCAN_VALUES];
  float cost[SUD_SCAN_VALUES];
} SudScanRanks;

/**
 * SudScanReadings:
 * @ranks: of all cells, those that are changed most cheaply first
 * @heap: readings to be looked at, none cheaper than its parent at (k - 1) / 2
 * @n: how many are in @heap: each that is taken leaves at most three
 * @taken: how many have been taken
 */
typedef struct
{
  SudScanRanks ranks[SUD_CELLS];
  SudScanReading heap[2 * SUD_SCAN_MAX_READINGS + 4];
  int n;
  int taken;
} SudScanReadings;

void sud_scan_readings_begin (SudScanReadings *self, const SudScanCosts *costs);

/**
 * sud_scan_readings_next:
 * @grid: (out): the likeliest reading that has not been taken
 *
 * Returns: false after SUD_SCAN_MAX_READINGS, or where there is none left
 */
bool sud_scan_readings_next (SudScanReadings *self, SudScanReading *reading, SudGrid *grid);
