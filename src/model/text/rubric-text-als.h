/* rubric-text-als.h - what follows from groups of cells with one digit more than they have cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

#include <glib.h>

/** Returns: (transfer full): two groups, and why a digit is in one of them, or all are fixed */
char *rubric_text_als_xz (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): the groups of a chain, then the chain through them */
char *rubric_text_als_chain (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): what follows from each candidate of the stem, and that it is the same digit in one place or another */
char *rubric_text_death_blossom (const SudStep *step, const SudPencilmarks *marks);
