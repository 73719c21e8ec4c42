/* rubric-solved-dialog-testing.h - the dialog of a solved puzzle without its wave, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-solved-dialog.h"

/** rubric_solved_dialog_new: Returns: (transfer none): the dialog about @stats, not presented yet */
GtkWidget *rubric_solved_dialog_new (GtkWindow *parent, const RubricSolveStats *stats, const char *time,
                                     SudLevel level);
