/* rubric-text-collection.h - a collection of puzzles, its filters and its counts in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"
#include "rubric-text-grade.h"

/** Returns: (transfer none): "One solution"; "Not checked yet" while it is looked for */
const char *rubric_text_collection_verdict (RubricVerdict verdict);

/** Returns: (transfer full) (nullable): what that is by which puzzles are sorted, for who cannot know it */
char *rubric_text_meaning (RubricSort sort);

/** Returns: (transfer full): "1,204 hard" */
char *rubric_text_count_at_level (RubricLevel level, guint n);

/** Returns: (transfer full): "Hard, 1,204 puzzles" */
char *rubric_text_count_of_level (RubricLevel level, guint n);

/** Returns: (transfer none): "In progress" */
const char *rubric_text_stage (RubricStage stage);

/** Returns: (transfer full): "Solved", "42% filled in", or "Not started" */
char *rubric_text_progress (guint8 level);

/** Returns: (transfer full): why nothing at all is shown of what @query asks for */
char *rubric_text_nothing (const RubricQuery *query);

/** Returns: (transfer full): "12 of 1,000,000 puzzles · 12 selected · only Hard" */
char *rubric_text_collection (RubricCollection *collection, guint n_selected);

/** Returns: (transfer full): "49,151 with one solution" */
char *rubric_text_count (RubricVerdict verdict, guint n);

/** Returns: (transfer full): "One solution, 49,151 puzzles" */
char *rubric_text_count_of_verdict (RubricVerdict verdict, guint n);

/** Returns: (transfer full): "Puzzle 12: One solution, 42% filled in, Hard": a puzzle for who does not see it */
char *rubric_text_puzzle (RubricCollectionItem *item);

/** Returns: (transfer full): @text in one line: whatever ends a line, or is not to be seen, is a blank */
char *rubric_text_one_line (const char *text);

/** Returns: (transfer full): as much of @text as there is room for in a tooltip */
char *rubric_text_short (const char *text);

/** Returns: (transfer full): "3 of 12" */
char *rubric_text_position (guint position, guint n);
