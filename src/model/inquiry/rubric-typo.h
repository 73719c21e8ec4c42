/* rubric-typo.h - a change of one given that leads to one solution, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-typo.h"

#include <glib-object.h>

#define RUBRIC_TYPE_TYPO (rubric_typo_get_type ())
G_DECLARE_FINAL_TYPE (RubricTypo, rubric_typo, RUBRIC, TYPO, GObject)

/** Returns: (transfer full): a change of @grid, which is copied */
RubricTypo *rubric_typo_new (const SudGrid *grid, const SudTypo *typo);

/** Returns: (transfer none): where, and what stands there then */
const SudTypo *rubric_typo_get (RubricTypo *self);

/** Returns: (transfer full): "Row 3 column 5" */
char *rubric_typo_dup_place (RubricTypo *self);

/** Returns: (transfer full): "7 → 1" */
char *rubric_typo_dup_change (RubricTypo *self);

/** Returns: (transfer full): "In row 3 column 5, 1 instead of 7" */
char *rubric_typo_dup_sentence (RubricTypo *self);
