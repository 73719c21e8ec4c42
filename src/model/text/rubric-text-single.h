/* rubric-text-single.h - why a digit goes into a cell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

/** Returns: (transfer full): why the one blank of a house is what is missing there */
char *rubric_text_full_house (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): why a cell can hold nothing else, with the digits it sees */
char *rubric_text_naked_single (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): why a digit can go nowhere else in a house, with the digits that are in its way */
char *rubric_text_hidden_single (const SudStep *step, const SudPencilmarks *marks);
