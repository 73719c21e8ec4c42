/* rubric-collection-text.h - what a person reads about many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

/** Returns: (transfer none): "One solution"; "…" while it is looked for */
const char *rubric_text_collection_verdict (RubricVerdict verdict);

/** Returns: (transfer none): "In progress" */
const char *rubric_text_stage (RubricStage stage);

/** Returns: (transfer full): "Solved", "42%", or nothing for a puzzle that was not begun */
char *rubric_text_progress (guint8 level);

/** Returns: (transfer full): "1,234,567" */
char *rubric_text_number (guint64 number);

/** Returns: (transfer full): "1,000,000 puzzles · 12 selected · 999,990 with one solution" */
char *rubric_text_collection (RubricCollection *collection, guint n_selected);

/** Returns: (transfer full): "3 of 12" */
char *rubric_text_position (guint position, guint n);
