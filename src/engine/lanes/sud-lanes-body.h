/* sud-lanes-body.h - the engine, once: included by each backend after it has defined its vectors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#define ALL_LANES ((Mask)(((uint64_t)1 << LANES) - 1))

#ifndef FEW_REGISTERS
#define FEW_REGISTERS 0
#endif

/* Keeps a compiler from reading ahead of the end of a phase of a band. */
#if FEW_REGISTERS
#define PHASE __asm__ volatile ("" ::: "memory")
#else
#define PHASE (void)0
#endif

#include "sud-lanes-derived.h"
#include "sud-lanes-kernel.inc"
#include "sud-lanes-stacks.inc"
#include "sud-lanes-search.inc"

const SudLanesCode BACKEND = { LANES, sizeof (Context), run, go_on };
