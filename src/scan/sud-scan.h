/* sud-scan.h - a picture in, the Sudoku that stands in it out
 *
 * Threads: safe: no state is kept.
 * Cost: less than a microsecond, where nothing else is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cancel.h"
#include "sud-scan-picture.h"
#include "sud-sheet.h"

SUD_BEGIN_DECLS

enum
{
  SUD_SCAN_LINES = SUD_SIZE + 1, /* lines of a grid in one direction, with both edges */
  SUD_SCAN_NODES = SUD_SCAN_LINES * SUD_SCAN_LINES,
  SUD_SCAN_MAX_GRIDS = 16, /* looked for in one picture */
};

/* A cell whose confidence is lower is uncertain: the person is to look at it. Of 160 photographs, all read right, 16
 * have such cells; of 570 pictures that were made too small to be read with ease, two had a wrong cell, at 0.51 and
 * 0.968. */
#define SUD_SCAN_CERTAIN 0.98f

/**
 * SudScanKind:
 * @SUD_SCAN_NOTHING: no grid was found
 * @SUD_SCAN_NO_VALID: there is a grid, but no reading of it has exactly one solution: the sheet holds the likeliest
 * @SUD_SCAN_VALID: what the cells look like is a puzzle with one solution (or solved), and every cell is certain
 * @SUD_SCAN_REPAIRED: there is one solution after cells were read against their looks; these cells are uncertain
 * @SUD_SCAN_UNCERTAIN: what the cells look like has one solution, but some cell is uncertain
 */
typedef enum
{
  SUD_SCAN_NOTHING,
  SUD_SCAN_NO_VALID,
  SUD_SCAN_VALID,
  SUD_SCAN_REPAIRED,
  SUD_SCAN_UNCERTAIN,
} SudScanKind;

/**
 * SudScanChoice:
 * @digit: 1 to 9, 0 = blank
 * @probability: how likely that is by the looks of the cell alone, 0 to 1
 */
typedef struct
{
  uint8_t digit;
  float probability;
} SudScanChoice;

/**
 * SudScanCell:
 * @first: what the sheet holds there
 * @second: the likeliest other one, which the person probably wants if the first is wrong
 * @confidence: how sure @first is with all that is known, other cells and the solver included, 0 to 1
 */
typedef struct
{
  SudScanChoice first;
  SudScanChoice second;
  float confidence;
} SudScanCell;

/**
 * SudScan:
 * @kind: see #SudScanKind; with SUD_SCAN_NOTHING all else is zero
 * @sheet: the digits that were read, all as givens
 * @cell: of each cell of @sheet, row by row
 * @quad: the corners of the grid in the picture, clockwise, from the upper left corner of @sheet on
 * @node: where the lines of the grid cross, row by row: line r from above and c from the left at [10 * r + c]
 * @turn: how many quarter turns clockwise set the picture upright: 0 to 3
 * @score: how well the lines stand there, 0 to 1
 *
 * One grid of a picture, a plain value. @quad and @node follow the sheet, not the picture: cell 0 of a picture that
 * stands on its head is at its lower right.
 */
typedef struct
{
  SudScanKind kind;
  SudSheet sheet;
  SudScanCell cell[SUD_CELLS];
  SudScanPoint quad[4];
  SudScanPoint node[SUD_SCAN_NODES];
  int turn;
  float score;
} SudScan;

/**
 * SudScanEnd:
 * @SUD_SCAN_DONE: all of the picture was looked at
 * @SUD_SCAN_CANCELLED: the flag was set: what is handed out is SUD_SCAN_NOTHING
 * @SUD_SCAN_REFUSED: the picture is smaller or larger than the limits, or the corners make no grid
 * @SUD_SCAN_NO_MEMORY: no room to work in
 */
typedef enum
{
  SUD_SCAN_DONE,
  SUD_SCAN_CANCELLED,
  SUD_SCAN_REFUSED,
  SUD_SCAN_NO_MEMORY,
} SudScanEnd;

/**
 * sud_scan_read_all:
 * @picture: any picture
 * @cancel: (nullable): polled every few milliseconds
 * @scans: (out): at least @max, which is at most SUD_SCAN_MAX_GRIDS
 * @found: (out): how many grids there are in @scans
 *
 * Finds and reads the Sudokus of a picture, whichever way it is turned: grids that do not overlap, in the order of
 * reading (from above, then from the left). Depends on the picture alone.
 *
 * Cost: 20 to 60 milliseconds for a photograph, and 16 MB while it runs, whatever the size of the picture.
 */
SudScanEnd sud_scan_read_all (const SudScanPicture *picture, const SudFlag *cancel, SudScan *scans, int max,
                              int *found);

/**
 * sud_scan_read_quad:
 * @quad: the four outer corners of a grid in the order of #SudScan, as a person has set them: within a third of a
 *   cell. They may lie a little outside of the picture
 *
 * Reads as sud_scan_read_all() does, without looking for the grid. The person need not turn the picture: all four turns
 * are tried.
 *
 * Cost: some 20 milliseconds, and 16 MB while it runs.
 */
SudScanEnd sud_scan_read_quad (const SudScanPicture *picture, const SudScanPoint quad[4], const SudFlag *cancel,
                               SudScan *scan);

/** sud_scan_is_uncertain: Returns: whether the confidence of @cell, 0 to 80, is too low. The window has the person look
 * at digits that clash, too. */
bool sud_scan_is_uncertain (const SudScan *scan, int cell);

/** sud_scan_count_uncertain: Returns: how many cells are uncertain. */
int sud_scan_count_uncertain (const SudScan *scan);

/** sud_scan_map_cell: Returns: the point of the picture that is @across and @down, 0 to 1, in @cell. */
SudScanPoint sud_scan_map_cell (const SudScan *scan, int cell, double across, double down);

/**
 * sud_scan_cut_cell:
 * @cell: 0 to 80
 * @side: 1 to 512
 * @grey: (out): @side rows of @side grey levels
 *
 * The piece of the picture that @cell of @scan was read from, upright and without perspective: what a person is shown.
 */
void sud_scan_cut_cell (const SudScanPicture *picture, const SudScan *scan, int cell, int side, uint8_t *grey);

/**
 * sud_scan_is_jigsaw:
 * @scan: read of @picture
 *
 * Looks at the 144 pieces of lines between two cells of the grid.
 *
 * Returns: whether some are heavier than all others, and draw nine regions of nine cells, which are not the boxes, and
 * nothing else
 */
bool sud_scan_is_jigsaw (const SudScanPicture *picture, const SudScan *scan);

SUD_END_DECLS
