/* rubric-check.h - what a person asks while solving, and the sentence that answers it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

/** Returns: (nullable): why Solve can do nothing now, as a tooltip; NULL: it can */
const char *rubric_check_why_not_solve (RubricDesk *desk);

/** Returns: (nullable): the same for Check */
const char *rubric_check_why_not_check (RubricDesk *desk);

/** Returns: (nullable): the same for Explain */
const char *rubric_check_why_not_explain (RubricDesk *desk);

/** Returns: (nullable): the same for a search that is watched: from the givens, whatever else is filled in */
const char *rubric_check_why_not_watch (RubricDesk *desk);

/** Returns: (nullable): the same for Hint */
const char *rubric_check_why_not_hint (RubricDesk *desk);

/** Counts as a check. Returns: the entries that are wrong, where rubric_check_why_not_check() is NULL */
SudCells rubric_check_entries (RubricDesk *desk);

/** Goes back to where all entries were right. Returns: (transfer full): how far that was, or why it is not possible */
char *rubric_check_undo_mistakes (RubricDesk *desk);
