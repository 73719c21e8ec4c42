/* sud-lanes-private.h - the declarations that the backends and the table of backends share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"

#include "sud-cancel.h"

enum
{
  SUD_LANES_ROW = 96, /* a state on its own: its candidates, its last choice, and room to whole cache lines */
  SUD_LANES_BEYOND = 1 << 6, /* no way of the band goes through the cell, which is in another band */
  SUD_SOLO_BRANCHES = 32, /* a puzzle alone for which one lane chooses more often is handed over to many */
};

/**
 * SudSoloRest:
 * @rows: states, each the candidates of its cells
 *
 * The states that are still to be searched. The states at the end have the shortest way to go.
 */
typedef struct
{
  uint16_t rows[SUD_SOLO_BRANCHES + 1][SUD_CELLS];
  int n;
} SudSoloRest;

/**
 * SudLanesCode:
 * @lanes: states worked on at once
 * @context_size: bytes, to be aligned to 64
 * @run: sud_lanes_run() on such a context, which need not be cleared
 * @go_on: goes on with the rest of a job of one puzzle; adds to the results of the job
 */
typedef struct
{
  int lanes;
  size_t context_size;
  bool (*run) (void *context, SudLanesJob *job);
  bool (*go_on) (void *context, SudLanesJob *job, const SudSoloRest *rest);
} SudLanesCode;

/**
 * SudSolo:
 * @job: of one puzzle
 * @rest: (out): the states that are left; none if all has been searched, or enough
 *
 * Begins a job by itself, as far as that is quicker than many lanes.
 *
 * Returns: false if it was cancelled or stopped
 */
typedef bool (*SudSolo) (SudLanesJob *job, SudSoloRest *rest);

extern const SudLanesCode sud_lanes_avx512;
extern const SudLanesCode sud_lanes_avx2;
extern const SudLanesCode sud_lanes_sse4;
extern const SudLanesCode sud_lanes_neon;
extern const SudLanesCode sud_lanes_scalar;

/* By band, three horizontal ones and three vertical ones: the ways through each cell, bits 0 to 5, or SUD_LANES_BEYOND.
 * A way takes a digit through the three boxes of a band, as sud-lanes-kernel.inc draws it.
 */
extern const uint16_t sud_lanes_through[6][SUD_LANES_ROW];

bool sud_solo_avx512 (SudLanesJob *job, SudSoloRest *rest);
bool sud_solo_avx2 (SudLanesJob *job, SudSoloRest *rest);
bool sud_solo_sse4 (SudLanesJob *job, SudSoloRest *rest);
bool sud_solo_neon (SudLanesJob *job, SudSoloRest *rest);
