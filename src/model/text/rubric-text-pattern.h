/* rubric-text-pattern.h - why a pattern of candidates rules something out: fish with fins, wings, sets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

/* Each returns (transfer full): one or more sentences that say why, for the techniques it is named after. */

char *rubric_text_finned_fish (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_wing (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_guardians (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_bent_set (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_sue_de_coq (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_templates (const SudStep *step, const SudPencilmarks *marks);
