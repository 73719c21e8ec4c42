/* rubric-make-measured.h - how rare it was what persons wished, as long as the program runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generator.h"

/**
 * rubric_make_measured_add:
 * @result: of one more try; its puzzles are not kept
 *
 * Returns: all that was tried of @wish until now, so that whoever wishes it again reads the same, or better
 */
RubricGeneratorResult rubric_make_measured_add (const SudPuzzleRequest *wish, const RubricGeneratorResult *result);
