/* sud-footing.h - what a step stands on, and whether that is still there after others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-proof.h"

/**
 * sud_step_stands:
 * @proof: the arena of its proof, where it is a net
 * @found: the position in which it was found
 * @marks: the same after other steps
 *
 * Whether @self can be told at @marks as it was found: what it writes is a candidate, and of those that its pattern, its
 * chains, sets and proof name none is gone. What it does may be done already.
 */
bool sud_step_stands (const SudStep *self, const SudProof *proof, const SudPencilmarks *found, const SudPencilmarks *marks);

/** Whether @self rules out what the pattern, the chains or the sets of @other name. */
bool sud_step_spoils (const SudStep *self, const SudStep *other);
