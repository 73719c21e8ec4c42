/* rubric-text-branch.h - one supposition, what follows from it, and why, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

#include <glib.h>

/** Returns: (transfer full): a node that is true or, not @on, false, as a clause: "row 1 column 2 is 4", "none of … is 4" */
char *rubric_text_node (const SudStepNode *node, gboolean on);

/**
 * rubric_text_append_branch:
 * @marks: the position before @step
 * @i: where a chain of @step begins
 *
 * Appends that chain, "Suppose …: then …, so ….", to what @text says.
 *
 * Returns: the node after its end
 */
int rubric_text_append_branch (GString *text, const SudStep *step, const SudPencilmarks *marks, int i);

/** Returns: (transfer full) (nullable): why its links hold, in one sentence, where a chain of @step is so long that they are
 * told without their reasons */
char *rubric_text_reasons (const SudStep *step);

/**
 * rubric_text_branches:
 * @marks: the position before @step
 *
 * Returns: (transfer full): all chains of @step; what they suppose is told once where it is the same for all, and those
 * that differ only at one of their ends are told as one
 */
char *rubric_text_branches (const SudStep *step, const SudPencilmarks *marks);
