/* rubric-solved-dialog.h - what a person meets who has solved a puzzle: a wave over the board, and what it took
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"
#include "sud-technique.h"

#include <adwaita.h>

#define RUBRIC_TYPE_SOLVED_DIALOG (rubric_solved_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolvedDialog, rubric_solved_dialog, RUBRIC, SOLVED_DIALOG, AdwWindow)

/**
 * rubric_solved_dialog_new:
 * @parent: has win.next-puzzle, win.make-another, win.print and win.export; what cannot be done now is not offered
 * @tally: what it took
 * @time: (nullable): how long, for people; NULL where nobody took the time
 * @level: of the new puzzle that is offered where there is no next one
 *
 * Returns: (transfer none): the dialog, not presented yet
 */
GtkWidget *rubric_solved_dialog_new (GtkWindow *parent, const RubricSolveStats *tally, const char *time, SudLevel level);

/**
 * rubric_solved_dialog_celebrate:
 *
 * Runs the wave over @board, in @parent, and shows the dialog after it; at once where the board is hidden meanwhile, and
 * not at all where the puzzle changes, @parent closes or another dialog is over it.
 */
void rubric_solved_dialog_celebrate (GtkWindow *parent, RubricBoard *board, const char *time, SudLevel level);
