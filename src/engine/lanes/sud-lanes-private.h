/* sud-lanes-private.h - what the backends and the table of backends share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"

/**
 * SudLanesCode:
 * @lanes: states worked on at once
 * @context_size: bytes, to be aligned to 64
 * @run: sud_lanes_run() on such a context, which need not be cleared
 */
typedef struct
{
  int lanes;
  size_t context_size;
  bool (*run) (void *context, SudLanesJob *job);
} SudLanesCode;

extern const SudLanesCode sud_lanes_avx512;
extern const SudLanesCode sud_lanes_avx2;
extern const SudLanesCode sud_lanes_sse4;
extern const SudLanesCode sud_lanes_neon;
extern const SudLanesCode sud_lanes_scalar;
