/* rubric-tally-text.h - what a person reads about what solving a puzzle took
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-tally.h"

/** Returns: (transfer none): a word of praise that is earned: "No mistakes, and no help. Impressive!" */
const char *rubric_text_tally_praise (const RubricTally *tally);

/** Returns: (transfer full): "None" or "3" */
char *rubric_text_tally_mistakes (const RubricTally *tally);

/** Returns: (transfer full): "None" or "2 cells filled in, 1 check" */
char *rubric_text_tally_help (const RubricTally *tally);
