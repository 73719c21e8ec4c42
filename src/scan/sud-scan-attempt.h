/* sud-scan-attempt.h - one lattice read: cells cut, looked at, judged, whichever way they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-judge.h"

/**
 * SudScanAttempt:
 * @lattice: where the grid is in the picture
 * @turn: quarter turns clockwise until it stands upright
 * @costs: what each cell of the upright grid costs
 * @verdict: what the solver says
 * @merit: how good all of that is: the higher the better
 * @plain: whether nothing better is to be expected of any other lattice or turn
 */
typedef struct
{
  SudScanLattice lattice;
  int turn;
  SudScanCosts costs;
  SudScanVerdict verdict;
  double merit;
  bool plain;
} SudScanAttempt;

/**
 * SudScanDesk:
 * @net: unpacked
 * @cells: of the lattice
 * @aside: whether digits do not stand in the middle of @cells
 * @inked: which cells have something in the place of digits, where it is not the middle of the lattice's
 * @unseen: which cannot be seen whole
 * @judge: room for it
 * @tried: the turn that is being looked at
 */
typedef struct
{
  SudScanNet net;
  SudScanCells cells;
  bool aside;
  bool inked[SUD_CELLS];
  bool unseen[SUD_CELLS];
  SudScanJudge judge;
  SudScanAttempt tried;
} SudScanDesk;

/**
 * SudScanHidden:
 * @known: whether a lattice has been looked at
 * @lattice: the first one of a place, which fits best
 * @cells: which it does not see whole
 */
typedef struct
{
  bool known;
  SudScanLattice lattice;
  bool cells[SUD_CELLS];
} SudScanHidden;

/**
 * sud_scan_attempt:
 * @desk: its net has been unpacked
 * @hidden: (inout): what was seen of the place before: a lattice that fits less well sees less of what lies on the grid
 * @best: (inout): replaced by a turn of @lattice with more merit
 *
 * Reads one lattice, upright first, in other turns if that is not plainly a puzzle: nobody reads one sideways. Where there
 * is no puzzle at all, ink may be bright that was taken for dark, or the other way round.
 *
 * Returns: false where it was cancelled or there was no memory
 */
bool sud_scan_attempt (SudScanDesk *desk, const SudScanPicture *picture, const SudScanLattice *lattice,
                       SudScanHidden *hidden, const atomic_bool *cancel, SudScanAttempt *best);

/** Where a place of the upright grid, cells from its upper left corner, is in the picture. */
SudScanPoint sud_scan_attempt_map (const SudScanAttempt *self, double u, double v);
