/* rubric-check.h - what a person asks while solving, and the sentence that answers it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

/**
 * rubric_check_entries:
 * @mistakes: (out): the entries that are wrong
 * @sentence: (out) (transfer full): which they are, or why that cannot be told
 *
 * Returns: whether it can be told
 */
gboolean rubric_check_entries (RubricDesk *desk, SudCells *mistakes, char **sentence);

/** Goes back to where all entries were right. Returns: (transfer full): how far that was, or why it is not possible */
char *rubric_check_undo_mistakes (RubricDesk *desk);

/** Returns: (transfer full): how many cells of @sheet pass @filter of a board, which is not RUBRIC_FILTER_NONE */
char *rubric_check_describe_filter (const SudSheet *sheet, int filter);
